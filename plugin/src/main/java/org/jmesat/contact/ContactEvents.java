package org.jmesat.contact;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What changed in a tick, to be read in the order EXIT, ENTER, STAY; each list is ascending by (lower id, higher id).
 * A {@linkplain Contact#isPassThrough() pass-through} is among the ENTERs alone: its EXIT directly follows its ENTER.
 * Valid until the next tick.
 *
 * @param <T> what a body is
 */
public final class ContactEvents<T> {
    private final ArrayList<Contact<T>> exits = new ArrayList<>();
    private final ContactOrder<T> exitOrder = new ContactOrder<>();
    private final ArrayList<Contact<T>> enters = new ArrayList<>();
    private final ArrayList<Contact<T>> stays = new ArrayList<>();
    private final List<Contact<T>> exitsView = Collections.unmodifiableList(exits);
    private final List<Contact<T>> entersView = Collections.unmodifiableList(enters);
    private final List<Contact<T>> staysView = Collections.unmodifiableList(stays);

    ContactEvents() {
    }

    void clear() {
        exits.clear();
        enters.clear();
        stays.clear();
    }

    void addExit(Contact<T> contact) {
        exits.add(contact);
    }

    /** Exits come in a few ascending runs, which are merged. */
    void sortExits() {
        exitOrder.sort(exits);
    }

    void addEnter(Contact<T> contact) {
        enters.add(contact);
    }

    void addStay(Contact<T> contact) {
        stays.add(contact);
    }

    /**
     * Returns the contacts of earlier ticks that ended in this one.
     *
     * @return an unmodifiable view; each contact carries its reason
     */
    public List<Contact<T>> exits() {
        return exitsView;
    }

    /**
     * Returns the contacts that began in this tick.
     *
     * @return an unmodifiable view; those that are a {@linkplain Contact#isPassThrough() pass-through} have ended, too
     */
    public List<Contact<T>> enters() {
        return entersView;
    }

    /**
     * Returns the contacts that began earlier and last.
     *
     * @return an unmodifiable view
     */
    public List<Contact<T>> stays() {
        return staysView;
    }
}
