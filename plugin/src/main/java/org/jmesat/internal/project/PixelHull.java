package org.jmesat.internal.project;

import org.jmesat.internal.geometry.ConvexHull;

/** The convex hull of the corners of visible pixels: exact, since all corners are small integers. */
final class PixelHull {
    private PixelHull() {
    }

    /** {@return x and y of each corner, counter-clockwise, in pixels from the tile's first one} Not for empty masks. */
    static float[] find(PixelMask mask) {
        float[] points = new float[8 * mask.height()];
        int n = 0;
        for (int y = 0; y < mask.height(); y++) {
            int first = mask.first(y);
            if (first >= 0) {
                int end = mask.last(y) + 1;
                for (int corner = 0; corner < 4; corner++) {
                    points[n++] = corner % 2 == 0 ? first : end;
                    points[n++] = y + corner / 2;
                }
            }
        }
        ConvexHull hull = new ConvexHull();
        hull.compute(points, n / 2);
        float[] xy = new float[2 * hull.count()];
        for (int i = 0; i < hull.count(); i++) {
            xy[2 * i] = hull.x(i);
            xy[2 * i + 1] = hull.y(i);
        }
        return xy;
    }
}
