package org.jmesat.internal.push;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.control.PushApart;

/**
 * The footings of the bodies in this tick, in the order in which they came in, and of those in the last tick. A body
 * that is not in a tick is forgotten at its end, and its footing reused.
 */
final class Footings {
    private final Map<PushApart, Footing> byControl = new IdentityHashMap<>();
    private List<Footing> current = new ArrayList<>();
    private List<Footing> former = new ArrayList<>();
    private final ArrayList<Footing> spare = new ArrayList<>();

    /** {@return the footing of a control's body, which is in this tick from now on; null for no control} */
    Footing of(PushApart control) {
        if (control == null) {
            return null;
        }
        Footing footing = byControl.get(control);
        if (footing == null) {
            footing = spare.isEmpty() ? new Footing() : spare.remove(spare.size() - 1);
            footing.open(control);
            byControl.put(control, footing);
        }
        if (!footing.isEnlisted()) {
            footing.enlist();
            current.add(footing);
        }
        return footing;
    }

    /** How many bodies are in this tick. */
    int size() {
        return current.size();
    }

    Footing get(int i) {
        return current.get(i);
    }

    /** Ends the tick. */
    void end() {
        for (int i = 0; i < former.size(); i++) {
            Footing footing = former.get(i);
            if (!footing.isEnlisted()) {
                byControl.remove(footing.control());
                footing.close();
                spare.add(footing);
            }
        }
        former.clear();
        List<Footing> swap = former;
        former = current;
        current = swap;
        for (int i = 0; i < former.size(); i++) {
            former.get(i).end();
        }
    }
}
