package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jmesat.testing.DepthSpan;
import org.junit.jupiter.api.Test;

class DepthRuleTest {
    private static final double T = 0x1p-18;

    private static boolean overlap(DepthSpan a, DepthSpan b, double tolerance, boolean wasTouching) {
        return DepthRule.overlap(a.lowFloat(), a.highFloat(), b.lowFloat(), b.highFloat(), tolerance, wasTouching);
    }

    private static List<DepthSpan> allSpans() {
        List<DepthSpan> spans = new ArrayList<>();
        for (int low = -4; low <= 4; low++) {
            for (int high = low; high <= 4; high++) {
                spans.add(new DepthSpan(low, high));
            }
            spans.add(new DepthSpan(low, DepthSpan.INFINITE));
            spans.add(new DepthSpan(-DepthSpan.INFINITE, low));
        }
        spans.add(new DepthSpan(-DepthSpan.INFINITE, DepthSpan.INFINITE));
        return spans;
    }

    @Test
    void onAGridItAgreesWithWholeNumbers() {
        int overlapping = 0;
        for (DepthSpan a : allSpans()) {
            for (DepthSpan b : allSpans()) {
                boolean expected = a.overlaps(b);
                overlapping += expected ? 1 : 0;
                for (boolean was : new boolean[] {false, true}) {
                    assertEquals(expected, overlap(a, b, T, was), () -> a + " and " + b + ", in contact: " + was);
                }
            }
        }
        assertTrue(overlapping > 1000, "only " + overlapping + " overlap");
    }

    @Test
    void theSeparationIsTheExactGapRoundedOnce() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 10_000; i++) {
            float[] ends = new float[4];
            for (int end = 0; end < 4; end++) {
                ends[end] = (float) Math.scalb(random.nextDouble(-1, 1), random.nextInt(20));
            }
            BigDecimal one = new BigDecimal(ends[0]).subtract(new BigDecimal(ends[3]));
            BigDecimal other = new BigDecimal(ends[2]).subtract(new BigDecimal(ends[1]));
            assertEquals(one.max(other).doubleValue(), BodyDepths.separation(ends[0], ends[1], ends[2], ends[3]),
                    "seed 1, case " + i);
        }
    }

    @Test
    void thickOnesBeginBelowMinusTheToleranceAndEndAtMinusHalfOfIt() {
        assertFalse(DepthRule.overlap(0, 1, 1 - T, 2, T, false));
        assertTrue(DepthRule.overlap(0, 1, Math.nextDown(1 - T), 2, T, false));
        assertTrue(DepthRule.overlap(0, 1, Math.nextDown(1 - 0.5 * T), 2, T, true));
        assertFalse(DepthRule.overlap(0, 1, 1 - 0.5 * T, 2, T, true));
        assertFalse(DepthRule.overlap(0, 1, Math.nextDown(1.0), 2, T, true), "rounding");
    }

    @Test
    void flatOnesBeginWithinTheToleranceAndEndBeyondTwice() {
        assertTrue(DepthRule.overlap(0, 0, T, T, T, false));
        assertFalse(DepthRule.overlap(0, 0, Math.nextUp(T), Math.nextUp(T), T, false));
        assertTrue(DepthRule.overlap(0, 0, 2 * T, 2 * T, T, true));
        assertFalse(DepthRule.overlap(0, 0, Math.nextUp(2 * T), Math.nextUp(2 * T), T, true));
    }

    @Test
    void anyTwoOfEqualRangeCollide() {
        for (double thickness = 0.01 * T; thickness < 1e9; thickness *= 1.1) {
            double high = 1 + thickness;
            for (boolean was : new boolean[] {false, true}) {
                assertTrue(DepthRule.overlap(1, high, 1, high, T, was), "thickness " + thickness / T + " t");
            }
        }
    }

    @Test
    void aFlatOneMidwayInAnotherCollidesHoweverThinThatIs() {
        for (double thickness = 0.01 * T; thickness < 1e9; thickness *= 1.1) {
            if (thickness > 2.01 * T || thickness <= 2 * T) {
                double middle = 0.5 * thickness;
                assertTrue(DepthRule.overlap(0, thickness, middle, middle, T, false), thickness / T + " t");
            }
        }
    }

    @Test
    void aSizeIsFiniteWhateverTheRange() {
        float infinite = Float.POSITIVE_INFINITY;
        assertEquals(3, DepthRule.size(3, -infinite, infinite));
        assertEquals(3, DepthRule.size(3, -infinite, 5));
        assertEquals(4, DepthRule.size(3, 5, 7));
        assertEquals(Float.MAX_VALUE, DepthRule.size(1e150, 5, 7));
        assertEquals(Float.MAX_VALUE, DepthRule.size(Float.MAX_VALUE, -Float.MAX_VALUE, Float.MAX_VALUE));
        assertEquals(7, DepthRule.largestCoordinate(-7, infinite));
        assertEquals(0, DepthRule.largestCoordinate(-infinite, infinite));
    }
}
