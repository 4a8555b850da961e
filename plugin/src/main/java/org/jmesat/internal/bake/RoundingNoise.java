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
        double[] moved = new double[rings.count()];
        boolean again = true;
        while (again) {
            again = false;
            for (int i = 0; i < rings.count(); i++) {
                if (!rings.isRemoved(i) && !rings.isShared(i) && rings.ringSize(i) > 3) {
                    int before = rings.previous(i);
                    // Each edge knows how far it lies from the corners that were removed along it.
                    double distance = Math.max(moved[before], moved[i]) + distance(rings, i);
                    if (distance <= WIDTH && rings.isFree(i)) {
                        moved[before] = distance;
                        rings.remove(i);
                        again = true;
                    }
                }
            }
        }
        return withoutSlivers(rings.polygons());
    }

    /** The distance of a corner from the segment between its neighbours. */
    private static double distance(CornerRings rings, int corner) {
        long a = rings.point(rings.previous(corner));
        long b = rings.point(corner);
        long c = rings.point(rings.next(corner));
        double dx = EdgeSum.x(c) - EdgeSum.x(a);
        double dy = EdgeSum.y(c) - EdgeSum.y(a);
        double px = EdgeSum.x(b) - EdgeSum.x(a);
        double py = EdgeSum.y(b) - EdgeSum.y(a);
        double squared = dx * dx + dy * dy;
        double along = px * dx + py * dy;
        if (along < 0 || along > squared) {
            return Double.POSITIVE_INFINITY;
        }
        return Math.abs(rings.turn(corner)) / Math.sqrt(squared);
    }

    private static List<List<long[]>> withoutSlivers(List<List<long[]>> polygons) {
        List<List<long[]>> result = new ArrayList<>();
        for (List<long[]> polygon : polygons) {
            if (!isThin(polygon.get(0))) {
                List<long[]> rings = new ArrayList<>();
                for (long[] ring : polygon) {
                    if (rings.isEmpty() || !isThin(ring) || hasIsland(ring, polygons)) {
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

    /** Whether another polygon may lie inside a hole: filling the hole would cover it twice. */
    private static boolean hasIsland(long[] hole, List<List<long[]>> polygons) {
        int x0 = Integer.MAX_VALUE;
        int x1 = Integer.MIN_VALUE;
        int y0 = Integer.MAX_VALUE;
        int y1 = Integer.MIN_VALUE;
        for (long point : hole) {
            x0 = Math.min(x0, EdgeSum.x(point));
            x1 = Math.max(x1, EdgeSum.x(point));
            y0 = Math.min(y0, EdgeSum.y(point));
            y1 = Math.max(y1, EdgeSum.y(point));
        }
        for (List<long[]> polygon : polygons) {
            long point = polygon.get(0)[0];
            int x = EdgeSum.x(point);
            int y = EdgeSum.y(point);
            if (polygon.get(0) != hole && x0 <= x && x <= x1 && y0 <= y && y <= y1) {
                return true;
            }
        }
        return false;
    }
}
