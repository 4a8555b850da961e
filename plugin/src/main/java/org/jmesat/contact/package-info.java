/**
 * Contacts and contact events as users read them: which pairs are in contact, since when, and why a contact ended.
 * {@code internal.contacts} tracks contacts from tick to tick. How an EXIT gets its reason is in
 * {@code internal.pairs}.
 */
package org.jmesat.contact;
