package org.jmesat.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.ExactOrientation;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;

class OrientationTest {
    private static final long SEED = 71;

    @Test
    void leftTurnsArePositiveRightTurnsNegativeAndStraightLinesZero() {
        assertEquals(Orientation.LEFT, Orientation.index(0, 0, 1, 0, 1, 1));
        assertEquals(Orientation.RIGHT, Orientation.index(0, 0, 1, 0, 1, -1));
        assertEquals(Orientation.STRAIGHT, Orientation.index(0, 0, 1, 0, 2, 0));
        assertEquals(Orientation.STRAIGHT, Orientation.index(3, 4, 3, 4, 1, 1));
    }

    @Test
    void oneUnitInTheLastPlaceDecides() {
        float up = Math.nextUp(0.5f);
        float down = Math.nextDown(0.5f);
        assertEquals(Orientation.LEFT, Orientation.index(12, 12, 24, 24, 0.5f, up));
        assertEquals(Orientation.RIGHT, Orientation.index(12, 12, 24, 24, 0.5f, down));
        assertEquals(Orientation.STRAIGHT, Orientation.index(12, 12, 24, 24, 0.5f, 0.5f));
    }

    @Test
    void theSmallestFloatDecidesBesideTheLargest() {
        float tiny = Float.MIN_VALUE;
        float huge = Float.MAX_VALUE;
        assertEquals(Orientation.LEFT, Orientation.index(-huge, 0, huge, 0, 0, tiny));
        assertEquals(Orientation.RIGHT, Orientation.index(-huge, -huge, huge, huge, tiny, 0));
        assertEquals(Orientation.LEFT, Orientation.index(0, 0, tiny, 0, 0, tiny));
        assertEquals(Orientation.STRAIGHT, Orientation.index(-huge, -huge, tiny, tiny, huge, huge));
    }

    @Test
    void agreesWithExactArithmeticNearEveryLine() {
        Random random = new Random(SEED);
        int straight = 0;
        for (int i = 0; i < Rounds.of(15_000); i++) {
            float[] p = nearlyOnOneLine(random, i);
            int expected = ExactOrientation.index(p[0], p[1], p[2], p[3], p[4], p[5]);
            assertEquals(expected, Orientation.index(p[0], p[1], p[2], p[3], p[4], p[5]),
                    () -> "seed " + SEED + ": " + java.util.Arrays.toString(p));
            straight += expected == 0 ? 1 : 0;
        }
        assertEquals(true, straight > Rounds.of(300), "the cases must include exact zeros, but only " + straight);
    }

    @Test
    void agreesWithExactArithmeticOnAnyBits() {
        Random random = new Random(SEED);
        for (int i = 0; i < Rounds.of(15_000); i++) {
            float[] p = new float[6];
            for (int k = 0; k < 6; k++) {
                p[k] = anyFinite(random);
            }
            assertEquals(ExactOrientation.index(p[0], p[1], p[2], p[3], p[4], p[5]),
                    Orientation.index(p[0], p[1], p[2], p[3], p[4], p[5]),
                    () -> "seed " + SEED + ": " + java.util.Arrays.toString(p));
        }
    }

    @Test
    void agreesWithExactArithmeticOnDoublesNearALine() {
        Random random = new Random(SEED);
        int straight = 0;
        for (int i = 0; i < Rounds.of(15_000); i++) {
            double[] p = new double[6];
            for (int k = 0; k < 4; k++) {
                p[k] = random.nextDouble();
            }
            double t = random.nextInt(4) / 2.0;
            p[4] = p[0] + t * (p[2] - p[0]);
            p[5] = p[1] + t * (p[3] - p[1]);
            int expected = ExactOrientation.index(p[0], p[1], p[2], p[3], p[4], p[5]);
            assertEquals(expected, Orientation.index(p[0], p[1], p[2], p[3], p[4], p[5]),
                    () -> "seed " + SEED + ": " + java.util.Arrays.toString(p));
            straight += expected == 0 ? 1 : 0;
        }
        assertEquals(true, straight > Rounds.of(300), "the cases must include exact zeros, but only " + straight);
    }

    @Test
    void rotatingTheTripleKeepsTheSignAndSwappingChangesIt() {
        Random random = new Random(SEED);
        for (int i = 0; i < Rounds.of(20_000); i++) {
            float[] p = nearlyOnOneLine(random, i);
            int index = Orientation.index(p[0], p[1], p[2], p[3], p[4], p[5]);
            assertEquals(index, Orientation.index(p[2], p[3], p[4], p[5], p[0], p[1]), "seed " + SEED);
            assertEquals(-index, Orientation.index(p[2], p[3], p[0], p[1], p[4], p[5]), "seed " + SEED);
        }
    }

    @Test
    void decidingExactlyAllocatesNothing() {
        float[][] cases = new float[500][];
        Random random = new Random(SEED);
        for (int i = 0; i < cases.length; i++) {
            cases[i] = nearlyOnOneLine(random, i);
        }
        int[] sum = new int[1];
        Runnable all = () -> {
            for (float[] p : cases) {
                sum[0] += Orientation.index(p[0], p[1], p[2], p[3], p[4], p[5]);
            }
        };
        all.run();
        assertEquals(0, AllocationMeter.leastBytes(all));
    }

    /** Three points on a line up to rounding to floats, of one magnitude or of many, sometimes off by an ulp. */
    private static float[] nearlyOnOneLine(Random random, int round) {
        float scale = Math.scalb(1f, random.nextInt(60) - 30);
        float ax = (random.nextFloat() - 0.5f) * scale;
        float ay = (random.nextFloat() - 0.5f) * scale;
        float ux = round % 3 == 0 ? 0 : random.nextFloat() * scale;
        float uy = round % 3 == 1 ? random.nextInt(100) * scale : random.nextFloat() * scale;
        float t = round % 2 == 0 ? random.nextInt(8) : random.nextFloat() * 8;
        float[] p = {ax, ay, ax + ux, ay + uy, ax + t * ux, ay + t * uy};
        if (round % 5 == 0) {
            p[4] = Math.nextUp(p[4]);
        }
        return p;
    }

    private static float anyFinite(Random random) {
        float value = Float.intBitsToFloat(random.nextInt());
        return Float.isFinite(value) ? value : anyFinite(random);
    }
}
