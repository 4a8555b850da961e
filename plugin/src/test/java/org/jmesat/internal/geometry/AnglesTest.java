package org.jmesat.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnglesTest {
    private static final long SEED = 31;

    private double sum;

    @ParameterizedTest
    @ValueSource(doubles = {1e-300, 1e-9, 0.5, 4, 100, 1e5, 1e6})
    void sineAndCosineAgreeWithTheLibrary(double range) {
        Random random = new Random(SEED);
        for (int i = 0; i < Rounds.of(100_000); i++) {
            double angle = range * (2 * random.nextDouble() - 1);
            requireNear(StrictMath.sin(angle), Angles.sin(angle), "seed " + SEED + ": sine of " + angle);
            requireNear(StrictMath.cos(angle), Angles.cos(angle), "seed " + SEED + ": cosine of " + angle);
        }
    }

    private static void requireNear(double expected, double actual, String message) {
        assertTrue(Math.abs(expected - actual) <= 2 * Math.ulp(expected) + 1e-20,
                () -> message + " is " + expected + ", not " + actual);
        assertTrue(Math.abs(actual) <= 1, message);
    }

    @Test
    void sineAndCosineArePreciseNearMultiplesOfAQuarterTurn() {
        for (int quarters = -1000; quarters <= 1000; quarters++) {
            double angle = quarters * (Math.PI / 2);
            for (double each : new double[] {Math.nextDown(angle), angle, Math.nextUp(angle)}) {
                assertEquals(StrictMath.sin(each), Angles.sin(each), 2 * Math.ulp(StrictMath.sin(each)) + 1e-20);
                assertEquals(StrictMath.cos(each), Angles.cos(each), 2 * Math.ulp(StrictMath.cos(each)) + 1e-20);
            }
        }
        assertEquals(0.0, Angles.sin(0.0));
        assertEquals(1, Angles.cos(0));
    }

    @Test
    void anglesOfAnySizeAreAccepted() {
        for (double angle : new double[] {1e7, -3e15, 1e300, Double.MAX_VALUE}) {
            assertEquals(StrictMath.sin(angle), Angles.sin(angle));
            assertEquals(StrictMath.cos(angle), Angles.cos(angle));
        }
        for (double angle : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            assertTrue(Double.isNaN(Angles.sin(angle)) && Double.isNaN(Angles.cos(angle)));
        }
    }

    @Test
    void resultsAreTheSameBitsOnEveryMachine() {
        long hash = 0;
        for (int i = -2000; i <= 2000; i++) {
            hash = 31 * hash + Double.doubleToLongBits(Angles.sin(i * 0.37)) + Long.rotateLeft(
                    Double.doubleToLongBits(Angles.cos(i * 0.37)), 7);
        }
        assertEquals("25992cbdaa605687", Long.toHexString(hash));
    }

    @Test
    void sineAndCosineAllocateNothing() {
        Runnable all = () -> {
            for (int i = 0; i < 100; i++) {
                sum += Angles.sin(i) + Angles.cos(i);
            }
        };
        all.run();
        assertEquals(0, AllocationMeter.leastBytes(all));
        assertTrue(sum != 0);
    }
}
