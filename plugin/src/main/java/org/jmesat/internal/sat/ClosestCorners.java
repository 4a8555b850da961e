package org.jmesat.internal.sat;

import org.jmesat.geometry.Penetration;

/**
 * The exact distance of two disjoint shapes whose closest points are corners.
 *
 * <p>Edge normals decide whether shapes overlap, but understate the distance between two corners: two slivers tip to
 * tip seem thousands of times closer than they are. So for shapes within touching range and for rounded shapes, the
 * line between the closest corners is an additional axis.
 *
 * <p>The point of a convex polygon closest to a point outside lies on the edge whose line is furthest from that point.
 * For two shapes the polygon is their Minkowski difference and the edge that of greatest separation. So this edge and
 * the two edges at the other shape's support point are measured first. The points found are the closest ones if the
 * shapes do not reach beyond them on the line between them. Nearly parallel edges may fail this check; then all pairs
 * of edges are measured.
 */
final class ClosestCorners {
    private final Operand a;
    private final Operand b;
    private double squared;
    private boolean corners;
    private double toX;
    private double toY;
    int cornerOfA;
    int cornerOfB;

    ClosestCorners(Operand a, Operand b) {
        this.a = a;
        this.b = b;
    }

    /**
     * Finds the closest points of the cores. Returns true when they are corners that are further apart than the edge's
     * separation; false when the edge gives the distance. {@code edge} is the edge of greatest separation, or none if
     * both shapes are points; {@code support} is the other shape's vertex closest to it. Distances within the tie count
     * as equal.
     */
    boolean find(int edge, int support, double separation, double tie) {
        squared = Double.POSITIVE_INFINITY;
        if (edge >= 0) {
            measure(edge, support);
            measure(edge, previous(b, support));
        } else if (edge != Penetration.NO_EDGE) {
            measure(support, ~edge);
            measure(previous(a, support), ~edge);
        } else {
            measure(0, 0);
        }
        double nearest = Math.max(0, separation) + tie;
        if (distance() > nearest && !(corners && areClosest(tie))) {
            squared = Double.POSITIVE_INFINITY;
            for (int i = 0; i < a.vertexCount(); i++) {
                for (int j = 0; j < b.vertexCount(); j++) {
                    measure(i, j);
                }
            }
        }
        return corners && distance() > nearest;
    }

    /** Measures between the edge from vertex i of A and the edge from vertex j of B. */
    private void measure(int i, int j) {
        int nextI = next(a, i);
        int nextJ = next(b, j);
        measure(b, j, a, i, nextI);
        measure(b, nextJ, a, i, nextI);
        measure(a, i, b, j, nextJ);
        measure(a, nextI, b, j, nextJ);
    }

    /** Measures from a vertex of one shape to an edge of the other. */
    private void measure(Operand shape, int vertex, Operand target, int start, int end) {
        double px = shape.turnedX(vertex) + (shape.centerX - target.centerX);
        double py = shape.turnedY(vertex) + (shape.centerY - target.centerY);
        double sx = target.turnedX(start);
        double sy = target.turnedY(start);
        double ex = target.turnedX(end) - sx;
        double ey = target.turnedY(end) - sy;
        double length = ex * ex + ey * ey;
        double along = (px - sx) * ex + (py - sy) * ey;
        boolean atEnd = along <= 0 || along >= length;
        double share = along <= 0 ? 0 : along >= length ? 1 : along / length;
        double ux = px - (sx + share * ex);
        double uy = py - (sy + share * ey);
        double distance = ux * ux + uy * uy;
        if (distance < squared || distance == squared && !atEnd) {
            squared = distance;
            corners = atEnd;
            int corner = along <= 0 ? start : end;
            boolean fromB = target == a;
            toX = fromB ? ux : -ux;
            toY = fromB ? uy : -uy;
            cornerOfA = fromB ? corner : vertex;
            cornerOfB = fromB ? vertex : corner;
        }
    }

    /** True when no vertex of either shape lies between the two corners, projected on the line through them. */
    private boolean areClosest(double tie) {
        double distance = distance();
        return distance > 0 && reach(a, cornerOfA, toX / distance, toY / distance)
                + reach(b, cornerOfB, -toX / distance, -toY / distance) <= tie;
    }

    private static double reach(Operand shape, int corner, double x, double y) {
        int support = shape.findSupport(x, y);
        return x * (shape.turnedX(support) - shape.turnedX(corner))
                + y * (shape.turnedY(support) - shape.turnedY(corner));
    }

    private static int next(Operand shape, int i) {
        return i + 1 < shape.vertexCount() ? i + 1 : 0;
    }

    private static int previous(Operand shape, int i) {
        return (i > 0 ? i : shape.vertexCount()) - 1;
    }

    /** The distance of the cores. */
    double distance() {
        return Math.sqrt(squared);
    }

    /** The unit direction from A's corner to B's, in world axes; defined when the distance is not 0. */
    double directionX() {
        return toX / distance();
    }

    double directionY() {
        return toY / distance();
    }
}
