package org.jmesat.geometry;

import java.util.Objects;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonCheck;

/**
 * An immutable convex polygon in local coordinates, with its corners in counter-clockwise order.
 *
 * <p>{@link #of} takes the corners of a convex polygon and throws for any other. {@link #hullOf} takes any points; its
 * hull may be a segment (two vertices) or a point (one), and both are valid shapes. Every shape can be
 * {@link #rounded}.
 */
public final class ConvexPolygon {
    /** With more sides, neighbouring corners round to the same floats. */
    private static final int MAX_SIDES = 1 << 25;

    private final float[] xy;
    private final float rounding;
    private final PolygonBuffer buffer = new PolygonBuffer();

    private ConvexPolygon(float[] xy, float rounding) {
        this.xy = xy;
        this.rounding = rounding;
        buffer.set(doubles(xy), rounding);
    }

    private static double[] doubles(float[] xy) {
        double[] doubles = new double[Objects.requireNonNull(xy, "xy").length];
        for (int i = 0; i < doubles.length; i++) {
            doubles[i] = xy[i];
        }
        return doubles;
    }

    /**
     * Creates a polygon from its corners. Corners on a straight edge are allowed and kept. A corner that equals the one
     * before is dropped, also the first one if it is given again at the end.
     *
     * @param xy x and y of at least three corners in turn, counter-clockwise; copied
     * @return a new polygon
     * @throws IllegalArgumentException if the array has fewer than three corners or an odd length, a number is NaN or
     *     infinite, or the sides cross, run clockwise, turn inward, go round more than once or enclose no area; the
     *     message names the corner, counted without those that were dropped
     */
    public static ConvexPolygon of(float... xy) {
        double[] corners = PolygonCheck.withoutRepeats(doubles(xy));
        PolygonCheck.requireConvex(corners);
        float[] copy = new float[corners.length];
        for (int i = 0; i < copy.length; i++) {
            copy[i] = (float) corners[i];
        }
        return new ConvexPolygon(copy, 0);
    }

    /**
     * Creates a regular polygon about the origin, its first corner on the positive X axis.
     *
     * @param sides number of sides (≥3)
     * @param radius distance of each corner from the origin, in world units (&gt;0, finite)
     * @return a new polygon
     * @throws IllegalArgumentException if there are fewer than three sides, so many that corners coincide as floats, or
     *     the radius is not positive and finite
     */
    public static ConvexPolygon regular(int sides, float radius) {
        if (sides < 3) {
            throw new IllegalArgumentException("A regular polygon needs at least 3 sides, not " + sides);
        }
        PolygonCheck.requirePositive("radius", radius);
        if (sides > MAX_SIDES) {
            throw new IllegalArgumentException("A regular polygon of " + sides + " sides has corners that coincide");
        }
        float[] xy = new float[2 * sides];
        for (int i = 0; i < sides; i++) {
            // StrictMath: the corners must have the same bits on every machine.
            double angle = 2 * StrictMath.PI * i / sides;
            xy[2 * i] = (float) (radius * StrictMath.cos(angle));
            xy[2 * i + 1] = (float) (radius * StrictMath.sin(angle));
        }
        IllegalArgumentException refused = null;
        try {
            ConvexPolygon polygon = of(xy);
            if (polygon.getVertexCount() == sides) {
                return polygon;
            }
        } catch (IllegalArgumentException rounded) {
            refused = rounded;
        }
        throw new IllegalArgumentException(
                sides + " sides at a radius of " + radius + " have corners that coincide as floats", refused);
    }

    /**
     * Creates a rectangle about the origin, its sides along X and Y.
     *
     * @param width extent along X, in local units (&gt;0, finite)
     * @param height extent along Y, in local units (&gt;0, finite)
     * @return a new polygon
     * @throws IllegalArgumentException if a side is not positive and finite, or so small that half of it is 0
     */
    public static ConvexPolygon rectangle(float width, float height) {
        PolygonCheck.requirePositive("width", width);
        PolygonCheck.requirePositive("height", height);
        float x = width / 2;
        float y = height / 2;
        return of(-x, -y, x, -y, x, y, -x, y);
    }

    /**
     * Creates the convex hull of points.
     *
     * @param xy x and y of each point (at least one), in any order, repeats allowed; not altered
     * @return a new polygon without collinear corners; it has two vertices when all points are on one line and one when
     *     they coincide
     * @throws IllegalArgumentException if there is no point, the array has an odd length, or a number is NaN or
     *     infinite
     */
    public static ConvexPolygon hullOf(float... xy) {
        PolygonCheck.requirePoints(doubles(xy), 1);
        ConvexHull hull = new ConvexHull();
        hull.compute(xy, xy.length / 2);
        return new ConvexPolygon(hull.copyVertices(), 0);
    }

    /**
     * Creates a circle about the origin.
     *
     * @param radius in world units (&gt;0, finite)
     * @return a new shape: a point, rounded
     * @throws IllegalArgumentException if the radius is not positive and finite
     */
    public static ConvexPolygon circle(float radius) {
        PolygonCheck.requirePositive("radius", radius);
        return new ConvexPolygon(new float[2], radius);
    }

    /**
     * Creates the shape of all points within a distance of this polygon, with exact arcs at its corners. A polygon
     * becomes a rounded polygon, a segment a capsule, a point a circle. Rounding a rounded shape replaces its rounding;
     * the distances do not add up.
     *
     * @param newRounding the distance in world units (≥0, finite); 0 gives the sharp polygon
     * @return a new shape with the same vertices
     * @throws IllegalArgumentException if the distance is negative, NaN or infinite
     */
    public ConvexPolygon rounded(float newRounding) {
        if (!(newRounding >= 0) || Float.isInfinite(newRounding)) {
            throw new IllegalArgumentException("The rounding must be finite and not negative, not " + newRounding);
        }
        return new ConvexPolygon(xy, newRounding);
    }

    /** {@return the vertex count: 1 for a point or circle, 2 for a segment or capsule, else the number of corners} */
    public int getVertexCount() {
        return buffer.count();
    }

    /**
     * Returns the x coordinate of a vertex.
     *
     * @param i index of the vertex (0 ≤ i &lt; {@link #getVertexCount()})
     * @return the coordinate, as it was given
     * @throws IndexOutOfBoundsException if there is no such vertex
     */
    public float getX(int i) {
        return xy[2 * Objects.checkIndex(i, buffer.count())];
    }

    /**
     * Returns the y coordinate of a vertex.
     *
     * @param i index of the vertex (0 ≤ i &lt; {@link #getVertexCount()})
     * @return the coordinate, as it was given
     * @throws IndexOutOfBoundsException if there is no such vertex
     */
    public float getY(int i) {
        return xy[2 * Objects.checkIndex(i, buffer.count()) + 1];
    }

    /**
     * Returns the x component of the outward unit normal of an edge.
     *
     * @param i index of the edge, which runs from vertex i to the next (0 ≤ i &lt; {@link #getVertexCount()}); a
     *     segment has two edges with opposite normals
     * @return the component; for a point 1
     * @throws IndexOutOfBoundsException if there is no such edge
     */
    public float getNormalX(int i) {
        return (float) buffer.normalX(Objects.checkIndex(i, buffer.count()));
    }

    /**
     * Returns the y component of the outward unit normal of an edge.
     *
     * @param i index of the edge, which runs from vertex i to the next (0 ≤ i &lt; {@link #getVertexCount()})
     * @return the component; for a point 0
     * @throws IndexOutOfBoundsException if there is no such edge
     */
    public float getNormalY(int i) {
        return (float) buffer.normalY(Objects.checkIndex(i, buffer.count()));
    }

    /**
     * {@return the rounding: how far the shape extends beyond its core polygon, in world units (≥0; 0 for a sharp
     * shape)}
     */
    public float getRadius() {
        return rounding;
    }

    PolygonBuffer buffer() {
        return buffer;
    }

    /** The shape as well-known text (WKT), followed by the rounding, which WKT cannot express. */
    @Override
    public String toString() {
        int count = buffer.count();
        StringBuilder text = new StringBuilder(count == 1 ? "POINT (" : count == 2 ? "LINESTRING (" : "POLYGON ((");
        for (int i = 0; i < (count < 3 ? count : count + 1); i++) {
            int j = i % count;
            text.append(i == 0 ? "" : ", ").append(getX(j)).append(' ').append(getY(j));
        }
        text.append(count < 3 ? ")" : "))");
        return rounding > 0 ? text.append(" rounded by ").append(rounding).toString() : text.toString();
    }
}
