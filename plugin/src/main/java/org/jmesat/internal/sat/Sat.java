package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import java.util.Objects;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * The separating axis test for two convex shapes: polygons, segments, points, sharp or rounded.
 *
 * <p>The bounding circles are tested first, then the edges of both shapes in the order of their directions, from last
 * tick's deciding axis on, in O(n + m). Only thin shapes, and pairs with a tie between axes that are not parallel, are
 * tested edge by edge. The first edge that separates the shapes by more than the limit ends the test. Otherwise the
 * edge of greatest signed separation, that of least overlap, gives normal and depth. The direction comes from that
 * edge, never from the centres, so the MTV also frees a shape that contains the other. If the cores are disjoint but
 * within the limit, because of a tolerance or a rounding, the line between their closest corners is an additional axis,
 * which makes the distance exact.
 *
 * <p>Parallel edges share an axis. Of axes that tie, last tick's deciding axis wins, otherwise the first, in the order
 * of A's edges and then B's. If both directions of that axis tie, the direction closest to X wins.
 *
 * <p>All arithmetic is in doubles and in A's frame. An instance keeps scratch values and allocates nothing; it
 * must not be shared between threads.
 */
public final class Sat extends CacheLinePadded {
    private final EdgeWalk walk = new EdgeWalk();
    private final CloseCall close = new CloseCall();
    /** The result object of {@link #overlaps}; with it, the test does not look for the best axis. */
    private final SatResult overlapOnly = new SatResult();
    private final PolygonTable both = new PolygonTable(2, 2 * PolygonTable.PADDING);

    /** Creates a test with its own scratch values. */
    public Sat() {
    }

    /**
     * Tests a pair without a previous result. The shapes are placed and not empty.
     *
     * <p>Returns true when no axis separates the shapes by more than the limit, in world units. The result then
     * receives the greatest separation and its axis, otherwise the first axis found that separates by more than the
     * limit.
     *
     * @throws IllegalArgumentException if the limit is NaN, or a shape is empty and lies within reach of the other
     */
    public boolean test(PlacedPolygon shapeA, PlacedPolygon shapeB, double limit, SatResult result) {
        return test(shapeA, shapeB, limit, Penetration.NO_EDGE, result);
    }

    /**
     * Tests a pair again, like {@link #test(PlacedPolygon, PlacedPolygon, double, SatResult)}. The previous deciding
     * axis is tried first, and is kept while no other is better by more than {@link Tolerance#touching}.
     * {@code lastEdge} is {@link Penetration#edge()} of the pair's last result; a value that is no edge of the shapes,
     * such as {@link Penetration#NO_EDGE}, has no effect.
     */
    public boolean test(PlacedPolygon shapeA, PlacedPolygon shapeB, double limit, int lastEdge, SatResult result) {
        Objects.requireNonNull(result, "result");
        take(shapeA, shapeB);
        return test(both, 0, 1, limit, lastEdge, result);
    }

    /** Like {@link #test(PlacedPolygon, PlacedPolygon, double, int, SatResult)}, for two slots of a table. */
    public boolean test(PolygonTable table, int slotA, int slotB, double limit, int lastEdge, SatResult result) {
        return test(table, slotA, slotB, limit, lastEdge, true, result);
    }

    /**
     * Like {@link #test(PolygonTable, int, int, double, int, SatResult)}, for callers that do not need the separation
     * of shapes apart: if it returns false, only the edge of the result may be valid, that of the first separating axis
     * found.
     */
    public boolean touch(PolygonTable table, int slotA, int slotB, double limit, int lastEdge, SatResult result) {
        return test(table, slotA, slotB, limit, lastEdge, false, result);
    }

    private boolean test(PolygonTable table, int slotA, int slotB, double limit, int lastEdge, boolean howFar,
            SatResult result) {
        double[] rows = table.rows();
        int rowA = PolygonTable.ROW * slotA;
        int rowB = PolygonTable.ROW * slotB;
        double dx = rows[rowB] - rows[rowA];
        double dy = rows[rowB + 1] - rows[rowA + 1];
        double size = rows[rowA + 4] + rows[rowB + 4];
        double squared = dx * dx + dy * dy;
        if (exceeds(squared, size + limit)) {
            return howFar ? apart(dx, dy, squared, size, limit, result) : apart(Penetration.NO_EDGE, result);
        }
        if ((table.endOrThin(slotA) | table.endOrThin(slotB)) < 0) {
            return close.decide(table, slotA, slotB, limit, lastEdge, result);
        }
        double rounding = rows[rowA + 6] + rows[rowB + 6];
        double coreLimit = limit + rounding;
        double equal = rows[rowA + 7] + rows[rowB + 7];
        walk.walk(table, slotA, slotB, lastEdge, coreLimit, equal);
        double found = walk.separation;
        int foundEdge = walk.edge;
        if (result == overlapOnly && found <= Math.min(coreLimit, -equal)) {
            return true;
        }
        if (found <= coreLimit && (found > -equal || walk.tied
                || foundEdge != lastEdge && lastEdge != Penetration.NO_EDGE)) {
            return close.decide(table, slotA, slotB, found, foundEdge, walk.tied, limit, lastEdge, result);
        }
        double signed = signed(found, coreLimit, rounding, limit);
        boolean within = isWithin(signed, limit);
        boolean ofA = foundEdge >= 0;
        int at = ofA ? table.start(slotA) + STRIDE * foundEdge : table.start(slotB) + STRIDE * ~foundEdge;
        int row = ofA ? rowA : rowB;
        double[] edges = table.edges();
        double nx = rows[row + 2] * edges[at + 2] - rows[row + 3] * edges[at + 3];
        double ny = rows[row + 3] * edges[at + 2] + rows[row + 2] * edges[at + 3];
        result.set(signed, ofA ? nx : 0.0 - nx, ofA ? ny : 0.0 - ny, foundEdge, false);
        return within;
    }

    private static boolean apart(int edge, SatResult result) {
        result.setEdge(edge);
        return false;
    }

    private static boolean apart(double dx, double dy, double squared, double size, double limit, SatResult result) {
        double distance = Math.sqrt(squared);
        result.set(above(limit, distance - size), dx / distance, dy / distance, Penetration.NO_EDGE, false);
        return false;
    }

    /**
     * Returns true when no axis separates the shapes by more than the limit, in world units, without computing the MTV.
     * The shapes are placed and not empty.
     *
     * @throws IllegalArgumentException if the limit is NaN, or a shape is empty and lies within reach of the other
     */
    public boolean overlaps(PlacedPolygon shapeA, PlacedPolygon shapeB, double limit) {
        take(shapeA, shapeB);
        return overlaps(both, 0, 1, limit);
    }

    /** Like {@link #overlaps(PlacedPolygon, PlacedPolygon, double)}, for two slots of a table. */
    public boolean overlaps(PolygonTable table, int slotA, int slotB, double limit) {
        double[] rows = table.rows();
        int rowA = PolygonTable.ROW * slotA;
        int rowB = PolygonTable.ROW * slotB;
        double dx = rows[rowB] - rows[rowA];
        double dy = rows[rowB + 1] - rows[rowA + 1];
        double inner = rows[rowA + 5] + rows[rowB + 5] + limit;
        return rows[rowA + 5] > 0 && rows[rowB + 5] > 0 && inner > 0 && dx * dx + dy * dy < inner * inner
                || touch(table, slotA, slotB, limit, Penetration.NO_EDGE, overlapOnly);
    }

    /** Copies both shapes into one table; reading two tables made the test a tenth slower. */
    private void take(PlacedPolygon shapeA, PlacedPolygon shapeB) {
        Objects.requireNonNull(shapeA, "shapeA");
        Objects.requireNonNull(shapeB, "shapeB");
        both.clear();
        ShapeCopy.add(shapeA, both);
        ShapeCopy.add(shapeB, both);
    }

    private static boolean exceeds(double squared, double reach) {
        return reach > 0 && squared > reach * reach;
    }

    /**
     * Throws if the limit is NaN. Comparisons with NaN are false, so the check costs pairs within the limit nothing.
     */
    static boolean isWithin(double signed, double limit) {
        if (signed <= limit) {
            return true;
        }
        if (Double.isNaN(limit)) {
            throw new IllegalArgumentException("The limit of a separation cannot be NaN");
        }
        return false;
    }

    /** The cores' separation minus the rounding. It exceeds the limit whenever the cores' separation exceeds theirs. */
    static double signed(double separation, double coreLimit, double rounding, double limit) {
        double signed = separation - rounding;
        return separation > coreLimit ? above(limit, signed) : signed;
    }

    /** A separation known to exceed the limit, raised above it if rounding has brought it below. */
    private static double above(double limit, double separation) {
        return separation > limit ? separation : Math.nextUp(limit);
    }
}
