package org.jmesat.narrowphase;

import static org.jmesat.geometry.PolygonBuffer.STRIDE;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.PolygonTable;
import org.jmesat.geometry.Tolerance;

/**
 * The separating axis test for two convex shapes: polygons, segments, points, sharp or rounded.
 *
 * <p>What ends a test soonest is tried first: the bounding circles, the axis that decided last time, then the edges of
 * both shapes in the order of their directions, so that the cost is O(n + m); only thin shapes, and pairs in which axes
 * that are not parallel separate equally far, are tried edge by edge. The first edge that separates the shapes by
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
    /** Where {@link #findStart} begins on A; on B is what it returns. */
    private int firstA;
    private double tie;
    private double separation;
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
     * @throws IllegalArgumentException if the limit is NaN, or a shape is empty and lies within reach of the other
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
     * @throws IllegalArgumentException if the limit is NaN, or a shape is empty and lies within reach of the other
     */
    public boolean test(PlacedPolygon shapeA, PlacedPolygon shapeB, double limit, int lastEdge, Penetration result) {
        return !circlesSeparate(shapeA.table(), 0, shapeB.table(), 0, limit, result)
                && testEdges(shapeA.table(), 0, shapeB.table(), 0, limit, lastEdge, result);
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
     * @throws IllegalArgumentException if the limit is NaN, or a shape is empty and lies within reach of the other
     */
    public boolean test(PolygonTable table, int slotA, int slotB, double limit, int lastEdge, Penetration result) {
        return !circlesSeparate(table, slotA, table, slotB, limit, result)
                && testEdges(table, slotA, table, slotB, limit, lastEdge, result);
    }

    private boolean testEdges(PolygonTable tableA, int slotA, PolygonTable tableB, int slotB, double limit,
            int lastEdge, Penetration result) {
        double[] rowsA = tableA.rows();
        int rowA = PolygonTable.ROW * slotA;
        double rounding = rowsA[rowA + 6] + tableB.rows()[PolygonTable.ROW * slotB + 6];
        double coreLimit = limit + rounding;
        if (tableA.isThin(slotA) || tableB.isThin(slotB)) {
            setOperands(tableA, slotA, tableB, slotB);
            scanAll(coreLimit);
            return conclude(limit, lastEdge, result);
        }
        walkRound(tableA, slotA, tableB, slotB, coreLimit, lastEdge);
        takeWalk();
        boolean lastWasOther = edge != lastEdge && lastEdge != Penetration.NO_EDGE;
        if (separation <= coreLimit && (separation > -tie || tied || lastWasOther)) {
            setOperands(tableA, slotA, tableB, slotB);
            return conclude(limit, lastEdge, result);
        }
        double cos = rowsA[rowA + 2];
        double sin = rowsA[rowA + 3];
        double signed = signed(separation, coreLimit, rounding, limit);
        result.set(signed, cos * walk.normalX() - sin * walk.normalY(), sin * walk.normalX() + cos * walk.normalY(),
                edge, false);
        return isWithin(signed, limit);
    }

    /**
     * Tells whether a pair is not apart, without the MTV.
     *
     * @param shapeA the first shape, placed, not empty
     * @param shapeB the second shape, placed, not empty
     * @param limit separation in world units above which the pair counts as apart
     * @return true when no axis separates the shapes by more than the limit
     * @throws IllegalArgumentException if the limit is NaN, or a shape is empty and lies within reach of the other
     */
    public boolean overlaps(PlacedPolygon shapeA, PlacedPolygon shapeB, double limit) {
        return overlaps(shapeA.table(), 0, shapeB.table(), 0, limit);
    }

    /**
     * Tells whether a pair is not apart, without the MTV.
     *
     * @param table holds both shapes
     * @param slotA slot of the first shape
     * @param slotB slot of the second shape
     * @param limit separation in world units above which the pair counts as apart
     * @return true when no axis separates the shapes by more than the limit
     * @throws IllegalArgumentException if the limit is NaN, or a shape is empty and lies within reach of the other
     */
    public boolean overlaps(PolygonTable table, int slotA, int slotB, double limit) {
        return overlaps(table, slotA, table, slotB, limit);
    }

    private boolean overlaps(PolygonTable tableA, int slotA, PolygonTable tableB, int slotB, double limit) {
        double[] rowsA = tableA.rows();
        double[] rowsB = tableB.rows();
        int rowA = PolygonTable.ROW * slotA;
        int rowB = PolygonTable.ROW * slotB;
        double dx = rowsB[rowB] - rowsA[rowA];
        double dy = rowsB[rowB + 1] - rowsA[rowA + 1];
        double squared = dx * dx + dy * dy;
        return !exceeds(squared, rowsA[rowA + 4] + rowsB[rowB + 4] + limit)
                && (innerCirclesMeet(squared, rowsA[rowA + 5], rowsB[rowB + 5], limit)
                || edgesOverlap(tableA, slotA, tableB, slotB, rowsA[rowA + 6] + rowsB[rowB + 6], limit));
    }

    private boolean edgesOverlap(PolygonTable tableA, int slotA, PolygonTable tableB, int slotB, double rounding,
            double limit) {
        double coreLimit = limit + rounding;
        if (tableA.isThin(slotA) || tableB.isThin(slotB)) {
            setOperands(tableA, slotA, tableB, slotB);
            scanAll(coreLimit);
        } else {
            walkRound(tableA, slotA, tableB, slotB, coreLimit, Penetration.NO_EDGE);
            takeWalk();
            if (separation > coreLimit || separation <= -tie) {
                return isWithin(signed(separation, coreLimit, rounding, limit), limit);
            }
            setOperands(tableA, slotA, tableB, slotB);
        }
        boolean byEdge = edge != Penetration.NO_EDGE && separation > coreLimit || separation <= -tie;
        double distance = !byEdge && cornersAreFurther() ? corners.distance() : separation;
        return isWithin(signed(distance, coreLimit, rounding, limit), limit);
    }

    private static boolean exceeds(double squared, double reach) {
        return reach > 0 && squared > reach * reach;
    }

    private static boolean innerCirclesMeet(double squared, double innerA, double innerB, double limit) {
        double inner = innerA + innerB + limit;
        return innerA > 0 && innerB > 0 && inner > 0 && squared < inner * inner;
    }

    private static boolean circlesSeparate(PolygonTable tableA, int slotA, PolygonTable tableB, int slotB, double limit,
            Penetration result) {
        double[] rowsA = tableA.rows();
        double[] rowsB = tableB.rows();
        int rowA = PolygonTable.ROW * slotA;
        int rowB = PolygonTable.ROW * slotB;
        double dx = rowsB[rowB] - rowsA[rowA];
        double dy = rowsB[rowB + 1] - rowsA[rowA + 1];
        double size = rowsA[rowA + 4] + rowsB[rowB + 4];
        double squared = dx * dx + dy * dy;
        if (!exceeds(squared, size + limit)) {
            return false;
        }
        double distance = Math.sqrt(squared);
        // Above the limit also where rounding the square root would lose that.
        result.set(Math.max(distance - size, Math.nextUp(limit)), dx / distance, dy / distance, Penetration.NO_EDGE,
                false);
        return true;
    }

    /** Small enough for the JIT to put in its callers' place, which is worth a tenth of the test. */
    private void walkRound(PolygonTable tableA, int slotA, PolygonTable tableB, int slotB, double limit, int lastEdge) {
        double[] a = tableA.edges();
        double[] b = tableB.edges();
        double[] rowsA = tableA.rows();
        double[] rowsB = tableB.rows();
        int rowA = PolygonTable.ROW * slotA;
        int rowB = PolygonTable.ROW * slotB;
        double dx = rowsB[rowB] - rowsA[rowA];
        double dy = rowsB[rowB + 1] - rowsA[rowA + 1];
        double cosA = rowsA[rowA + 2];
        double sinA = rowsA[rowA + 3];
        double cosB = rowsB[rowB + 2];
        double sinB = rowsB[rowB + 3];
        double cos = cosA * cosB + sinA * sinB;
        double sin = cosA * sinB - sinA * cosB;
        int i = tableA.start(slotA);
        int j;
        if (lastEdge == Penetration.NO_EDGE) {
            j = Support.edgeFrom(b, tableB.start(slotB), tableB.end(slotB), -(cos * a[i + 2] + sin * a[i + 3]),
                    sin * a[i + 2] - cos * a[i + 3]);
        } else {
            j = findStart(tableA, slotA, tableB, slotB, cos, sin, lastEdge);
            i = firstA;
        }
        tie = rowsA[rowA + 7] + rowsB[rowB + 7];
        walk.walk(a, tableA.start(slotA), tableA.end(slotA), b, tableB.start(slotB), tableB.end(slotB), cos, sin,
                cosA * dx + sinA * dy, cosA * dy - sinA * dx, i, j, limit, tie);
    }

    /** Finds where to begin with the edge that decided last time; with another, if neither shape has that. */
    private int findStart(PolygonTable tableA, int slotA, PolygonTable tableB, int slotB, double cos, double sin,
            int lastEdge) {
        double[] a = tableA.edges();
        double[] b = tableB.edges();
        if (lastEdge < 0 && ~lastEdge < tableB.count(slotB)) {
            int j = tableB.start(slotB) + STRIDE * ~lastEdge;
            firstA = Support.edgeFrom(a, tableA.start(slotA), tableA.end(slotA), sin * b[j + 3] - cos * b[j + 2],
                    -(sin * b[j + 2] + cos * b[j + 3]));
            return j;
        } else {
            int i = tableA.start(slotA) + (lastEdge >= 0 && lastEdge < tableA.count(slotA) ? STRIDE * lastEdge : 0);
            firstA = i;
            return Support.edgeFrom(b, tableB.start(slotB), tableB.end(slotB),
                    -(cos * a[i + 2] + sin * a[i + 3]), sin * a[i + 2] - cos * a[i + 3]);
        }
    }

    /** Takes over what the walk found. */
    private void takeWalk() {
        separation = walk.separation();
        edge = walk.edge();
        tied = walk.isTie();
    }

    private void setOperands(PolygonTable tableA, int slotA, PolygonTable tableB, int slotB) {
        a.set(tableA, slotA);
        b.set(tableB, slotB);
        pose.set(a, b);
        tie = tableA.rows()[PolygonTable.ROW * slotA + 7] + tableB.rows()[PolygonTable.ROW * slotB + 7];
    }

    private void scanAll(double coreLimit) {
        if (a.vertexCount() == 0 || b.vertexCount() == 0) {
            throw new IllegalArgumentException("A shape without vertices has no separation from another");
        }
        tied = true;
        edge = scan.greatest(coreLimit, tie);
        separation = edge == Penetration.NO_EDGE ? 0 : scan.separation(edge);
    }

    /** Decides where axes are equally good, where corners are further apart than edges, and whether last time's stays. */
    private boolean conclude(double limit, int lastEdge, Penetration result) {
        double rounding = a.rounding + b.rounding;
        double coreLimit = limit + rounding;
        boolean arbitrary = false;
        if (edge == Penetration.NO_EDGE || separation <= coreLimit) {
            arbitrary = tied && decide();
            if (separation > -tie && cornersAreFurther()) {
                double signed = signed(corners.distance(), coreLimit, rounding, limit);
                result.set(signed, corners.directionX(), corners.directionY(), corners.cornerOfA(),
                        corners.cornerOfB());
                return isWithin(signed, limit);
            }
            stayWith(lastEdge);
        }
        boolean none = edge == Penetration.NO_EDGE;
        double signed = signed(separation, coreLimit, rounding, limit);
        result.set(signed, none ? 1 : scan.normalX(edge), none ? 0 : scan.normalY(edge), edge, arbitrary);
        return isWithin(signed, limit);
    }

    /** No number is within NaN, so that it is met here and costs those that are within a limit nothing. */
    private static boolean isWithin(double signed, double limit) {
        if (signed <= limit) {
            return true;
        }
        if (Double.isNaN(limit)) {
            throw new IllegalArgumentException("The limit of a separation cannot be NaN");
        }
        return false;
    }

    /** The cores' separation less the rounding, which stays above the limit where the cores are above theirs. */
    private static double signed(double separation, double coreLimit, double rounding, double limit) {
        double signed = separation - rounding;
        return separation > coreLimit ? Math.max(signed, Math.nextUp(limit)) : signed;
    }

    private void stayWith(int lastEdge) {
        if (edge != lastEdge && scan.isEdge(lastEdge)) {
            double last = scan.separation(lastEdge);
            double largest = Math.max(a.largestCoordinate, b.largestCoordinate);
            if (last >= separation - Tolerance.touching(a.radius + b.radius, largest)) {
                edge = lastEdge;
                separation = last;
            }
        }
    }

    /** Chooses between equally good axes, and returns true when not even a direction of the axis is better. */
    private boolean decide() {
        if (edge == Penetration.NO_EDGE) {
            return true;
        }
        edge = scan.decide(separation, tie);
        boolean even = scan.isEven(edge, separation, tie);
        separation = scan.separation(edge);
        return even;
    }

    private boolean cornersAreFurther() {
        int support = 0;
        if (edge != Penetration.NO_EDGE) {
            scan.separation(edge);
            support = scan.support();
        }
        return corners.find(edge, support, separation, tie);
    }
}
