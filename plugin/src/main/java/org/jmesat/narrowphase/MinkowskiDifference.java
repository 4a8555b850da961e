package org.jmesat.narrowphase;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import java.util.Arrays;
import org.jmesat.geometry.PlacedPolygon;

/**
 * The Minkowski difference of an obstacle and a piece of a body: the translations after which the piece overlaps the
 * obstacle. The separation after a translation is the signed distance of the translation from the difference.
 *
 * <p>The difference of two convex cores is the convex polygon whose edges are those of the obstacle and of the mirrored
 * piece, merged by the directions of their normals in O(n + m) (T. Lozano-Pérez, <i>Spatial Planning: A Configuration
 * Space Approach</i>, 1983). Its rounding is the sum of both.
 *
 * <p>The outline is a list of parts, {@link #PART} numbers each. An edge: x and y of its start, x and y of the vector
 * to its end, 0, 0, 0. An arc: x and y of its centre, the unit normals where it begins and ends (0 for a full circle),
 * its radius (&gt;0). The last number of both is a lower bound on the squared distance from the origin, exact for an
 * edge and for a circle.
 */
final class MinkowskiDifference {
    static final int PART = 8;
    static final int RADIUS = 6;
    static final int SQUARED = 7;

    /** The core: for each edge x and y of its start, and x and y of its outward unit normal. */
    private double[] edges = {};
    private int end;
    private int partEnd;
    private double rounding;
    private double tolerance;
    private double tie;

    /** {@code moveX} and {@code moveY} displace the obstacle from where it is placed. */
    void set(PlacedPolygon piece, PlacedPolygon obstacle, double moveX, double moveY) {
        int n = edgeCount(obstacle);
        int m = edgeCount(piece);
        if (edges.length < STRIDE * (n + m + 1)) {
            edges = new double[2 * STRIDE * (n + m + 1)];
        }
        rounding = obstacle.rounding() + piece.rounding();
        tolerance = ShapePair.tolerance(piece, obstacle);
        tie = piece.tie() + obstacle.tie();
        end = 0;
        int i = 0;
        int j = 0;
        int firstI = first(obstacle, 1);
        int firstJ = first(piece, -1);
        do {
            int o = (firstI + i) % obstacle.count();
            int p = (firstJ + j) % piece.count();
            double ox = obstacle.normalX(o);
            double oy = obstacle.normalY(o);
            double px = -piece.normalX(p);
            double py = -piece.normalY(p);
            double order = i == n ? 1 : j == m ? -1 : compare(ox, oy, px, py);
            edges[end] = obstacle.x()[o] - piece.x()[p] + moveX;
            edges[end + 1] = obstacle.y()[o] - piece.y()[p] + moveY;
            edges[end + 2] = order <= 0 ? ox : px;
            edges[end + 3] = order <= 0 ? oy : py;
            end += STRIDE;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        } while (i < n || j < m);
    }

    private static int edgeCount(PlacedPolygon shape) {
        return shape.count() > 1 ? shape.count() : 0;
    }

    /** The first edge in the order of the merge. */
    private static int first(PlacedPolygon shape, int sign) {
        int first = 0;
        for (int i = 0, before = shape.count() - 1; i < shape.count(); before = i++) {
            if (!isLate(sign * shape.normalX(i), sign * shape.normalY(i))
                    && isLate(sign * shape.normalX(before), sign * shape.normalY(before))) {
                first = i;
            }
        }
        return first;
    }

    /** Negative if the first direction is earlier in the order of the merge, 0 if both are equal. */
    private static double compare(double ax, double ay, double bx, double by) {
        boolean late = isLate(ax, ay);
        return late == isLate(bx, by) ? ay * bx - ax * by : late ? 1 : -1;
    }

    /**
     * The order of directions begins at (3, −2), so +X comes first of the four axes. Rounding changes the order only of
     * directions next to (3, −2), where shapes seldom have normals.
     */
    private static boolean isLate(double x, double y) {
        double height = 2 * x + 3 * y;
        return height < 0 || height == 0 && x < 0;
    }

    /** Whether any translation makes the two overlap: the core has an area, or it is rounded. */
    boolean blocks() {
        return rounding > 0 || end > 2 * STRIDE;
    }

    double tie() {
        return tie;
    }

    double tolerance() {
        return tolerance;
    }

    /** Whether the separation after a translation is at least minus a share of the touching tolerance. */
    boolean isFree(double x, double y, double share) {
        double least = rounding - share * tolerance;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < end && end > STRIDE; k += STRIDE) {
            double separation = edges[k + 2] * (x - edges[k]) + edges[k + 3] * (y - edges[k + 1]);
            if (separation >= least) {
                return true;
            }
            greatest = Math.max(greatest, separation);
        }
        if (greatest < -tie && end > STRIDE) {
            return false;
        }
        // Outside of the core, but within reach of every edge's line: the distance may run to a corner.
        boolean free = true;
        for (int k = 0; k < end && free && least > 0; k += STRIDE) {
            int next = k + STRIDE < end ? k + STRIDE : 0;
            free = squaredDistance(x - edges[k], y - edges[k + 1], edges[next] - edges[k], edges[next + 1]
                    - edges[k + 1]) >= least * least;
        }
        return free;
    }

    /** The squared distance of a point from a segment, both relative to the segment's start. */
    private static double squaredDistance(double x, double y, double ex, double ey) {
        double along = x * ex + y * ey;
        double share = along <= 0 ? 0 : Math.min(1, along / (ex * ex + ey * ey));
        double dx = x - share * ex;
        double dy = y - share * ey;
        return dx * dx + dy * dy;
    }

    /** Appends the parts of the outline, edge and arc of each corner in turn, to an array that has room. */
    int writeParts(double[] parts, int start) {
        partEnd = start;
        for (int k = 0, before = end - STRIDE; k < end; before = k, k += STRIDE) {
            int next = k + STRIDE < end ? k + STRIDE : 0;
            int sides = end > STRIDE ? 1 : 0;
            double nx = sides * edges[k + 2];
            double ny = sides * edges[k + 3];
            if (sides > 0) {
                double ax = edges[k] + rounding * nx;
                double ay = edges[k + 1] + rounding * ny;
                double ex = edges[next] - edges[k];
                double ey = edges[next + 1] - edges[k + 1];
                put(parts, ax, ay, ex, ey, 0, 0, 0, squaredDistance(-ax, -ay, ex, ey));
            }
            if (rounding > 0) {
                double apart = Math.sqrt(edges[k] * edges[k] + edges[k + 1] * edges[k + 1]) - rounding;
                put(parts, edges[k], edges[k + 1], sides * edges[before + 2], sides * edges[before + 3], nx, ny,
                        rounding, apart * apart);
            }
        }
        return partEnd;
    }

    private void put(double[] parts, double x, double y, double ux, double uy, double vx, double vy, double radius,
            double squared) {
        parts[partEnd] = x;
        parts[partEnd + 1] = y;
        parts[partEnd + 2] = ux;
        parts[partEnd + 3] = uy;
        parts[partEnd + 4] = vx;
        parts[partEnd + 5] = vy;
        parts[partEnd + RADIUS] = radius;
        parts[partEnd + SQUARED] = squared;
        partEnd += PART;
    }

    /** The number of entries that the parts take. */
    int partSize() {
        return 2 * PART * end / STRIDE;
    }

    /** The index after the parts that were written last. */
    int partEnd() {
        return partEnd;
    }
}
