package org.jmesat.internal.bake;

import java.util.ArrayList;
import java.util.List;

/**
 * Removes corners from rings that neither cross nor overlap, so that they still do not, and each removed corner is at
 * most a tolerance away from the side that replaces it.
 *
 * <p>A corner can go if the triangle with its two neighbours contains no other corner, as in M. Visvalingam and J. D.
 * Whyatt, <i>Line generalisation by repeated elimination of points</i> (1993). The tolerance grows in four steps, so
 * that the corners that matter least go first.
 */
final class RingSimplifier {
    /** Where it is thin, a shape must not lose a large part of its width. */
    private static final double SHARE_OF_WIDTH = 0.25;
    private static final int ROUNDS = 4;

    private RingSimplifier() {
    }

    /** {@return the rings with fewer corners, as new arrays in the same order} */
    static List<int[]> simplify(List<int[]> rings, double tolerance) {
        List<List<long[]>> polygons = new ArrayList<>();
        double[] tolerances = new double[rings.size()];
        for (int r = 0; r < tolerances.length; r++) {
            int[] ring = rings.get(r);
            tolerances[r] = Math.min(tolerance, SHARE_OF_WIDTH * width(ring));
            long[] points = new long[ring.length / 2];
            for (int i = 0; i < points.length; i++) {
                points[i] = EdgeSum.key(ring[2 * i], ring[2 * i + 1]);
            }
            polygons.add(List.of(points));
        }
        CornerRings corners = new CornerRings(polygons);
        for (int round = ROUNDS; round > 0; round--) {
            double share = 1.0 / (1 << round - 1);
            corners.removeFlat(ring -> share * tolerances[ring]);
        }
        List<int[]> simple = new ArrayList<>();
        for (List<long[]> polygon : corners.polygons()) {
            long[] points = polygon.get(0);
            int[] ring = new int[2 * points.length];
            for (int i = 0; i < points.length; i++) {
                ring[2 * i] = EdgeSum.x(points[i]);
                ring[2 * i + 1] = EdgeSum.y(points[i]);
            }
            simple.add(ring);
        }
        return simple;
    }

    /** The mean width of what a ring surrounds, if it is long: twice its area by its length. */
    private static double width(int[] ring) {
        double area = 0;
        double length = 0;
        int n = ring.length / 2;
        for (int i = 0; i < n; i++) {
            int j = (i + 1) % n;
            area += (double) ring[2 * i] * ring[2 * j + 1] - (double) ring[2 * j] * ring[2 * i + 1];
            length += Math.hypot(ring[2 * j] - ring[2 * i], ring[2 * j + 1] - ring[2 * i + 1]);
        }
        // The sum of cross products is twice the area.
        return Math.abs(area) / length;
    }
}
