package org.jmesat.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** The outline of the outer vertices is compared with that of all vertices, in many views. */
class OuterVerticesInViewsTest {
    private static final long SEED = 1723;
    private static final int CLOUDS = 40;
    private static final int VIEWS = 40;
    private static final GeometryFactory FACTORY = new GeometryFactory();

    /** Share of the largest coordinate that the breadth of an outline must be for it to be the same bit by bit. */
    private static final double BROAD = 0.01;

    /** Share of the largest coordinate within which the other outlines are the same: two ulps of a float. */
    private static final double ROUNDING = 0x1p-22;

    /** They are rounded coarsely, or thin, in most views. */
    private static final Set<VertexCloud> SELDOM_BROAD = EnumSet.of(VertexCloud.NEEDLE, VertexCloud.FAR,
            VertexCloud.FLAT, VertexCloud.FLAT_GRID, VertexCloud.LINE);

    private final OuterVertices outer = new OuterVertices();
    private final ConvexHull hull = new ConvexHull();

    @ParameterizedTest
    @EnumSource
    void theOutlineAndTheDepthsAreTheSameInEveryView(VertexCloud cloud) {
        Random random = new Random(SEED);
        int exact = 0;
        for (int round = 0; round < CLOUDS; round++) {
            float[] xyz = cloud.make(random);
            int[] all = IntStream.range(0, xyz.length / 3).toArray();
            int[] kept = new int[all.length];
            int count = outer.find(xyz, 0, all.length, kept);
            for (int i = 0; i < VIEWS; i++) {
                View view = i % 4 == 0 ? View.aligned(random) : View.random(random);
                String label = cloud + " round " + round + " view " + i + " seed " + SEED;
                float[] expected = outline(view.project(xyz, all, all.length));
                float[] actual = outline(view.project(xyz, kept, count));
                double largest = largest(expected);
                if (breadth(expected) > BROAD * largest) {
                    assertArrayEquals(expected, actual, 0, label);
                    exact++;
                } else {
                    assertSame(expected, actual, ROUNDING * largest, label);
                }
                float[] depths = view.depths(xyz, all, all.length);
                float[] keptDepths = view.depths(xyz, kept, count);
                assertArrayEquals(depths, keptDepths, label);
            }
        }
        int broad = exact;
        assertTrue(SELDOM_BROAD.contains(cloud) || exact > CLOUDS * VIEWS / 2, () -> broad + " exact comparisons");
    }

    private float[] outline(float[] xy) {
        hull.compute(xy, xy.length / 2);
        float[] corners = new float[2 * hull.count()];
        for (int i = 0; i < hull.count(); i++) {
            corners[2 * i] = hull.x(i);
            corners[2 * i + 1] = hull.y(i);
        }
        return corners;
    }

    private static void assertSame(float[] expected, float[] actual, double tolerance, String label) {
        Geometry outline = geometry(actual);
        for (Coordinate corner : coordinates(expected)) {
            double distance = outline.distance(FACTORY.createPoint(corner));
            assertTrue(distance <= tolerance, () -> label + ": a corner is " + distance + " outside");
        }
        Geometry whole = geometry(expected);
        for (Coordinate corner : coordinates(actual)) {
            assertTrue(whole.distance(FACTORY.createPoint(corner)) <= tolerance * 1e-6, label);
        }
    }

    private static Geometry geometry(float[] corners) {
        return FACTORY.createMultiPointFromCoords(coordinates(corners)).convexHull();
    }

    private static Coordinate[] coordinates(float[] corners) {
        return IntStream.range(0, corners.length / 2)
                .mapToObj(i -> new Coordinate(corners[2 * i], corners[2 * i + 1])).toArray(Coordinate[]::new);
    }

    private static double largest(float[] coordinates) {
        double most = 0;
        for (float each : coordinates) {
            most = Math.max(most, Math.abs(each));
        }
        return most;
    }

    /** The least breadth of a convex polygon in any direction; it is perpendicular to an edge. */
    private static double breadth(float[] corners) {
        int n = corners.length / 2;
        double least = n < 3 ? 0 : Double.POSITIVE_INFINITY;
        for (int i = 0; i < n && n > 2; i++) {
            int j = (i + 1) % n;
            double x = corners[2 * j] - (double) corners[2 * i];
            double y = corners[2 * j + 1] - (double) corners[2 * i + 1];
            double length = Math.hypot(x, y);
            double[] heights = new double[n];
            for (int k = 0; k < n; k++) {
                heights[k] = (x * (corners[2 * k + 1] - (double) corners[2 * i + 1])
                        - y * (corners[2 * k] - (double) corners[2 * i])) / length;
            }
            least = Math.min(least, Arrays.stream(heights).max().orElseThrow());
        }
        return least;
    }
}
