package org.jmesat.internal.geometry;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.geometry.PlacedPolygon;

/**
 * Many placed polygons in flat arrays, each identified by its slot (0 ≤ slot &lt; {@link #size()}). The data of a loop
 * over pairs lies close together in memory, in the order of the slots.
 *
 * <p>Polygons are copied in; a {@linkplain #sharing sharing} table stores equal shapes once. The arrays belong to this
 * instance and grow on demand; placing allocates nothing.
 */
public final class PolygonTable {
    /**
     * Numbers per slot in {@link #rows()}: plane x and y of the centre, cosine and sine of the angle, radius, inradius,
     * rounding, and the shape's share of its pairs' {@linkplain RoundingError#tie tie}.
     */
    public static final int ROW = 8;
    /** The most slots that a table can have. */
    public static final int MOST = Integer.MAX_VALUE / ROW;

    /**
     * Vertices that {@link #edges()} always has room for from the start of a polygon on, so that loops may read a fixed
     * number of them.
     */
    public static final int PADDING = 8;

    /**
     * Most shapes of games have at most this many vertices. Loops over few edges test this many or {@link #PADDING}:
     * then a step of boxes takes 6 % less time than with 8 always, and one of polygons with 3 to 8 corners 1 % more.
     */
    public static final int USUAL = 4;

    /** The largest coordinate at which a polygon can be placed; beyond it the square of a distance may be infinite. */
    public static final double MOST_COORDINATE = 1e150;

    private static final PolygonBuffer EMPTY = new PolygonBuffer();

    private int size;
    private double[] rows;
    /**
     * The shape of each slot, and the positions of its measures, its first vertex and its end in {@link LocalShapes}.
     */
    private int[] shapes;
    private int[] measured;
    private int[] starts;
    private int[] ends;
    private double[] edges;
    private double[] measures;
    private final LocalShapes local;
    /** Scratch of {@link #reorder}: one bit for each slot that has not received its polygon yet. */
    private long[] toMove = {};
    /** Scratch of {@link #reorder}: the row being moved. */
    private final double[] held = new double[ROW];

    /** Creates an empty table. */
    public PolygonTable() {
        this(16, 128);
    }

    /**
     * Creates an empty table with an initial capacity for slots and for the vertices of all polygons together.
     *
     * @throws IllegalArgumentException if either is less than 1 or too large for an array
     */
    public PolygonTable(int slots, int vertices) {
        this(slots, vertices, false);
    }

    private PolygonTable(int slots, int vertices, boolean sharing) {
        if (slots < 1 || vertices < 1 || slots > MOST || vertices > Integer.MAX_VALUE / STRIDE) {
            throw new IllegalArgumentException("No table has room for " + slots + " polygons of " + vertices
                    + " vertices");
        }
        rows = new double[ROW * slots];
        shapes = new int[slots];
        measured = new int[slots];
        starts = new int[slots];
        ends = new int[slots];
        local = new LocalShapes(slots, vertices, sharing);
        takeArrays();
    }

    /**
     * {@return a new empty table that stores shapes equal to the bit only once; filling a slot takes a little longer}
     */
    public static PolygonTable sharing() {
        return new PolygonTable(64, 512, true);
    }

    /** Empties the table. */
    public void clear() {
        size = 0;
        local.clear();
    }

    /**
     * Adds a copy of a polygon, placed at the world's origin without a turn, and returns its slot, the old
     * {@link #size()}. An empty polygon takes a slot too, but must not be tested.
     */
    public int add(PolygonBuffer polygon) {
        Objects.requireNonNull(polygon, "polygon");
        int slot = open();
        setShape(slot, local.acquire(polygon));
        place(slot, 0, 0, 1, 0);
        return slot;
    }

    /**
     * Adds a copy of another table's polygon with its pose, and returns its slot here, the old {@link #size()}. A
     * source slot that was never filled counts as empty.
     *
     * @throws IndexOutOfBoundsException if the slot is negative or beyond the source's capacity; this table is
     *     unchanged then
     */
    public int add(PolygonTable source, int sourceSlot) {
        Objects.requireNonNull(source, "source");
        Objects.checkIndex(sourceSlot, source.shapes.length);
        if (sourceSlot >= source.size) {
            return add(EMPTY);
        }
        int slot = open();
        setShape(slot, local.acquire(source.local, source.shapes[sourceSlot]));
        System.arraycopy(source.rows, ROW * sourceSlot, rows, ROW * slot, ROW);
        return slot;
    }

    /**
     * Replaces the polygon in a slot by a copy of another, placed at the world's origin without a turn.
     *
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public void set(int slot, PolygonBuffer polygon) {
        Objects.checkIndex(slot, size);
        Objects.requireNonNull(polygon, "polygon");
        local.release(shapes[slot]);
        setShape(slot, local.acquire(polygon));
        place(slot, 0, 0, 1, 0);
    }

    private int open() {
        ensureCapacity(size + 1);
        return size++;
    }

    /** Returns the number of slots for which there is room. */
    public int capacity() {
        return shapes.length;
    }

    /**
     * Allocates for a number of slots at once, unless there is room for them; their shapes are allocated as added.
     *
     * @throws IllegalArgumentException if the number is negative or too large for an array
     */
    public void ensureCapacity(int slots) {
        if (slots < 0 || slots > MOST) {
            throw new IllegalArgumentException("No table has room for " + slots + " polygons");
        }
        if (slots > shapes.length) {
            int capacity = Math.min(MOST, Math.max(slots, grown(shapes.length)));
            rows = Arrays.copyOf(rows, ROW * capacity);
            measured = Arrays.copyOf(measured, capacity);
            starts = Arrays.copyOf(starts, capacity);
            ends = Arrays.copyOf(ends, capacity);
            // The last, since its length is the capacity: memory may run out before.
            shapes = Arrays.copyOf(shapes, capacity);
        }
    }

    /** Grows by a quarter: unused memory matters in large tables, and growing is rare. */
    static int grown(int length) {
        return length + length / 4 + 16;
    }

    private void setShape(int slot, int shape) {
        shapes[slot] = shape;
        takeArrays();
        find(slot);
        System.arraycopy(local.sizes(), LocalShapes.SIZES * shape, rows, ROW * slot + 4, LocalShapes.SIZES);
    }

    private void takeArrays() {
        edges = local.edges();
        measures = local.measures();
    }

    private void find(int slot) {
        int shape = shapes[slot];
        measured[slot] = local.row(shape);
        starts[slot] = local.start(shape);
        ends[slot] = local.endOrThin(shape);
    }

    /**
     * Moves polygons to other slots: {@code newSlots} holds the new slot of each old slot's polygon.
     *
     * @throws IllegalArgumentException if the array is too short or names a slot twice; this table is unchanged then
     * @throws IndexOutOfBoundsException if it names a slot that is not in use; this table is unchanged then
     */
    public void reorder(int[] newSlots) {
        Objects.requireNonNull(newSlots, "newSlots");
        if (newSlots.length < size) {
            throw new IllegalArgumentException(newSlots.length + " new slots are too few for " + size + " polygons");
        }
        requirePermutation(newSlots);
        for (int word = 0; word << 6 < size; word++) {
            while (toMove[word] != 0) {
                move((word << 6) + Long.numberOfTrailingZeros(toMove[word]), newSlots);
            }
        }
        local.sort(shapes, size);
        takeArrays();
        for (int slot = 0; slot < size; slot++) {
            find(slot);
        }
    }

    private void requirePermutation(int[] newSlots) {
        long[] seen = toMove.length << 6 >= size ? toMove : new long[(shapes.length >>> 6) + 1];
        Arrays.fill(seen, 0);
        for (int slot = 0; slot < size; slot++) {
            int newSlot = Objects.checkIndex(newSlots[slot], size);
            if ((seen[newSlot >>> 6] & 1L << newSlot) != 0) {
                throw new IllegalArgumentException("Two polygons cannot both have slot " + newSlot);
            }
            seen[newSlot >>> 6] |= 1L << newSlot;
        }
        toMove = seen;
    }

    /** Moves along a cycle of slots, so that no second array of rows is needed. */
    private void move(int first, int[] newSlots) {
        System.arraycopy(rows, ROW * first, held, 0, ROW);
        int shape = shapes[first];
        int slot = first;
        do {
            slot = newSlots[slot];
            int row = ROW * slot;
            for (int k = 0; k < ROW; k++) {
                double next = rows[row + k];
                rows[row + k] = held[k];
                held[k] = next;
            }
            int nextShape = shapes[slot];
            shapes[slot] = shape;
            shape = nextShape;
            toMove[slot >>> 6] &= ~(1L << slot);
        } while (slot != first);
    }

    /**
     * Places a polygon in the world: turns it about its local origin, then moves the origin to (originX, originY).
     * Cosine and sine are normalised if their length is within {@link RoundingError#TURN} of 1.
     *
     * @throws IllegalArgumentException if a number is NaN or infinite, a coordinate is beyond {@link #MOST_COORDINATE},
     *     or cosine and sine do not belong to one angle; the polygon is not moved then
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public void place(int slot, double originX, double originY, double cos, double sin) {
        Objects.checkIndex(slot, size);
        double length = PolygonCheck.requirePose(originX, originY, cos, sin);
        if (length == 1) {
            turn(slot, originX, originY, cos, sin);
        } else {
            turn(slot, originX, originY, cos / length, sin / length);
        }
    }

    private void turn(int slot, double originX, double originY, double cos, double sin) {
        int from = measured[slot];
        double u = measures[from];
        double v = measures[from + 1];
        int row = ROW * slot;
        double x = originX + (cos * u - sin * v);
        double y = originY + (sin * u + cos * v);
        rows[row] = x;
        rows[row + 1] = y;
        rows[row + 2] = cos;
        rows[row + 3] = sin;
        rows[row + 7] = RoundingError.tie(rows[row + 4], measures[from + 2])
                + RoundingError.TIE_PER_COORDINATE * (Math.abs(x) + Math.abs(y));
    }

    /** {@return a bound on the absolute world coordinates involved, as {@link PlacedPolygon#largestCoordinate()}} */
    public double largestCoordinate(int slot) {
        int row = ROW * slot;
        return Math.max(Math.abs(rows[row]), Math.abs(rows[row + 1])) + measures[measured[slot] + 2];
    }

    /** {@return local x of the centre of a slot's shape, in world units; the slot is checked} */
    public double localCenterX(int slot) {
        return measures[measured[Objects.checkIndex(slot, size)]];
    }

    /** {@return local y of the centre of a slot's shape, in world units; the slot is checked} */
    public double localCenterY(int slot) {
        return measures[measured[Objects.checkIndex(slot, size)] + 1];
    }

    /** {@return the rounding of a polygon, which is the radius of its arcs, in world units (≥0)} */
    public double rounding(int slot) {
        return rows[ROW * slot + 6];
    }

    /**
     * {@return the reach of a slot's shape, as {@link PolygonBuffer#reach()}, in world units (≥0); the slot is checked}
     */
    public double reach(int slot) {
        return measures[measured[Objects.checkIndex(slot, size)] + 2];
    }

    /**
     * {@return half the width of an AABB of a placed polygon, about its centre, in world units (≥0)}
     * It is the smaller of the widths of the bounding circle and of the turned local bounding box.
     */
    public double halfWidth(int slot) {
        int row = ROW * slot;
        return Math.min(rows[row + 4], Math.abs(rows[row + 2]) * measures[measured[slot] + 3]
                + Math.abs(rows[row + 3]) * measures[measured[slot] + 4]);
    }

    /** {@return half the height of that AABB, in world units (≥0)} */
    public double halfHeight(int slot) {
        int row = ROW * slot;
        return Math.min(rows[row + 4], Math.abs(rows[row + 3]) * measures[measured[slot] + 3]
                + Math.abs(rows[row + 2]) * measures[measured[slot] + 4]);
    }

    /** {@return the number of slots in use} */
    public int size() {
        return size;
    }

    /**
     * {@return the poses and sizes of all polygons, {@link #ROW} numbers for each slot}
     * The array belongs to this instance and is valid until a polygon is added or set; do not change it.
     */
    public double[] rows() {
        return rows;
    }

    /**
     * {@return the vertices and normals of all polygons, laid out as {@link PolygonBuffer#edges()}}
     * The array belongs to this instance and is valid until a polygon is added or set; do not change it.
     */
    public double[] edges() {
        return edges;
    }

    /** {@return the index of a polygon's first number in {@link #edges()}} */
    public int start(int slot) {
        return starts[slot];
    }

    /** {@return the index after a polygon's last number in {@link #edges()}} */
    public int end(int slot) {
        int end = ends[slot];
        return end < 0 ? ~end : end;
    }

    /** {@return {@link #end(int)}; its complement, which is negative, for a thin shape} */
    public int endOrThin(int slot) {
        return ends[slot];
    }

    /** {@return the number of vertices of a polygon} */
    public int count(int slot) {
        return (end(slot) - starts[slot]) / STRIDE;
    }

    /** {@return whether a shape is {@linkplain PolygonBuffer#isThin() thin}} */
    public boolean isThin(int slot) {
        return ends[slot] < 0;
    }
}
