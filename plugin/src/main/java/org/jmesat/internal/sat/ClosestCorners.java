package org.jmesat.internal.sat;

import org.jmesat.geometry.Penetration;

/**
 * The true distance of two disjoint shapes where it is measured from corner to corner.
 *
 * <p>Edge normals decide whether shapes overlap, but between two corners they understate the distance: tip to tip, two
 * slivers look thousands of times closer than they are. Where that matters, within touching range and between rounded
 * shapes, the line between the closest corners is one more axis.
 *
 * <p>The point of a convex outline that is closest to a point outside lies on the edge whose line is furthest from it,
 * or at an end of that edge. For two shapes the outline is that of their Minkowski difference and the edge is the one
 * of greatest separation, so that edge and the two at the other shape's closest vertex are looked at first. That they
 * hold the closest points is then certain if the shapes are as far apart on the line between these points; among edges
 * that are all but parallel they may not be, and then all are looked at.
 */
final class ClosestCorners {
    private final Operand a;
    private final Operand b;
    private double squared;
    private boolean corners;
    private double toX;
    private double toY;
    private int cornerOfA;
    private int cornerOfB;

    ClosestCorners(Operand a, Operand b) {
        this.a = a;
        this.b = b;
    }

    /**
     * Looks for a pair of corners that are the closest points of the cores. Returns true when there is one, further
     * apart than the edge says; false when the edge gives the distance. {@code edge} is the edge of greatest
     * separation, or none if both shapes are points; {@code support} is the closest vertex of the shape that does not
     * own it. Distances within the tie count as equal.
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
        if (distance() > nearest && !(corners && nothingBetween(tie))) {
            squared = Double.POSITIVE_INFINITY;
            for (int i = 0; i < a.vertexCount(); i++) {
                for (int j = 0; j < b.vertexCount(); j++) {
                    measure(i, j);
                }
            }
        }
        return corners && distance() > nearest;
    }

    /** The edge from vertex i of A, and the one from vertex j of B. */
    private void measure(int i, int j) {
        int nextI = next(a, i);
        int nextJ = next(b, j);
        measure(b, j, a, i, nextI);
        measure(b, nextJ, a, i, nextI);
        measure(a, i, b, j, nextJ);
        measure(a, nextI, b, j, nextJ);
    }

    /** From a vertex of one shape to an edge of the other. */
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

    /** True when no vertex of either shape lies beyond the two corners, on the line through them. */
    private boolean nothingBetween(double tie) {
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

    int cornerOfA() {
        return cornerOfA;
    }

    int cornerOfB() {
        return cornerOfB;
    }
}
