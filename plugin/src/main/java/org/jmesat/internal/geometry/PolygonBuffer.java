package org.jmesat.internal.geometry;

import java.util.Objects;

/**
 * A reusable convex polygon: vertices, outward edge normals, bounding circle and incircle. With a
 * {@linkplain #rounding() rounding} above 0 it is the set of all points within that distance of the polygon, its
 * <i>core</i>: a rounded polygon, a capsule round a segment, a circle round a point.
 *
 * <p>Coordinates are local, in world units, counter-clockwise. Vertices are stored relative to the centre of their
 * bounding box, so that a polygon far from its local origin is as exact as one near it. The arrays belong to this
 * instance; it allocates only to grow.
 */
public final class PolygonBuffer {
    /** Numbers per vertex in {@link #edges()}. */
    public static final int STRIDE = 4;

    private int count;
    /** At least {@link PolygonTable#PADDING} vertices long. */
    private double[] edges = new double[PolygonTable.PADDING * STRIDE];
    private double centerX;
    private double centerY;
    /** The sizes, where {@link PolygonTable#rows} has them, and the pose of no turn. */
    private final double[] numbers = {0, 0, 1, 0, 0, 0, 0, 0};
    private boolean thin = true;

    /** Creates an empty buffer. */
    public PolygonBuffer() {
    }

    /** Empties the buffer. */
    public void clear() {
        begin(0);
        end(0);
    }

    /**
     * Copies the vertices of a hull, moved by (dx, dy). An empty hull empties this buffer.
     *
     * @throws IllegalArgumentException if a number is NaN or infinite; this buffer is unchanged then
     */
    public void set(ConvexHull hull, double dx, double dy) {
        Objects.requireNonNull(hull, "hull");
        PolygonCheck.requireFinite("dx", dx);
        PolygonCheck.requireFinite("dy", dy);
        begin(hull.count());
        for (int i = 0; i < count; i++) {
            put(i, hull.x(i), hull.y(i));
        }
        end(0);
        centerX += dx;
        centerY += dy;
    }

    /**
     * Copies the polygon of a table's slot, in local coordinates.
     *
     * @throws IndexOutOfBoundsException if there is no such slot; this buffer is unchanged then
     */
    public void set(PolygonTable table, int slot) {
        Objects.requireNonNull(table, "table");
        Objects.checkIndex(slot, table.size());
        set(table.rows(), PolygonTable.ROW * slot, table.edges(), table.start(slot), table.end(slot),
                table.isThin(slot), table.localCenterX(slot), table.localCenterY(slot));
    }

    /**
     * Copies another buffer's polygon with its rounding, moved by (dx, dy). Normals are copied, not recomputed.
     *
     * @throws IllegalArgumentException if a number is NaN or infinite; this buffer is unchanged then
     */
    public void set(PolygonBuffer source, double dx, double dy) {
        Objects.requireNonNull(source, "source");
        PolygonCheck.requireFinite("dx", dx);
        PolygonCheck.requireFinite("dy", dy);
        set(source.numbers, 0, source.edges, 0, STRIDE * source.count, source.thin, source.centerX + dx,
                source.centerY + dy);
    }

    /**
     * Copies a polygon, in local coordinates, from a range of edges, laid out as {@link #edges()} about the local
     * centre (newCenterX, newCenterY). Its sizes are in the row of {@link PolygonTable#rows} that begins at
     * {@code row}. Arguments are not checked.
     */
    public void set(double[] rows, int row, double[] source, int start, int end, boolean newThin, double newCenterX,
            double newCenterY) {
        begin((end - start) / STRIDE);
        System.arraycopy(source, start, edges, 0, end - start);
        System.arraycopy(rows, row + 4, numbers, 4, 3);
        centerX = newCenterX;
        centerY = newCenterY;
        thin = newThin;
    }

    /**
     * Adds a distance in world units to the rounding.
     *
     * @throws IllegalArgumentException if it is negative, NaN or infinite; this buffer is unchanged then
     */
    public void grow(double distance) {
        PolygonCheck.requireLength("distance", distance);
        numbers[6] += distance;
        measureSizes();
    }

    /**
     * Copies vertices, as x and y of each. The caller guarantees that they are convex and counter-clockwise.
     * Coordinates must not exceed {@link PolygonTable#MOST_COORDINATE}. The rounding is in world units.
     *
     * @throws IllegalArgumentException if there is no vertex, the array has an odd length, a number is NaN, infinite or
     *     too large, or the rounding is negative; this buffer is unchanged then
     */
    public void set(double[] xy, double newRounding) {
        PolygonCheck.requirePoints(xy, 1);
        PolygonCheck.requireLength("rounding", newRounding);
        begin(xy.length / 2);
        for (int i = 0; i < count; i++) {
            put(i, xy[2 * i], xy[2 * i + 1]);
        }
        end(newRounding);
    }

    /**
     * Sets an axis-aligned rectangle about (x, y), given its half extents; a segment or a point if an extent is 0.
     *
     * @throws IllegalArgumentException if a number is NaN or infinite, or an extent is negative; this buffer is
     *     unchanged then
     */
    public void setBox(double x, double y, double halfWidth, double halfHeight) {
        PolygonCheck.requireFinite("x", x);
        PolygonCheck.requireFinite("y", y);
        PolygonCheck.requireLength("half width", halfWidth);
        PolygonCheck.requireLength("half height", halfHeight);
        int columns = halfWidth > 0 ? 2 : 1;
        int rows = halfHeight > 0 ? 2 : 1;
        begin(columns * rows);
        for (int i = 0; i < count; i++) {
            boolean right = columns == 2 && (i == 1 || i == 2);
            boolean upper = rows == 2 && (columns == 2 ? i >= 2 : i == 1);
            put(i, (right ? halfWidth : -halfWidth) + 0.0, (upper ? halfHeight : -halfHeight) + 0.0);
        }
        end(0);
        centerX += x;
        centerY += y;
    }

    /** {@return the number of vertices: 0 when empty, 1 for a point or circle, 2 for a segment or capsule} */
    public int count() {
        return count;
    }

    /** {@return x of a vertex of the core (0 ≤ i &lt; {@link #count()})} */
    public double x(int i) {
        return centerX + edges[STRIDE * Objects.checkIndex(i, count)];
    }

    /** {@return y of a vertex of the core (0 ≤ i &lt; {@link #count()})} */
    public double y(int i) {
        return centerY + edges[STRIDE * Objects.checkIndex(i, count) + 1];
    }

    /**
     * {@return x of the outward unit normal of the edge from vertex i to the next (0 ≤ i &lt; {@link #count()})}
     * A segment has two edges, with opposite normals; the normal of a point is (1, 0).
     */
    public double normalX(int i) {
        return edges[STRIDE * Objects.checkIndex(i, count) + 2];
    }

    /** {@return y of the outward unit normal of the edge from vertex i to the next} */
    public double normalY(int i) {
        return edges[STRIDE * Objects.checkIndex(i, count) + 3];
    }

    /**
     * {@return the vertices and normals for the narrow phase}
     * For vertex i, from {@link #STRIDE}·i on: its x and y relative to ({@link #centerX()}, {@link #centerY()}), and
     * the outward unit normal of the edge from it to the next. The array belongs to this instance and is valid until
     * the next change; do not change it.
     */
    public double[] edges() {
        return edges;
    }

    /**
     * {@return the sizes, as a row of {@link PolygonTable#rows} at the origin without a turn; there is no tie}
     * The array belongs to this instance; do not change it.
     */
    public double[] numbers() {
        return numbers;
    }

    /** {@return the local x of the centre of the bounding box} */
    public double centerX() {
        return centerX;
    }

    /** {@return the local y of the centre of the bounding box} */
    public double centerY() {
        return centerY;
    }

    /** {@return the rounding: how far the shape extends beyond its core, in world units (≥0)} */
    public double rounding() {
        return numbers[6];
    }

    /** {@return the radius of the bounding circle about the centre, rounding included, in world units} */
    public double radius() {
        return numbers[4];
    }

    /**
     * {@return the radius of the incircle about the centre, rounding included, in world units; 0 if the centre is
     * outside}
     */
    public double inradius() {
        return numbers[5];
    }

    /**
     * {@return the radius plus the distance of the centre from the local origin, in world units (≥0)}
     * At any pose, the coordinates of the shape and of its local origin exceed the larger coordinate of its centre by
     * at most the reach.
     */
    public double reach() {
        return numbers[4] + Math.abs(centerX) + Math.abs(centerY);
    }

    /** Finds the support point in a direction of any length; the first if several tie; 0 for an empty buffer. O(n). */
    public int findSupport(double x, double y) {
        return Support.furthest(edges, 0, STRIDE * count, x, y) / STRIDE;
    }

    /**
     * {@return whether the order of the edge directions is unreliable}
     * This is so for a point, a segment, and a shape so thin that an edge runs back along its predecessor.
     */
    public boolean isThin() {
        return thin;
    }

    /** Begins a polygon of a number of vertices; {@link #put} each, then call {@link #end}. */
    public void begin(int newCount) {
        count = newCount;
        if (edges.length < STRIDE * count) {
            edges = new double[STRIDE * (count + count / 2)];
        }
    }

    /** Sets a vertex of a polygon that was begun. Counter-clockwise, convex and finite. */
    public void put(int i, double x, double y) {
        edges[STRIDE * i] = x;
        edges[STRIDE * i + 1] = y;
    }

    /** Ends a polygon that was begun, and sets its rounding. */
    public void end(double newRounding) {
        numbers[6] = newRounding;
        centerX = 0;
        centerY = 0;
        if (count > 0) {
            findNormals();
            center();
        }
        measureSizes();
    }

    private void measureSizes() {
        double squared = 0;
        double inner = count < 3 ? 0 : Double.POSITIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int k = STRIDE * i;
            squared = Math.max(squared, edges[k] * edges[k] + edges[k + 1] * edges[k + 1]);
            inner = Math.min(inner, edges[k] * edges[k + 2] + edges[k + 1] * edges[k + 3]);
        }
        thin = count < 3;
        for (int i = 0; i < count && !thin; i++) {
            thin = turnsBack(STRIDE * i, i + 1 < count ? STRIDE * (i + 1) : 0);
        }
        numbers[4] = Math.sqrt(squared) + numbers[6];
        numbers[5] = inner < 0 ? 0 : inner + numbers[6];
    }

    /** Must be called before the vertices are centred, because centring may round short edges to zero. */
    private void findNormals() {
        for (int i = 0; i < count; i++) {
            findNormal(STRIDE * i, i + 1 < count ? STRIDE * (i + 1) : 0);
        }
        // Two rounds, because a straight chain may continue over the last vertex to the first.
        for (int i = 1; i < 2 * count && count > 2; i++) {
            shareNormal(STRIDE * ((i - 1) % count), STRIDE * (i % count));
        }
    }

    /** Gives edges on one line the same normal to the bit, so that rounding cannot change their order. */
    private void shareNormal(int k, int next) {
        double cross = edges[k + 2] * edges[next + 3] - edges[k + 3] * edges[next + 2];
        double dot = edges[k + 2] * edges[next + 2] + edges[k + 3] * edges[next + 3];
        if (dot > 0 && cross <= RoundingError.STRAIGHT) {
            edges[next + 2] = edges[k + 2];
            edges[next + 3] = edges[k + 3];
        }
    }

    private void center() {
        double minX = edges[0];
        double maxX = edges[0];
        double minY = edges[1];
        double maxY = edges[1];
        for (int k = STRIDE; k < STRIDE * count; k += STRIDE) {
            minX = Math.min(minX, edges[k]);
            maxX = Math.max(maxX, edges[k]);
            minY = Math.min(minY, edges[k + 1]);
            maxY = Math.max(maxY, edges[k + 1]);
        }
        centerX = middle(minX, maxX);
        centerY = middle(minY, maxY);
        for (int k = 0; k < STRIDE * count; k += STRIDE) {
            edges[k] -= centerX;
            edges[k + 1] -= centerY;
        }
    }

    /** Returns 0 for vertices that were centred and rounded before, so that centring them again changes nothing. */
    private static double middle(double min, double max) {
        double middle = 0.5 * (min + max);
        return Math.abs(middle) <= Math.ulp(Math.max(-min, max)) ? 0 : middle;
    }

    private void findNormal(int k, int next) {
        double dx = edges[next] - edges[k];
        double dy = edges[next + 1] - edges[k + 1];
        double length = Math.sqrt(dx * dx + dy * dy);
        // Adding zero turns −0 into +0, which reports would otherwise print.
        edges[k + 2] = length > 0 ? dy / length + 0.0 : 1;
        edges[k + 3] = length > 0 ? -dx / length + 0.0 : 0;
    }

    private boolean turnsBack(int k, int next) {
        double cross = edges[k + 2] * edges[next + 3] - edges[k + 3] * edges[next + 2];
        double dot = edges[k + 2] * edges[next + 2] + edges[k + 3] * edges[next + 3];
        return dot < 0 && cross <= RoundingError.BACK;
    }
}
