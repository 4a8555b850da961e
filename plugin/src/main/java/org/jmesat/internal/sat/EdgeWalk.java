package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.Support;
import org.jmesat.internal.threads.Unshared;

/**
 * One walk round two convex polygons that meets every edge of both, in the order of their directions, and with it the
 * vertex of the other shape that reaches furthest against it. Cost O(n + m).
 *
 * <p>Going round A counter-clockwise and looking along each outward normal, the vertex of B that comes closest only
 * ever moves on counter-clockwise, too; whichever of the two next edges has turned less is the next candidate axis.
 * That is how the outline of the Minkowski difference is put together. The work is done in A's frame; B's vertices are
 * turned into it as they come up, each once.
 *
 * <p>Rounding may swap two edges that are parallel to the last bits, which changes nothing. It could do harm only where
 * the next edges of the two shapes are opposite to each other; that needs an edge that runs back along the one before
 * it, and shapes that have one are {@linkplain Operand#thin thin} and do not come here.
 */
final class EdgeWalk extends Unshared {
    /** Cosine of the angle whose sine is {@link Tolerance#PARALLEL}. */
    static final double SAME = 1 - 0.5 * Tolerance.PARALLEL * Tolerance.PARALLEL;

    private double best;
    private double normalX;
    private double normalY;
    private int edge;
    private boolean close;

    /**
     * Walks once round, or until an edge separates by more than the limit. Separations within the tie count as equal.
     *
     * <p>Neither shape is thin; both may be in the same array. B's centre is at (x, y) in A's frame, and B is turned
     * there by the angle of {@code cos} and {@code sin}. The walk begins with the edge of A at {@code firstA} and with
     * the edge of B that comes next in the order of directions, at {@code firstB}, as {@link Support} has it.
     *
     * <p>All that the loop reads comes as an argument, and the loop has a method of its own: together with its
     * preparations it had too few registers, and the whole test took a third longer.
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
                if (equal && nx * foundX + ny * foundY > SAME) {
                    // A parallel edge is the same axis; of the two, the one that comes first in order stands for it.
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
        best = greatest;
        edge = found >= 0 ? (found - startA) / STRIDE : ~((~found - startB) / STRIDE);
        close = equals;
        normalX = foundX;
        normalY = foundY;
    }

    /** The greatest separation, or the first above the limit. */
    double separation() {
        return best;
    }

    /** The direction from A to B in which that edge separates, in A's frame. */
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
