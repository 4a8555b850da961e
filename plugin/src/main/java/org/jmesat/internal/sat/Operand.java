package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.geometry.Support;

/** One of the two shapes of a test: a range of an array and a pose. */
final class Operand {
    double[] edges;
    int start;
    int end;
    double centerX;
    double centerY;
    double cos;
    double sin;
    double radius;
    double rounding;
    double largestCoordinate;
    boolean thin;

    void set(PolygonTable table, int slot) {
        double[] rows = table.rows();
        int row = PolygonTable.ROW * slot;
        edges = table.edges();
        start = table.start(slot);
        end = table.end(slot);
        centerX = rows[row];
        centerY = rows[row + 1];
        cos = rows[row + 2];
        sin = rows[row + 3];
        radius = rows[row + 4];
        rounding = rows[row + 6];
        largestCoordinate = table.largestCoordinate(slot);
        thin = table.isThin(slot);
    }

    int vertexCount() {
        return (end - start) / STRIDE;
    }

    /** 0 for a point. */
    int edgeCount() {
        return end - start <= STRIDE ? 0 : vertexCount();
    }

    /** The support point in a direction in world axes. */
    int findSupport(double x, double y) {
        return (Support.furthest(edges, start, end, cos * x + sin * y, cos * y - sin * x) - start) / STRIDE;
    }

    /** The outward unit normal of an edge, in world axes. */
    double normalX(int edge) {
        int k = start + STRIDE * edge;
        return cos * edges[k + 2] - sin * edges[k + 3];
    }

    double normalY(int edge) {
        int k = start + STRIDE * edge;
        return sin * edges[k + 2] + cos * edges[k + 3];
    }

    /** A vertex relative to the shape's centre, in world axes. */
    double turnedX(int vertex) {
        int k = start + STRIDE * vertex;
        return cos * edges[k] - sin * edges[k + 1];
    }

    double turnedY(int vertex) {
        int k = start + STRIDE * vertex;
        return sin * edges[k] + cos * edges[k + 1];
    }
}
