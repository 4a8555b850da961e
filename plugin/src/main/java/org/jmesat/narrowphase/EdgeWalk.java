package org.jmesat.narrowphase;

import static org.jmesat.geometry.PolygonBuffer.STRIDE;

/**
 * One walk round two convex polygons that meets every edge of both, in the order of their directions, and with it the
 * vertex of the other shape that reaches furthest against it. Cost O(n + m).
 *
 * <p>Going round A counter-clockwise and looking along each outward normal, the vertex of B that comes closest only ever
 * moves on counter-clockwise, too; whichever of the two next edges has turned less is the next candidate axis. That is
 * how the outline of the Minkowski difference is put together. The work is done in A's frame; B's vertices are turned
 * into it as they come up, each once.
 *
 * <p>Rounding may swap two edges that are parallel to the last bits, which changes nothing. It could do harm only where
 * the next edges of the two shapes are opposite to each other; that needs an edge that runs back along the one before it,
 * and shapes that have one are {@linkplain Operand#thin thin} and do not come here.
 */
final class EdgeWalk {
    private double best;
    private int edge;
    private boolean close;

    /**
     * Walks once round, or until an edge separates.
     *
     * @param shapeA not thin
     * @param shapeB not thin
     * @param pose where B lies in A's frame
     * @param first the edge to begin with: of A, or the complement of one of B
     * @param support the vertex of the other shape that is closest to that edge's line
     * @param limit separation that ends the walk when it is exceeded
     * @param tie difference up to which separations count as equal
     */
    void walk(Operand shapeA, Operand shapeB, RelativePose pose, int first, int support, double limit, double tie) {
        final double[] a = shapeA.edges;
        final double[] b = shapeB.edges;
        final int startA = shapeA.start;
        final int startB = shapeB.start;
        final int endA = shapeA.end;
        final int endB = shapeB.end;
        final double cos = pose.cos;
        final double sin = pose.sin;
        final double x = pose.x;
        final double y = pose.y;
        int i = startA + STRIDE * (first >= 0 ? first : support);
        int j = startB + STRIDE * (first >= 0 ? support : ~first);
        double ax = a[i];
        double ay = a[i + 1];
        double px = a[i + 2];
        double py = a[i + 3];
        double bx = x + (cos * b[j] - sin * b[j + 1]);
        double by = y + (sin * b[j] + cos * b[j + 1]);
        double qx = cos * b[j + 2] - sin * b[j + 3];
        double qy = sin * b[j + 2] + cos * b[j + 3];
        double greatest = Double.NEGATIVE_INFINITY;
        int found = 0;
        boolean equals = false;
        for (int steps = endA - startA + endB - startB; steps > 0; steps -= STRIDE) {
            double separation;
            int candidate;
            if (py * qx - px * qy >= 0) {
                separation = px * (bx - ax) + py * (by - ay);
                candidate = i;
                i += STRIDE;
                if (i == endA) {
                    i = startA;
                }
                ax = a[i];
                ay = a[i + 1];
                px = a[i + 2];
                py = a[i + 3];
            } else {
                separation = qx * (ax - bx) + qy * (ay - by);
                candidate = ~j;
                j += STRIDE;
                if (j == endB) {
                    j = startB;
                }
                double u = b[j];
                double v = b[j + 1];
                bx = x + (cos * u - sin * v);
                by = y + (sin * u + cos * v);
                u = b[j + 2];
                v = b[j + 3];
                qx = cos * u - sin * v;
                qy = sin * u + cos * v;
            }
            if (separation > greatest - tie) {
                equals = separation <= greatest + tie;
                if (separation > greatest) {
                    greatest = separation;
                    found = candidate;
                    if (separation > limit) {
                        break;
                    }
                }
            }
        }
        best = greatest;
        edge = found >= 0 ? (found - startA) / STRIDE : ~((~found - startB) / STRIDE);
        close = equals;
    }

    /** The greatest separation, or the first above the limit. */
    double separation() {
        return best;
    }

    /** The edge of that separation: of A, or the complement of one of B. */
    int edge() {
        return edge;
    }

    /** True when another edge separates as far as that one, or may do so. */
    boolean isTie() {
        return close;
    }
}
