/**
 * Which pairs are in contact, since when, and why a contact ended, for a user to read. What keeps contacts from tick
 * to tick is {@code internal.contacts}.
 */
package org.jmesat.contact;
