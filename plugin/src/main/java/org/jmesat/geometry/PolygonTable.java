package org.jmesat.geometry;

import static org.jmesat.geometry.PolygonBuffer.STRIDE;

import java.util.Arrays;
import java.util.Objects;

/**
 * Many placed polygons in flat arrays, each known by the number of its slot. What a loop over pairs reads lies close
 * together and in the order of the slots.
 *
 * <p>Polygons are copied in. The arrays belong to this instance and grow on demand; placing allocates nothing.
 */
public final class PolygonTable {
    /**
     * How many numbers {@link #rows()} holds for each slot: world x and y of the centre, cosine and sine of the angle,
     * radius, inradius, rounding, and the shape's share of its pairs' {@linkplain Tolerance#tie tie}.
     */
    public static final int ROW = 8;

    /**
     * How many vertices' room {@link #edges()} always has beyond the start of a polygon, so that loops over few vertices
     * may read a fixed number of them.
     */
    public static final int PADDING = 8;

    /** The largest coordinate at which a polygon can be placed; beyond it the square of a distance may be infinite. */
    public static final double MOST_COORDINATE = 1e150;

    /** How many numbers {@code centers} holds for each slot: local x and y of the centre, and the tie of its shape. */
    private static final int CENTER = 3;
    /** How many numbers {@code extents} holds for each slot: the reach, and half of the local bounding box's sides. */
    private static final int EXTENT = 3;

    private int size;
    private double[] rows;
    private double[] centers;
    private double[] extents;
    private int[] starts;
    /** Complements for thin shapes, which an unused slot counts as. */
    private int[] ends;
    /** How many numbers of {@code edges} each slot may fill where it begins. */
    private int[] rooms;
    private double[] edges;
    private int edgesUsed;
    /** How many of the numbers in use belong to no slot any more. */
    private int edgesLost;
    /** What {@link #reorder} fills and swaps with this; null until then. */
    private PolygonTable spare;

    /** Creates a table without polygons. */
    public PolygonTable() {
        this(16, 128);
    }

    /**
     * Creates a table without polygons, with room for some.
     *
     * @param slots for how many polygons (≥1)
     * @param vertices for how many vertices of all polygons together (≥1)
     * @throws IllegalArgumentException if either is less than 1, or more than an array holds
     */
    public PolygonTable(int slots, int vertices) {
        if (slots < 1 || vertices < 1 || slots > Integer.MAX_VALUE / ROW || vertices > Integer.MAX_VALUE / STRIDE) {
            throw new IllegalArgumentException("No table has room for " + slots + " polygons of " + vertices
                    + " vertices");
        }
        rows = new double[ROW * slots];
        centers = new double[CENTER * slots];
        extents = new double[EXTENT * slots];
        starts = new int[slots];
        ends = new int[slots];
        rooms = new int[slots];
        Arrays.fill(ends, ~0);
        edges = new double[STRIDE * vertices];
    }

    /** Empties the table. */
    public void clear() {
        size = 0;
        edgesUsed = 0;
        edgesLost = 0;
    }

    /**
     * Adds a polygon, at first placed at the world's origin without a turn.
     *
     * @param polygon the polygon to copy; an empty one takes a slot, too, but has no separation from another
     * @return its slot: how many there were before
     */
    public int add(PolygonBuffer polygon) {
        Objects.requireNonNull(polygon, "polygon");
        int slot = open(polygon.edges(), 0, STRIDE * polygon.count());
        describe(slot, polygon);
        return slot;
    }

    /**
     * Adds a polygon of another table, placed as it is there.
     *
     * @param source the table to copy from
     * @param sourceSlot the polygon's slot in it; one that was never filled counts as empty
     * @return its slot here: how many there were before
     * @throws IndexOutOfBoundsException if there is no room for such a slot in the source; nothing changes then
     */
    public int add(PolygonTable source, int sourceSlot) {
        Objects.requireNonNull(source, "source");
        Objects.checkIndex(sourceSlot, source.starts.length);
        int start = source.starts[sourceSlot];
        int slot = open(source.edges, start, source.end(sourceSlot) - start);
        ends[slot] = source.isThin(sourceSlot) ? ~end(slot) : end(slot);
        copyRow(source, sourceSlot, slot);
        return slot;
    }

    /**
     * Puts another polygon in a slot, placed at the world's origin without a turn.
     *
     * @param slot which slot (0 ≤ slot &lt; {@link #size()})
     * @param polygon the polygon to copy
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public void set(int slot, PolygonBuffer polygon) {
        Objects.checkIndex(slot, size);
        Objects.requireNonNull(polygon, "polygon");
        fill(slot, polygon.edges(), 0, STRIDE * polygon.count());
        describe(slot, polygon);
    }

    private int open(double[] source, int start, int length) {
        if (size == starts.length) {
            rows = Arrays.copyOf(rows, 2 * rows.length);
            centers = Arrays.copyOf(centers, 2 * centers.length);
            extents = Arrays.copyOf(extents, 2 * extents.length);
            starts = Arrays.copyOf(starts, 2 * starts.length);
            rooms = Arrays.copyOf(rooms, 2 * rooms.length);
            ends = Arrays.copyOf(ends, 2 * ends.length);
            Arrays.fill(ends, size, ends.length, ~0);
        }
        int slot = size++;
        rooms[slot] = 0;
        fill(slot, source, start, length);
        return slot;
    }

    /** What outgrows its place moves to the end; when half is lost that way, all move together. */
    private void fill(int slot, double[] source, int start, int length) {
        if (length > rooms[slot]) {
            edgesLost += rooms[slot];
            rooms[slot] = 0;
            if (2 * edgesLost > edgesUsed) {
                closeGaps();
            }
            int needed = edgesUsed + length + STRIDE * PADDING;
            if (needed > edges.length) {
                edges = Arrays.copyOf(edges, Math.max(2 * edges.length, needed));
            }
            starts[slot] = edgesUsed;
            rooms[slot] = length;
            edgesUsed += length;
        }
        ends[slot] = starts[slot] + length;
        System.arraycopy(source, start, edges, starts[slot], length);
    }

    private void closeGaps() {
        double[] packed = new double[edges.length];
        int used = 0;
        for (int slot = 0; slot < size; slot++) {
            System.arraycopy(edges, starts[slot], packed, used, rooms[slot]);
            int moved = used - starts[slot];
            ends[slot] = ends[slot] < 0 ? ~(~ends[slot] + moved) : ends[slot] + moved;
            starts[slot] = used;
            used += rooms[slot];
        }
        edges = packed;
        edgesUsed = used;
        edgesLost = 0;
    }

    /**
     * Gives polygons other slots.
     *
     * @param newSlots by slot (0 ≤ slot &lt; {@link #size()}): the slot that its polygon has from now on; a permutation
     * @throws IllegalArgumentException if the array is too short or names a slot twice; nothing changes then
     * @throws IndexOutOfBoundsException if it names a slot that is not in use; nothing changes then
     */
    public void reorder(int[] newSlots) {
        Objects.requireNonNull(newSlots, "newSlots");
        if (newSlots.length < size) {
            throw new IllegalArgumentException(newSlots.length + " new slots are too few for " + size + " polygons");
        }
        boolean fits = spare != null && spare.starts.length >= starts.length && spare.edges.length >= edges.length;
        PolygonTable from = fits ? spare : new PolygonTable(starts.length, edges.length / STRIDE);
        requirePermutation(newSlots, from.rooms);
        spare = null;
        from.swap(this);
        for (int old = 0; old < size; old++) {
            rooms[newSlots[old]] = old;
        }
        edgesUsed = 0;
        edgesLost = 0;
        for (int slot = 0; slot < size; slot++) {
            int old = rooms[slot];
            int length = from.end(old) - from.starts[old];
            starts[slot] = edgesUsed;
            ends[slot] = from.isThin(old) ? ~(edgesUsed + length) : edgesUsed + length;
            System.arraycopy(from.edges, from.starts[old], edges, edgesUsed, length);
            // With the room that it once needed, or shapes that come and go would outgrow their places again each time.
            rooms[slot] = from.rooms[old];
            edgesUsed += rooms[slot];
            copyRow(from, old, slot);
        }
        spare = from;
    }

    private void requirePermutation(int[] newSlots, int[] seen) {
        Arrays.fill(seen, 0, size, 0);
        for (int slot = 0; slot < size; slot++) {
            int newSlot = Objects.checkIndex(newSlots[slot], size);
            if (seen[newSlot]++ > 0) {
                throw new IllegalArgumentException("Two polygons cannot both have slot " + newSlot);
            }
        }
    }

    private void swap(PolygonTable other) {
        double[] otherRows = other.rows;
        double[] otherCenters = other.centers;
        double[] otherExtents = other.extents;
        double[] otherEdges = other.edges;
        int[] otherStarts = other.starts;
        int[] otherEnds = other.ends;
        int[] otherRooms = other.rooms;
        other.rows = rows;
        other.centers = centers;
        other.extents = extents;
        other.edges = edges;
        other.starts = starts;
        other.ends = ends;
        other.rooms = rooms;
        rows = otherRows;
        centers = otherCenters;
        extents = otherExtents;
        edges = otherEdges;
        starts = otherStarts;
        ends = otherEnds;
        rooms = otherRooms;
    }

    private void copyRow(PolygonTable source, int sourceSlot, int slot) {
        System.arraycopy(source.rows, ROW * sourceSlot, rows, ROW * slot, ROW);
        System.arraycopy(source.centers, CENTER * sourceSlot, centers, CENTER * slot, CENTER);
        System.arraycopy(source.extents, EXTENT * sourceSlot, extents, EXTENT * slot, EXTENT);
    }

    private void describe(int slot, PolygonBuffer polygon) {
        if (polygon.isThin()) {
            ends[slot] = ~ends[slot];
        }
        centers[CENTER * slot] = polygon.centerX();
        centers[CENTER * slot + 1] = polygon.centerY();
        centers[CENTER * slot + 2] = Tolerance.tie(polygon.radius(), polygon.reach());
        double halfX = 0;
        double halfY = 0;
        for (int k = starts[slot]; k < end(slot); k += STRIDE) {
            halfX = Math.max(halfX, Math.abs(edges[k]));
            halfY = Math.max(halfY, Math.abs(edges[k + 1]));
        }
        extents[EXTENT * slot] = polygon.reach();
        extents[EXTENT * slot + 1] = halfX + polygon.rounding();
        extents[EXTENT * slot + 2] = halfY + polygon.rounding();
        int row = ROW * slot;
        rows[row + 4] = polygon.radius();
        rows[row + 5] = polygon.inradius();
        rows[row + 6] = polygon.rounding();
        place(slot, 0, 0, 1, 0);
    }

    /**
     * Places a polygon in the world: turns it about its local origin, then moves it.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @param originX world x of the local origin
     * @param originY world y of the local origin
     * @param cos cosine of the angle
     * @param sin sine of the angle; both together are made a unit vector if their length is within {@link Tolerance#TURN}
     *     of 1
     * @throws IllegalArgumentException if a number is NaN or infinite, a coordinate is beyond {@link #MOST_COORDINATE}, or
     *     cosine and sine are none of one angle; the polygon then stays where it was
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public void place(int slot, double originX, double originY, double cos, double sin) {
        Objects.checkIndex(slot, size);
        double length = requirePose(originX, originY, cos, sin);
        if (length == 1) {
            turn(slot, originX, originY, cos, sin);
        } else {
            turn(slot, originX, originY, cos / length, sin / length);
        }
    }

    private void turn(int slot, double originX, double originY, double cos, double sin) {
        double u = centers[CENTER * slot];
        double v = centers[CENTER * slot + 1];
        int row = ROW * slot;
        double x = originX + (cos * u - sin * v);
        double y = originY + (sin * u + cos * v);
        rows[row] = x;
        rows[row + 1] = y;
        rows[row + 2] = cos;
        rows[row + 3] = sin;
        rows[row + 7] = centers[CENTER * slot + 2] + Tolerance.TIE_PER_COORDINATE * (Math.abs(x) + Math.abs(y));
    }

    /** Checks a pose, and returns what to divide cosine and sine by: 1 if they are a unit vector up to rounding. */
    static double requirePose(double originX, double originY, double cos, double sin) {
        double squared = cos * cos + sin * sin;
        boolean inRange = Math.abs(originX) <= MOST_COORDINATE && Math.abs(originY) <= MOST_COORDINATE;
        if (inRange && Math.abs(squared - 1) <= Tolerance.UNIT) {
            return 1;
        }
        double length = Math.sqrt(squared);
        if (!inRange || !(Math.abs(length - 1) <= Tolerance.TURN)) {
            throw new IllegalArgumentException("A polygon cannot be placed at (" + originX + ", " + originY
                    + ") with cosine " + cos + " and sine " + sin);
        }
        return length;
    }

    /**
     * Returns a bound on the absolute world coordinates involved, by which the rounding of the input is judged.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return as {@link PlacedPolygon#largestCoordinate()}
     */
    public double largestCoordinate(int slot) {
        int row = ROW * slot;
        return Math.max(Math.abs(rows[row]), Math.abs(rows[row + 1])) + extents[EXTENT * slot];
    }

    /**
     * Returns where the centre of a shape is from its local origin.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return local x, in world units
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public double localCenterX(int slot) {
        return centers[CENTER * Objects.checkIndex(slot, size)];
    }

    /**
     * Returns where the centre of a shape is from its local origin.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return local y, in world units
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public double localCenterY(int slot) {
        return centers[CENTER * Objects.checkIndex(slot, size) + 1];
    }

    /**
     * Returns by how much a polygon is rounded.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return the radius of its arcs in world units (≥0)
     */
    public double rounding(int slot) {
        return rows[ROW * slot + 6];
    }

    /**
     * Returns how far a shape may reach beyond the larger coordinate of its centre.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return as {@link PolygonBuffer#reach()}, in world units (≥0)
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public double reach(int slot) {
        return extents[EXTENT * Objects.checkIndex(slot, size)];
    }

    /**
     * Returns half the width of an upright box about a placed polygon's centre that holds it: that of its bounding
     * circle, or that of its turned local bounding box where that is less.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return half the width in world units (≥0)
     */
    public double halfWidth(int slot) {
        int row = ROW * slot;
        return Math.min(rows[row + 4], Math.abs(rows[row + 2]) * extents[EXTENT * slot + 1]
                + Math.abs(rows[row + 3]) * extents[EXTENT * slot + 2]);
    }

    /**
     * Returns half the height of that box.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return half the height in world units (≥0)
     */
    public double halfHeight(int slot) {
        int row = ROW * slot;
        return Math.min(rows[row + 4], Math.abs(rows[row + 3]) * extents[EXTENT * slot + 1]
                + Math.abs(rows[row + 2]) * extents[EXTENT * slot + 2]);
    }

    /**
     * Returns how many polygons there are.
     *
     * @return the number of slots in use
     */
    public int size() {
        return size;
    }

    /**
     * Returns what the loops read of each polygon as a whole.
     *
     * @return an array that this instance owns, of {@link #ROW} numbers for each slot; valid until a polygon is added or set;
     *     not to be altered
     */
    public double[] rows() {
        return rows;
    }

    /**
     * Returns the vertices and normals of all polygons, laid out as {@link PolygonBuffer#edges()}.
     *
     * @return an array that this instance owns; valid until a polygon is added or set; not to be altered
     */
    public double[] edges() {
        return edges;
    }

    /**
     * Returns where a polygon begins in {@link #edges()}.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return index of its first number
     */
    public int start(int slot) {
        return starts[slot];
    }

    /**
     * Returns where a polygon ends in {@link #edges()}.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return index after its last number
     */
    public int end(int slot) {
        int end = ends[slot];
        return end < 0 ? ~end : end;
    }

    /**
     * Returns where a polygon ends, and with it whether it is thin.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return {@link #end(int)}; its complement, which is negative, for a thin shape
     */
    public int endOrThin(int slot) {
        return ends[slot];
    }

    /**
     * Returns how many vertices a polygon has.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return the count
     */
    public int count(int slot) {
        return (end(slot) - starts[slot]) / STRIDE;
    }

    /**
     * Tells whether a shape is {@linkplain PolygonBuffer#isThin() thin}.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return true for a thin shape
     */
    public boolean isThin(int slot) {
        return ends[slot] < 0;
    }
}
