package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomShapes;
import org.junit.jupiter.api.Test;

/**
 * Every shape and its reflection in a point of its own boundary touch there exactly: edge on edge if the point is the
 * middle of an edge, corner on corner if it is a corner.
 */
class TouchingTest {
    private static final long SEED = 81;
    private static final int SHAPES = 250;
    private static final double[][] PLACES = {{0, 0, 0}, {0.3, 7, -3}, {1.5707963267948966, -120, 55}, {2, 1e4, 1e3},
        {5, -3e5, 2e5}, {0.1, 1e6, -1e6}};

    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();

    /** Two shapes with a given relative pose. */
    private interface Pair {
        void check(PlacedPolygon a, PlacedPolygon b, double tolerance, String label);
    }

    @Test
    void edgesThatTouchExactlyAreWithinTheTolerance() {
        onEveryEdge(0, (a, b, tolerance, label) -> {
            assertEquals(true, sat.test(a, b, tolerance, found), label);
            assertEquals(0, found.separation(), 0.1 * tolerance, label);
            assertEquals(false, sat.test(a, b, -tolerance, found), label);
        });
    }

    @Test
    void edgesThatOverlapByMoreThanTheToleranceOverlap() {
        onEveryEdge(-1.1, (a, b, tolerance, label) -> assertEquals(true, sat.test(a, b, -tolerance, found), label));
    }

    @Test
    void edgesWithAGapAboveTheToleranceAreApart() {
        onEveryEdge(1.1, (a, b, tolerance, label) -> assertEquals(false, sat.test(a, b, tolerance, found), label));
    }

    @Test
    void cornersThatTouchExactlyAreWithinTheTolerance() {
        RandomShapes shapes = new RandomShapes(SEED);
        for (int round = 0; round < SHAPES; round++) {
            ConvexPolygon polygon = shapes.nextSolid();
            for (int i = 0; i < polygon.getVertexCount(); i++) {
                double x = 2.0 * polygon.getX(i);
                double y = 2.0 * polygon.getY(i);
                everywhere(polygon, x, y, 0, 0, 0, 0, (a, b, tolerance, label) -> {
                    assertEquals(true, sat.test(a, b, tolerance, found), label);
                    assertEquals(false, sat.test(a, b, -tolerance, found), label);
                });
            }
        }
    }

    private static void onEveryEdge(double tolerances, Pair pair) {
        RandomShapes shapes = new RandomShapes(SEED);
        for (int round = 0; round < SHAPES; round++) {
            ConvexPolygon polygon = shapes.nextSolid();
            int n = polygon.getVertexCount();
            for (int i = 0; i < n; i++) {
                int j = (i + 1) % n;
                double ex = (double) polygon.getX(j) - polygon.getX(i);
                double ey = (double) polygon.getY(j) - polygon.getY(i);
                double length = Math.hypot(ex, ey);
                everywhere(polygon, (double) polygon.getX(i) + polygon.getX(j),
                        (double) polygon.getY(i) + polygon.getY(j), length, ey / length, -ex / length, tolerances,
                        pair);
            }
        }
    }

    private static void everywhere(ConvexPolygon polygon, double x, double y, double edge, double nx, double ny,
            double tolerances, Pair pair) {
        ConvexPolygon reflected = reflected(polygon);
        for (double[] place : PLACES) {
            PlacedPolygon a = Placing.moved(polygon, 0, 0, 0, place[0], place[1], place[2]);
            PlacedPolygon b = Placing.moved(reflected, x, y, 0, place[0], place[1], place[2]);
            double tolerance = Tolerance.touching(a.radius() + b.radius(),
                    Math.max(a.largestCoordinate(), b.largestCoordinate()));
            if (tolerances != 0) {
                double shift = tolerances * tolerance;
                if (Math.abs(shift) > 0.05 * edge) {
                    // Rounding is too coarse for the edge: another axis may be the shortest way out.
                    continue;
                }
                b = Placing.moved(reflected, x + shift * nx, y + shift * ny, 0, place[0], place[1], place[2]);
            }
            String label = polygon + " at " + java.util.Arrays.toString(place) + ", seed " + SEED;
            pair.check(a, b, tolerance, label);
            pair.check(b, a, tolerance, label + ", swapped");
        }
    }

    private static ConvexPolygon reflected(ConvexPolygon polygon) {
        float[] xy = new float[2 * polygon.getVertexCount()];
        for (int i = 0; i < polygon.getVertexCount(); i++) {
            xy[2 * i] = -polygon.getX(i);
            xy[2 * i + 1] = -polygon.getY(i);
        }
        return ConvexPolygon.of(xy);
    }
}
