package org.jmesat.narrowphase;

import static org.jmesat.geometry.PolygonBuffer.STRIDE;

import org.jmesat.geometry.PolygonTable;

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
    private double normalX;
    private double normalY;
    private int edge;
    private boolean close;

    /**
     * Walks once round, or until an edge separates.
     *
     * <p>One method from the table's numbers to the answer: handed on in an object, from fields only just written, they
     * made the whole test a third slower.
     *
     * @param tableA holds A
     * @param slotA slot of A, not thin
     * @param tableB holds B
     * @param slotB slot of B, not thin
     * @param limit separation that ends the walk when it is exceeded
     * @param tie difference up to which separations count as equal
     * @param lastEdge the edge to begin with, or one that neither shape has
     */
    void walk(PolygonTable tableA, int slotA, PolygonTable tableB, int slotB, double limit, double tie, int lastEdge) {
        final double[] rowsA = tableA.rows();
        final double[] rowsB = tableB.rows();
        final double[] a = tableA.edges();
        final double[] b = tableB.edges();
        int rowA = PolygonTable.ROW * slotA;
        int rowB = PolygonTable.ROW * slotB;
        double dx = rowsB[rowB] - rowsA[rowA];
        double dy = rowsB[rowB + 1] - rowsA[rowA + 1];
        double cosA = rowsA[rowA + 2];
        double sinA = rowsA[rowA + 3];
        double cosB = rowsB[rowB + 2];
        double sinB = rowsB[rowB + 3];
        final double cos = cosA * cosB + sinA * sinB;
        final double sin = cosA * sinB - sinA * cosB;
        final double x = cosA * dx + sinA * dy;
        final double y = cosA * dy - sinA * dx;
        final int startA = tableA.start(slotA);
        final int startB = tableB.start(slotB);
        final int endA = startA + STRIDE * tableA.count(slotA);
        final int endB = startB + STRIDE * tableB.count(slotB);
        int i = startA;
        int j = startB;
        if (lastEdge < 0 && ~lastEdge < tableB.count(slotB)) {
            j += STRIDE * ~lastEdge;
            i = Support.edgeFrom(a, startA, endA, sin * b[j + 3] - cos * b[j + 2], -(sin * b[j + 2] + cos * b[j + 3]));
        } else {
            i += lastEdge >= 0 && lastEdge < tableA.count(slotA) ? STRIDE * lastEdge : 0;
            j = Support.edgeFrom(b, startB, endB, -(cos * a[i + 2] + sin * a[i + 3]), sin * a[i + 2] - cos * a[i + 3]);
        }
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
        double foundX = 0;
        double foundY = 0;
        boolean equals = false;
        for (int steps = endA - startA + endB - startB; steps > 0; steps -= STRIDE) {
            double separation;
            int candidate;
            double nx;
            double ny;
            if (py * qx - px * qy >= 0) {
                separation = px * (bx - ax) + py * (by - ay);
                candidate = i;
                nx = px;
                ny = py;
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
                nx = -qx;
                ny = -qy;
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
                    foundX = nx;
                    foundY = ny;
                    if (separation > limit) {
                        break;
                    }
                }
            }
        }
        best = greatest;
        edge = found >= 0 ? (found - startA) / STRIDE : ~((~found - startB) / STRIDE);
        close = equals;
        normalX = cosA * foundX - sinA * foundY;
        normalY = sinA * foundX + cosA * foundY;
    }

    /** The greatest separation, or the first above the limit. */
    double separation() {
        return best;
    }

    /** The direction from A to B in which that edge separates, in world axes. */
    double normalX() {
        return normalX;
    }

    double normalY() {
        return normalY;
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
