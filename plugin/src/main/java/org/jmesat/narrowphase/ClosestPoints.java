package org.jmesat.narrowphase;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;

/**
 * Finds the closest points of two shapes whose normal and signed separation are known. If the shapes overlap, they are
 * the points that meet when B is moved by the MTV.
 *
 * <p>The closest points of the cores lie on the edges next to the support points along the normal. So only these edges
 * are compared, in O(n + m).
 */
final class ClosestPoints {
    private PlacedPolygon a;
    private PlacedPolygon b;
    /** From A's centre to B's, after B has been moved so that the cores do not overlap. */
    private double offsetX;
    private double offsetY;
    private double squared;
    /** The points found. */
    double onAX;
    double onAY;
    double onBX;
    double onBY;

    /**
     * Finds the points.
     *
     * @param shapeA the first shape, placed, not empty
     * @param shapeB the second shape, placed, not empty
     * @param found the pair's greatest separation and its normal
     */
    void find(PlacedPolygon shapeA, PlacedPolygon shapeB, Penetration found) {
        a = shapeA;
        b = shapeB;
        double nx = found.normalX();
        double ny = found.normalY();
        double ofCores = found.separation() + a.rounding() + b.rounding();
        double push = Math.max(0, -ofCores);
        offsetX = b.centerX() - a.centerX() + push * nx;
        offsetY = b.centerY() - a.centerY() + push * ny;
        squared = Double.POSITIVE_INFINITY;
        compare(first(a, nx, ny), last(a, nx, ny), first(b, -nx, -ny), last(b, -nx, -ny));
        double gap = Math.sqrt(squared);
        if (gap > a.tie() + b.tie()) {
            // When axes tie, the normal may be that of another. The closest points of arcs lie on the line between
            // those of the cores.
            nx = (onBX - onAX) / gap;
            ny = (onBY - onAY) / gap;
        }
        onAX += a.centerX() + a.rounding() * nx;
        onAY += a.centerY() + a.rounding() * ny;
        onBX += a.centerX() - push * found.normalX() - b.rounding() * nx;
        onBY += a.centerY() - push * found.normalY() - b.rounding() * ny;
    }

    /** The edge before the first vertex that is level with the support point in a direction; may be negative. */
    private static int first(PlacedPolygon shape, double x, double y) {
        int support = shape.findSupport(x, y);
        double level = along(shape, support, x, y) - shape.tie();
        int first = support - 1;
        while (first > support - shape.count() && along(shape, first, x, y) >= level) {
            first--;
        }
        return first;
    }

    /** The edge after the last such vertex; may exceed the number of edges. */
    private static int last(PlacedPolygon shape, double x, double y) {
        int support = shape.findSupport(x, y);
        double level = along(shape, support, x, y) - shape.tie();
        int last = support;
        while (last < support + shape.count() - 1 && along(shape, last + 1, x, y) >= level) {
            last++;
        }
        return last;
    }

    private static double along(PlacedPolygon shape, int vertex, double x, double y) {
        return x * turnedX(shape, vertex) + y * turnedY(shape, vertex);
    }

    private void compare(int firstA, int lastA, int firstB, int lastB) {
        for (int i = firstA; i <= lastA; i++) {
            double startX = turnedX(a, i);
            double startY = turnedY(a, i);
            double endX = turnedX(a, i + 1);
            double endY = turnedY(a, i + 1);
            for (int j = firstB; j <= lastB; j++) {
                double fromX = offsetX + turnedX(b, j);
                double fromY = offsetY + turnedY(b, j);
                double toX = offsetX + turnedX(b, j + 1);
                double toY = offsetY + turnedY(b, j + 1);
                measure(fromX, fromY, startX, startY, endX, endY, true);
                measure(startX, startY, fromX, fromY, toX, toY, false);
            }
        }
    }

    /** Measures from a vertex of one shape to an edge of the other, and keeps the pair if it is closer. */
    private void measure(double x, double y, double startX, double startY, double endX, double endY, boolean edgeOfA) {
        double ex = endX - startX;
        double ey = endY - startY;
        double length = ex * ex + ey * ey;
        double along = (x - startX) * ex + (y - startY) * ey;
        double share = along <= 0 ? 0 : along >= length ? 1 : along / length;
        double footX = share == 1 ? endX : startX + share * ex;
        double footY = share == 1 ? endY : startY + share * ey;
        double distance = (x - footX) * (x - footX) + (y - footY) * (y - footY);
        if (distance < squared) {
            squared = distance;
            onAX = edgeOfA ? footX : x;
            onAY = edgeOfA ? footY : y;
            onBX = edgeOfA ? x : footX;
            onBY = edgeOfA ? y : footY;
        }
    }

    /** A vertex relative to the shape's centre, in world axes; indices wrap. */
    private static double turnedX(PlacedPolygon shape, int vertex) {
        double[] edges = shape.edges();
        int k = STRIDE * Math.floorMod(vertex, shape.count());
        return shape.cos() * edges[k] - shape.sin() * edges[k + 1];
    }

    private static double turnedY(PlacedPolygon shape, int vertex) {
        double[] edges = shape.edges();
        int k = STRIDE * Math.floorMod(vertex, shape.count());
        return shape.sin() * edges[k] + shape.cos() * edges[k + 1];
    }
}
