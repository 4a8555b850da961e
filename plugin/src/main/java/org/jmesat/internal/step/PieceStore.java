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
    /** About how many nanoseconds it takes to place a piece. */
    private static final int PLACE_TIME = 16;

    private final PolygonTable table = new PolygonTable();
    private final GridBroadPhase broadPhase;
    private final PieceBoxes boxes;
    private int[] indices = new int[64];
    private int[] pieces = new int[64];
    private int[] free = new int[16];
    private int freeCount;
    /** By worker: the poses of up to 64 pieces, gathered from scattered rows. */
    private double[][] poses = new double[1][BodyPoses.ROW * Long.SIZE];
    private BodyPoses from;
    private int partCount;
    private final WorkerTeam team;
    private final WorkerTeam.Task place = this::place;
    /** By worker: one bit for each slot to be placed. */
    private long[][] staged = new long[1][1];
    private long placings;

    public PieceStore(WorkerTeam team) {
        broadPhase = new GridBroadPhase(team);
        boxes = new PieceBoxes(table, broadPhase);
        this.team = team;
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
            staged[0] = Arrays.copyOf(staged[0], (slots >>> 6) + 1);
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

    /** Prepares the arrays of each worker for {@link #stage}. */
    void prepareWorkers() {
        int known = staged.length;
        if (known < team.size()) {
            staged = Arrays.copyOf(staged, team.size());
            poses = new double[team.size()][BodyPoses.ROW * Long.SIZE];
        }
        for (int w = 1; w < team.size(); w++) {
            if (staged[w] == null || staged[w].length < staged[0].length) {
                staged[w] = new long[staged[0].length];
            }
        }
    }

    /** Marks a piece for {@link #placeStaged}. */
    void stage(int worker, int slot) {
        staged[worker][slot >>> 6] |= 1L << slot;
    }

    /** How often pieces have been placed. A view of a piece is stale if it was taken at a lower count. */
    public long placings() {
        return placings;
    }

    /**
     * Places the staged pieces at the poses of their bodies, in the order of slots, since a piece's row is much larger
     * than a pose.
     */
    void placeStaged(BodyTable bodies) {
        from = bodies.poses();
        for (int w = 1; w < team.size(); w++) {
            for (int word = 0; word < staged[w].length; word++) {
                staged[0][word] |= staged[w][word];
                staged[w][word] = 0;
            }
        }
        int count = 0;
        for (long word : staged[0]) {
            count += Long.bitCount(word);
        }
        partCount = team.parts();
        team.run(place, partCount, PLACE_TIME * (long) count);
        placings++;
        bodies.pieces().endStep();
    }

    private void place(int worker, int part) {
        int words = staged[0].length;
        int end = (int) ((long) words * (part + 1) / partCount);
        for (int from = (int) ((long) words * part / partCount); from < end; from = Blocks.end(from, end)) {
            placeWords(from, Blocks.end(from, end), poses[worker]);
        }
    }

    private void placeWords(int from, int end, double[] gathered) {
        for (int word = from; word < end; word++) {
            long bits = staged[0][word];
            if (bits != 0) {
                gatherPoses(word << 6, bits, gathered);
                place(word << 6, bits, gathered);
                staged[0][word] = 0;
            }
        }
    }

    /** Gathers poses in a separate loop, so that the processor overlaps the memory accesses. */
    private void gatherPoses(int first, long bits, double[] gathered) {
        int row = 0;
        for (long left = bits; left != 0; left &= left - 1) {
            int index = indices[first + Long.numberOfTrailingZeros(left)];
            double[] source = from.placed(index);
            int sourceRow = BodyPoses.ROW * index;
            gathered[row] = source[sourceRow];
            gathered[row + 1] = source[sourceRow + 1];
            gathered[row + 2] = source[sourceRow + 2];
            gathered[row + 3] = source[sourceRow + 3];
            row += BodyPoses.ROW;
        }
    }

    private void place(int first, long bits, double[] gathered) {
        int row = 0;
        for (long left = bits; left != 0; left &= left - 1) {
            boxes.place(first + Long.numberOfTrailingZeros(left), gathered[row], gathered[row + 1], gathered[row + 2],
                    gathered[row + 3]);
            row += BodyPoses.ROW;
        }
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
