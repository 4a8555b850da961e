package org.jmesat.internal.dispatch;

import org.jmesat.contact.Contact;
import org.jmesat.control.PushApart;

/** Two colliders in contact, or pushed into each other, and their penetration at their present places. */
final class PushPair {
    /** Null for an overlap that a push made. */
    Contact<?> contact;
    /** The control that has asked for a push; null if nobody has, and the two only support each other. */
    PushApart asking;
    PushSide a;
    PushSide b;
    /** Whether pushes of this pair leave a side in place. */
    boolean isPlacedA;
    boolean isPlacedB;
    /** Whether the two are to be pushed apart. */
    boolean isPushed;
    /** The sum of the bodies' versions at the last measurement; −1 before. */
    int version;
    /** How far B had moved relative to A since the step at the last measurement. */
    double dx;
    double dy;
    double separation;
    /** The unit normal from A to B. */
    double normalX;
    double normalY;
    double tolerance;
    /** What is behind a side against a push by the other one, and the pass in which this was found. */
    int behindA;
    int behindB;
    int passA;
    int passB;
    /** How firmly the other side stands, for the side that is being placed. */
    int firmness;

    void open(PushSide newA, PushSide newB, boolean pushed) {
        a = newA;
        b = newB;
        isPushed = pushed;
        version = -1;
        tolerance = 0;
        passA = 0;
        passB = 0;
    }

    void close() {
        contact = null;
        asking = null;
        a = null;
        b = null;
    }

    PushSide side(PushBody body) {
        return body == a.body ? a : b;
    }

    PushSide other(PushBody body) {
        return body == a.body ? b : a;
    }

    boolean isPlaced(PushSide side) {
        return side == a ? isPlacedA : isPlacedB;
    }

    boolean isOf(PushSide first, PushSide second) {
        return a == first && b == second || a == second && b == first;
    }

    /** The depth beyond what may remain, in world units; 0 if nothing is to be done. */
    double excess() {
        double depth = -separation - Math.max(a.body.slop, b.body.slop);
        return depth > 0.5 * tolerance ? depth : 0;
    }
}
