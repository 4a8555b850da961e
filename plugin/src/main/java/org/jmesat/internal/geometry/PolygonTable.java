package org.jmesat.internal.geometry;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.geometry.PlacedPolygon;

/**
 * Many placed polygons in flat arrays, each identified by its slot (0 ≤ slot &lt; {@link #size()}). The data of a loop
 * over pairs lies close together in memory, in the order of the slots.
 *
 * <p>Polygons are copied in. The arrays belong to this instance and grow on demand; placing allocates nothing.
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

    /** The largest coordinate at which a polygon can be placed; beyond it the square of a distance may be infinite. */
    public static final double MOST_COORDINATE = 1e150;

    private static final PolygonBuffer EMPTY = new PolygonBuffer();

    /**
     * Numbers per slot in {@link #measures}: local x and y of the centre, reach, the half extents of the local bounding
     * box, rounding included, and plane x and y of the local origin.
     */
    private static final int MEASURES = 7;

    private int size;
    private double[] rows;
    private double[] measures;
    /** By slot, the range of its vertices in {@link #edges}; the end is complemented for thin shapes. */
    private int[] starts;
    private int[] ends;
    /** By slot, the room of its range, in numbers. */
    private int[] capacities;
    private double[] edges;
    private int edgesUsed;

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
        if (slots < 1 || vertices < 1 || slots > MOST || vertices > Integer.MAX_VALUE / STRIDE) {
            throw new IllegalArgumentException("No table has room for " + slots + " polygons of " + vertices
                    + " vertices");
        }
        rows = new double[ROW * slots];
        measures = new double[MEASURES * slots];
        starts = new int[slots];
        ends = new int[slots];
        capacities = new int[slots];
        edges = new double[STRIDE * vertices];
    }

    /** Empties the table. */
    public void clear() {
        size = 0;
        edgesUsed = 0;
    }

    /**
     * Adds a copy of a polygon, placed at the world's origin without a turn, and returns its slot, the old
     * {@link #size()}. An empty polygon takes a slot too, but must not be tested.
     */
    public int add(PolygonBuffer polygon) {
        Objects.requireNonNull(polygon, "polygon");
        int slot = open();
        setShape(slot, polygon);
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
        Objects.checkIndex(sourceSlot, source.starts.length);
        if (sourceSlot >= source.size) {
            return add(EMPTY);
        }
        int slot = open();
        setEdges(slot, source.edges, source.starts[sourceSlot], source.end(sourceSlot), source.isThin(sourceSlot));
        System.arraycopy(source.measures, MEASURES * sourceSlot, measures, MEASURES * slot, MEASURES);
        System.arraycopy(source.rows, ROW * sourceSlot, rows, ROW * slot, ROW);
        return slot;
    }

    /**
     * Adds a copy of a placed polygon, and returns its slot, the old {@link #size()}. The numbers from {@code row} on
     * are those of {@link #rows()}; a range of {@code source} has its edges, as {@link PolygonBuffer#edges()};
     * (localX, localY) is the local centre. The box of its AABB is that of its bounding circle. Arguments are not
     * checked.
     */
    public int add(double[] numbers, int row, double[] source, int start, int end, boolean thin, double localX,
            double localY) {
        int slot = open();
        System.arraycopy(numbers, row, rows, ROW * slot, ROW);
        setEdges(slot, source, start, end, thin);
        setMeasures(slot, localX, localY, numbers[row + 4], numbers[row + 4]);
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
        setShape(slot, polygon);
    }

    private int open() {
        ensureCapacity(size + 1);
        capacities[size] = 0;
        return size++;
    }

    /** Returns the number of slots for which there is room. */
    public int capacity() {
        return starts.length;
    }

    /**
     * Allocates for a number of slots at once, unless there is room for them; their vertices are allocated as added.
     *
     * @throws IllegalArgumentException if the number is negative or too large for an array
     */
    public void ensureCapacity(int slots) {
        if (slots < 0 || slots > MOST) {
            throw new IllegalArgumentException("No table has room for " + slots + " polygons");
        }
        if (slots > starts.length) {
            int capacity = Math.min(MOST, Math.max(slots, grown(starts.length)));
            rows = Arrays.copyOf(rows, ROW * capacity);
            measures = Arrays.copyOf(measures, MEASURES * capacity);
            ends = Arrays.copyOf(ends, capacity);
            capacities = Arrays.copyOf(capacities, capacity);
            // The last, since its length is the capacity: memory may run out before.
            starts = Arrays.copyOf(starts, capacity);
        }
    }

    /** Grows by a quarter: unused memory matters in large tables, and growing is rare. */
    private static int grown(int length) {
        return length + length / 4 + 16;
    }

    private void setShape(int slot, PolygonBuffer polygon) {
        int length = STRIDE * polygon.count();
        double halfX = 0;
        double halfY = 0;
        for (int k = 0; k < length; k += STRIDE) {
            halfX = Math.max(halfX, Math.abs(polygon.edges()[k]));
            halfY = Math.max(halfY, Math.abs(polygon.edges()[k + 1]));
        }
        int row = ROW * slot;
        System.arraycopy(polygon.numbers(), 4, rows, row + 4, 3);
        setEdges(slot, polygon.edges(), 0, length, polygon.isThin());
        setMeasures(slot, polygon.centerX(), polygon.centerY(), halfX + polygon.rounding(), halfY + polygon.rounding());
        place(slot, 0, 0, 1, 0);
    }

    private void setMeasures(int slot, double localX, double localY, double halfX, double halfY) {
        int at = MEASURES * slot;
        measures[at] = localX;
        measures[at + 1] = localY;
        measures[at + 2] = rows[ROW * slot + 4] + Math.abs(localX) + Math.abs(localY);
        measures[at + 3] = halfX;
        measures[at + 4] = halfY;
    }

    private void setEdges(int slot, double[] source, int from, int to, boolean thin) {
        int length = to - from;
        if (length > capacities[slot]) {
            reserve(slot, length);
        }
        int end = starts[slot] + length;
        ends[slot] = thin ? ~end : end;
        System.arraycopy(source, from, edges, starts[slot], length);
    }

    /** Moves a range that is too small to the end, with room to grow by half, which bounds what is unused. */
    private void reserve(int slot, int length) {
        int capacity = Math.max(length, capacities[slot] + capacities[slot] / 2);
        int needed = edgesUsed + capacity + STRIDE * PADDING;
        if (needed > edges.length) {
            // As much as all slots will need if their polygons are like those there are, within limits.
            long expected = Math.min(Math.min(4L * edges.length, 1 << 30), (long) needed / size * starts.length);
            edges = Arrays.copyOf(edges, (int) Math.max(Math.max(needed, grown(edges.length)), expected));
        }
        starts[slot] = edgesUsed;
        capacities[slot] = capacity;
        edgesUsed += capacity;
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
        int from = MEASURES * slot;
        double u = measures[from];
        double v = measures[from + 1];
        int row = ROW * slot;
        double x = originX + (cos * u - sin * v);
        double y = originY + (sin * u + cos * v);
        rows[row] = x;
        rows[row + 1] = y;
        rows[row + 2] = cos;
        rows[row + 3] = sin;
        measures[from + 5] = originX;
        measures[from + 6] = originY;
        rows[row + 7] = RoundingError.tie(rows[row + 4], measures[from + 2])
                + RoundingError.TIE_PER_COORDINATE * (Math.abs(x) + Math.abs(y));
    }

    /** Copies the pose at which a polygon was placed: x and y of its local origin, cosine and sine of its angle. */
    public void copyPose(int slot, double[] store, int at) {
        System.arraycopy(measures, MEASURES * slot + 5, store, at, 2);
        System.arraycopy(rows, ROW * slot + 2, store, at + 2, 2);
    }

    /**
     * Copies the corners of a placed polygon.
     *
     * @param store receives plane x and y of each vertex, counter-clockwise, as many as fit
     * @return the number of vertices; 0 for a rounded polygon, whose corners these are not
     */
    public int copyCorners(int slot, double[] store) {
        int row = ROW * slot;
        int count = rows[row + 6] > 0 ? 0 : count(slot);
        double cos = rows[row + 2];
        double sin = rows[row + 3];
        for (int i = 0, edge = starts[slot]; i < 2 * count && i + 1 < store.length; i += 2, edge += STRIDE) {
            store[i] = rows[row] + (cos * edges[edge] - sin * edges[edge + 1]);
            store[i + 1] = rows[row + 1] + (sin * edges[edge] + cos * edges[edge + 1]);
        }
        return count;
    }

    /** {@return a bound on the absolute world coordinates involved, as {@link PlacedPolygon#largestCoordinate()}} */
    public double largestCoordinate(int slot) {
        int row = ROW * slot;
        return Math.max(Math.abs(rows[row]), Math.abs(rows[row + 1])) + measures[MEASURES * slot + 2];
    }

    /** {@return local x of the centre of a slot's shape, in world units; the slot is checked} */
    public double localCenterX(int slot) {
        return measures[MEASURES * Objects.checkIndex(slot, size)];
    }

    /** {@return local y of the centre of a slot's shape, in world units; the slot is checked} */
    public double localCenterY(int slot) {
        return measures[MEASURES * Objects.checkIndex(slot, size) + 1];
    }

    /**
     * {@return the reach of a slot's shape, as {@link PolygonBuffer#reach()}, in world units (≥0); the slot is checked}
     */
    public double reach(int slot) {
        return measures[MEASURES * Objects.checkIndex(slot, size) + 2];
    }

    /**
     * {@return half the width of an AABB of a placed polygon, about its centre, in world units (≥0)}
     * It is the smaller of the widths of the bounding circle and of the turned local bounding box.
     */
    public double halfWidth(int slot) {
        int row = ROW * slot;
        return Math.min(rows[row + 4], Math.abs(rows[row + 2]) * measures[MEASURES * slot + 3]
                + Math.abs(rows[row + 3]) * measures[MEASURES * slot + 4]);
    }

    /** {@return half the height of that AABB, in world units (≥0)} */
    public double halfHeight(int slot) {
        int row = ROW * slot;
        return Math.min(rows[row + 4], Math.abs(rows[row + 3]) * measures[MEASURES * slot + 3]
                + Math.abs(rows[row + 2]) * measures[MEASURES * slot + 4]);
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
