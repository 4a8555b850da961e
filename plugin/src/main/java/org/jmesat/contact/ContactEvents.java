package org.jmesat.contact;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;

/**
 * The events of a tick, in their order by {@link #forEach} and {@link #list}, or by kind. First come the EXITs, then
 * the ENTERs, then the STAYs. EXITs and STAYs are ascending by (lower id, higher id), ENTERs by
 * ({@linkplain Contact#getFraction() fraction}, lower id, higher id): what began earlier within the tick comes first,
 * where times that are the same float are the same. The EXIT of a {@linkplain Contact#isPassThrough() pass-through}
 * directly follows its ENTER. Valid until the next tick.
 *
 * @param <T> what a body is
 */
public final class ContactEvents<T> {
    /** What happened to a contact. */
    public enum Kind {
        /** It began in this tick. */
        ENTER,
        /** It began earlier and lasts. */
        STAY,
        /** It ended in this tick. */
        EXIT
    }

    /**
     * One event.
     *
     * @param kind what happened
     * @param contact to which contact
     * @param <T> what a body is
     */
    public record Event<T>(Kind kind, Contact<T> contact) {
    }

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
     * Reads all events in their order. It allocates nothing.
     *
     * @param reader receives each event (not null)
     */
    public void forEach(BiConsumer<Kind, Contact<T>> reader) {
        Objects.requireNonNull(reader, "reader");
        for (int i = 0; i < exits.size(); i++) {
            reader.accept(Kind.EXIT, exits.get(i));
        }
        for (int i = 0; i < enters.size(); i++) {
            Contact<T> contact = enters.get(i);
            reader.accept(Kind.ENTER, contact);
            if (contact.isPassThrough()) {
                reader.accept(Kind.EXIT, contact);
            }
        }
        for (int i = 0; i < stays.size(); i++) {
            reader.accept(Kind.STAY, stays.get(i));
        }
    }

    /**
     * Returns all events in their order.
     *
     * @return a new list, whose contacts are valid until the next tick
     */
    public List<Event<T>> list() {
        List<Event<T>> events = new ArrayList<>(exits.size() + enters.size() + stays.size());
        forEach((kind, contact) -> events.add(new Event<>(kind, contact)));
        return events;
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
