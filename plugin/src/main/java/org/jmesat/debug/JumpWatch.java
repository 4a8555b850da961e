package org.jmesat.debug;

import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport.Owner;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.Collider;

/**
 * Notices when the normal of the explained pair turns suddenly. Each tick in contact is compared with the previous one,
 * also after a few ticks without contact: a response such as PushApart may part the two in between.
 */
final class JumpWatch {
    /** The cosine of the smallest turn that counts as a jump. */
    private static final double COSINE = Math.cos(Math.toRadians(30));
    /** The most ticks from one contact to the next that are compared: three ticks without contact lie between. */
    private static final int MOST_TICKS = 4;

    private boolean known;
    private long tick;
    private Collider a;
    private Collider b;
    private int pieceA;
    private int pieceB;
    private double x;
    private double y;
    private double depth;
    private Owner owner;
    private int edgeOfA;
    private int edgeOfB;
    private NormalJump last;

    /** Forgets the previous normal and the last jump. */
    void clear() {
        forgetNormal();
        last = null;
    }

    /** Forgets the previous normal, so that the next one is no jump. */
    void forgetNormal() {
        known = false;
        a = null;
        b = null;
    }

    /** Forgets everything if this is another pair; without a pair (nulls), only when a collider was removed. */
    void keep(Collider newA, Collider newB) {
        if (known && (newA == null || newB == null ? a.isRemoved() || b.isRemoved() : newA != a || newB != b)) {
            clear();
        }
    }

    /** Compares the deciding axis of a pair in contact with that of the previous contact. */
    void add(long now, Collider newA, Collider newB, AxisReport report) {
        Axis axis = report.deciding();
        if (known && now > tick && now - tick <= MOST_TICKS && axis.x() * x + axis.y() * y < COSINE) {
            NormalJump.Normal from =
                    new NormalJump.Normal(a, b, pieceA, pieceB, x, y, depth, owner, edgeOfA, edgeOfB);
            last = new NormalJump(now, from, new NormalJump.Normal(newA, newB, report.pieceA(), report.pieceB(),
                    axis.x(), axis.y(), depth(axis), axis.owner(), axis.edgeOfA(), axis.edgeOfB()));
        }
        known = true;
        tick = now;
        a = newA;
        b = newB;
        pieceA = report.pieceA();
        pieceB = report.pieceB();
        x = axis.x();
        y = axis.y();
        depth = depth(axis);
        owner = axis.owner();
        edgeOfA = axis.edgeOfA();
        edgeOfB = axis.edgeOfB();
    }

    private static double depth(Axis axis) {
        return Math.max(0, -axis.separation());
    }

    /** Returns the last jump, or null. */
    NormalJump last() {
        return last;
    }
}
