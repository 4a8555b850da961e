package org.jmesat.internal.contacts;

import org.jmesat.geometry.Penetration;
import org.jmesat.narrowphase.ContactManifold;

/** What only few contacts need: points, impact, and results that were read. */
final class ContactDetails {
    final Penetration penetration = new Penetration();
    int pieceA;
    int pieceB;
    /** The tick for which pieces and penetration are known. */
    long measuredTick;
    /** Null until somebody asks for points. */
    ContactManifold manifold;
    /** The tick whose points are known. */
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
