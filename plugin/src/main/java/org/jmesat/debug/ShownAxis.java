package org.jmesat.debug;

import java.util.List;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport.Owner;

/** An axis that a view shows, remembered by its owner and edges, since reports reuse their axes. */
final class ShownAxis {
    /** Null for none. */
    private Owner owner;
    private int edgeOfA;
    private int edgeOfB;

    void clear() {
        owner = null;
    }

    /** Remembers an axis; null for none. Returns whether this is another one than before. */
    boolean set(Axis axis) {
        if (axis == null ? owner == null : matches(axis)) {
            return false;
        }
        owner = axis == null ? null : axis.owner();
        edgeOfA = axis == null ? -1 : axis.edgeOfA();
        edgeOfB = axis == null ? -1 : axis.edgeOfB();
        return true;
    }

    /** Finds the axis with the same owner and edges or else, as parallel edges come and go, with a common edge. */
    Axis find(List<Axis> axes) {
        Axis similar = null;
        for (int i = 0; owner != null && i < axes.size(); i++) {
            Axis each = axes.get(i);
            if (matches(each)) {
                return each;
            }
            boolean common = edgeOfA >= 0 && each.edgeOfA() == edgeOfA || edgeOfB >= 0 && each.edgeOfB() == edgeOfB;
            similar = similar == null && common ? each : similar;
        }
        return similar;
    }

    private boolean matches(Axis axis) {
        return owner == axis.owner() && edgeOfA == axis.edgeOfA() && edgeOfB == axis.edgeOfB();
    }
}
