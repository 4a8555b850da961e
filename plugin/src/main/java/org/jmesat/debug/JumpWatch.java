package org.jmesat.debug;

import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport.Owner;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.Collider;

/**
 * Notices when the normal and the MTV of the explained pair turn suddenly: in one tick B was pushed one way and in the
 * next another way. A player that slides along tiles and is pushed sideways at a corner is such a case. Each tick in
 * contact is compared with the previous one, also after a few ticks without contact: a response such as PushApart may
 * part the two in between.
 */
final class JumpWatch {
    /** The cosine of the smallest turn that counts as a jump. */
    private static final double COSINE = Math.cos(Math.toRadians(30));
    /** The most ticks from one contact to the next that are compared: three ticks without contact lie between. */
    private static final int MOST_TICKS = 4;

    private boolean known;
    /** If known. */
    private Normal previous = new Normal();
    private Normal present = new Normal();
    /**
     * The last jump as a sentence without a full stop, such as "The smallest push (MTV) jumped in tick 412 from
     * edge 2 of B (depth 0.12) to edge 1 of B (0.11)"; or null. If a side is another collider than before, its name
     * stands for the letter. If another piece than the first one of a side decides, the pieces are named as well, as in
     * "edge 2 of B (depth 0.12, piece 0 of A and 3 of B)".
     */
    String last;

    /** The normal of a contact, and what it comes from. */
    private static final class Normal {
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

        private void set(long newTick, Collider newA, Collider newB, AxisReport report) {
            Axis axis = report.deciding();
            tick = newTick;
            a = newA;
            b = newB;
            pieceA = report.pieceA();
            pieceB = report.pieceB();
            x = axis.x();
            y = axis.y();
            depth = Math.max(0, -axis.separation());
            owner = axis.owner();
            edgeOfA = axis.edgeOfA();
            edgeOfB = axis.edgeOfB();
        }
    }

    /** Forgets the previous normal and the last jump. */
    void clear() {
        forgetNormal();
        last = null;
    }

    /** Forgets the previous normal, so that the next one is no jump. */
    void forgetNormal() {
        known = false;
        previous = new Normal();
        present = new Normal();
    }

    /** Forgets everything if this is another pair; without a pair (nulls), only when a collider was removed. */
    void keep(Collider a, Collider b) {
        if (known && (a == null || b == null ? previous.a.isRemoved() || previous.b.isRemoved()
                : a != previous.a || b != previous.b)) {
            clear();
        }
    }

    /** Compares the deciding axis of a pair in contact with that of the previous contact. */
    void add(long tick, Collider a, Collider b, AxisReport report) {
        present.set(tick, a, b, report);
        if (known && tick > previous.tick && tick - previous.tick <= MOST_TICKS
                && present.x * previous.x + present.y * previous.y < COSINE) {
            last = describe(previous, present);
        }
        Normal swap = previous;
        previous = present;
        present = swap;
        known = true;
    }

    private static String describe(Normal from, Normal to) {
        boolean pieces = (from.pieceA | from.pieceB | to.pieceA | to.pieceB) != 0;
        String a = from.a == to.a ? "A" : null;
        String b = from.b == to.b ? "B" : null;
        StringBuilder text = new StringBuilder("The smallest push (MTV) jumped in tick ").append(to.tick);
        append(text.append(" from "), from, a, b, " (depth ", pieces);
        append(text.append(" to "), to, a, b, " (", pieces);
        return text.toString();
    }

    /** Appends the edges, the depth and, if wanted, the pieces; a letter that is null stands for the other collider. */
    private static void append(StringBuilder text, Normal normal, String letterA, String letterB, String depth,
            boolean pieces) {
        String a = " of " + (letterA == null ? name(normal.a) : letterA);
        String b = " of " + (letterB == null ? name(normal.b) : letterB);
        switch (normal.owner) {
            case A -> text.append("edge ").append(normal.edgeOfA).append(a);
            case B -> text.append("edge ").append(normal.edgeOfB).append(b);
            case BOTH -> text.append("edge ").append(normal.edgeOfA).append(a).append(" and ").append(normal.edgeOfB)
                    .append(b);
            case CORNERS -> text.append("the closest corners");
        }
        NumberText.append(text.append(depth), normal.depth);
        if (pieces) {
            text.append(", piece ").append(normal.pieceA).append(a).append(" and ").append(normal.pieceB).append(b);
        }
        text.append(')');
    }

    private static Object name(Collider collider) {
        return collider.getOwner() == null ? collider : collider.getOwner();
    }
}
