package org.jmesat.geometry;

import java.util.Objects;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonCheck;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.geometry.RoundingError;

/**
 * A convex polygon together with its place in the world.
 *
 * <p>Placing it costs next to nothing; world vertices and bounding box are computed when they are first asked for after
 * that. Coordinates are doubles, so that a pair far from the origin is as exact as its input. Not thread-safe, not even
 * for reading.
 */
public final class PlacedPolygon {
    private static final double[] NONE = {};

    private final PolygonBuffer local = new PolygonBuffer();
    private final PolygonBuffer shape = new PolygonBuffer();
    private final PolygonTable table = new PolygonTable(1, 4);
    private boolean changed;
    /** The local form is that of a table's polygon, which {@link #local()} does not hold yet. */
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

    /** Creates an empty shape; it must be given a polygon and placed before it is used. */
    public PlacedPolygon() {
    }

    /**
     * Creates a placed shape.
     *
     * @param polygon the shape in local coordinates (not null); copied
     * @param x world x of the local origin
     * @param y world y of the local origin
     * @param angle by which the shape is turned about its local origin, in radians, counter-clockwise
     * @return a new shape
     * @throws IllegalArgumentException if a number is NaN or infinite, or a coordinate is beyond
     *     10¹⁵⁰
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
     * Takes another polygon, which takes effect at the next {@link #place}.
     *
     * @param polygon the shape in local coordinates (not null); copied
     */
    public void setShape(ConvexPolygon polygon) {
        Objects.requireNonNull(polygon, "polygon");
        polygon.copyTo(local());
    }

    /**
     * {@return the buffer for another polygon, which this instance owns}
     * Until it is changed it holds the polygon as it was last placed. Call this again for each change, which takes
     * effect at the next {@link #place}.
     */
    public PolygonBuffer local() {
        if (taken) {
            local.set(shape, 0, 0);
            taken = false;
        }
        changed = true;
        return local;
    }

    /** {@return the polygon as it was last placed, in a buffer that this instance owns; not to be altered} */
    public PolygonBuffer shape() {
        return shape;
    }

    /**
     * Becomes a copy of a table's polygon, placed as it is there.
     *
     * @param source the table to copy from
     * @param slot the polygon's slot in it
     * @throws IndexOutOfBoundsException if there is no such slot; nothing changes then
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
     * Places the local form in the world: turns it about the local origin, then moves it.
     *
     * @param originX world x of the local origin
     * @param originY world y of the local origin
     * @param newCos cosine of the angle
     * @param newSin sine of the angle; both together are made a unit vector if their length is within
     *     {@link RoundingError#TURN} of 1
     * @throws IllegalArgumentException if a number is NaN or infinite, a coordinate is beyond
     *     10¹⁵⁰, or cosine and sine are none of one angle; nothing changes then
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

    /** {@return a table of this polygon alone, for the narrow phase; this instance owns it, not to be altered} */
    public PolygonTable table() {
        return table;
    }

    /** {@return the vertex count: 1 for a point or circle, 2 for a segment or capsule, else the number of corners} */
    public int count() {
        return shape.count();
    }

    /**
     * {@return the world x coordinates of the core's vertices, valid until the next {@link #place}}
     * This instance owns the array, which has at least {@link #count()} entries.
     */
    public double[] x() {
        if (stale) {
            update();
        }
        return x;
    }

    /**
     * {@return the world y coordinates of the core's vertices, valid until the next {@link #place}}
     * This instance owns the array, which has at least {@link #count()} entries.
     */
    public double[] y() {
        if (stale) {
            update();
        }
        return y;
    }

    /**
     * Finds the vertex of the core that reaches furthest in a direction. O(n).
     *
     * @param nx x of the direction in world axes, of any length
     * @param ny y of the direction
     * @return index of the vertex; of several, the first; 0 when there is none
     */
    public int findSupport(double nx, double ny) {
        return shape.findSupport(cos * nx + sin * ny, cos * ny - sin * nx);
    }

    /**
     * Computes how far the core reaches in a direction. O(n).
     *
     * @param nx x of the direction in world axes
     * @param ny y of the direction
     * @return the greatest dot product of the direction and a vertex, in world units for a unit vector; negative
     *     infinity when there is no vertex
     */
    public double computeReach(double nx, double ny) {
        if (count() == 0) {
            return Double.NEGATIVE_INFINITY;
        }
        int support = findSupport(nx, ny);
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

    /** {@return the world x of the local bounding box's centre} */
    public double centerX() {
        return centerX;
    }

    /** {@return the world y of the local bounding box's centre} */
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

    /**
     * {@return the radius of the circle about the centre that holds the whole shape, in world units (≥0)}
     * Placing does not change it.
     */
    public double radius() {
        return shape.radius();
    }

    /** {@return the least world x, the left side of the bounding box, rounding included} */
    public double minX() {
        if (stale) {
            update();
        }
        return minX;
    }

    /** {@return the least world y, the lower side of the bounding box, rounding included} */
    public double minY() {
        if (stale) {
            update();
        }
        return minY;
    }

    /** {@return the greatest world x, the right side of the bounding box, rounding included} */
    public double maxX() {
        if (stale) {
            update();
        }
        return maxX;
    }

    /** {@return the greatest world y, the upper side of the bounding box, rounding included} */
    public double maxY() {
        if (stale) {
            update();
        }
        return maxY;
    }

    /**
     * {@return a bound on the absolute world coordinates of the shape and of its local origin (≥0)}
     * The rounding of the input is judged by it. It is the larger coordinate of the centre, by its absolute value, plus
     * {@link PolygonBuffer#reach()}.
     */
    public double largestCoordinate() {
        return Math.max(Math.abs(centerX), Math.abs(centerY)) + shape.reach();
    }

    /**
     * {@return the shape's share of the difference up to which separations of a pair count as equal}
     * It is the share as {@link RoundingError#tie} has it, in world units (&gt;0).
     */
    public double tie() {
        return table.rows()[7];
    }
}
