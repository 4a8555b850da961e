package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.Support;

/**
 * The face of a polygon's core in a direction: its support point, or all vertices of a support edge, as an interval on
 * the tangent. The tangent is the direction turned counter-clockwise by a right angle.
 *
 * <p>Callers ask for directions in counter-clockwise order. The support point then moves counter-clockwise too, so that
 * one round costs O(n). A full search is needed only after a turn of a right angle or more, at most four times a round,
 * and each time in a thin shape.
 */
final class FaceSpan {
    /** The face's projection on the direction. */
    double furthest;
    /** Start of the face on the tangent, and the vertex there. */
    double low;
    int lowest;
    /** End of the face on the tangent. */
    double high;

    private PlacedPolygon shape;
    private double[] edges;
    private int end;
    private double level;
    private boolean searching;
    private double lastX;
    private double lastY;
    /** Array position of the support point in the last direction. */
    private int at;

    /**
     * Starts a round with a placed shape. Vertices up to {@code newLevel} behind the support point belong to the face.
     */
    void begin(PlacedPolygon newShape, double newLevel) {
        shape = newShape;
        edges = newShape.edges();
        end = STRIDE * newShape.count();
        level = newLevel;
        searching = true;
    }

    /** Finds the face in a direction. */
    void find(double nx, double ny) {
        double x = shape.cos() * nx + shape.sin() * ny;
        double y = shape.cos() * ny - shape.sin() * nx;
        boolean near = !searching && x * lastX + y * lastY > 0;
        at = near ? Support.walk(edges, 0, end, at, x, y) : Support.furthest(edges, 0, end, x, y);
        searching = shape.isThin();
        lastX = x;
        lastY = y;
        span(at / STRIDE, nx, ny);
    }

    /** Collects the vertices level with the support point, in both directions. */
    private void span(int from, double nx, double ny) {
        furthest = along(from, nx, ny);
        low = along(from, -ny, nx);
        lowest = from;
        high = low;
        int last = shape.count() - 1;
        int left = last;
        for (int i = from > 0 ? from - 1 : last; left > 0 && isLevel(i, nx, ny); i = i > 0 ? i - 1 : last, left--) {
            widen(i, along(i, -ny, nx));
        }
        for (int i = from < last ? from + 1 : 0; left > 0 && isLevel(i, nx, ny); i = i < last ? i + 1 : 0, left--) {
            widen(i, along(i, -ny, nx));
        }
    }

    private boolean isLevel(int i, double nx, double ny) {
        return along(i, nx, ny) >= furthest - level;
    }

    private void widen(int i, double tangent) {
        if (tangent < low) {
            low = tangent;
            lowest = i;
        }
        high = Math.max(high, tangent);
    }

    private double along(int i, double nx, double ny) {
        return nx * shape.x()[i] + ny * shape.y()[i];
    }
}
