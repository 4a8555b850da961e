package org.jmesat.internal.scan;

import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.geometry.PolygonBuffer;

/** Scratch buffers for points and their convex hull, shared by all colliders of a scene. */
final class CornerHull {
    private final ConvexHull hull = new ConvexHull();
    private final PolygonBuffer polygon = new PolygonBuffer();
    private float[] corners = {};

    /** A buffer for x and y of a number of points. */
    float[] corners(int count) {
        if (corners.length < 2 * count) {
            corners = new float[3 * count];
        }
        return corners;
    }

    /** The convex hull of the first points with a rounding (≥0), valid until the next call. */
    PolygonBuffer enclose(int count, double rounding) {
        hull.compute(corners, count);
        polygon.set(hull, 0, 0);
        polygon.grow(rounding);
        return polygon;
    }
}
