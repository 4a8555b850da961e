package org.jmesat.narrowphase;

import java.util.Objects;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.RoundingError;
import org.jmesat.internal.sat.PointDistance;
import org.jmesat.internal.sat.Sat;

/**
 * The separating axis theorem by itself: how two shapes A and B lie to each other, without a world and without a scene.
 *
 * <pre>{@code
 * PlacedPolygon crate = PlacedPolygon.of(ConvexPolygon.rectangle(2, 1), 0, 0, 0);
 * PlacedPolygon ball = PlacedPolygon.of(ConvexPolygon.circle(0.5f), 1.25, 0, 0);
 * ShapePair pair = ShapePair.of(crate, ball);
 * }</pre>
 *
 * <p>The result is that of the moment: it does not change when the shapes are placed elsewhere. One question needs one
 * {@link #of}; a loop over many pairs keeps an instance, whose {@link #compute} allocates nothing. A result costs
 * O(n + m) for n and m corners, and where one shape lies in the other O(n·m) in addition. An instance must not be
 * shared between threads.
 *
 * <p><b>Touching.</b> Coordinates are rounded, so shapes touch within the tolerance t = {@link Tolerance#touching}.
 * {@link #isTouching} counts touching as colliding (a world's {@code TouchPolicy.INCLUSIVE}): separation ≤ t.
 * {@link #isOverlapping} does not ({@code EXCLUSIVE}): separation &lt; −t. A world looks at the tick before, too, so
 * that a contact at rest does not flicker; a pair by itself has no tick before.
 *
 * <p><b>Degenerate shapes.</b> Points, segments and rounded shapes are shapes like any other. Where geometry gives no
 * direction, as for circles with one centre, the normal is +X or, if that is no direction of least overlap, one of the
 * two that are; {@link #isDirectionArbitrary} tells.
 */
public final class ShapePair {
    private final Sat sat = new Sat();
    private final Penetration found = new Penetration();
    private final ClosestPoints closest = new ClosestPoints();
    private final PointDistance point = new PointDistance();
    private double tolerance;
    private boolean aInB;
    private boolean bInA;

    /** Creates an instance to be filled by {@link #compute}; until then the pair is infinitely far apart. */
    public ShapePair() {
        found.set(Double.POSITIVE_INFINITY, 1, 0, Penetration.NO_EDGE, false);
    }

    /**
     * Computes how two shapes lie to each other.
     *
     * @param a the first shape, placed, not empty
     * @param b the second shape, placed, not empty
     * @return a new result
     * @throws IllegalArgumentException if a shape is empty: it was given no polygon, or was not placed since
     */
    public static ShapePair of(PlacedPolygon a, PlacedPolygon b) {
        ShapePair pair = new ShapePair();
        pair.compute(a, b);
        return pair;
    }

    /**
     * Tells whether two shapes touch or overlap, and nothing else: the quickest test.
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
     * Tells whether two shapes overlap by more than the tolerance, and nothing else.
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
     * Tells whether a point lies in a shape. Its border counts, and so does what is outside by no more than the
     * tolerance; how far it is {@link PointDistance} tells.
     *
     * @param shape the shape, placed, not empty
     * @param x world x of the point
     * @param y world y of the point
     * @return true when the point's signed distance is at most {@link Tolerance#touching}
     * @throws IllegalArgumentException if the shape is empty, or a coordinate is NaN or infinite
     */
    public static boolean contains(PlacedPolygon shape, double x, double y) {
        require("shape", shape);
        require("x", x);
        require("y", y);
        double largest = Math.max(shape.largestCoordinate(), Math.max(Math.abs(x), Math.abs(y)));
        return new PointDistance().measure(shape.table(), 0, x, y) <= Tolerance.touching(shape.radius(), largest);
    }

    /**
     * Computes how two shapes lie to each other, in place of the pair before.
     *
     * @param a the first shape, placed, not empty
     * @param b the second shape, placed, not empty
     * @return as {@link #isTouching}
     * @throws IllegalArgumentException if a shape is empty; the result of the pair before stays then
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

    private static void require(String name, PlacedPolygon shape) {
        Objects.requireNonNull(shape, name);
        if (shape.count() == 0) {
            throw new IllegalArgumentException("The shape " + name + " is empty; give it a polygon and place it");
        }
    }

    private static double tolerance(PlacedPolygon a, PlacedPolygon b) {
        return Tolerance.touching(a.radius() + b.radius(), Math.max(a.largestCoordinate(), b.largestCoordinate()));
    }

    /** The distance from a convex shape is a convex function: it is greatest at a vertex. */
    private boolean contains(PlacedPolygon outer, PlacedPolygon inner) {
        boolean inside = true;
        for (int i = 0; i < inner.count() && inside; i++) {
            double distance = point.measure(outer.table(), 0, inner.x()[i], inner.y()[i]);
            inside = distance + inner.rounding() <= tolerance;
        }
        return inside;
    }

    /** {@return whether the shapes collide if touching counts: separation is at most {@link #tolerance}} */
    public boolean isTouching() {
        return separation() <= tolerance;
    }

    /** {@return whether the shapes collide if touching does not count: separation is below −{@link #tolerance}} */
    public boolean isOverlapping() {
        return separation() < -tolerance;
    }

    /** {@return the tolerance within which these shapes touch, in world units} */
    public double tolerance() {
        return tolerance;
    }

    /**
     * {@return the signed separation in world units, exact to two {@linkplain RoundingError#tie ties}}
     * It is the true distance when the shapes are apart, also from corner to corner, and minus the depth when they
     * overlap.
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

    /**
     * {@return whether geometry gives no direction, since the shapes lie so evenly that the opposite would do as well}
     * The normal is then one by convention.
     */
    public boolean isDirectionArbitrary() {
        return found.isDirectionArbitrary();
    }

    /**
     * {@return the x component of the minimum translation vector (MTV) in world units; 0 without overlap}
     * The MTV is the shortest move of B after which the shapes only touch. A would move the other way.
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
     * It is for two shapes that both give way: B moves by it and A by its negation.
     */
    public double halfMtvX() {
        return 0.5 * found.mtvX();
    }

    /** {@return the y component of half the MTV in world units; 0 when the shapes do not overlap} */
    public double halfMtvY() {
        return 0.5 * found.mtvY();
    }

    /**
     * Returns the world x of the point of A that is closest to B. Where the shapes overlap, it is the point of A's
     * border that B's {@linkplain #pointBX closest point} meets when B is moved by the MTV. Where edges are parallel
     * several pairs of points are as close; it is one of them.
     *
     * @return the coordinate; A's point and B's are as far apart as {@link #distance} or {@link #depth} says, to a few
     *     ties
     */
    public double pointAX() {
        return closest.onAX();
    }

    /** {@return the world y of the point of A that is closest to B} */
    public double pointAY() {
        return closest.onAY();
    }

    /** {@return the world x of the point of B that is closest to A} */
    public double pointBX() {
        return closest.onBX();
    }

    /** {@return the world y of the point of B that is closest to A} */
    public double pointBY() {
        return closest.onBY();
    }

    /**
     * {@return whether A lies in B: no point of A is further outside of B than {@link #tolerance}}
     * A may touch B's border from within.
     */
    public boolean isAInB() {
        return aInB;
    }

    /**
     * {@return whether B lies in A: no point of B is further outside of A than {@link #tolerance}}
     * B may touch A's border from within.
     */
    public boolean isBInA() {
        return bInA;
    }
}
