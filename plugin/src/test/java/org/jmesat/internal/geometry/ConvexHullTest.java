package org.jmesat.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.ExactOrientation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

class ConvexHullTest {
    private static final long SEED = 72;

    private final ConvexHull hull = new ConvexHull();

    /** Random distributions of points. */
    enum Cloud {
        UNIFORM {
            @Override
            float[] point(Random random) {
                return new float[] {random.nextFloat() * 20 - 10, random.nextFloat() * 20 - 10};
            }
        },
        GRID {
            @Override
            float[] point(Random random) {
                return new float[] {random.nextInt(7), random.nextInt(7)};
            }
        },
        CIRCLE {
            @Override
            float[] point(Random random) {
                double angle = random.nextInt(360) * Math.PI / 180;
                return new float[] {(float) (5 * Math.cos(angle)), (float) (5 * Math.sin(angle))};
            }
        },
        SLANTED_LINE {
            @Override
            float[] point(Random random) {
                float t = random.nextInt(20);
                return new float[] {0.1f * t, 0.3f * t + 7};
            }
        },
        FAR_AWAY {
            @Override
            float[] point(Random random) {
                return new float[] {1e6f + random.nextInt(4), -1e6f + random.nextFloat()};
            }
        },
        ANY_MAGNITUDE {
            @Override
            float[] point(Random random) {
                return new float[] {signed(random), signed(random)};
            }

            private float signed(Random random) {
                float value = Math.scalb(random.nextFloat() - 0.5f, random.nextInt(270) - 145);
                return random.nextInt(8) == 0 ? (random.nextBoolean() ? 0f : -0f) : value;
            }
        };

        abstract float[] point(Random random);

        float[] points(Random random, int count) {
            float[] xy = new float[2 * count];
            for (int i = 0; i < count; i++) {
                System.arraycopy(point(random), 0, xy, 2 * i, 2);
            }
            return xy;
        }
    }

    @ParameterizedTest
    @EnumSource
    void theHullIsStrictlyConvexAndContainsEveryPoint(Cloud cloud) {
        Random random = new Random(SEED);
        for (int round = 0; round < 120; round++) {
            float[] xy = cloud.points(random, 1 + random.nextInt(60));
            String label = cloud + " round " + round + " seed " + SEED;
            float[] corners = compute(xy);
            int n = corners.length / 2;
            for (int i = 0; n > 2 && i < n; i++) {
                int j = (i + 1) % n;
                int k = (i + 2) % n;
                assertEquals(1, turn(corners, i, corners, j, corners, k), label);
            }
            for (int p = 0; p < xy.length / 2; p++) {
                for (int i = 0; i < n; i++) {
                    assertTrue(turn(corners, i, corners, (i + 1) % n, xy, p) >= 0, label + ": a point lies outside");
                }
            }
            assertTrue(pointsOf(xy).containsAll(pointsOf(corners)), label + ": a corner is not among the points");
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"SLANTED_LINE", "ANY_MAGNITUDE"})
    void theHullIsThatOfJts(Cloud cloud) {
        Random random = new Random(SEED);
        for (int round = 0; round < 120; round++) {
            float[] xy = cloud.points(random, 1 + random.nextInt(80));
            Set<Coordinate> expected = new HashSet<>(Arrays.asList(new org.locationtech.jts.algorithm.ConvexHull(
                    coordinates(xy), new GeometryFactory()).getConvexHull().getCoordinates()));
            assertEquals(expected, pointsOf(compute(xy)), cloud + " round " + round + " seed " + SEED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void theOrderOfThePointsDoesNotMatter(Cloud cloud) {
        Random random = new Random(SEED);
        for (int round = 0; round < 100; round++) {
            float[] xy = cloud.points(random, 1 + random.nextInt(40));
            float[] expected = compute(xy);
            for (int i = xy.length / 2 - 1; i > 0; i--) {
                swap(xy, i, random.nextInt(i + 1));
            }
            assertArrayEquals(expected, compute(xy), cloud + " round " + round + " seed " + SEED);
        }
    }

    @Test
    void theFirstVertexHasTheLeastXAndThenTheLeastY() {
        assertArrayEquals(new float[] {0, 1, 2, 0, 2, 3, 0, 2}, compute(0, 2, 2, 3, 2, 0, 0, 1, 1, 1));
    }

    @Test
    void pointsOnOneLineGiveTheTwoEnds() {
        assertArrayEquals(new float[] {-1, -2, 3, 6}, compute(0, 0, 1, 2, 3, 6, -1, -2, 2, 4));
        assertArrayEquals(new float[] {5, -1, 5, 4}, compute(5, 0, 5, 4, 5, -1, 5, 4));
    }

    @Test
    void coincidentPointsGiveOneVertex() {
        assertArrayEquals(new float[] {2, 3}, compute(2, 3, 2, 3, 2, 3));
        assertEquals(0, hull.compute(new float[0], 0));
    }

    @Test
    void zeroAndMinusZeroAreOnePoint() {
        assertEquals(1, hull.compute(new float[] {0f, -0f, -0f, 0f, 0f, 0f}, 3));
        assertEquals(4, compute(-0f, 0, 1, 0f, 1, 1, 0f, 1, 0f, -0f, 1, -0f).length / 2);
    }

    @Test
    void pointsBeyondTheCountAreIgnored() {
        assertEquals(3, hull.compute(new float[] {0, 0, 1, 0, 0, 1, 50, 50}, 3));
    }

    @Test
    void theLargestAndTheSmallestFloatsDoNotOverflow() {
        float m = Float.MAX_VALUE;
        float s = Float.MIN_VALUE;
        assertArrayEquals(new float[] {-m, -m, m, -m, m, m, -m, m}, compute(m, m, -m, m, 0, 0, m, -m, -m, -m, s, s));
        assertArrayEquals(new float[] {0, 0, s, 0, 0, s}, compute(0, s, 0, 0, s, 0));
    }

    @Test
    void computingAgainAllocatesNothing() {
        Random random = new Random(SEED);
        float[][] clouds = new float[60][];
        for (int i = 0; i < clouds.length; i++) {
            clouds[i] = Cloud.values()[i % Cloud.values().length].points(random, 100);
        }
        Runnable all = () -> {
            for (float[] cloud : clouds) {
                hull.compute(cloud, cloud.length / 2);
            }
        };
        all.run();
        assertEquals(0, AllocationMeter.leastBytes(all));
    }

    private float[] compute(float... xy) {
        float[] given = xy.clone();
        float[] corners = new float[2 * hull.compute(xy, xy.length / 2)];
        assertArrayEquals(given, xy, "the input was altered");
        assertEquals(corners.length / 2, hull.count());
        for (int i = 0; i < hull.count(); i++) {
            corners[2 * i] = hull.x(i);
            corners[2 * i + 1] = hull.y(i);
        }
        return corners;
    }

    private static int turn(float[] a, int i, float[] b, int j, float[] c, int k) {
        return ExactOrientation.index(a[2 * i], a[2 * i + 1], b[2 * j], b[2 * j + 1], c[2 * k], c[2 * k + 1]);
    }

    private static Set<Coordinate> pointsOf(float[] xy) {
        return new HashSet<>(Arrays.asList(coordinates(xy)));
    }

    private static Coordinate[] coordinates(float[] xy) {
        Coordinate[] coordinates = new Coordinate[xy.length / 2];
        for (int i = 0; i < coordinates.length; i++) {
            coordinates[i] = new Coordinate(xy[2 * i] + 0f, xy[2 * i + 1] + 0f);
        }
        return coordinates;
    }

    private static void swap(float[] xy, int i, int j) {
        for (int c = 0; c < 2; c++) {
            float value = xy[2 * i + c];
            xy[2 * i + c] = xy[2 * j + c];
            xy[2 * j + c] = value;
        }
    }
}
