/**
 * Contacts and contact events as users read them: which pairs are in contact, since when, and why a contact ended.
 * {@code internal.step} tracks contacts from tick to tick. How an EXIT gets its reason is there,
 * too.
 */
package org.jmesat.contact;
