package org.jmesat.internal.geometry;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

/**
 * The support vertex of a convex shape: the one that reaches furthest in a direction. All support searches are here.
 *
 * <p>The plain search, {@link #furthest}, compares all vertices, so that it is right for shapes of any kind. The other
 * two find their way by the directions of the edges and need a shape that is not
 * {@linkplain PolygonBuffer#isThin() thin}: {@link #edgeFrom} judges all edges, without a branch; {@link #walk} goes on
 * from the answer to the last question, where the directions asked for go round.
 *
 * <p>None of them climbs from vertex to vertex while the distance grows. Along an edge that is perpendicular to the
 * direction the distance is level, and on the side of the shape that faces away the climb would end there, at the
 * vertex that reaches least far.
 *
 * <p>Arrays are laid out as {@link PolygonBuffer#edges()}. Directions are in the shape's own frame and of any length; a
 * vertex is given by where it is in the array. The loops of the narrow phase call these methods: arguments are not
 * checked.
 */
public final class Support {
    private static final int FEW = PolygonTable.PADDING;

    private Support() {
    }

    /**
     * Finds the first edge whose outward normal is at a direction or comes next, counter-clockwise. The vertex that it
     * begins with is the one that reaches furthest in that direction. The array has room for at least 8 vertices from
     * the start of the shape on.
     *
     * <p>Seen from the direction, some normals lie clockwise and the others counter-clockwise; the edge is the first of
     * the others. Up to 64 edges are judged by one bit each, without a branch, since which way shapes lie cannot be
     * predicted. Nor can how many edges they have: up to 8 are always judged as 8, and the bits of what lies beyond the
     * end are dropped, which saves a twelfth of the whole test. More edges than 64 are searched by halves.
     */
    public static int edgeFrom(double[] edges, int start, int end, double x, double y) {
        int count = (end - start) / STRIDE;
        if (count > FEW) {
            return count > Long.SIZE ? searchEdgeFrom(edges, start, end, x, y)
                    : edgeOfManyFrom(edges, start, end, x, y);
        }
        int clockwise = 0;
        for (int bit = 0; bit < FEW; bit++) {
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

    /** By halves, along the order of the normals, which begins anew where a straight stretch begins: O(log n). */
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

    /** Whether a direction is that of an edge's normal or less than half a turn further, counter-clockwise. */
    private static boolean isFirstHalf(double[] edges, int edge, double x, double y) {
        double cross = edges[edge + 2] * y - edges[edge + 3] * x;
        return cross > 0 || cross == 0 && edges[edge + 2] * x + edges[edge + 3] * y > 0;
    }

    /**
     * Finds the vertex that reaches furthest, in shapes of any kind that are not empty; of several, the first. O(n).
     */
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
     * Walks counter-clockwise from the vertex that reaches furthest in one direction, {@code from}, to the one that
     * does so in another, which is at most a right angle further. O(steps): once round costs O(n), however many
     * directions are asked for.
     */
    public static int walk(double[] edges, int start, int end, int from, double x, double y) {
        int at = from;
        for (int left = end - start; left > STRIDE && edges[at + 2] * y - edges[at + 3] * x > 0; left -= STRIDE) {
            at = at + STRIDE < end ? at + STRIDE : start;
        }
        return at;
    }
}
