package org.jmesat.internal.step;

import org.jmesat.internal.sat.SatResult;
import org.jmesat.narrowphase.ContactManifold;

/** Values that only few contacts need: points, time of impact, flags, and a copy of the result if it was read. */
final class ContactDetails {
    final SatResult penetration = new SatResult();
    int pieceA;
    int pieceB;
    /** The tick of the values in the pieces and the penetration. */
    long measuredTick;
    /** Null until the points are read. */
    ContactManifold manifold;
    /** The tick of the points in the manifold. */
    long manifoldTick;
    double fraction;
    boolean conservative;
    boolean passThrough;
    boolean withdrawn;

    ContactDetails() {
        clear();
    }

    void clear() {
        measuredTick = -1;
        manifoldTick = -1;
        fraction = 1;
        conservative = false;
        passThrough = false;
        withdrawn = false;
    }
}
