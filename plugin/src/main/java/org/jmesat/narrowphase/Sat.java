package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.PolygonTable;
import org.jmesat.geometry.Tolerance;

/**
 * The separating axis test for two convex shapes: polygons, segments, points, sharp or rounded.
 *
 * <p>What ends a test soonest is tried first: the bounding circles, the axis that decided last time, then the edges of
 * both shapes in the order of their directions, so that the cost is O(n + m). The first edge that separates the shapes by
 * more than asked ends the test; otherwise the edge of greatest signed separation, which is the one of least overlap,
 * gives normal and depth. The direction comes from that edge, never from the centres, so the MTV also separates a shape
 * that contains the other. Where the cores of two shapes are disjoint and yet in touch, by a tolerance or because they
 * are rounded, the line between their closest corners is one more axis; with it the distance is exact.
 *
 * <p>Parallel edges are one axis. Equally deep axes go to the one that decided last time, and otherwise to the first of
 * them, in the order of A's edges and then B's, or to the one closest to X where the shapes lie so evenly that either
 * direction of an axis would do.
 *
 * <p>All arithmetic is in doubles and in one shape's frame. An instance keeps scratch values and allocates nothing; it
 * must not be shared between threads.
 */
public final class Sat {
    private final Operand a = new Operand();
    private final Operand b = new Operand();
    private final RelativePose pose = new RelativePose();
    private final EdgeWalk walk = new EdgeWalk();
    private final EdgeScan scan = new EdgeScan(a, b, pose);
    private final ClosestCorners corners = new ClosestCorners(a, b);
    private double separation;
    private double firstSeparation;
    private int edge;
    private boolean tied;

    /** Creates a test with its own scratch values. */
    public Sat() {
    }

    /**
     * Tests a pair of which nothing is known yet.
     *
     * @param shapeA the first shape, placed, not empty
     * @param shapeB the second shape, placed, not empty
     * @param limit separation in world units above which the pair counts as apart
     * @param result receives the greatest separation and its axis when the method returns true, and the first axis
     *     found that separates by more than the limit when it returns false
     * @return true when no axis separates the shapes by more than the limit
     */
    public boolean test(PlacedPolygon shapeA, PlacedPolygon shapeB, double limit, Penetration result) {
        return test(shapeA, shapeB, limit, Penetration.NO_EDGE, result);
    }

    /**
     * Tests a pair again. The axis that decided last time is tried first, and stays the deciding one while no other is
     * better by more than the tolerance {@link Tolerance#touching}.
     *
     * @param shapeA the first shape, placed, not empty
     * @param shapeB the second shape, placed, not empty
     * @param limit separation in world units above which the pair counts as apart
     * @param lastEdge {@link Penetration#edge()} of the same pair's last result; a value that fits no edge, such as
     *     {@link Penetration#NO_EDGE}, says nothing
     * @param result receives the greatest separation and its axis when the method returns true, and the first axis
     *     found that separates by more than the limit when it returns false
     * @return true when no axis separates the shapes by more than the limit
     */
    public boolean test(PlacedPolygon shapeA, PlacedPolygon shapeB, double limit, int lastEdge, Penetration result) {
        if (circlesSeparate(shapeB.centerX() - shapeA.centerX(), shapeB.centerY() - shapeA.centerY(),
                shapeA.radius() + shapeB.radius(), limit, result)) {
            return false;
        }
        a.set(shapeA);
        b.set(shapeB);
        return testEdges(limit, lastEdge, result);
    }

    /**
     * Tests a pair again, as above.
     *
     * @param table holds both shapes
     * @param slotA slot of the first shape
     * @param slotB slot of the second shape
     * @param limit separation in world units above which the pair counts as apart
     * @param lastEdge {@link Penetration#edge()} of the same pair's last result, or {@link Penetration#NO_EDGE}
     * @param result receives the greatest separation and its axis when the method returns true, and the first axis
     *     found that separates by more than the limit when it returns false
     * @return true when no axis separates the shapes by more than the limit
     */
    public boolean test(PolygonTable table, int slotA, int slotB, double limit, int lastEdge, Penetration result) {
        double[] rows = table.rows();
        int rowA = PolygonTable.ROW * slotA;
        int rowB = PolygonTable.ROW * slotB;
        if (circlesSeparate(rows[rowB] - rows[rowA], rows[rowB + 1] - rows[rowA + 1], rows[rowA + 4] + rows[rowB + 4],
                limit, result)) {
            return false;
        }
        a.set(table, slotA);
        b.set(table, slotB);
        return testEdges(limit, lastEdge, result);
    }

    /**
     * Tells whether a pair is not apart, without the MTV.
     *
     * @param shapeA the first shape, placed, not empty
     * @param shapeB the second shape, placed, not empty
     * @param limit separation in world units above which the pair counts as apart
     * @return true when no axis separates the shapes by more than the limit
     */
    public boolean overlaps(PlacedPolygon shapeA, PlacedPolygon shapeB, double limit) {
        a.set(shapeA);
        b.set(shapeB);
        return overlaps(limit);
    }

    /**
     * Tells whether a pair is not apart, without the MTV.
     *
     * @param table holds both shapes
     * @param slotA slot of the first shape
     * @param slotB slot of the second shape
     * @param limit separation in world units above which the pair counts as apart
     * @return true when no axis separates the shapes by more than the limit
     */
    public boolean overlaps(PolygonTable table, int slotA, int slotB, double limit) {
        a.set(table, slotA);
        b.set(table, slotB);
        return overlaps(limit);
    }

    private static boolean circlesSeparate(double dx, double dy, double size, double limit, Penetration result) {
        double reach = size + limit;
        double squared = dx * dx + dy * dy;
        if (reach <= 0 || squared <= reach * reach) {
            return false;
        }
        double distance = Math.sqrt(squared);
        // Above the limit also where rounding the square root would lose that.
        result.set(Math.max(distance - size, Math.nextUp(limit)), dx / distance, dy / distance, Penetration.NO_EDGE,
                Penetration.NO_EDGE);
        return true;
    }

    private boolean testEdges(double limit, int lastEdge, Penetration result) {
        double size = a.radius + b.radius;
        double rounding = a.rounding + b.rounding;
        double coreLimit = limit + rounding;
        double largest = Math.max(a.largestCoordinate(), b.largestCoordinate());
        double tie = Tolerance.tie(size, largest);
        boolean known = scan.isEdge(lastEdge);
        if (findGreatest(coreLimit, tie, known ? lastEdge : 0)) {
            fill(result, rounding, false);
            return false;
        }
        boolean arbitrary = tied && decide(tie);
        if (separation > -tie && cornersAreFurther(tie)) {
            double distance = corners.distance();
            result.set(distance - rounding, corners.directionX(), corners.directionY(), corners.cornerOfA(),
                    corners.cornerOfB());
            return distance <= coreLimit;
        }
        if (known && edge != lastEdge && firstSeparation >= separation - Tolerance.touching(size, largest)) {
            edge = lastEdge;
            separation = firstSeparation;
        }
        fill(result, rounding, arbitrary);
        return separation <= coreLimit;
    }

    private void fill(Penetration result, double rounding, boolean arbitrary) {
        if (edge == Penetration.NO_EDGE) {
            result.set(separation - rounding, 1, 0, edge, arbitrary);
        } else {
            result.set(separation - rounding, scan.normalX(edge), scan.normalY(edge), edge, arbitrary);
        }
    }

    private boolean overlaps(double limit) {
        double dx = b.centerX - a.centerX;
        double dy = b.centerY - a.centerY;
        double squared = dx * dx + dy * dy;
        double outer = a.radius + b.radius + limit;
        if (outer > 0 && squared > outer * outer) {
            return false;
        }
        double inner = a.inradius + b.inradius + limit;
        if (a.inradius > 0 && b.inradius > 0 && inner > 0 && squared <= inner * inner) {
            return true;
        }
        double coreLimit = limit + a.rounding + b.rounding;
        double tie = Tolerance.tie(a.radius + b.radius, Math.max(a.largestCoordinate(), b.largestCoordinate()));
        if (findGreatest(coreLimit, tie, 0)) {
            return false;
        }
        return (separation > -tie && cornersAreFurther(tie) ? corners.distance() : separation) <= coreLimit;
    }

    /** Finds the edge of greatest separation of the cores, and returns true when it is one above the limit. */
    private boolean findGreatest(double limit, double tie, int first) {
        pose.set(a, b);
        if (a.thin || b.thin) {
            tied = true;
            firstSeparation = scan.isEdge(first) ? scan.separation(first) : 0;
            edge = scan.greatest(limit, tie);
            separation = edge == Penetration.NO_EDGE ? 0 : scan.separation(edge);
            return edge != Penetration.NO_EDGE && separation > limit;
        }
        firstSeparation = scan.separation(first);
        if (firstSeparation > limit) {
            edge = first;
            separation = firstSeparation;
            return true;
        }
        walk.walk(a, b, pose, first, scan.support(), limit, tie);
        edge = walk.edge();
        separation = walk.separation();
        tied = walk.isTie();
        return separation > limit;
    }

    /** Chooses between equally good axes, and returns true when not even a direction of the axis is better. */
    private boolean decide(double tie) {
        if (edge == Penetration.NO_EDGE) {
            return true;
        }
        edge = scan.decide(separation, tie);
        boolean even = scan.isEven(edge, separation, tie);
        separation = scan.separation(edge);
        return even;
    }

    private boolean cornersAreFurther(double tie) {
        int support = 0;
        if (edge != Penetration.NO_EDGE) {
            scan.separation(edge);
            support = scan.support();
        }
        return corners.find(edge, support, separation, tie);
    }
}
