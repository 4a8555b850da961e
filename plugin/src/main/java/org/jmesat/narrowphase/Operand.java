package org.jmesat.narrowphase;

import static org.jmesat.geometry.PolygonBuffer.STRIDE;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.PolygonBuffer;
import org.jmesat.geometry.PolygonTable;

/** One of the two shapes of a test, as the loops read it: a stretch of an array and a pose. */
final class Operand {
    double[] edges;
    int start;
    int end;
    double centerX;
    double centerY;
    double cos;
    double sin;
    double radius;
    double inradius;
    double rounding;
    double reach;
    boolean thin;

    void set(PlacedPolygon placed) {
        PolygonBuffer shape = placed.shape();
        edges = shape.edges();
        start = 0;
        end = STRIDE * shape.count();
        centerX = placed.centerX();
        centerY = placed.centerY();
        cos = placed.cos();
        sin = placed.sin();
        radius = shape.radius();
        inradius = shape.inradius();
        rounding = shape.rounding();
        reach = shape.reach();
        thin = shape.isThin();
    }

    void set(PolygonTable table, int slot) {
        double[] rows = table.rows();
        int row = PolygonTable.ROW * slot;
        edges = table.edges();
        start = table.start(slot);
        end = start + STRIDE * table.count(slot);
        centerX = rows[row];
        centerY = rows[row + 1];
        cos = rows[row + 2];
        sin = rows[row + 3];
        radius = rows[row + 4];
        inradius = rows[row + 5];
        rounding = rows[row + 6];
        reach = rows[row + 7];
        thin = table.isThin(slot);
    }

    /**
     * The first edge whose outward normal is at a direction or comes next, counter-clockwise; the vertex that it begins
     * with is the one that reaches furthest in that direction. For shapes that are not thin.
     *
     * <p>Seen from the direction, some normals lie clockwise and the others counter-clockwise; the edge is the first of
     * the others. Up to 64 edges are judged by one bit each, without a branch: which way random shapes lie cannot be
     * predicted, and that cost a sixth of the whole test.
     *
     * @param x x of the direction, in the shape's own frame
     * @param y y of the direction
     */
    int firstEdgeFrom(double x, double y) {
        int count = vertexCount();
        if (count > Long.SIZE) {
            return searchEdgeFrom(x, y);
        }
        long clockwise = 0;
        for (int k = start, bit = 0; k < end; k += STRIDE, bit++) {
            clockwise |= Double.doubleToRawLongBits(x * edges[k + 3] - y * edges[k + 2]) >>> 63 << bit;
        }
        long first = ~clockwise & (clockwise << 1 | clockwise >>> count - 1);
        return first == 0 ? 0 : Long.numberOfTrailingZeros(first);
    }

    /** The vertex that reaches furthest in a direction in the shape's own frame, for shapes of any kind. */
    int furthest(double x, double y) {
        int at = start;
        double most = x * edges[start] + y * edges[start + 1];
        for (int k = start + STRIDE; k < end; k += STRIDE) {
            double p = x * edges[k] + y * edges[k + 1];
            if (p > most) {
                most = p;
                at = k;
            }
        }
        return (at - start) / STRIDE;
    }

    private int searchEdgeFrom(double x, double y) {
        boolean before = x * edges[end - 1] - y * edges[end - 2] < 0;
        for (int k = start; k < end; k += STRIDE) {
            boolean clockwise = x * edges[k + 3] - y * edges[k + 2] < 0;
            if (before && !clockwise) {
                return (k - start) / STRIDE;
            }
            before = clockwise;
        }
        return 0;
    }

    /** As {@link PlacedPolygon#largestCoordinate()}. */
    double largestCoordinate() {
        return Math.max(Math.abs(centerX), Math.abs(centerY)) + reach;
    }

    int vertexCount() {
        return (end - start) / STRIDE;
    }

    /** A point has none. */
    int edgeCount() {
        return end - start <= STRIDE ? 0 : vertexCount();
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

    /** A vertex from the shape's centre, in world axes. */
    double turnedX(int vertex) {
        int k = start + STRIDE * vertex;
        return cos * edges[k] - sin * edges[k + 1];
    }

    double turnedY(int vertex) {
        int k = start + STRIDE * vertex;
        return sin * edges[k] + cos * edges[k + 1];
    }
}
