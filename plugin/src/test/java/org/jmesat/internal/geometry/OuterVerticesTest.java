package org.jmesat.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.quickhull3d.Point3d;
import com.github.quickhull3d.QuickHull3D;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OuterVerticesTest {
    private static final long SEED = 509;

    private final OuterVertices outer = new OuterVertices();

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"FLAT", "FLAT_GRID", "LINE", "TILTED_GRID"})
    void everyVertexOfTheHullByQuickhull3dIsKept(VertexCloud cloud) {
        Random random = new Random(SEED);
        for (int round = 0; round < 60; round++) {
            float[] xyz = cloud.make(random);
            String label = cloud + " round " + round + " seed " + SEED;
            Set<List<Float>> kept = new HashSet<>();
            for (int vertex : find(xyz)) {
                kept.add(position(xyz, vertex));
            }
            QuickHull3D oracle = new QuickHull3D();
            double[] doubles = new double[xyz.length];
            Arrays.setAll(doubles, i -> xyz[i]);
            oracle.build(doubles);
            for (Point3d corner : oracle.getVertices()) {
                assertTrue(kept.contains(List.of((float) corner.x + 0f, (float) corner.y + 0f, (float) corner.z + 0f)),
                        () -> label + ": " + corner.x + ", " + corner.y + ", " + corner.z + " is missing");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void indicesAscend(VertexCloud cloud) {
        Random random = new Random(SEED);
        for (int round = 0; round < 20; round++) {
            float[] xyz = cloud.make(random);
            float[] given = xyz.clone();
            int[] kept = find(xyz);
            for (int i = 1; i < kept.length; i++) {
                assertTrue(kept[i] > kept[i - 1], cloud + " round " + round + " seed " + SEED);
            }
            assertArrayEquals(given, xyz);
        }
    }

    @Test
    void repeatedCornersAreDropped() {
        float[] xyz = new float[3 * 80];
        for (int i = 0; i < 80; i++) {
            for (int axis = 0; axis < 3; axis++) {
                xyz[3 * i + axis] = i >> axis & 1;
            }
        }
        assertEquals(8, find(xyz).length);
    }

    @Test
    void mostVerticesInsideABallAreDropped() {
        float[] xyz = new float[3 * 20_000];
        Random random = new Random(SEED);
        for (int i = 0; i < 50; i++) {
            System.arraycopy(VertexCloud.BALL.make(random), 0, xyz, 1200 * i, 1200);
        }
        int kept = find(xyz).length;
        assertTrue(kept < 900, () -> kept + " of 20000");
    }

    @Test
    void ofALatticeTheSurfaceIsKept() {
        int n = 12;
        float[] xyz = new float[3 * n * n * n];
        for (int i = 0; i < n * n * n; i++) {
            xyz[3 * i] = i % n;
            xyz[3 * i + 1] = i / n % n;
            xyz[3 * i + 2] = i / n / n;
        }
        assertEquals(n * n * n - (n - 2) * (n - 2) * (n - 2), find(xyz).length);
    }

    @ParameterizedTest
    @EnumSource(names = {"FLAT", "FLAT_GRID", "LINE"})
    void ofAFlatMeshAllAreKept(VertexCloud cloud) {
        float[] xyz = cloud.make(new Random(SEED));
        assertEquals(xyz.length / 3, find(xyz).length);
    }

    @Test
    void ofFewVerticesAllAreKept() {
        assertArrayEquals(new int[] {}, find());
        assertArrayEquals(new int[] {0}, find(1, 2, 3));
        assertArrayEquals(new int[] {0, 1, 2}, find(0f, -0f, 7, -0f, 0f, 7, 0f, 0f, 7));
        assertArrayEquals(new int[] {0, 1, 2, 3}, find(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1));
    }

    @Test
    void onlyTheRangeCounts() {
        float[] xyz = VertexCloud.BALL.make(new Random(SEED));
        float[] part = Arrays.copyOfRange(xyz, 3 * 90, 3 * 300);
        int[] expected = Arrays.stream(find(part)).map(i -> i + 90).toArray();
        int[] result = new int[210];
        int count = outer.find(xyz, 90, 300, result);
        assertArrayEquals(expected, Arrays.copyOf(result, count));
        int[] flat = new int[3];
        assertEquals(3, outer.find(new float[] {9, 9, 9, 1, 0, 0, 2, 0, 0, 3, 0, 0, 9, 9, 9}, 1, 4, flat));
        assertArrayEquals(new int[] {1, 2, 3}, flat);
    }

    @Test
    void aRangeOutsideTheArrayIsRefused() {
        assertThrows(IndexOutOfBoundsException.class, () -> outer.find(new float[9], 0, 4, new int[4]));
        assertThrows(IndexOutOfBoundsException.class, () -> outer.find(new float[9], 2, 1, new int[4]));
        assertThrows(IndexOutOfBoundsException.class, () -> outer.find(new float[9], 0, 3, new int[2]));
    }

    @ParameterizedTest
    @EnumSource
    void hugeAndSmallCoordinatesGiveTheSame(VertexCloud cloud) {
        Random random = new Random(SEED);
        for (int round = 0; round < 10; round++) {
            float[] xyz = cloud.make(random);
            for (int i = 0; i < xyz.length; i++) {
                // On a grid, so that small ones do not lose bits.
                xyz[i] = Math.round(xyz[i] * 0x1p16f) * 0x1p-16f;
            }
            int[] expected = find(xyz);
            for (int exponent : new int[] {-100, 100}) {
                float[] scaled = new float[xyz.length];
                for (int i = 0; i < xyz.length; i++) {
                    scaled[i] = Math.scalb(xyz[i], exponent);
                }
                assertArrayEquals(expected, find(scaled), cloud + " round " + round + " seed " + SEED);
            }
        }
    }

    @Test
    void theLargestAndTheSmallestFloatsDoNotOverflow() {
        for (float m : new float[] {Float.MAX_VALUE, Float.MIN_VALUE}) {
            float[] cube = new float[27];
            for (int i = 0; i < 8; i++) {
                for (int c = 0; c < 3; c++) {
                    cube[3 * i + c] = (i >> c & 1) == 0 ? -m : m;
                }
            }
            assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5, 6, 7}, find(cube));
        }
    }

    /** All are on the hull; the search ends by its limits. */
    @ParameterizedTest
    @EnumSource(names = {"SPHERE", "CONE", "PRISM", "MOMENT_CURVE"})
    void whatIsOnTheHullIsKeptWhenTheSearchEndsEarly(VertexCloud cloud) {
        int count = 30_000;
        float[] xyz = new float[3 * count];
        for (int i = 0; i < count; i++) {
            double t = 2.0 * i / count - 1;
            boolean apex = cloud == VertexCloud.CONE && i == 0;
            double ring = cloud == VertexCloud.SPHERE ? Math.sqrt(1 - t * t) : apex ? 0 : 1;
            double angle = cloud == VertexCloud.SPHERE ? 2.4 * i : Math.PI * t;
            boolean curve = cloud == VertexCloud.MOMENT_CURVE;
            xyz[3 * i] = (float) (curve ? t : ring * Math.cos(angle));
            xyz[3 * i + 1] = (float) (curve ? t * t : ring * Math.sin(angle));
            xyz[3 * i + 2] = (float) (curve ? t * t * t : cloud == VertexCloud.SPHERE ? t
                    : cloud == VertexCloud.PRISM ? i % 100 : apex ? 1 : 0);
        }
        Set<List<Float>> distinct = new HashSet<>();
        for (int i = 0; i < count; i++) {
            distinct.add(position(xyz, i));
        }
        assertEquals(distinct.size(), find(xyz).length);
    }

    @Test
    void searchingAgainGivesTheSameAndAllocatesNothing() {
        Random random = new Random(SEED);
        VertexCloud[] clouds = VertexCloud.values();
        float[][] vertices = new float[clouds.length][];
        int[][] expected = new int[clouds.length][];
        for (int i = 0; i < clouds.length; i++) {
            vertices[i] = clouds[i].make(random);
            expected[i] = find(vertices[i]);
        }
        for (int i = clouds.length - 1; i >= 0; i--) {
            assertArrayEquals(expected[i], find(vertices[i]), clouds[i].name());
        }
        int[] result = new int[1000];
        Runnable all = () -> {
            for (float[] each : vertices) {
                outer.find(each, 0, each.length / 3, result);
            }
        };
        all.run();
        assertEquals(0, AllocationMeter.leastBytes(all));
    }

    private int[] find(float... xyz) {
        int[] result = new int[xyz.length / 3];
        return Arrays.copyOf(result, outer.find(xyz, 0, result.length, result));
    }

    private static List<Float> position(float[] xyz, int vertex) {
        return List.of(xyz[3 * vertex] + 0f, xyz[3 * vertex + 1] + 0f, xyz[3 * vertex + 2] + 0f);
    }
}
