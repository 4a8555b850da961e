package org.jmesat.contact;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;

/**
 * The contact events of a tick, valid until the next tick. Read them all in order ({@link #forEach}, {@link #list}), or
 * by kind.
 *
 * <p>The order is EXITs, ENTERs, STAYs. EXITs and STAYs are sorted by (lower id, higher id). ENTERs are sorted by
 * ({@linkplain Contact#getFraction() time of impact}, lower id, higher id); two times that are the same float count as
 * equal. The EXIT of a {@linkplain Contact#isPassThrough() pass-through} directly follows its ENTER.
 *
 * @param <T> the type of a body
 */
public interface ContactEvents<T> {
    /** The kind of an event. */
    enum Kind {
        /** The contact began in this tick. */
        ENTER,
        /** The contact began in an earlier tick and lasts. */
        STAY,
        /** The contact ended in this tick. */
        EXIT
    }

    /**
     * One event.
     *
     * @param kind the kind
     * @param contact the contact
     * @param <T> the type of a body
     */
    record Event<T>(Kind kind, Contact<T> contact) {
    }

    /** {@return the contacts of earlier ticks that ended in this one, each with its reason, as an unmodifiable view} */
    List<Contact<T>> exits();

    /**
     * {@return the contacts that began in this tick, as an unmodifiable view}
     * {@linkplain Contact#isWithdrawn() Withdrawn} contacts are included. A
     * {@linkplain Contact#isPassThrough() pass-through} has already ended.
     */
    List<Contact<T>> enters();

    /** {@return the contacts that began earlier and last, as an unmodifiable view} */
    List<Contact<T>> stays();

    /**
     * Calls a reader with each event in order. Allocates nothing.
     *
     * @param reader the reader (not null)
     */
    default void forEach(BiConsumer<Kind, Contact<T>> reader) {
        Objects.requireNonNull(reader, "reader");
        List<Contact<T>> exits = exits();
        for (int i = 0; i < exits.size(); i++) {
            reader.accept(Kind.EXIT, exits.get(i));
        }
        List<Contact<T>> enters = enters();
        for (int i = 0; i < enters.size(); i++) {
            Contact<T> contact = enters.get(i);
            reader.accept(Kind.ENTER, contact);
            if (contact.isPassThrough()) {
                reader.accept(Kind.EXIT, contact);
            }
        }
        List<Contact<T>> stays = stays();
        for (int i = 0; i < stays.size(); i++) {
            reader.accept(Kind.STAY, stays.get(i));
        }
    }

    /** {@return a new list of all events in order; its contacts are valid until the next tick} */
    default List<Event<T>> list() {
        List<Event<T>> events = new ArrayList<>(exits().size() + enters().size() + stays().size());
        forEach((kind, contact) -> events.add(new Event<>(kind, contact)));
        return events;
    }
}
