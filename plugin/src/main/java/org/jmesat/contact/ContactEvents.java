package org.jmesat.contact;

import java.util.List;

/**
 * What changed in a tick, to be read in the order EXIT, ENTER, STAY. EXITs and STAYs are ascending by (lower id, higher
 * id), ENTERs by ({@linkplain Contact#getFraction() fraction}, lower id, higher id): what began earlier within the tick
 * comes first, where times that are the same float are the same. A {@linkplain Contact#isPassThrough() pass-through} is among the ENTERs alone: its EXIT directly follows
 * its ENTER. Valid until the next tick.
 *
 * @param <T> what a body is
 */
public final class ContactEvents<T> {
    private final ContactList<T> exits = new ContactList<>();
    private final ContactList<T> enters = new ContactList<>();
    private final ContactList<T> stays = new ContactList<>();

    ContactEvents() {
    }

    void clear() {
        exits.clear();
        enters.clear();
        stays.clear();
    }

    void clearExits() {
        exits.clear();
    }

    void trim() {
        exits.trim();
        enters.trim();
        stays.trim();
    }

    void addExit(Contact<T> contact) {
        exits.add(contact);
    }

    void addEnter(Contact<T> contact) {
        enters.add(contact);
    }

    /** Brings the ENTERs into another order: the i-th is the one that was at the place {@code order[i]}. */
    void reorderEnters(int[] order) {
        enters.reorder(order);
    }

    void addStays(ContactList<T> contacts, int from, int to) {
        stays.addAll(contacts, from, to);
    }

    /**
     * Returns the contacts of earlier ticks that ended in this one.
     *
     * @return an unmodifiable view; each contact carries its reason
     */
    public List<Contact<T>> exits() {
        return exits.view();
    }

    /**
     * Returns the contacts that began in this tick, {@linkplain ContactTracker#withdraw withdrawn} ones included.
     *
     * @return an unmodifiable view; those that are a {@linkplain Contact#isPassThrough() pass-through} have ended, too
     */
    public List<Contact<T>> enters() {
        return enters.view();
    }

    /**
     * Returns the contacts that began earlier and last.
     *
     * @return an unmodifiable view
     */
    public List<Contact<T>> stays() {
        return stays.view();
    }
}
