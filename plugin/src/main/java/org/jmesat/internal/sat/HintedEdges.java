package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.geometry.Support;

/**
 * Finds the edge of greatest separation of two polygons with few edges, given a hint: the edge that is probably the
 * one. The hint is measured first, then only the edges that could come close to it.
 *
 * <p>The distance of an edge's line from any point of the other shape bounds the edge's separation from above. Such
 * points are known after the first measurement: the other shape's support point, both ends of the hint, and the
 * incircles. Edges whose bound is too low are excluded. There is no branch for it, because which edges remain is
 * unpredictable. Mostly none do.
 *
 * <p>The shape with the hint is called own here; all arithmetic is in its frame.
 */
final class HintedEdges extends CacheLinePadded {
    private static final int MOST = PolygonTable.PADDING;
    /** As in {@link EdgeWalk}: parallel edges share an axis. */
    private static final double PARALLEL_COSINE = EdgeWalk.PARALLEL_COSINE;

    /** The greatest separation, or the first above the limit. */
    double best;
    /** The separation along the hint. */
    double hintSeparation;
    private double normalX;
    private double normalY;
    /** The edge of the greatest separation: of A, or the complement of one of B. */
    int edge;
    /** As {@link EdgeWalk#tied}. */
    boolean tied;
    /** The array positions of the edge's start and of the other shape's support point. */
    int corner;
    int support;

    /** Tells whether this test can take two shapes, neither of them thin. */
    static boolean takes(PolygonTable table, int slotA, int slotB) {
        double[] rows = table.rows();
        int rowA = PolygonTable.ROW * slotA;
        int rowB = PolygonTable.ROW * slotB;
        return table.endOrThin(slotA) - table.start(slotA) <= STRIDE * MOST
                && table.endOrThin(slotB) - table.start(slotB) <= STRIDE * MOST
                && rows[rowA + 5] > rows[rowA + 6] && rows[rowB + 5] > rows[rowB + 6];
    }

    /**
     * Finds the edge of greatest separation, or the first that separates by more than the limit. Separations within the
     * tie count as equal.
     *
     * <p>Both shapes are in one array. In the own shape's frame, the other's centre is at (x, y) and the other is
     * turned by the angle of {@code cos} and {@code sin}. {@code inner} and {@code otherInner} are the radii of the
     * shapes' incircles about their centres. {@code hint} is the own edge to measure first; {@code flip} is 0 if the
     * own shape is A, −1 if it is B.
     */
    void test(double[] edges, int start, int end, int otherStart, int otherEnd, double cos, double sin, double x,
            double y, double inner, double otherInner, int hint, int flip, double limit, double tie) {
        int h = start + STRIDE * hint;
        double ax = edges[h];
        double ay = edges[h + 1];
        double px = edges[h + 2];
        double py = edges[h + 3];
        int j = Support.edgeFrom(edges, otherStart, otherEnd, -(cos * px + sin * py), sin * px - cos * py);
        double bx = x + (cos * edges[j] - sin * edges[j + 1]);
        double by = y + (sin * edges[j] + cos * edges[j + 1]);
        double separation = px * (bx - ax) + py * (by - ay);
        best = separation;
        hintSeparation = separation;
        edge = hint ^ flip;
        corner = h;
        support = j;
        normalX = px;
        normalY = py;
        tied = false;
        if (separation > limit) {
            return;
        }
        // The rounding error is less than the tie.
        double least = separation - 2 * tie;
        int own = ownCandidates(edges, start, end, x, y, least + otherInner, bx, by, least) & ~(1 << hint);
        int k = h + STRIDE == end ? start : h + STRIDE;
        double dx = ax - x;
        double dy = ay - y;
        double ex = edges[k] - x;
        double ey = edges[k + 1] - y;
        int other = otherCandidates(edges, otherStart, otherEnd, -(cos * x + sin * y), sin * x - cos * y, least + inner,
                cos * dx + sin * dy, cos * dy - sin * dx, cos * ex + sin * ey, cos * ey - sin * ex, least);
        if ((own | other) != 0) {
            measure(own, other, edges, start, end, otherStart, otherEnd, cos, sin, x, y, flip, limit, tie);
        }
    }

    /**
     * One bit for each edge whose line is at least {@code least} from the other shape's centre and at least
     * {@code leastOfCorner} from its corner.
     */
    private static int ownCandidates(double[] edges, int start, int end, double x, double y, double least, double bx,
            double by, double leastOfCorner) {
        long bits = 0;
        int tested = tested(start, end);
        for (int bit = 0; bit < tested; bit++) {
            int k = start + STRIDE * bit;
            double nx = edges[k + 2];
            double ny = edges[k + 3];
            double offset = nx * edges[k] + ny * edges[k + 1];
            double centre = nx * x + ny * y - offset - least;
            double corner = nx * bx + ny * by - offset - leastOfCorner;
            bits |= (Double.doubleToRawLongBits(centre) | Double.doubleToRawLongBits(corner)) >>> 63 << bit;
        }
        return (int) ~bits & (1 << (end - start) / STRIDE) - 1;
    }

    private static int tested(int start, int end) {
        return end - start > STRIDE * PolygonTable.USUAL ? MOST : PolygonTable.USUAL;
    }

    /** Like {@link #ownCandidates}, with two corners. */
    private static int otherCandidates(double[] edges, int start, int end, double x, double y, double least, double dx,
            double dy, double ex, double ey, double leastOfCorner) {
        long bits = 0;
        int tested = tested(start, end);
        for (int bit = 0; bit < tested; bit++) {
            int k = start + STRIDE * bit;
            double nx = edges[k + 2];
            double ny = edges[k + 3];
            double offset = nx * edges[k] + ny * edges[k + 1];
            double centre = nx * x + ny * y - offset - least;
            double d = nx * dx + ny * dy - offset - leastOfCorner;
            double e = nx * ex + ny * ey - offset - leastOfCorner;
            bits |= (Double.doubleToRawLongBits(centre) | Double.doubleToRawLongBits(d) | Double.doubleToRawLongBits(e))
                    >>> 63 << bit;
        }
        return (int) ~bits & (1 << (end - start) / STRIDE) - 1;
    }

    private void measure(int own, int other, double[] edges, int start, int end, int otherStart, int otherEnd,
            double cos, double sin, double x, double y, int flip, double limit, double tie) {
        for (int left = own; left != 0 && best <= limit; left &= left - 1) {
            int edgeIndex = Integer.numberOfTrailingZeros(left);
            int i = start + STRIDE * edgeIndex;
            double px = edges[i + 2];
            double py = edges[i + 3];
            int j = Support.edgeFrom(edges, otherStart, otherEnd, -(cos * px + sin * py), sin * px - cos * py);
            double bx = x + (cos * edges[j] - sin * edges[j + 1]);
            double by = y + (sin * edges[j] + cos * edges[j + 1]);
            take(px * (bx - edges[i]) + py * (by - edges[i + 1]), edgeIndex ^ flip, i, j, px, py, tie);
        }
        for (int left = other; left != 0 && best <= limit; left &= left - 1) {
            int edgeIndex = Integer.numberOfTrailingZeros(left);
            int j = otherStart + STRIDE * edgeIndex;
            double qx = cos * edges[j + 2] - sin * edges[j + 3];
            double qy = sin * edges[j + 2] + cos * edges[j + 3];
            int i = Support.edgeFrom(edges, start, end, -qx, -qy);
            double bx = x + (cos * edges[j] - sin * edges[j + 1]);
            double by = y + (sin * edges[j] + cos * edges[j + 1]);
            take(qx * (edges[i] - bx) + qy * (edges[i + 1] - by), ~edgeIndex ^ flip, j, i, -qx, -qy, tie);
        }
    }

    private void take(double separation, int candidate, int newCorner, int newSupport, double nx, double ny,
            double tie) {
        if (!(separation > best - tie)) {
            return;
        }
        boolean equal = separation <= best + tie;
        if (equal && nx * normalX + ny * normalY > PARALLEL_COSINE) {
            best = Math.max(best, separation);
            if (candidate >= 0 ? edge < 0 || candidate < edge : edge < 0 && candidate > edge) {
                set(candidate, newCorner, newSupport, nx, ny);
            }
            return;
        }
        tied = equal;
        if (separation > best) {
            best = separation;
            set(candidate, newCorner, newSupport, nx, ny);
        }
    }

    private void set(int candidate, int newCorner, int newSupport, double nx, double ny) {
        edge = candidate;
        corner = newCorner;
        support = newSupport;
        normalX = nx;
        normalY = ny;
    }
}
