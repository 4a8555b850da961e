package org.jmesat.internal.dispatch;

import org.jmesat.contact.Contact;
import org.jmesat.control.PushApart;
import org.jmesat.world.Collider;

/** Two colliders in contact, or pushed into each other, and their penetration at their present places. */
final class PushPair {
    static final int UNKNOWN = -1;

    /** Null for an overlap that a push made. */
    Contact<Collider> contact;
    /** The control that has asked for a push, or null. */
    PushApart asking;
    PushSide a;
    PushSide b;
    /** Whether the two are to be pushed apart; otherwise they only support each other. */
    boolean isPushed;
    /** The depth that may remain. */
    double slop;
    /** The sum of the bodies' versions at the last measurement; −1 before. */
    int version;
    /** How far B had moved relative to A since the step at the last measurement; NaN before. */
    double dx;
    double dy;
    double separation;
    /** The unit normal from A to B. */
    double normalX;
    double normalY;
    double tolerance;
    private int anchorA;
    private int anchorB;
    /** How firmly the other side stands, for the body that is being placed. */
    int firmness;
    /** By side, A first: what is behind it against a push by the other one, in this pass; or {@link #UNKNOWN}. */
    final int[] behind = new int[2];

    /** Opens the pair of two sides; returns false if no push can move either. */
    boolean open(PushSide newA, PushSide newB) {
        a = newA;
        b = newB;
        // A body takes along what is below it.
        anchorA = Math.max(a.anchor, a.body.carries(b.body) ? PushSide.PUT : 0);
        anchorB = Math.max(b.anchor, b.body.carries(a.body) ? PushSide.PUT : 0);
        slop = Math.max(a.body.slop, b.body.slop);
        version = -1;
        dx = Double.NaN;
        dy = Double.NaN;
        tolerance = 0;
        return (anchorA == 0 || anchorB == 0) && a.top == b.top
                && Double.isFinite(b.movedX - a.movedX) && Double.isFinite(b.movedY - a.movedY);
    }

    /** Why no push moves either side, for the control of one side, which has asked for it. */
    String whyStill() {
        PushSide own = a.body.control == asking ? a : b;
        if (a.body.carries(b.body) || b.body.carries(a.body)) {
            return "the two move as one body";
        }
        return own.collider.isFixed() ? "its body is fixed, and nothing pushes the other one"
                : own.anchor > 0 ? "weight: it is infinite, and nothing pushes the other one"
                : "the two are not in one scene";
    }

    void close() {
        contact = null;
        asking = null;
        a = null;
        b = null;
        isPushed = false;
    }

    PushSide side(PushBody body) {
        return body == a.body ? a : b;
    }

    PushSide other(PushSide side) {
        return side == a ? b : a;
    }

    /** What holds a side in place against pushes of this pair: as of the side, or the other one is below it. */
    int anchor(PushSide side) {
        return side == a ? anchorA : anchorB;
    }

    boolean isOf(PushSide first, PushSide second) {
        return a == first && b == second || a == second && b == first;
    }
}
