package org.jmesat.debug;

import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.AxisReport.Owner;
import org.jmesat.world.Collider;

/**
 * A sudden turn of the normal and the MTV of the explained pair: in one tick B was pushed one way and in the next, or
 * after at most three ticks without contact, another way. A player that slides along tiles and is pushed sideways at a
 * corner is such a case.
 *
 * @param tick the first tick with the new normal
 * @param from the normal before
 * @param to the normal in that tick
 */
public record NormalJump(long tick, Normal from, Normal to) {
    /**
     * The normal of a contact, and what it comes from.
     *
     * @param a the collider that was A
     * @param b the collider that was B; both normals of a jump may have another one if only the other side was chosen
     * @param pieceA the index of the piece of A
     * @param pieceB the index of the piece of B
     * @param x x of the unit normal from A to B, in the plane
     * @param y y of that normal
     * @param depth the penetration depth in world units (≥0)
     * @param owner the shape whose edge the normal is perpendicular to
     * @param edgeOfA the index of the edge of A; −1 for none
     * @param edgeOfB the index of the edge of B; −1 for none
     */
    public record Normal(Collider a, Collider b, int pieceA, int pieceB, double x, double y, double depth, Owner owner,
            int edgeOfA, int edgeOfB) {
    }

    /** {@return the angle from the old normal to the new one, in degrees (−180 to 180), counter-clockwise positive} */
    public double degrees() {
        return Math.toDegrees(Math.atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y));
    }

    /**
     * {@return the jump as a sentence without a full stop, such as "The smallest push (MTV) jumped in tick 412 from
     * edge 2 of B (depth 0.12) to edge 1 of B (0.11)"}
     * If a side is another collider than before, its name stands for the letter. If another piece than the first one of
     * a side decides, the pieces are named as well, as in "edge 2 of piece 1 of B".
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("The smallest push (MTV) jumped in tick ").append(tick);
        append(text.append(" from "), from);
        NumberText.append(text.append(" (depth "), from.depth);
        append(text.append(") to "), to);
        return NumberText.append(text.append(" ("), to.depth).append(')').toString();
    }

    private void append(StringBuilder text, Normal normal) {
        switch (normal.owner) {
            case A -> appendEdgeOfA(text.append("edge "), normal);
            case B -> appendEdgeOfB(text.append("edge "), normal);
            case BOTH -> {
                appendEdgeOfA(text.append("edge "), normal);
                appendEdgeOfB(text.append(" and "), normal);
            }
            case CORNERS -> text.append("the closest corners");
        }
    }

    private void appendEdgeOfA(StringBuilder text, Normal normal) {
        append(text, normal.edgeOfA, from.pieceA == 0 && to.pieceA == 0 ? -1 : normal.pieceA,
                from.a == to.a ? "A" : null, normal.a);
    }

    private void appendEdgeOfB(StringBuilder text, Normal normal) {
        append(text, normal.edgeOfB, from.pieceB == 0 && to.pieceB == 0 ? -1 : normal.pieceB,
                from.b == to.b ? "B" : null, normal.b);
    }

    /** Appends the name of an edge; the piece is −1 if it is not named, the letter null if it is another collider. */
    private static void append(StringBuilder text, int edge, int piece, String letter, Collider collider) {
        text.append(edge).append(" of ");
        if (piece >= 0) {
            text.append("piece ").append(piece).append(" of ");
        }
        if (letter != null) {
            text.append(letter);
        } else {
            text.append(collider.getOwner() == null ? collider : collider.getOwner());
        }
    }
}
