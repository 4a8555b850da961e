package org.jmesat.internal.project;

import org.jmesat.internal.geometry.ConvexHull;

/** The edges of a convex polygon of points that are kept, moved inwards by a margin, and their range of depths. */
final class InnerPolygon {
    /** Inside the polygon and inside the range of depths. */
    static final int INSIDE = 0;
    /** Inside the polygon, but perhaps not inside the range of depths. */
    static final int DEEP = 1;
    /** Perhaps not inside the polygon. */
    static final int OUTSIDE = 2;

    /** Numbers per edge: the outward unit normal and the distance from the origin. */
    static final int STRIDE = 3;

    private double[] edges = new double[STRIDE * 32];
    /** The number of edges; 0 if nothing is inside. */
    private int count;
    private double minDepth;
    private double maxDepth;

    /**
     * Sets the polygon to a hull; of one without area nothing is inside.
     *
     * @param margin how far the edges are moved inwards
     * @param depths the transform by which the points of the hull were projected last
     * @param depthMargin how much the range of depths is shortened at each end
     */
    void set(ConvexHull hull, double margin, PlaneTransform depths, double depthMargin) {
        minDepth = depths.minDepth() + depthMargin;
        maxDepth = depths.maxDepth() - depthMargin;
        count = hull.count();
        if (count < 3) {
            count = 0;
            return;
        }
        if (edges.length < STRIDE * count) {
            edges = new double[2 * STRIDE * count];
        }
        double px = hull.x(count - 1);
        double py = hull.y(count - 1);
        for (int i = 0; i < count; i++) {
            double qx = hull.x(i);
            double qy = hull.y(i);
            double length = Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py));
            double nx = (qy - py) / length;
            double ny = (px - qx) / length;
            edges[STRIDE * i] = nx;
            edges[STRIDE * i + 1] = ny;
            edges[STRIDE * i + 2] = nx * px + ny * py - margin;
            px = qx;
            py = qy;
        }
    }

    /** Makes the polygon contain nothing. */
    void clear() {
        count = 0;
    }

    /** Where a disc with a range of depths is; not inside for NaN. */
    int place(double x, double y, double radius, double depth, double halfDepth) {
        if (!contains(x, y, radius)) {
            return OUTSIDE;
        }
        return depth - halfDepth > minDepth && depth + halfDepth < maxDepth ? INSIDE : DEEP;
    }

    /** Whether a disc is strictly inside; false for NaN. */
    boolean contains(double x, double y, double radius) {
        double[] e = edges;
        int end = STRIDE * count;
        for (int i = 0; i < end; i += STRIDE) {
            if (!(e[i] * x + e[i + 1] * y + radius < e[i + 2])) {
                return false;
            }
        }
        return end > 0;
    }
}
