package org.jmesat.internal.bake;

import java.util.ArrayList;
import java.util.List;

/**
 * Removes from an outline what only rounding made: corners that hardly turn, and cracks and slivers thinner than the
 * coordinates' own error.
 *
 * <p>A vertex that lies on another triangle's side in the model lies a rounding error beside it after projection. The
 * outline turns there by a hair, and each such concave corner would cost a piece.
 */
final class RoundingNoise {
    /**
     * The distance in grid units up to which a corner counts as lying on an edge: 8 · 2⁻²⁴ of the largest coordinate. A
     * rotation and a scale round about this often; it is a quarter of {@code Tolerance.RELATIVE}.
     */
    static final double WIDTH = 8;

    private RoundingNoise() {
    }

    static List<List<long[]>> remove(List<List<long[]>> polygons) {
        CornerRings rings = new CornerRings(withoutSlivers(polygons));
        rings.removeFlat(ring -> WIDTH);
        return withoutSlivers(rings.polygons());
    }

    /** The distance of a point from a segment; NaN if the segment has no length. */
    static double distance(long point, long from, long to) {
        double dx = EdgeSum.x(to) - EdgeSum.x(from);
        double dy = EdgeSum.y(to) - EdgeSum.y(from);
        double px = EdgeSum.x(point) - EdgeSum.x(from);
        double py = EdgeSum.y(point) - EdgeSum.y(from);
        double squared = dx * dx + dy * dy;
        double along = px * dx + py * dy;
        if (along < 0 || along > squared) {
            long end = along < 0 ? from : to;
            return Math.hypot(EdgeSum.x(point) - EdgeSum.x(end), EdgeSum.y(point) - EdgeSum.y(end));
        }
        return Math.abs(EdgeSum.side(from, to, point)) / Math.sqrt(squared);
    }

    private static List<List<long[]>> withoutSlivers(List<List<long[]>> polygons) {
        List<List<long[]>> result = new ArrayList<>();
        for (List<long[]> polygon : polygons) {
            if (!isThin(polygon.get(0))) {
                List<long[]> rings = new ArrayList<>();
                for (long[] ring : polygon) {
                    if (rings.isEmpty() || !isThin(ring)) {
                        rings.add(ring);
                    }
                }
                result.add(rings);
            }
        }
        return result;
    }

    private static boolean isThin(long[] ring) {
        double area = 0;
        double length = 0;
        for (int i = 0; i < ring.length; i++) {
            long a = ring[i];
            long b = ring[(i + 1) % ring.length];
            area += EdgeSum.side(ring[0], a, b);
            length += Math.hypot(EdgeSum.x(b) - EdgeSum.x(a), EdgeSum.y(b) - EdgeSum.y(a));
        }
        return Math.abs(area) <= WIDTH * length;
    }
}
