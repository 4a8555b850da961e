package org.jmesat.app.model;

import java.util.List;

/** The convex hull of points. Tests whether a line separates it from another hull. */
final class PointSet {
    private final long[] x;
    private final long[] y;

    PointSet(List<Rectangle> rectangles) {
        x = new long[4 * rectangles.size()];
        y = new long[x.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = rectangles.get(i / 4).cornerX(i % 4);
            y[i] = rectangles.get(i / 4).cornerY(i % 4);
        }
    }

    boolean overlaps(PointSet other) {
        boolean touches = false;
        for (PointSet each : List.of(this, other)) {
            for (int i = 0; i < each.x.length; i++) {
                for (int j = i + 1; j < each.x.length; j++) {
                    long gap = gap(other, each.y[i] - each.y[j], each.x[j] - each.x[i]);
                    if (gap > 0) {
                        return false;
                    }
                    touches |= gap == 0 && (each.x[i] != each.x[j] || each.y[i] != each.y[j]);
                }
            }
        }
        if (touches) {
            throw new AssertionError("Two hulls just touch; the lattice should prevent this");
        }
        return true;
    }

    /** The gap between two hulls along a direction; negative if they overlap. */
    private long gap(PointSet other, long dx, long dy) {
        return Math.max(other.least(dx, dy) + least(-dx, -dy), least(dx, dy) + other.least(-dx, -dy));
    }

    private long least(long dx, long dy) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < x.length; i++) {
            least = Math.min(least, x[i] * dx + y[i] * dy);
        }
        return least;
    }
}
