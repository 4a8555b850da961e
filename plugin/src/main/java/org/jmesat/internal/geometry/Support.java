package org.jmesat.internal.geometry;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

/**
 * Finds the support point of a convex shape: the vertex that lies furthest in a direction. All support searches are
 * here.
 *
 * <p>{@link #furthest} compares all vertices and is correct for every shape. The other two use the order of the edge
 * directions and need a shape that is not {@linkplain PolygonBuffer#isThin() thin}: {@link #edgeFrom} tests all edges
 * without a branch, {@link #walk} continues from the last result when directions go round.
 *
 * <p>None of them is a hill climb from vertex to vertex. An edge perpendicular to the direction is a plateau, and on
 * the far side of the shape a hill climb would stop there, at the opposite vertex.
 *
 * <p>Arrays are laid out as {@link PolygonBuffer#edges()}. Directions are in the shape's own frame and of any length. A
 * vertex is given by its array position. Arguments are not checked, because the loops of the narrow phase call these
 * methods.
 */
public final class Support {
    private static final int FEW = PolygonTable.PADDING;
    /**
     * Most shapes of games have at most this many vertices. A search tests this many or {@link #FEW}: then a step of
     * boxes takes 6 % less time than with 8 always, and one of polygons with 3 to 8 corners 1 % more.
     */
    private static final int USUAL = 4;

    private Support() {
    }

    /**
     * Finds the first edge whose outward normal is at a direction or next to it, counter-clockwise. The first vertex of
     * that edge is the support point. The array must have room for at least 8 vertices from the start of the shape on.
     *
     * <p>The edge is the first whose normal is counter-clockwise of the direction. Up to 64 edges give one bit each,
     * without a branch, because the angles of shapes are unpredictable. The number of edges may be unpredictable too:
     * up to 4 edges are tested as 4, up to 8 as 8, and the bits beyond the end are dropped. Above 64 edges the search
     * is binary.
     */
    public static int edgeFrom(double[] edges, int start, int end, double x, double y) {
        int count = (end - start) / STRIDE;
        if (count > FEW) {
            return count > Long.SIZE ? searchEdgeFrom(edges, start, end, x, y)
                    : edgeOfManyFrom(edges, start, end, x, y);
        }
        int clockwise = 0;
        int tested = count > USUAL ? FEW : USUAL;
        for (int bit = 0; bit < tested; bit++) {
            int k = start + STRIDE * bit;
            clockwise |= (int) (Double.doubleToRawLongBits(x * edges[k + 3] - y * edges[k + 2]) >>> 63) << bit;
        }
        clockwise &= (1 << count) - 1;
        int first = ~clockwise & (clockwise << 1 | clockwise >>> count - 1);
        return first == 0 ? start : start + STRIDE * Integer.numberOfTrailingZeros(first);
    }

    private static int edgeOfManyFrom(double[] edges, int start, int end, double x, double y) {
        int count = (end - start) / STRIDE;
        long clockwise = 0;
        for (int k = start, bit = 0; k < end; k += STRIDE, bit++) {
            clockwise |= Double.doubleToRawLongBits(x * edges[k + 3] - y * edges[k + 2]) >>> 63 << bit;
        }
        long first = ~clockwise & (clockwise << 1 | clockwise >>> count - 1);
        return first == 0 ? start : start + STRIDE * Long.numberOfTrailingZeros(first);
    }

    /** Binary search by the direction of the normals, starting at the first edge of a straight chain: O(log n). */
    private static int searchEdgeFrom(double[] edges, int start, int end, double x, double y) {
        int first = start;
        int last = end - STRIDE;
        while (last > start && edges[last + 2] == edges[start + 2] && edges[last + 3] == edges[start + 3]) {
            first = last;
            last -= STRIDE;
        }
        boolean half = isFirstHalf(edges, first, x, y);
        int low = 0;
        int high = (end - start) / STRIDE;
        while (low < high) {
            int middle = (low + high) >>> 1;
            int k = first + STRIDE * middle;
            k -= k < end ? 0 : end - start;
            boolean halfOfEdge = isFirstHalf(edges, first, edges[k + 2], edges[k + 3]);
            boolean isBefore = half == halfOfEdge ? x * edges[k + 3] - y * edges[k + 2] < 0 : halfOfEdge;
            low = isBefore ? middle + 1 : low;
            high = isBefore ? high : middle;
        }
        int at = first + STRIDE * low;
        return at < end ? at : at - (end - start);
    }

    /** Whether a direction is less than half a turn counter-clockwise of an edge's normal, or equal to it. */
    private static boolean isFirstHalf(double[] edges, int edge, double x, double y) {
        double cross = edges[edge + 2] * y - edges[edge + 3] * x;
        return cross > 0 || cross == 0 && edges[edge + 2] * x + edges[edge + 3] * y > 0;
    }

    /** Finds the support point of any shape that is not empty; the first if several tie. O(n). */
    public static int furthest(double[] edges, int start, int end, double x, double y) {
        int at = start;
        double most = x * edges[start] + y * edges[start + 1];
        for (int k = start + STRIDE; k < end; k += STRIDE) {
            double p = x * edges[k] + y * edges[k + 1];
            if (p > most) {
                most = p;
                at = k;
            }
        }
        return at;
    }

    /**
     * Walks counter-clockwise from the support point {@code from} of one direction to that of another, which is at most
     * a right angle further. O(steps): one round costs O(n), for any number of directions.
     */
    public static int walk(double[] edges, int start, int end, int from, double x, double y) {
        int at = from;
        for (int left = end - start; left > STRIDE && edges[at + 2] * y - edges[at + 3] * x > 0; left -= STRIDE) {
            at = at + STRIDE < end ? at + STRIDE : start;
        }
        return at;
    }
}
