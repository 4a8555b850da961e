package org.jmesat.narrowphase;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

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
    /** The nearest feature of the outline that {@link #measure} found. */
    private double separation;
    private double normalX;
    private double normalY;
    /** The edge of the core that is nearest, or −1 if a corner is. */
    private int edge;
    /** The edge that starts at the corner that is nearest; undefined if an edge is. */
    private int corner;
    /** The distances from the point on the nearest edge to its start and end. */
    private double fromStart;
    private double toEnd;

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
        int o = first(obstacle, 1);
        int p = first(piece, -1);
        do {
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
            if (order <= 0) {
                i++;
                o = o + 1 < n ? o + 1 : 0;
            }
            if (order >= 0) {
                j++;
                p = p + 1 < m ? p + 1 : 0;
            }
        } while (i < n || j < m);
    }

    private static int edgeCount(PlacedPolygon shape) {
        return shape.count() > 1 ? shape.count() : 0;
    }

    /** The first edge in the order of the merge. */
    private static int first(PlacedPolygon shape, int sign) {
        boolean late = isLate(shape, shape.count() - 1, sign);
        for (int i = 0; i < shape.count(); i++) {
            boolean before = late;
            late = isLate(shape, i, sign);
            if (before && !late) {
                return i;
            }
        }
        return 0;
    }

    private static boolean isLate(PlacedPolygon shape, int edge, int sign) {
        return isLate(sign * shape.normalX(edge), sign * shape.normalY(edge));
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

    /**
     * Finds the point of the outline that is nearest to a translation, and its normal. A translation above an edge,
     * within a thousandth of the tolerance from its end, has the corner there as nearest feature, with the normal of
     * the edge.
     */
    void measure(double x, double y) {
        int deepest = 0;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < end && end > 2 * STRIDE; k += STRIDE) {
            double above = edges[k + 2] * (x - edges[k]) + edges[k + 3] * (y - edges[k + 1]);
            if (above > greatest) {
                greatest = above;
                deepest = k;
            }
        }
        if (end > 2 * STRIDE && greatest <= 0) {
            takeEdge(deepest, x, y, true);
            return;
        }
        double least = Double.POSITIVE_INFINITY;
        int nearest = 0;
        for (int k = 0; k < end && end > STRIDE; k += STRIDE) {
            int next = next(k);
            double squared = squaredDistance(x - edges[k], y - edges[k + 1], edges[next] - edges[k], edges[next + 1]
                    - edges[k + 1]);
            // The two edges of a flat difference are equally near: take the one that faces the point.
            boolean facing = edges[k + 2] * (x - edges[k]) + edges[k + 3] * (y - edges[k + 1])
                    >= (end > 2 * STRIDE ? -tie : 0);
            if (squared < least && facing) {
                least = squared;
                nearest = k;
            }
        }
        if (end == STRIDE) {
            takeCorner(0, x, y);
        } else {
            takeEdge(nearest, x, y, false);
        }
    }

    private void takeEdge(int k, double x, double y, boolean inside) {
        edge = k;
        normalX = edges[k + 2];
        normalY = edges[k + 3];
        separation = normalX * (x - edges[k]) + normalY * (y - edges[k + 1]) - rounding;
        fromStart = normalX * (y - edges[k + 1]) - normalY * (x - edges[k]);
        int next = next(k);
        toEnd = normalX * (edges[next + 1] - y) - normalY * (edges[next] - x);
        double nearEnd = 1e-3 * tolerance;
        if (fromStart <= nearEnd || toEnd <= nearEnd) {
            corner = fromStart <= toEnd ? k : next;
            edge = -1;
            if (!inside && (fromStart <= 0 || toEnd <= 0)) {
                takeCorner(corner, x, y);
            }
        }
    }

    private void takeCorner(int k, double x, double y) {
        double dx = x - edges[k];
        double dy = y - edges[k + 1];
        double apart = Math.sqrt(dx * dx + dy * dy);
        edge = -1;
        corner = k;
        separation = apart - rounding;
        // Nearer than the rounding error the direction is arbitrary; that of the edge remains.
        if (apart > tie) {
            normalX = dx / apart;
            normalY = dy / apart;
        } else if (end == STRIDE) {
            normalX = 1;
            normalY = 0;
        }
        if (end > STRIDE && rounding <= tolerance) {
            takeNormal(k, dx, dy, 1);
            takeNormal(before(k), dx, dy, -1);
        }
    }

    /**
     * Takes the normal of an edge at a corner if the point is beyond its end by no more than the rounding error, which
     * is a large angle so near to a sharp corner.
     */
    private void takeNormal(int k, double dx, double dy, int sign) {
        double above = edges[k + 2] * dx + edges[k + 3] * dy;
        if (above > tie && sign * (edges[k + 2] * dy - edges[k + 3] * dx) >= -tie) {
            normalX = edges[k + 2];
            normalY = edges[k + 3];
            separation = above - rounding;
        }
    }

    private int next(int k) {
        return k + STRIDE < end ? k + STRIDE : 0;
    }

    private int before(int k) {
        return k > 0 ? k - STRIDE : end - STRIDE;
    }

    /** The separation at the translation that was measured last. */
    double separation() {
        return separation;
    }

    double normalX() {
        return normalX;
    }

    double normalY() {
        return normalY;
    }

    /** Whether the nearest feature is a corner of the core. */
    boolean isAtCorner() {
        return edge < 0;
    }

    double rounding() {
        return rounding;
    }

    /**
     * The distance from the nearest point of the core to the corner that a motion along the outline comes to next:
     * counter-clockwise or not. 0 at a corner.
     */
    double toCorner(boolean counterClockwise) {
        return edge < 0 ? 0 : Math.max(0, counterClockwise ? toEnd : fromStart);
    }

    /** The index of the corner that such a motion comes to next; at a corner, that one. */
    int cornerAhead(boolean counterClockwise) {
        return edge < 0 ? corner : counterClockwise ? next(edge) : edge;
    }

    double cornerX(int k) {
        return edges[k];
    }

    double cornerY(int k) {
        return edges[k + 1];
    }

    /** The edge beyond a corner, for a motion along the outline; −1 if the core is a point. */
    int edgeBeyond(int k, boolean counterClockwise) {
        return end == STRIDE ? -1 : counterClockwise ? k : before(k);
    }

    double edgeNormalX(int k) {
        return edges[k + 2];
    }

    double edgeNormalY(int k) {
        return edges[k + 3];
    }

    double edgeLength(int k) {
        int next = next(k);
        double dx = edges[next] - edges[k];
        double dy = edges[next + 1] - edges[k + 1];
        return Math.sqrt(dx * dx + dy * dy);
    }

    /**
     * Finds when a translation that moves in a straight line comes within a distance of the pair. It is further away at
     * first, up to rounding.
     *
     * @param least the separation to be reached, not below minus the tolerance
     * @return the time, as a multiple of (vx, vy) (≥0), or infinity
     */
    double findTime(double x, double y, double vx, double vy, double least) {
        double radius = rounding + least;
        return radius > 0 ? findTimeToOutline(x, y, vx, vy, radius) : findTimeToCore(x, y, vx, vy, radius);
    }

    private double findTimeToOutline(double x, double y, double vx, double vy, double radius) {
        double first = Double.POSITIVE_INFINITY;
        double behind = -tolerance / 64;
        double squared = vx * vx + vy * vy;
        for (int k = 0; k < end; k += STRIDE) {
            double dx = x - edges[k];
            double dy = y - edges[k + 1];
            double rate = -(edges[k + 2] * vx + edges[k + 3] * vy);
            double above = edges[k + 2] * dx + edges[k + 3] * dy - radius;
            if (rate > 0 && end > STRIDE && above >= behind) {
                double time = Math.max(0, above) / rate;
                int next = next(k);
                double along = edges[k + 2] * (dy + time * vy) - edges[k + 3] * (dx + time * vx);
                double length = edges[k + 2] * (edges[next + 1] - edges[k + 1])
                        - edges[k + 3] * (edges[next] - edges[k]);
                if (along >= 0 && along <= length) {
                    first = Math.min(first, time);
                }
            }
            double offset = vx * dy - vy * dx;
            double reach = radius * radius * squared - offset * offset;
            if (reach > 0) {
                double time = (-(vx * dx + vy * dy) - Math.sqrt(reach)) / squared;
                if (time * Math.sqrt(squared) >= behind && vx * dx + vy * dy < 0) {
                    first = Math.min(first, Math.max(0, time));
                }
            }
        }
        return first;
    }

    private double findTimeToCore(double x, double y, double vx, double vy, double radius) {
        double enter = 0;
        double exit = end > 2 * STRIDE ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        for (int k = 0; k < end && enter < exit; k += STRIDE) {
            double above = edges[k + 2] * (x - edges[k]) + edges[k + 3] * (y - edges[k + 1]) - radius;
            double rate = -(edges[k + 2] * vx + edges[k + 3] * vy);
            if (rate > 0) {
                enter = Math.max(enter, above / rate);
            } else if (rate < 0) {
                exit = Math.min(exit, above / rate);
            } else if (above >= 0) {
                exit = Double.NEGATIVE_INFINITY;
            }
        }
        return enter < exit ? enter : Double.POSITIVE_INFINITY;
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
