package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.Support;

/**
 * One walk round two convex polygons that visits all edges of both in the order of their directions, each with its
 * support point on the other shape. Cost O(n + m).
 *
 * <p>While the normal turns counter-clockwise round A, the support point on B moves counter-clockwise too. So the next
 * candidate axis is that of whichever shape's next edge turns less, as in the construction of the Minkowski difference.
 * The walk is in A's frame; each vertex of B is transformed into it once.
 *
 * <p>Rounding may swap two nearly parallel edges, which is harmless. It matters only if the next edges of the two
 * shapes are opposite. That takes an edge that runs back along its predecessor; such shapes are
 * {@linkplain Operand#thin thin} and not tested here.
 */
final class EdgeWalk extends CacheLinePadded {
    /** Cosine of the angle whose sine is {@link Tolerance#PARALLEL}. */
    static final double PARALLEL_COSINE = 1 - 0.5 * Tolerance.PARALLEL * Tolerance.PARALLEL;

    /** The greatest separation, or the first above the limit. */
    double separation;
    /** The direction from A to B along that edge's normal, in A's frame. */
    double normalX;
    double normalY;
    /** The edge of that separation: of A, or the complement of one of B. */
    int edge;
    /** Whether another axis separates, or may separate, as far. */
    boolean tied;

    /**
     * Walks once round both shapes, or until an edge separates by more than the limit. Separations within the tie count
     * as equal.
     *
     * <p>Neither shape is thin; both may be in the same array. In A's frame, B's centre is at (x, y) and B is turned by
     * the angle of {@code cos} and {@code sin}. The walk starts at the edge of A at {@code firstA} and at the next edge
     * of B in the order of directions, at {@code firstB}, as {@link Support} finds it.
     *
     * <p>The loop has a method of its own and reads only its arguments: compiled together with its preparations it ran
     * out of registers, and the whole test took a third longer.
     */
    void walk(double[] a, int startA, int endA, double[] b, int startB, int endB, double cos, double sin, double x,
            double y, int firstA, int firstB, double limit, double tie) {
        int i = firstA;
        int j = firstB;
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
                boolean equal = separation <= greatest + tie;
                if (equal && nx * foundX + ny * foundY > PARALLEL_COSINE) {
                    // Parallel edges share an axis; the first edge in order represents it.
                    greatest = Math.max(greatest, separation);
                    if (candidate >= 0 ? found < 0 || candidate < found : found < 0 && candidate > found) {
                        found = candidate;
                        foundX = nx;
                        foundY = ny;
                    }
                    continue;
                }
                equals = equal;
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
        separation = greatest;
        edge = found >= 0 ? (found - startA) / STRIDE : ~((~found - startB) / STRIDE);
        tied = equals;
        normalX = foundX;
        normalY = foundY;
    }
}
