package org.jmesat.geometry;

import java.util.Objects;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonCheck;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * A convex polygon with its pose in the world.
 *
 * <p>{@link #place} is cheap: the first getter that needs world vertices or the bounding box computes them. So even
 * concurrent reads are not thread-safe. Coordinates are doubles, so a pair far from the origin is as exact as its
 * input.
 */
public final class PlacedPolygon {
    private static final double[] NONE = {};

    private final PolygonBuffer local = new PolygonBuffer();
    private final PolygonBuffer shape = new PolygonBuffer();
    private final PolygonTable table = new PolygonTable(1, 4);
    private boolean changed;
    /** The local polygon was copied from a table, and {@link #local()} does not hold it yet. */
    private boolean taken;
    private double centerX;
    private double centerY;
    private double cos = 1;
    private double sin;
    private boolean stale;
    private double[] x = NONE;
    private double[] y = NONE;
    private double minX;
    private double minY;
    private double maxX;
    private double maxY;

    /** Creates an empty shape. Give it a polygon and place it before use. */
    public PlacedPolygon() {
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
     * @param polygon the shape in local coordinates (not null); copied
     */
    public void setShape(ConvexPolygon polygon) {
        Objects.requireNonNull(polygon, "polygon");
        polygon.copyTo(local());
    }

    /**
     * {@return the local polygon for editing, in a buffer that this instance owns}
     * A change takes effect at the next {@link #place}. Call this method again before each change.
     */
    public PolygonBuffer local() {
        if (taken) {
            local.set(shape, 0, 0);
            taken = false;
        }
        changed = true;
        return local;
    }

    /** {@return the local polygon as of the last {@link #place}; this instance owns the buffer, do not change it} */
    public PolygonBuffer shape() {
        return shape;
    }

    /**
     * Copies a polygon and its pose from a table.
     *
     * @param source the table to copy from
     * @param slot the polygon's slot in it
     * @throws IndexOutOfBoundsException if there is no such slot; this shape is unchanged then
     */
    public void take(PolygonTable source, int slot) {
        shape.set(source, slot);
        table.clear();
        table.add(source, slot);
        changed = false;
        taken = true;
        readPose();
    }

    private void readPose() {
        double[] row = table.rows();
        centerX = row[0];
        centerY = row[1];
        cos = row[2];
        sin = row[3];
        stale = true;
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
        if (changed) {
            shape.set(local, 0, 0);
            table.clear();
            table.add(shape);
            changed = false;
            stale = true;
        }
        if (table.size() == 0) {
            stale = true;
            return;
        }
        table.place(0, originX, originY, newCos, newSin);
        readPose();
    }

    private void update() {
        stale = false;
        int count = shape.count();
        if (x.length < count) {
            x = new double[count];
            y = new double[count];
        }
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
        double[] edges = shape.edges();
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
        double rounding = shape.rounding();
        minX -= rounding;
        minY -= rounding;
        maxX += rounding;
        maxY += rounding;
    }

    /** {@return a table with this polygon in slot 0, for the narrow phase; this instance owns it, do not change it} */
    public PolygonTable table() {
        return table;
    }

    /** {@return the vertex count: 1 for a point or circle, 2 for a segment or capsule, else the number of corners} */
    public int count() {
        return shape.count();
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
        return shape.findSupport(cos * nx + sin * ny, cos * ny - sin * nx);
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
        return cos * shape.normalX(i) - sin * shape.normalY(i) + 0.0;
    }

    /**
     * Returns the y component of the outward unit normal of an edge in the world.
     *
     * @param i index of the edge (0 ≤ i &lt; {@link #count()})
     * @return the component
     */
    public double normalY(int i) {
        return sin * shape.normalX(i) + cos * shape.normalY(i) + 0.0;
    }

    /** {@return the plane x of the local bounding box's centre} */
    public double centerX() {
        return centerX;
    }

    /** {@return the plane y of the local bounding box's centre} */
    public double centerY() {
        return centerY;
    }

    /** {@return the cosine of the angle at which the polygon was placed} */
    public double cos() {
        return cos;
    }

    /** {@return the sine of the angle at which the polygon was placed} */
    public double sin() {
        return sin;
    }

    /** {@return the rounding: how far the shape reaches beyond its core, in world units (≥0)} */
    public double rounding() {
        return shape.rounding();
    }

    /** {@return the radius of the bounding circle about the centre, in world units (≥0); placing does not change it} */
    public double radius() {
        return shape.radius();
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
        return Math.max(Math.abs(centerX), Math.abs(centerY)) + shape.reach();
    }

    /**
     * {@return the shape's share of the rounding error of a separation, in world units (&gt;0)}
     * Two separations of a pair count as equal when they differ by at most the sum of both shapes' shares.
     */
    public double tie() {
        return table.rows()[7];
    }
}
