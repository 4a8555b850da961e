package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * The pieces of all bodies in one table. A piece is identified by a slot, which is reused after {@link #free}. Slots
 * index the polygon table, the boxes of the broad phase and the arrays here.
 */
public final class PieceStore {
    private static final PolygonBuffer EMPTY = new PolygonBuffer();

    private final PolygonTable table = new PolygonTable();
    private final GridBroadPhase broadPhase;
    private final PieceBoxes boxes;
    private int[] indices = new int[64];
    private int[] pieces = new int[64];
    private int[] free = new int[16];
    private int freeCount;
    private long placings;

    public PieceStore(WorkerTeam team) {
        broadPhase = new GridBroadPhase(team);
        boxes = new PieceBoxes(table, broadPhase);
    }

    /** The boxes of the pieces, by slot. */
    GridBroadPhase broadPhase() {
        return broadPhase;
    }

    /** Whether the broad phase has put a piece that has a shape to rest. */
    public boolean isResting(int slot) {
        return broadPhase.isResting(slot);
    }

    /** Copies the box by which the broad phase finds a piece that has a shape: least x and y, greatest x and y. */
    public void copyBox(int slot, double[] store) {
        broadPhase.copyBox(slot, store, 0);
    }

    /** Allocates a slot for a piece, which is empty at first. */
    int allocate(int index, int piece) {
        if (freeCount == 0) {
            ensureCapacity(table.size() + 1);
        }
        int slot = freeCount > 0 ? free[--freeCount] : table.add(EMPTY);
        indices[slot] = index;
        pieces[slot] = piece;
        return slot;
    }

    /** Allocates for a number of slots at once, unless there is room for them. */
    void ensureCapacity(int least) {
        if (least > indices.length) {
            table.ensureCapacity(least);
            int slots = Math.max(indices.length, table.capacity());
            pieces = Arrays.copyOf(pieces, slots);
            boxes.ensureCapacity(slots);
            broadPhase.ensureCapacity(slots);
            // The last, since its length is the capacity: memory may run out before.
            indices = Arrays.copyOf(indices, slots);
        }
    }

    /** Frees a slot. */
    void free(int slot) {
        broadPhase.remove(slot);
        table.set(slot, EMPTY);
        indices[slot] = -1;
        if (freeCount == free.length) {
            free = Arrays.copyOf(free, 2 * freeCount);
        }
        free[freeCount++] = slot;
    }

    /** Sets a piece's shape. An empty piece loses its box here, since placing runs on several threads. */
    void setShape(int slot, PolygonBuffer polygon) {
        table.set(slot, polygon);
        if (polygon.count() == 0) {
            broadPhase.remove(slot);
        }
    }

    /** How often pieces have been placed. A view of a piece is stale if it was taken at a lower count. */
    public long placings() {
        return placings;
    }

    /** Notes that pieces have been placed. */
    void notePlacing() {
        placings++;
    }

    /** The distance within which two pieces count as touching, as {@link Tolerance#touching} has it. */
    public double tolerance(int slotA, int slotB) {
        double[] rows = table.rows();
        double size = rows[PolygonTable.ROW * slotA + 4] + rows[PolygonTable.ROW * slotB + 4];
        return Math.max(Tolerance.RELATIVE * size, Math.max(boxes.slack(slotA), boxes.slack(slotB)));
    }

    /** The distance within which a piece touches a point, whose coordinates have a rounding error of {@code slack}. */
    public double pointTolerance(int slot, double slack) {
        double size = table.rows()[PolygonTable.ROW * slot + 4];
        return Math.max(Tolerance.RELATIVE * size, Math.max(boxes.slack(slot), slack));
    }

    public PolygonTable table() {
        return table;
    }

    public PieceBoxes boxes() {
        return boxes;
    }

    public int body(int slot) {
        return indices[slot];
    }

    /** The number of a slot's piece within its body. */
    public int piece(int slot) {
        return pieces[slot];
    }

    public int[] bodies() {
        return indices;
    }
}
