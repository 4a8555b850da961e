package org.jmesat.internal.sat;

import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * Decides the pairs that {@link EdgeWalk} and {@link HintedEdges} leave open: it breaks ties between axes, measures
 * corner to corner, and keeps last tick's axis. It also tests thin shapes, which {@link EdgeWalk} cannot handle.
 */
final class CloseCall {
    private final Operand a = new Operand();
    private final Operand b = new Operand();
    private final RelativePose pose = new RelativePose();
    private final EdgeScan scan = new EdgeScan(a, b, pose);
    private final ClosestCorners corners = new ClosestCorners(a, b);
    private double tie;
    private double separation;
    private int edge;

    /** Tests two shapes edge by edge. */
    boolean decide(PolygonTable table, int slotA, int slotB, double limit, int lastEdge, SatResult result) {
        set(table, slotA, slotB);
        if (a.vertexCount() == 0 || b.vertexCount() == 0) {
            throw new IllegalArgumentException("A shape without vertices has no separation from another");
        }
        edge = scan.greatest(limit + a.rounding + b.rounding, tie);
        separation = edge == Penetration.NO_EDGE ? 0 : scan.separation(edge);
        return conclude(true, limit, lastEdge, result);
    }

    /**
     * Decides from the edge of greatest separation; {@code tied} is true when other axes may separate as much, up to
     * the tie.
     */
    boolean decide(PolygonTable table, int slotA, int slotB, double greatest, int edgeOfGreatest, boolean tied,
            double limit, int lastEdge, SatResult result) {
        set(table, slotA, slotB);
        separation = greatest;
        edge = edgeOfGreatest;
        return conclude(tied, limit, lastEdge, result);
    }

    private void set(PolygonTable table, int slotA, int slotB) {
        a.set(table, slotA);
        b.set(table, slotB);
        pose.set(a, b);
        tie = table.rows()[PolygonTable.ROW * slotA + 7] + table.rows()[PolygonTable.ROW * slotB + 7];
    }

    private boolean conclude(boolean tied, double limit, int lastEdge, SatResult result) {
        double rounding = a.rounding + b.rounding;
        double coreLimit = limit + rounding;
        boolean arbitrary = false;
        if (edge == Penetration.NO_EDGE || separation <= coreLimit) {
            arbitrary = tied && chooseAxis();
            if (separation > -tie && cornersAreFurther()) {
                double signed = Sat.signed(corners.distance(), coreLimit, rounding, limit);
                boolean within = Sat.isWithin(signed, limit);
                result.set(signed, corners.directionX(), corners.directionY(), corners.cornerOfA(),
                        corners.cornerOfB());
                return within;
            }
            stayWith(lastEdge);
        }
        boolean none = edge == Penetration.NO_EDGE;
        double signed = Sat.signed(separation, coreLimit, rounding, limit);
        boolean within = Sat.isWithin(signed, limit);
        result.set(signed, none ? 1 : scan.normalX(edge), none ? 0 : scan.normalY(edge), edge, arbitrary);
        return within;
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

    /** Breaks ties between axes, and returns true when both directions of the chosen axis tie. */
    private boolean chooseAxis() {
        if (edge == Penetration.NO_EDGE) {
            return true;
        }
        edge = scan.decide(separation, tie);
        boolean arbitrary = scan.isArbitrary(edge, separation, tie);
        separation = scan.separation(edge);
        return arbitrary;
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
