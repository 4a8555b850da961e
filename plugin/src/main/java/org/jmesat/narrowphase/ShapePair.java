package org.jmesat.narrowphase;

import java.util.Objects;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.sat.PointDistance;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;

/**
 * Tests two shapes A and B by the separating axis theorem, without a world or a scene.
 *
 * <pre>{@code
 * PlacedPolygon crate = PlacedPolygon.of(ConvexPolygon.rectangle(2, 1), 0, 0, 0);
 * PlacedPolygon ball = PlacedPolygon.of(ConvexPolygon.circle(0.5f), 1.25, 0, 0);
 * ShapePair pair = ShapePair.of(crate, ball);
 * }</pre>
 *
 * <p>The result is a snapshot: it does not change when the shapes move. For a single test call {@link #of}; a loop over
 * many pairs should keep an instance and call {@link #compute}, which allocates nothing. A test costs O(n + m) for n
 * and m corners, and O(n·m) if one shape lies in the other. An instance must not be shared between threads.
 *
 * <p><b>Touching.</b> Coordinates are rounded, so shapes touch within the tolerance t = {@link Tolerance#touching}.
 * {@link #isTouching} counts touching as colliding (a world's {@code TouchPolicy.INCLUSIVE}): separation ≤ t.
 * {@link #isOverlapping} does not ({@code EXCLUSIVE}): separation &lt; −t. A world also takes the last tick into
 * account, so that a contact at rest does not flicker; this class does not.
 *
 * <p><b>Degenerate shapes.</b> Points, segments and rounded shapes are valid. Where the direction is arbitrary, as for
 * concentric circles, the normal is +X if that is a direction of least overlap, otherwise one of the two that are;
 * {@link #isDirectionArbitrary} is true then.
 */
public final class ShapePair {
    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();
    private final ClosestPoints closest = new ClosestPoints();
    private final PointDistance point = new PointDistance();
    private double tolerance;
    private boolean aInB;
    private boolean bInA;

    /** Creates an instance to be filled by {@link #compute}. Until then the separation is infinite. */
    public ShapePair() {
        found.set(Double.POSITIVE_INFINITY, 1, 0, Penetration.NO_EDGE, false);
    }

    /**
     * Tests two shapes.
     *
     * @param a the first shape, placed, not empty
     * @param b the second shape, placed, not empty
     * @return a new result
     * @throws IllegalArgumentException if a shape is empty: it has no polygon or was not placed after it got one
     */
    public static ShapePair of(PlacedPolygon a, PlacedPolygon b) {
        ShapePair pair = new ShapePair();
        pair.compute(a, b);
        return pair;
    }

    /**
     * Tells whether two shapes touch or overlap. This is the fastest test.
     *
     * @param a the first shape, placed, not empty
     * @param b the second shape, placed, not empty
     * @return as {@link #isTouching}
     * @throws IllegalArgumentException if a shape is empty
     */
    public static boolean touch(PlacedPolygon a, PlacedPolygon b) {
        require(a, b);
        return new Sat().overlaps(a, b, tolerance(a, b));
    }

    /**
     * Tells whether two shapes overlap by more than the tolerance.
     *
     * @param a the first shape, placed, not empty
     * @param b the second shape, placed, not empty
     * @return as {@link #isOverlapping}
     * @throws IllegalArgumentException if a shape is empty
     */
    public static boolean overlap(PlacedPolygon a, PlacedPolygon b) {
        require(a, b);
        return new Sat().overlaps(a, b, Math.nextDown(-tolerance(a, b)));
    }

    /**
     * Tells whether a point lies in a shape, on its border or outside by at most the tolerance.
     *
     * @param shape the shape, placed, not empty
     * @param x plane x of the point
     * @param y plane y of the point
     * @return true when the point's signed distance is at most {@link Tolerance#touching}
     * @throws IllegalArgumentException if the shape is empty, or a coordinate is NaN or infinite
     */
    public static boolean contains(PlacedPolygon shape, double x, double y) {
        require("shape", shape);
        require("x", x);
        require("y", y);
        double largest = Math.max(shape.largestCoordinate(), Math.max(Math.abs(x), Math.abs(y)));
        return measure(new PointDistance(), shape, x, y) <= Tolerance.touching(shape.radius(), largest);
    }

    /**
     * Tests two shapes and replaces the previous result.
     *
     * @param a the first shape, placed, not empty
     * @param b the second shape, placed, not empty
     * @return as {@link #isTouching}
     * @throws IllegalArgumentException if a shape is empty; the previous result is kept then
     */
    public boolean compute(PlacedPolygon a, PlacedPolygon b) {
        require(a, b);
        tolerance = tolerance(a, b);
        sat.test(a, b, Double.POSITIVE_INFINITY, found);
        closest.find(a, b, found);
        aInB = isTouching() && contains(b, a);
        bInA = isTouching() && contains(a, b);
        return isTouching();
    }

    private static void require(PlacedPolygon a, PlacedPolygon b) {
        require("a", a);
        require("b", b);
    }

    private static void require(String name, double coordinate) {
        if (!Double.isFinite(coordinate)) {
            throw new IllegalArgumentException("The " + name + " of a point must be finite, not " + coordinate);
        }
    }

    static void require(String name, PlacedPolygon shape) {
        Objects.requireNonNull(shape, name);
        if (shape.count() == 0) {
            throw new IllegalArgumentException("The shape " + name + " is empty; give it a polygon and place it");
        }
    }

    static double tolerance(PlacedPolygon a, PlacedPolygon b) {
        return Tolerance.touching(a.radius() + b.radius(), Math.max(a.largestCoordinate(), b.largestCoordinate()));
    }

    private static double measure(PointDistance point, PlacedPolygon shape, double x, double y) {
        return point.measure(shape.numbers(), 0, shape.edges(), 0, PolygonBuffer.STRIDE * shape.count(), x, y);
    }

    /** The distance from a convex shape is a convex function, so its maximum is at a vertex. */
    private boolean contains(PlacedPolygon outer, PlacedPolygon inner) {
        boolean inside = true;
        for (int i = 0; i < inner.count() && inside; i++) {
            double distance = measure(point, outer, inner.x()[i], inner.y()[i]);
            inside = distance + inner.rounding() <= tolerance;
        }
        return inside;
    }

    /** The result in the form of the other classes here. */
    Penetration found() {
        return found;
    }

    /** {@return whether the shapes touch or overlap: the separation is at most {@link #tolerance}} */
    public boolean isTouching() {
        return separation() <= tolerance;
    }

    /** {@return whether the shapes overlap by more than the tolerance: the separation is below −{@link #tolerance}} */
    public boolean isOverlapping() {
        return separation() < -tolerance;
    }

    /** {@return the tolerance within which these shapes touch, in world units} */
    public double tolerance() {
        return tolerance;
    }

    /**
     * {@return the signed separation in world units}
     * It is the distance when the shapes are apart, corner to corner included, and the negated depth when they overlap.
     * It is exact to 2·10⁻⁹ of the sum of the bounding radii and a few units in the last place of the coordinates, as
     * doubles.
     */
    public double separation() {
        return found.separation();
    }

    /** {@return the distance between the closest points of the shapes in world units; 0 when the shapes overlap} */
    public double distance() {
        return Math.max(0, found.separation());
    }

    /** {@return the penetration depth, the length of the MTV, in world units; 0 when the shapes do not overlap} */
    public double depth() {
        return found.depth();
    }

    /** {@return the x component, in world axes, of the unit normal, which points from A to B} */
    public double normalX() {
        return found.normalX();
    }

    /** {@return the y component, in world axes, of the unit normal, which points from A to B} */
    public double normalY() {
        return found.normalY();
    }

    /** {@return whether the normal is a convention, because its opposite is as good; see the class comment} */
    public boolean isDirectionArbitrary() {
        return found.isDirectionArbitrary();
    }

    /**
     * {@return the x component of the minimum translation vector (MTV) in world units; 0 without overlap}
     * The MTV is the shortest move of B that leaves the shapes touching; A would move by its negation.
     */
    public double mtvX() {
        return found.mtvX();
    }

    /** {@return the y component of the MTV in world units; 0 when the shapes do not overlap} */
    public double mtvY() {
        return found.mtvY();
    }

    /**
     * {@return the x component of half the MTV in world units; 0 when the shapes do not overlap}
     * To move both shapes, move B by it and A by its negation.
     */
    public double halfMtvX() {
        return 0.5 * found.mtvX();
    }

    /** {@return the y component of half the MTV in world units; 0 when the shapes do not overlap} */
    public double halfMtvY() {
        return 0.5 * found.mtvY();
    }

    /**
     * Returns the plane x of the point of A that is closest to B. In overlap it is the point of A's border that B's
     * {@linkplain #pointBX closest point} meets when B is moved by the MTV. If parallel edges leave several closest
     * pairs of points, it belongs to one of them.
     *
     * @return the coordinate; the distance of both points is {@link #distance} or {@link #depth}, to a few times the
     *     error of the {@link #separation}
     */
    public double pointAX() {
        return closest.onAX;
    }

    /** {@return the plane y of the point of A that is closest to B} */
    public double pointAY() {
        return closest.onAY;
    }

    /** {@return the plane x of the point of B that is closest to A} */
    public double pointBX() {
        return closest.onBX;
    }

    /** {@return the plane y of the point of B that is closest to A} */
    public double pointBY() {
        return closest.onBY;
    }

    /** {@return whether A lies in B: no point of A is outside of B by more than {@link #tolerance}} */
    public boolean isAInB() {
        return aInB;
    }

    /** {@return whether B lies in A: no point of B is outside of A by more than {@link #tolerance}} */
    public boolean isBInA() {
        return bInA;
    }
}
