package org.jmesat.internal.dispatch;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.control.PushApart;

/**
 * The footings of the bodies in this tick, in the order of their first pair, and of those in the last tick. The footing
 * of a body that is in no pair of a tick returns to the pool.
 */
final class Footings {
    private final Map<PushApart, Footing> byControl = new IdentityHashMap<>();
    private List<Footing> current = new ArrayList<>();
    private List<Footing> former = new ArrayList<>();
    private final ArrayList<Footing> spare = new ArrayList<>();

    /** {@return the footing of a control's body, marked as part of this tick; null for no control} */
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
        if (!footing.isInTick()) {
            footing.enterTick();
            current.add(footing);
        }
        return footing;
    }

    /** The number of bodies in this tick. */
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
            if (!footing.isInTick()) {
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
