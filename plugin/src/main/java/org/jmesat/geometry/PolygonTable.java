package org.jmesat.geometry;

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

    /** How many numbers {@code centers} holds for each slot: local x and y of the centre, and the reach. */
    private static final int CENTER = 3;

    private int size;
    private double[] rows;
    private double[] centers;
    private int[] starts;
    /** Complements for thin shapes, which an unused slot counts as. */
    private int[] counts;
    private double[] edges;
    private int edgesUsed;

    /** Creates a table without polygons. */
    public PolygonTable() {
        this(16, 128);
    }

    /**
     * Creates a table without polygons, with room for some.
     *
     * @param slots for how many polygons (≥1)
     * @param vertices for how many vertices of all polygons together (≥1)
     * @throws IllegalArgumentException if either is less than 1
     */
    public PolygonTable(int slots, int vertices) {
        if (slots < 1 || vertices < 1) {
            throw new IllegalArgumentException("No table has room for " + slots + " polygons of " + vertices
                    + " vertices");
        }
        rows = new double[ROW * slots];
        centers = new double[CENTER * slots];
        starts = new int[slots];
        counts = new int[slots];
        Arrays.fill(counts, ~0);
        edges = new double[PolygonBuffer.STRIDE * vertices];
    }

    /** Empties the table. */
    public void clear() {
        size = 0;
        edgesUsed = 0;
    }

    /**
     * Adds a polygon, at first placed at the world's origin without a turn.
     *
     * @param polygon the polygon to copy; an empty one takes a slot, too, but has no separation from another
     * @return its slot: how many there were before
     */
    public int add(PolygonBuffer polygon) {
        ensureCapacity(PolygonBuffer.STRIDE * (polygon.count() + PADDING));
        int slot = size++;
        starts[slot] = edgesUsed;
        counts[slot] = polygon.isThin() ? ~polygon.count() : polygon.count();
        System.arraycopy(polygon.edges(), 0, edges, edgesUsed, PolygonBuffer.STRIDE * polygon.count());
        edgesUsed += PolygonBuffer.STRIDE * polygon.count();
        centers[CENTER * slot] = polygon.centerX();
        centers[CENTER * slot + 1] = polygon.centerY();
        int row = ROW * slot;
        rows[row + 4] = polygon.radius();
        rows[row + 5] = polygon.inradius();
        rows[row + 6] = polygon.rounding();
        centers[CENTER * slot + 2] = polygon.reach();
        place(slot, 0, 0, 1, 0);
        return slot;
    }

    private void ensureCapacity(int moreEdges) {
        if (size == starts.length) {
            rows = Arrays.copyOf(rows, 2 * rows.length);
            centers = Arrays.copyOf(centers, 2 * centers.length);
            starts = Arrays.copyOf(starts, 2 * starts.length);
            counts = Arrays.copyOf(counts, 2 * counts.length);
            Arrays.fill(counts, size, counts.length, ~0);
        }
        if (edgesUsed + moreEdges > edges.length) {
            edges = Arrays.copyOf(edges, Math.max(2 * edges.length, edgesUsed + moreEdges));
        }
    }

    /**
     * Places a polygon in the world: turns it about its local origin, then moves it.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @param originX world x of the local origin
     * @param originY world y of the local origin
     * @param cos cosine of the angle
     * @param sin sine of the angle
     * @throws IllegalArgumentException if a number is NaN or infinite, a coordinate is beyond {@link #MOST_COORDINATE}, or
     *     cosine and sine are none; the polygon then stays where it was
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public void place(int slot, double originX, double originY, double cos, double sin) {
        Objects.checkIndex(slot, size);
        requirePose(originX, originY, cos, sin);
        double u = centers[CENTER * slot];
        double v = centers[CENTER * slot + 1];
        int row = ROW * slot;
        double x = originX + (cos * u - sin * v);
        double y = originY + (sin * u + cos * v);
        rows[row] = x;
        rows[row + 1] = y;
        rows[row + 2] = cos;
        rows[row + 3] = sin;
        rows[row + 7] = Tolerance.tie(rows[row + 4], Math.abs(x) + Math.abs(y) + centers[CENTER * slot + 2]);
    }

    static void requirePose(double originX, double originY, double cos, double sin) {
        boolean inRange = Math.abs(originX) <= MOST_COORDINATE && Math.abs(originY) <= MOST_COORDINATE;
        double squared = cos * cos + sin * sin;
        if (!inRange || !(squared > 0.99 && squared < 1.01)) {
            throw new IllegalArgumentException("A polygon cannot be placed at (" + originX + ", " + originY
                    + ") with cosine " + cos + " and sine " + sin);
        }
    }

    /**
     * Returns a bound on the absolute world coordinates involved, by which the rounding of the input is judged.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return as {@link PlacedPolygon#largestCoordinate()}
     */
    public double largestCoordinate(int slot) {
        int row = ROW * slot;
        return Math.max(Math.abs(rows[row]), Math.abs(rows[row + 1])) + centers[CENTER * slot + 2];
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
     * @return an array that this instance owns, of {@link #ROW} numbers for each slot; valid until a polygon is added;
     *     not to be altered
     */
    public double[] rows() {
        return rows;
    }

    /**
     * Returns the vertices and normals of all polygons, laid out as {@link PolygonBuffer#edges()}.
     *
     * @return an array that this instance owns; valid until a polygon is added; not to be altered
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
        return starts[slot] + PolygonBuffer.STRIDE * count(slot);
    }

    /**
     * Returns how many vertices a polygon has.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return the count
     */
    public int count(int slot) {
        int count = counts[slot];
        return count < 0 ? ~count : count;
    }

    /**
     * Tells whether a shape is {@linkplain PolygonBuffer#isThin() thin}.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return true for a thin shape
     */
    public boolean isThin(int slot) {
        return counts[slot] < 0;
    }
}
