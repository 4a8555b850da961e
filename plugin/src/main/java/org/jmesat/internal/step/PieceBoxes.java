package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * The boxes of pieces, by slot. Each box includes the touching tolerance. Different threads may place different pieces.
 */
final class PieceBoxes {
    /** Relative rounding of a sum of a few numbers, and an upper bound on how a swept box's margin grows. */
    private static final double ROUNDING = 0x1p-16;

    private final PolygonTable table;
    private final GridBroadPhase broadPhase;
    /** The rounding error of each piece's coordinates, in world units. */
    private double[] slacks = new double[64];
    /** The slots that move far in this step, see {@link #beginSweep}. */
    private final IndexSet far = new IndexSet();
    private double reach = Double.POSITIVE_INFINITY;
    private final double[] box = new double[4];

    PieceBoxes(PolygonTable table, GridBroadPhase broadPhase) {
        this.table = table;
        this.broadPhase = broadPhase;
    }

    void ensureCapacity(int slots) {
        slacks = Arrays.copyOf(slacks, Math.max(slacks.length, slots));
        far.ensureCapacity(slots);
    }

    /**
     * Begins a step that notes which pieces move far: the swept box of such a piece extends beyond its box at the end
     * of the step by more than a distance.
     *
     * @param newReach the distance (world units); infinite to note none
     */
    void beginSweep(double newReach) {
        far.clear();
        reach = newReach;
    }

    /** The slots that move far in this step. */
    IndexSet far() {
        return far;
    }

    double slack(int slot) {
        return slacks[slot];
    }

    /** Places a piece at the pose from an index on, and puts its box. */
    void place(int slot, double[] poses, int at) {
        int row = PolygonTable.ROW * slot;
        double[] rows = table.rows();
        double fromX = rows[row];
        double fromY = rows[row + 1];
        double fromCos = rows[row + 2];
        double fromSin = rows[row + 3];
        table.place(slot, poses[at], poses[at + 1], poses[at + 2], poses[at + 3]);
        if (table.count(slot) == 0) {
            return;
        }
        slacks[slot] = Tolerance.coordinates(table.largestCoordinate(slot));
        double margin = margin(slot);
        double halfX = table.halfWidth(slot) + margin;
        double halfY = table.halfHeight(slot) + margin;
        double centerX = rows[row];
        double centerY = rows[row + 1];
        double turn = Math.abs(poses[at + 2] - fromCos) + Math.abs(poses[at + 3] - fromSin);
        if (reach < Double.POSITIVE_INFINITY) {
            markIfFar(slot, Math.max(Math.abs(centerX - fromX), Math.abs(centerY - fromY)), turn,
                    Math.min(halfX, halfY) - margin);
        }
        broadPhase.put(slot, centerX - halfX, centerY - halfY, centerX + halfX, centerY + halfY);
    }

    /** Places a piece elsewhere within a step, without a turn; its box stays. */
    void move(int slot, double[] poses, int at) {
        table.place(slot, poses[at], poses[at + 1], poses[at + 2], poses[at + 3]);
        if (reach < Double.POSITIVE_INFINITY) {
            far.add(slot);
        }
    }

    /** Enlarges the box of a piece, if it has one, on all sides. */
    void enlarge(int slot, double margin) {
        if (broadPhase.copyBox(slot, box, 0)) {
            broadPhase.put(slot, box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin);
        }
    }

    /** Marks a slot if its {@link SweptBox} may extend beyond the piece's box by more than the reach. */
    private void markIfFar(int slot, double moved, double turn, double half) {
        double radius = table.rows()[PolygonTable.ROW * slot + 4];
        double growth = moved + 2 * slacks[slot];
        if (turn > 0) {
            // The centre's offset from the origin is at most this long; its |x| + |y| is at most √2 times that.
            growth += radius - half + SweptBox.bulge(turn, 0) * Math.sqrt(2) * (table.reach(slot) - radius);
        }
        if (!(growth * (1 + ROUNDING) <= reach)) {
            far.addShared(slot);
        }
    }

    /** By how much a box extends beyond its piece on each side, so that the broad phase finds every touching pair. */
    private double margin(int slot) {
        return 2 * Math.max(Tolerance.RELATIVE * table.rows()[PolygonTable.ROW * slot + 4], slacks[slot]);
    }
}
