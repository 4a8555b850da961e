package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.contact.Contact;
import org.jmesat.control.CollisionListener;

/**
 * The listeners that are replaced in a delivery, and which successor takes over which contact. The maps are only looked
 * up, never iterated.
 */
final class Replacements {
    private final Map<CollisionListener, Replacement> byOld = new IdentityHashMap<>();
    /** By contact: the successors of listeners that knew it, which have not got its ENTER yet. */
    private final Map<Contact<?>, List<CollisionListener>> expecting = new IdentityHashMap<>();
    /** By contact: the successors that got its ENTER in this tick, and so get no STAY. */
    private final Map<Contact<?>, List<CollisionListener>> greeted = new IdentityHashMap<>();

    /** Begins a delivery; returns whether any listener is replaced. */
    boolean begin(List<Replacement> replacements) {
        for (int i = 0; i < replacements.size(); i++) {
            byOld.put(replacements.get(i).old(), replacements.get(i));
        }
        return !byOld.isEmpty();
    }

    /** The replacement of a listener that knows a contact through a spatial; null if it is not replaced. */
    Replacement find(CollisionListener listener, Spatial spatial) {
        Replacement found = byOld.isEmpty() ? null : byOld.get(listener);
        return found == null || found.spatial() != spatial ? null : found;
    }

    /** Ends the time in which the old listeners count as installed. */
    void endExits() {
        byOld.clear();
    }

    /** Notes that a successor, which may be null, takes over a contact. */
    void expect(Contact<?> contact, CollisionListener successor) {
        if (successor != null) {
            expecting.computeIfAbsent(contact, key -> new ArrayList<>(1)).add(successor);
        }
    }

    boolean hasSuccessors(Contact<?> contact) {
        return expecting.containsKey(contact);
    }

    boolean isExpecting(Contact<?> contact, CollisionListener listener) {
        return contains(expecting, contact, listener);
    }

    /** Notes that a successor got its ENTER. */
    void greet(Contact<?> contact, CollisionListener successor) {
        greeted.computeIfAbsent(contact, key -> new ArrayList<>(1)).add(successor);
    }

    boolean isGreeted(Contact<?> contact, CollisionListener listener) {
        return !greeted.isEmpty() && contains(greeted, contact, listener);
    }

    private static boolean contains(Map<Contact<?>, List<CollisionListener>> lists, Contact<?> contact,
            CollisionListener listener) {
        List<CollisionListener> list = lists.get(contact);
        for (int i = 0; list != null && i < list.size(); i++) {
            if (list.get(i) == listener) {
                return true;
            }
        }
        return false;
    }

    /** Ends the delivery. */
    void clear() {
        if (byOld.isEmpty() && expecting.isEmpty() && greeted.isEmpty()) {
            return;
        }
        byOld.clear();
        expecting.clear();
        greeted.clear();
    }
}
