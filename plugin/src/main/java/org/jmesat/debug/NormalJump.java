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
record NormalJump(long tick, Normal from, Normal to) {
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
     * a side decides, the pieces are named as well, as in "edge 2 of B (depth 0.12, piece 0 of A and 3 of B)".
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("The smallest push (MTV) jumped in tick ").append(tick);
        append(text.append(" from "), from);
        appendPieces(NumberText.append(text.append(" (depth "), from.depth), from);
        append(text.append(") to "), to);
        appendPieces(NumberText.append(text.append(" ("), to.depth), to);
        return text.append(')').toString();
    }

    private void append(StringBuilder text, Normal normal) {
        switch (normal.owner) {
            case A -> appendSide(text.append("edge "), normal.edgeOfA, normal.a, from.a == to.a, "A");
            case B -> appendSide(text.append("edge "), normal.edgeOfB, normal.b, from.b == to.b, "B");
            case BOTH -> {
                appendSide(text.append("edge "), normal.edgeOfA, normal.a, from.a == to.a, "A");
                appendSide(text.append(" and "), normal.edgeOfB, normal.b, from.b == to.b, "B");
            }
            case CORNERS -> text.append("the closest corners");
        }
    }

    private void appendPieces(StringBuilder text, Normal normal) {
        if ((from.pieceA | from.pieceB | to.pieceA | to.pieceB) != 0) {
            appendSide(text.append(", piece "), normal.pieceA, normal.a, from.a == to.a, "A");
            appendSide(text.append(" and "), normal.pieceB, normal.b, from.b == to.b, "B");
        }
    }

    /** Appends the number of an edge or a piece, and the side: its letter if it is the same collider as before. */
    private static void appendSide(StringBuilder text, int number, Collider collider, boolean same, String letter) {
        text.append(number).append(" of ");
        if (same) {
            text.append(letter);
        } else {
            text.append(collider.getOwner() == null ? collider : collider.getOwner());
        }
    }
}
