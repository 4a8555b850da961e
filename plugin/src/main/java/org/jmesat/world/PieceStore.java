package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.broadphase.GridBroadPhase;
import org.jmesat.geometry.PolygonBuffer;
import org.jmesat.geometry.PolygonTable;
import org.jmesat.geometry.Tolerance;

/**
 * The pieces of all colliders in one table. A piece is known by a slot, which is used again after {@link #close}; the
 * table, the boxes of the broad phase and what is kept here go by it.
 */
final class PieceStore {
    private static final PolygonBuffer EMPTY = new PolygonBuffer();

    private final PolygonTable table = new PolygonTable(64, 512);
    private final GridBroadPhase broadPhase;
    private int[] ranks = new int[64];
    private int[] pieces = new int[64];
    private double[] slacks = new double[64];
    private int[] free = new int[16];
    private int freeCount;

    PieceStore(GridBroadPhase broadPhase) {
        this.broadPhase = broadPhase;
    }

    /** Takes a slot for a piece, which is empty at first. */
    int open(int rank, int piece) {
        int slot = freeCount > 0 ? free[--freeCount] : table.add(EMPTY);
        if (slot >= ranks.length) {
            ranks = Arrays.copyOf(ranks, 2 * slot);
            pieces = Arrays.copyOf(pieces, 2 * slot);
            slacks = Arrays.copyOf(slacks, 2 * slot);
        }
        ranks[slot] = rank;
        pieces[slot] = piece;
        return slot;
    }

    /** Gives a slot back. */
    void close(int slot) {
        broadPhase.remove(slot);
        table.set(slot, EMPTY);
        if (freeCount == free.length) {
            free = Arrays.copyOf(free, 2 * freeCount);
        }
        free[freeCount++] = slot;
    }

    void setShape(int slot, PolygonBuffer polygon) {
        table.set(slot, polygon);
    }

    /** Places a piece and its box, which is widened by the tolerance so that whatever may touch is found. */
    void place(int slot, double x, double y, double cos, double sin) {
        table.place(slot, x, y, cos, sin);
        if (table.count(slot) == 0) {
            broadPhase.remove(slot);
            return;
        }
        int row = PolygonTable.ROW * slot;
        double[] rows = table.rows();
        double radius = rows[row + 4];
        double slack = Tolerance.coordinates(table.largestCoordinate(slot));
        slacks[slot] = slack;
        double margin = 2 * Math.max(Tolerance.RELATIVE * radius, slack);
        double halfX = table.halfWidth(slot) + margin;
        double halfY = table.halfHeight(slot) + margin;
        double centerX = rows[row];
        double centerY = rows[row + 1];
        broadPhase.put(slot, centerX - halfX, centerY - halfY, centerX + halfX, centerY + halfY);
    }

    /** The distance within which two pieces count as touching, as {@link Tolerance#touching} has it. */
    double tolerance(int slotA, int slotB) {
        double[] rows = table.rows();
        double size = rows[PolygonTable.ROW * slotA + 4] + rows[PolygonTable.ROW * slotB + 4];
        return Math.max(Tolerance.RELATIVE * size, Math.max(slacks[slotA], slacks[slotB]));
    }

    PolygonTable table() {
        return table;
    }

    int rank(int slot) {
        return ranks[slot];
    }

    void setRank(int slot, int rank) {
        ranks[slot] = rank;
    }

    /** Which piece of its collider it is. */
    int piece(int slot) {
        return pieces[slot];
    }

    int[] ranks() {
        return ranks;
    }
}
