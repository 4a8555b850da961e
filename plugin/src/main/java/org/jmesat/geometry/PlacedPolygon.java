package org.jmesat.geometry;

import java.util.Objects;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonCheck;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.geometry.Support;

/**
 * A convex polygon with its pose in the world.
 *
 * <p>{@link #place} is cheap: the first getter that needs world vertices or the bounding box computes them. So even
 * concurrent reads are not thread-safe. Coordinates are doubles, so a pair far from the origin is as exact as its
 * input.
 */
public final class PlacedPolygon {
    private static final double[] NONE = {};

    /** The polygon that was set since the last {@link #place}, which copies it into the table; null if none was. */
    private ConvexPolygon pending;
    /** The polygon as placed, in slot 0 and at the start of the edges. */
    private final PolygonTable table = new PolygonTable(1, 4);
    private boolean stale;
    private double[] x = NONE;
    private double[] y = NONE;
    private double minX;
    private double minY;
    private double maxX;
    private double maxY;

    /** Creates an empty shape. Give it a polygon and place it before use. */
    public PlacedPolygon() {
        table.add(new PolygonBuffer());
    }

    /**
     * Creates a placed shape.
     *
     * @param polygon the shape in local coordinates (not null); copied
     * @param x plane x of the local origin
     * @param y plane y of the local origin
     * @param angle turn of the shape about its local origin, in radians, counter-clockwise
     * @return a new shape
     * @throws IllegalArgumentException if a number is NaN or infinite, or a coordinate is beyond 10¹⁵⁰
     */
    public static PlacedPolygon of(ConvexPolygon polygon, double x, double y, double angle) {
        Objects.requireNonNull(polygon, "polygon");
        if (!Double.isFinite(angle)) {
            throw new IllegalArgumentException("The angle must be finite, not " + angle);
        }
        PlacedPolygon placed = new PlacedPolygon();
        placed.setShape(polygon);
        placed.place(x, y, Angles.cos(angle), Angles.sin(angle));
        return placed;
    }

    /**
     * Sets the polygon. It takes effect at the next {@link #place}.
     *
     * @param polygon the shape in local coordinates (not null)
     */
    public void setShape(ConvexPolygon polygon) {
        pending = Objects.requireNonNull(polygon, "polygon");
    }

    /**
     * Copies a placed polygon with its pose from numbers, such as those of another one. The caller guarantees that they
     * belong to a shape that is convex and counter-clockwise.
     *
     * @param numbers holds the eight {@link #numbers}; copied
     * @param row index of the first of them (≥0)
     * @param edges holds the shape in the layout of {@link #edges}; copied
     * @param start index of the first number of an edge (≥0)
     * @param end index after the last one; the same as the first for an empty shape
     * @param thin whether the shape {@linkplain #isThin is thin}
     * @param centerX local x of the centre of the bounding box
     * @param centerY local y of that centre
     * @throws IllegalArgumentException if a number is NaN or infinite; this shape is unchanged then
     * @throws IndexOutOfBoundsException if an array has no such numbers; this shape is unchanged then
     */
    public void set(double[] numbers, int row, double[] edges, int start, int end, boolean thin, double centerX,
            double centerY) {
        PolygonCheck.requireFinite("number", numbers, row, row + PolygonTable.ROW);
        PolygonCheck.requireFinite("number of an edge", edges, start, end);
        PolygonCheck.requireFinite("x of the centre", centerX);
        PolygonCheck.requireFinite("y of the centre", centerY);
        table.clear();
        table.add(numbers, row, edges, start, end, thin, centerX, centerY);
        pending = null;
        stale = true;
    }

    /**
     * Copies another placed polygon with its pose.
     *
     * @param other the polygon to copy (not null)
     */
    public void set(PlacedPolygon other) {
        if (Objects.requireNonNull(other, "other") != this) {
            table.clear();
            table.add(other.table, 0);
            pending = null;
            stale = true;
        }
    }

    /**
     * Places the local polygon in the world: turns it about the local origin, then moves it.
     *
     * @param originX plane x of the local origin
     * @param originY plane y of the local origin
     * @param newCos cosine of the angle
     * @param newSin sine of the angle; (cosine, sine) is normalised if its length is within a thousandth of 1
     * @throws IllegalArgumentException if a number is NaN or infinite, a coordinate is beyond 10¹⁵⁰, or cosine and sine
     *     do not belong to one angle; this shape is unchanged then
     */
    public void place(double originX, double originY, double newCos, double newSin) {
        PolygonCheck.requirePose(originX, originY, newCos, newSin);
        if (pending != null) {
            table.clear();
            table.add(pending.buffer());
            pending = null;
        }
        table.place(0, originX, originY, newCos, newSin);
        stale = true;
    }

    private void update() {
        stale = false;
        int count = count();
        if (x.length < count) {
            x = new double[count];
            y = new double[count];
        }
        double centerX = centerX();
        double centerY = centerY();
        double cos = cos();
        double sin = sin();
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
        double[] edges = table.edges();
        for (int i = 0; i < count; i++) {
            double u = edges[PolygonBuffer.STRIDE * i];
            double v = edges[PolygonBuffer.STRIDE * i + 1];
            double wx = centerX + (cos * u - sin * v);
            double wy = centerY + (sin * u + cos * v);
            x[i] = wx;
            y[i] = wy;
            minX = Math.min(minX, wx);
            minY = Math.min(minY, wy);
            maxX = Math.max(maxX, wx);
            maxY = Math.max(maxY, wy);
        }
        double rounding = rounding();
        minX -= rounding;
        minY -= rounding;
        maxX += rounding;
        maxY += rounding;
    }

    /**
     * {@return the polygon in its own frame: for vertex i, from 4i on, its x and y relative to the centre of the local
     * bounding box, and x and y of the outward unit normal of the edge from it to the next}
     * A segment has two edges with opposite normals; the normal of a point is (1, 0). The array belongs to this
     * instance and is valid until the next change; do not change it. It may be longer than the polygon.
     */
    public double[] edges() {
        return table.edges();
    }

    /**
     * {@return the pose and the sizes in one array: plane x and y of the centre, cosine and sine of the angle, radius,
     * radius of the incircle about the centre (0 if the centre is outside), rounding, tie}
     * The array belongs to this instance and is valid until the next change; do not change it.
     */
    public double[] numbers() {
        return table.rows();
    }

    /**
     * {@return whether the normals of the {@link #edges} may not be in order}
     * This is so for a point, a segment, and a shape so thin that an edge runs back along its predecessor.
     */
    public boolean isThin() {
        return table.isThin(0);
    }

    /** {@return the local x of the centre of the local bounding box} */
    public double localCenterX() {
        return table.localCenterX(0);
    }

    /** {@return the local y of the centre of the local bounding box} */
    public double localCenterY() {
        return table.localCenterY(0);
    }

    /** {@return the vertex count: 1 for a point or circle, 2 for a segment or capsule, else the number of corners} */
    public int count() {
        return table.count(0);
    }

    /**
     * {@return the plane x of the core's vertices, valid until the next {@link #place}}
     * This instance owns the array. It has at least {@link #count()} entries.
     */
    public double[] x() {
        if (stale) {
            update();
        }
        return x;
    }

    /**
     * {@return the plane y of the core's vertices, valid until the next {@link #place}}
     * This instance owns the array. It has at least {@link #count()} entries.
     */
    public double[] y() {
        if (stale) {
            update();
        }
        return y;
    }

    /**
     * Finds the support point of the core in a direction: the vertex that lies furthest along it. O(n).
     *
     * @param nx x of the direction in world axes, of any length
     * @param ny y of the direction
     * @return index of the vertex, the first if several tie; 0 for an empty shape
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public int findSupport(double nx, double ny) {
        PolygonCheck.requireFinite("x of the direction", nx);
        PolygonCheck.requireFinite("y of the direction", ny);
        double u = cos() * nx + sin() * ny;
        double v = cos() * ny - sin() * nx;
        return Support.furthest(table.edges(), 0, table.end(0), u, v) / PolygonBuffer.STRIDE;
    }

    /**
     * Computes the projection of the core's support point on a direction. O(n).
     *
     * @param nx x of the direction in world axes
     * @param ny y of the direction
     * @return the greatest dot product of the direction and a vertex, in world units for a unit vector; negative
     *     infinity for an empty shape
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public double computeReach(double nx, double ny) {
        int support = findSupport(nx, ny);
        if (count() == 0) {
            return Double.NEGATIVE_INFINITY;
        }
        return nx * x()[support] + ny * y()[support];
    }

    /**
     * Returns the x component of the outward unit normal of an edge in the world.
     *
     * @param i index of the edge (0 ≤ i &lt; {@link #count()})
     * @return the component
     */
    public double normalX(int i) {
        int k = PolygonBuffer.STRIDE * Objects.checkIndex(i, count());
        return cos() * table.edges()[k + 2] - sin() * table.edges()[k + 3] + 0.0;
    }

    /**
     * Returns the y component of the outward unit normal of an edge in the world.
     *
     * @param i index of the edge (0 ≤ i &lt; {@link #count()})
     * @return the component
     */
    public double normalY(int i) {
        int k = PolygonBuffer.STRIDE * Objects.checkIndex(i, count());
        return sin() * table.edges()[k + 2] + cos() * table.edges()[k + 3] + 0.0;
    }

    /** {@return the plane x of the local bounding box's centre} */
    public double centerX() {
        return table.rows()[0];
    }

    /** {@return the plane y of the local bounding box's centre} */
    public double centerY() {
        return table.rows()[1];
    }

    /** {@return the cosine of the angle at which the polygon was placed} */
    public double cos() {
        return table.rows()[2];
    }

    /** {@return the sine of the angle at which the polygon was placed} */
    public double sin() {
        return table.rows()[3];
    }

    /** {@return the rounding: how far the shape reaches beyond its core, in world units (≥0)} */
    public double rounding() {
        return table.rows()[6];
    }

    /** {@return the radius of the bounding circle about the centre, in world units (≥0); placing does not change it} */
    public double radius() {
        return table.rows()[4];
    }

    /** {@return the least plane x, the left side of the bounding box, rounding included} */
    public double minX() {
        if (stale) {
            update();
        }
        return minX;
    }

    /** {@return the least plane y, the lower side of the bounding box, rounding included} */
    public double minY() {
        if (stale) {
            update();
        }
        return minY;
    }

    /** {@return the greatest plane x, the right side of the bounding box, rounding included} */
    public double maxX() {
        if (stale) {
            update();
        }
        return maxX;
    }

    /** {@return the greatest plane y, the upper side of the bounding box, rounding included} */
    public double maxY() {
        if (stale) {
            update();
        }
        return maxY;
    }

    /**
     * {@return a bound on the absolute world coordinates of the shape and of its local origin (≥0)}
     * The tolerance is computed from it. It is the larger absolute coordinate of the centre, plus the radius,
     * plus the distance of the centre from the local origin.
     */
    public double largestCoordinate() {
        return table.largestCoordinate(0);
    }

    /**
     * {@return the shape's share of the rounding error of a separation, in world units (&gt;0)}
     * Two separations of a pair count as equal when they differ by at most the sum of both shapes' shares.
     */
    public double tie() {
        return table.rows()[7];
    }
}
