package org.jmesat.internal.step;

import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactEvents;

/** The events of a tick, one list for each kind. */
final class TrackedEvents<T> implements ContactEvents<T> {
    final ContactList<T> exits = new ContactList<>();
    final ContactList<T> enters = new ContactList<>();
    final ContactList<T> stays = new ContactList<>();

    void clear() {
        exits.clear();
        enters.clear();
        stays.clear();
    }

    void trim() {
        exits.trim();
        enters.trim();
        stays.trim();
    }

    @Override
    public List<Contact<T>> exits() {
        return exits.view();
    }

    @Override
    public List<Contact<T>> enters() {
        return enters.view();
    }

    @Override
    public List<Contact<T>> stays() {
        return stays.view();
    }
}
