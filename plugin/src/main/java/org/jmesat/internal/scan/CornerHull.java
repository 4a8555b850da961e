package org.jmesat.internal.scan;

import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.geometry.PolygonBuffer;

/** Corners, and the polygon round them: scratch that all colliders of a scene share. */
final class CornerHull {
    private final ConvexHull hull = new ConvexHull();
    private final PolygonBuffer polygon = new PolygonBuffer();
    private float[] corners = {};

    /** Where to put x and y of so many corners. */
    float[] corners(int count) {
        if (corners.length < 2 * count) {
            corners = new float[3 * count];
        }
        return corners;
    }

    /** The polygon round the first corners, valid until the next call. */
    PolygonBuffer enclose(int count) {
        hull.compute(corners, count);
        polygon.set(hull, 0, 0);
        return polygon;
    }
}
