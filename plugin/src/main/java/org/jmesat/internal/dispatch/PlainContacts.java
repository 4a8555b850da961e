package org.jmesat.internal.dispatch;

import java.util.Arrays;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.world.Collider;

/**
 * The contacts whose audience is just the listeners that are registered for all pairs, or nobody. Their STAYs need
 * neither the bodies nor the audience, which are cache misses.
 *
 * <p>A contact is plain from the delivery that finds it so, until a listener is registered or removed, or a side gets a
 * listener.
 */
final class PlainContacts {
    private final ListeningBodies listening;
    /** By contact index: the {@link #number} at which the contact was found plain; 0 if it was not. */
    private int[] found = {};
    private List<Registration> registrations = List.of();
    /** The number of this list of registrations; each new list gets the next one. */
    private int number = 1;
    private boolean allForAll = true;

    PlainContacts(ListeningBodies listening) {
        this.listening = listening;
    }

    /** Called with the frozen registrations before a delivery. */
    void begin(List<Registration> frozen) {
        if (frozen == registrations) {
            return;
        }
        registrations = frozen;
        number++;
        allForAll = true;
        for (int i = 0; i < frozen.size(); i++) {
            allForAll &= frozen.get(i).isForAll();
        }
    }

    /** Frees the memory, after all contacts have ended. */
    void clear() {
        found = new int[0];
    }

    boolean contains(Contact<Collider> contact) {
        int index = contact.getIndex();
        return index < found.length && found[index] == number && !listening.contains(contact.getIdA())
                && !listening.contains(contact.getIdB());
    }

    void remove(Contact<Collider> contact) {
        if (contact.getIndex() < found.length) {
            found[contact.getIndex()] = 0;
        }
    }

    /** Called after an event was delivered to the listeners of both sides and to all registered ones. */
    void addIfPlain(Contact<Collider> contact, CollisionBody a, CollisionBody b) {
        if (!allForAll || a.listenerCount() > 0 || b.listenerCount() > 0) {
            return;
        }
        int index = contact.getIndex();
        if (index >= found.length) {
            found = Arrays.copyOf(found, Math.max(index + 1, 2 * found.length));
        }
        found[index] = number;
    }
}
