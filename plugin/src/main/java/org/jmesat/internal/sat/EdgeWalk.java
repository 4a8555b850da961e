package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonTable;
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
    private static final double PARALLEL_COSINE = 1 - 0.5 * Tolerance.PARALLEL * Tolerance.PARALLEL;

    /** The edge of greatest separation, or the first above the limit: of A, or the complement of one of B. */
    int edge;
    /** The separation along that edge's normal. */
    double separation;
    /** Whether another axis separates, or may separate, as far. */
    boolean tied;
    /** The pose of B in A's frame. */
    private double cos;
    private double sin;
    private double x;
    private double y;

    /**
     * Walks once round both shapes, or until an edge separates by more than the limit. Separations within the tie count
     * as equal. The walk starts at the previous deciding edge; at A's first edge if neither shape has it.
     * Neither shape is thin.
     */
    void walk(PolygonTable table, int slotA, int slotB, int lastEdge, double limit, double tie) {
        double[] rows = table.rows();
        int rowA = PolygonTable.ROW * slotA;
        int rowB = PolygonTable.ROW * slotB;
        double dx = rows[rowB] - rows[rowA];
        double dy = rows[rowB + 1] - rows[rowA + 1];
        double cosA = rows[rowA + 2];
        double sinA = rows[rowA + 3];
        double cosB = rows[rowB + 2];
        double sinB = rows[rowB + 3];
        cos = cosA * cosB + sinA * sinB;
        sin = cosA * sinB - sinA * cosB;
        x = cosA * dx + sinA * dy;
        y = cosA * dy - sinA * dx;
        double[] edges = table.edges();
        if (lastEdge < 0 && ~lastEdge < table.count(slotB)) {
            int ofB = table.start(slotB) + STRIDE * ~lastEdge;
            double nx = cos * edges[ofB + 2] - sin * edges[ofB + 3];
            double ny = sin * edges[ofB + 2] + cos * edges[ofB + 3];
            walk(table, slotA, slotB, Support.edgeFrom(edges, table.start(slotA), table.end(slotA), -nx, -ny), ofB,
                    limit, tie);
        } else {
            int ofA = table.start(slotA) + (lastEdge >= 0 && lastEdge < table.count(slotA) ? STRIDE * lastEdge : 0);
            double nx = cos * edges[ofA + 2] + sin * edges[ofA + 3];
            double ny = cos * edges[ofA + 3] - sin * edges[ofA + 2];
            walk(table, slotA, slotB, ofA, Support.edgeFrom(edges, table.start(slotB), table.end(slotB), -nx, -ny),
                    limit, tie);
        }
    }

    /**
     * Walks from an edge of A and the next edge of B in the order of directions, given by their array positions. The
     * loop has a method of its own: compiled together with its preparations it ran out of registers, and the whole test
     * took a third longer.
     */
    private void walk(PolygonTable table, int slotA, int slotB, int firstA, int firstB, double limit, double tie) {
        double[] edges = table.edges();
        int startA = table.start(slotA);
        int endA = table.end(slotA);
        int startB = table.start(slotB);
        int endB = table.end(slotB);
        double cos = this.cos;
        double sin = this.sin;
        double x = this.x;
        double y = this.y;
        int i = firstA;
        int j = firstB;
        double ax = edges[i];
        double ay = edges[i + 1];
        double px = edges[i + 2];
        double py = edges[i + 3];
        double bx = x + (cos * edges[j] - sin * edges[j + 1]);
        double by = y + (sin * edges[j] + cos * edges[j + 1]);
        double qx = cos * edges[j + 2] - sin * edges[j + 3];
        double qy = sin * edges[j + 2] + cos * edges[j + 3];
        double greatest = Double.NEGATIVE_INFINITY;
        double ofFound = greatest;
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
                ax = edges[i];
                ay = edges[i + 1];
                px = edges[i + 2];
                py = edges[i + 3];
            } else {
                separation = qx * (ax - bx) + qy * (ay - by);
                candidate = ~j;
                nx = -qx;
                ny = -qy;
                j += STRIDE;
                if (j == endB) {
                    j = startB;
                }
                double u = edges[j];
                double v = edges[j + 1];
                bx = x + (cos * u - sin * v);
                by = y + (sin * u + cos * v);
                u = edges[j + 2];
                v = edges[j + 3];
                qx = cos * u - sin * v;
                qy = sin * u + cos * v;
            }
            if (separation > greatest - tie) {
                boolean equal = separation <= greatest + tie;
                if (equal && nx * foundX + ny * foundY > PARALLEL_COSINE) {
                    // Parallel edges share an axis; the first edge in order represents it.
                    greatest = Math.max(greatest, separation);
                    if (candidate >= 0 ? found < 0 || candidate < found : found < 0 && candidate > found) {
                        ofFound = separation;
                        found = candidate;
                        foundX = nx;
                        foundY = ny;
                    }
                    continue;
                }
                equals = equal;
                if (separation > greatest) {
                    greatest = separation;
                    ofFound = separation;
                    found = candidate;
                    foundX = nx;
                    foundY = ny;
                    if (separation > limit) {
                        break;
                    }
                }
            }
        }
        separation = ofFound;
        edge = found >= 0 ? (found - startA) / STRIDE : ~((~found - startB) / STRIDE);
        tied = equals;
    }
}
