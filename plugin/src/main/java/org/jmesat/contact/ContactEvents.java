package org.jmesat.contact;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;

/**
 * The events of a tick: all in their order ({@link #forEach}, {@link #list}), or by kind. First come the EXITs, then
 * the ENTERs, then the STAYs. EXITs and STAYs are ascending by (lower id, higher id), ENTERs by
 * ({@linkplain Contact#getFraction() fraction}, lower id, higher id): what began earlier within the tick comes first.
 * Fractions that are the same float count as equal. The EXIT of a {@linkplain Contact#isPassThrough() pass-through}
 * directly follows its ENTER. Valid until the next tick.
 *
 * @param <T> what a body is
 */
public interface ContactEvents<T> {
    /** What happened to a contact. */
    enum Kind {
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
    record Event<T>(Kind kind, Contact<T> contact) {
    }

    /** {@return the contacts of earlier ticks that ended in this one, each with its reason, as an unmodifiable view} */
    List<Contact<T>> exits();

    /**
     * Returns the contacts that began in this tick, {@linkplain Contact#isWithdrawn() withdrawn} ones included.
     *
     * @return an unmodifiable view; those that are a {@linkplain Contact#isPassThrough() pass-through} have ended, too
     */
    List<Contact<T>> enters();

    /** {@return the contacts that began earlier and last, as an unmodifiable view} */
    List<Contact<T>> stays();

    /**
     * Reads all events in their order. It allocates nothing.
     *
     * @param reader receives each event (not null)
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

    /** {@return a new list of all events in their order, whose contacts are valid until the next tick} */
    default List<Event<T>> list() {
        List<Event<T>> events = new ArrayList<>(exits().size() + enters().size() + stays().size());
        forEach((kind, contact) -> events.add(new Event<>(kind, contact)));
        return events;
    }
}
