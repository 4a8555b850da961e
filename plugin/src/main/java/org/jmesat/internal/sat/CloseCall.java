package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.geometry.Support;

/**
 * Decides the pairs that {@link EdgeWalk} leaves open: it breaks ties between axes, measures corner to corner, and
 * keeps last tick's axis. It also tests thin shapes, whose edge normals are out of order for {@link EdgeWalk}. Both
 * take the direct form of the theorem: each edge is measured against the other shape's support point.
 *
 * <p>Edges of A are given by their index, those of B by its complement.
 */
final class CloseCall {
    private final Operand a = new Operand();
    private final Operand b = new Operand();
    private final ClosestCorners corners = new ClosestCorners(a, b);
    /** The pose of B in A's frame, whose origin is A's centre: small numbers, even far from the world's origin. */
    private double cos;
    private double sin;
    private double poseX;
    private double poseY;
    private double tie;
    private double separation;
    private int edge;
    /** The other shape's vertex that was closest in the last {@link #separation(int)}. */
    private int support;

    /** Tests two shapes edge by edge. */
    boolean decide(PolygonTable table, int slotA, int slotB, double limit, int lastEdge, SatResult result) {
        set(table, slotA, slotB);
        if (a.vertexCount() == 0 || b.vertexCount() == 0) {
            throw new IllegalArgumentException("A shape without vertices has no separation from another");
        }
        edge = greatest(limit + a.rounding + b.rounding);
        separation = edge == Penetration.NO_EDGE ? 0 : separation(edge);
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
        double dx = b.centerX - a.centerX;
        double dy = b.centerY - a.centerY;
        cos = a.cos * b.cos + a.sin * b.sin;
        sin = a.cos * b.sin - a.sin * b.cos;
        poseX = a.cos * dx + a.sin * dy;
        poseY = a.cos * dy - a.sin * dx;
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
                result.set(signed, corners.directionX(), corners.directionY(), corners.cornerOfA,
                        corners.cornerOfB);
                return within;
            }
            stayWith(lastEdge);
        }
        boolean none = edge == Penetration.NO_EDGE;
        double signed = Sat.signed(separation, coreLimit, rounding, limit);
        boolean within = Sat.isWithin(signed, limit);
        result.set(signed, none ? 1 : normalX(edge), none ? 0 : normalY(edge), edge, arbitrary);
        return within;
    }

    private void stayWith(int lastEdge) {
        if (edge != lastEdge && isEdge(lastEdge)) {
            double last = separation(lastEdge);
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
        edge = chooseAmongTied(separation);
        boolean arbitrary = isArbitrary(edge, separation);
        separation = separation(edge);
        return arbitrary;
    }

    private boolean cornersAreFurther() {
        support = 0;
        if (edge != Penetration.NO_EDGE) {
            separation(edge);
        }
        return corners.find(edge, support, separation, tie);
    }

    private boolean isEdge(int edge) {
        return edge >= 0 ? edge < a.edgeCount() : ~edge < b.edgeCount();
    }

    /**
     * The separation of the cores along an edge's normal, in O(vertices of the other); {@link #support} is then the
     * closest vertex.
     */
    private double separation(int edge) {
        return edge >= 0 ? separationOfA(edge) : separationOfB(~edge);
    }

    /** Uses the arithmetic of {@link EdgeWalk}, so that both give the same bits. */
    private double separationOfA(int edge) {
        int k = a.start + STRIDE * edge;
        double nx = a.edges[k + 2];
        double ny = a.edges[k + 3];
        int j = closest(b, cos * nx + sin * ny, cos * ny - sin * nx);
        double u = b.edges[j];
        double v = b.edges[j + 1];
        double x = poseX + (cos * u - sin * v);
        double y = poseY + (sin * u + cos * v);
        return nx * (x - a.edges[k]) + ny * (y - a.edges[k + 1]);
    }

    private double separationOfB(int edge) {
        int k = b.start + STRIDE * edge;
        double u = b.edges[k + 2];
        double v = b.edges[k + 3];
        double nx = cos * u - sin * v;
        double ny = sin * u + cos * v;
        int i = closest(a, nx, ny);
        u = b.edges[k];
        v = b.edges[k + 1];
        double x = poseX + (cos * u - sin * v);
        double y = poseY + (sin * u + cos * v);
        return nx * (a.edges[i] - x) + ny * (a.edges[i + 1] - y);
    }

    /** Finds the support point against a direction in the shape's own frame. */
    private int closest(Operand shape, double nx, double ny) {
        int at = shape.thin ? Support.furthest(shape.edges, shape.start, shape.end, -nx, -ny)
                : Support.edgeFrom(shape.edges, shape.start, shape.end, -nx, -ny);
        support = (at - shape.start) / STRIDE;
        return at;
    }

    /** The edge of greatest separation, or the first that exceeds the limit; none when both shapes are points. */
    private int greatest(double limit) {
        int best = Penetration.NO_EDGE;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int n = 0; n < a.edgeCount() + b.edgeCount(); n++) {
            int edge = nth(n);
            double separation = separation(edge);
            if (separation > limit) {
                return edge;
            }
            if (separation > greatest + tie) {
                greatest = separation;
                best = edge;
            }
        }
        return best;
    }

    /**
     * Chooses among the axes within a tie of the best: the first, or the one closest to X when both directions of it
     * tie.
     */
    private int chooseAmongTied(double best) {
        int first = Penetration.NO_EDGE;
        for (int n = 0; n < a.edgeCount() + b.edgeCount() && first == Penetration.NO_EDGE; n++) {
            if (separation(nth(n)) >= best - tie) {
                first = nth(n);
            }
        }
        if (!isArbitrary(first, best)) {
            return first;
        }
        int chosen = first;
        for (int n = 0; n < a.edgeCount() + b.edgeCount(); n++) {
            int edge = nth(n);
            if (separation(edge) >= best - tie && isCloserToX(edge, chosen) && isArbitrary(edge, best)) {
                chosen = edge;
            }
        }
        return chosen;
    }

    /** True when the opposite direction separates as much, so that the direction is arbitrary. */
    private boolean isArbitrary(int edge, double best) {
        for (int n = 0; n < a.edgeCount() + b.edgeCount(); n++) {
            int other = nth(n);
            if (isOpposite(edge, other) && separation(other) >= best - tie) {
                return true;
            }
        }
        return false;
    }

    private boolean isOpposite(int edge, int other) {
        double dot = normalX(edge) * normalX(other) + normalY(edge) * normalY(other);
        double cross = normalX(edge) * normalY(other) - normalY(edge) * normalX(other);
        return dot < 0 && Math.abs(cross) <= Tolerance.PARALLEL;
    }

    /** Of two opposite directions, the one to the side of +X (or +Y when they have no x) is closer. */
    private boolean isCloserToX(int edge, int chosen) {
        double x = normalX(edge);
        double than = normalX(chosen);
        if (Math.abs(Math.abs(x) - Math.abs(than)) > Tolerance.PARALLEL) {
            return Math.abs(x) > Math.abs(than);
        }
        boolean alongY = Math.abs(x) <= Tolerance.PARALLEL;
        return alongY ? normalY(edge) > 0 && normalY(chosen) < 0 : x > 0 && than < 0;
    }

    /** The direction from A to B along an edge's normal, in world axes. */
    private double normalX(int edge) {
        return edge >= 0 ? a.normalX(edge) : 0.0 - b.normalX(~edge);
    }

    private double normalY(int edge) {
        return edge >= 0 ? a.normalY(edge) : 0.0 - b.normalY(~edge);
    }

    private int nth(int n) {
        int ofA = a.edgeCount();
        return n < ofA ? n : ~(n - ofA);
    }
}
