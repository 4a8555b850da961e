package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.contact.Contact;
import org.jmesat.control.CollisionListener;
import org.jmesat.internal.dispatch.UserDataListeners.Replacement;

/**
 * The listeners that are replaced in a delivery, and which successor takes over which contact. The maps are only looked
 * up, never iterated.
 */
final class Replacements {
    private final Map<CollisionListener, Replacement> byOld = new IdentityHashMap<>();
    /** By contact: the successors that expect its ENTER; later those that got it in this tick, and so get no STAY. */
    private final Map<Contact<?>, List<CollisionListener>> successors = new IdentityHashMap<>();

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

    /** Adds a successor, which may be null, of a contact. */
    void add(Contact<?> contact, CollisionListener successor) {
        if (successor != null) {
            successors.computeIfAbsent(contact, key -> new ArrayList<>(1)).add(successor);
        }
    }

    /** Removes the successors of a contact and returns them; null if there are none. */
    List<CollisionListener> take(Contact<?> contact) {
        return successors.remove(contact);
    }

    boolean contains(Contact<?> contact, CollisionListener listener) {
        return !successors.isEmpty() && contains(successors.get(contact), listener);
    }

    static boolean contains(List<CollisionListener> list, CollisionListener listener) {
        for (int i = 0; list != null && i < list.size(); i++) {
            if (list.get(i) == listener) {
                return true;
            }
        }
        return false;
    }

    /** Ends the delivery. */
    void clear() {
        if (!byOld.isEmpty() || !successors.isEmpty()) {
            byOld.clear();
            successors.clear();
        }
    }
}
