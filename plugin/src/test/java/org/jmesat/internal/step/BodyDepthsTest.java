package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.jmesat.geometry.Tolerance;
import org.junit.jupiter.api.Test;

class BodyDepthsTest {
    private final BodyTable bodies = new BodyTable();
    private final PieceStore pieces = new PieceStore(new WorkerTeam(this));
    private final BodyDepths depths = new BodyDepths();
    private final int a = add(0);
    private final int b = add(1);

    private int add(int id) {
        int index = bodies.add(id);
        depths.ensureCapacity(index + 1);
        depths.add(index);
        return index;
    }

    private void place(float lowA, float highA, float lowB, float highB) {
        depths.set(a, lowA, highA);
        depths.set(b, lowB, highB);
        depths.place(bodies, pieces);
    }

    @Test
    void aClearOverlapIsAnOverlapHoweverNearTheToleranceItIs() {
        long seed = 3;
        SplittableRandom random = new SplittableRandom(seed);
        int clear = 0;
        int unclear = 0;
        for (int i = 0; i < 200_000; i++) {
            float lowA = (float) Math.scalb(random.nextDouble(-1, 1), random.nextInt(-4, 12));
            float highA = lowA + thickness(random);
            double tolerance = Tolerance.touching(highA - lowA, Math.max(Math.abs(lowA), Math.abs(highA)));
            float lowB = (float) (highA - tolerance * random.nextDouble(-6, 6));
            float highB = lowB + thickness(random);
            place(lowA, highA, lowB, highB);
            if (depths.overlapClearly(a, b)) {
                clear++;
                assertTrue(depths.overlap(a, b, false) && depths.overlap(a, b, true), "seed " + seed + ", case " + i);
            } else if (depths.overlap(a, b, false)) {
                unclear++;
            }
            assertEquals(depths.overlapClearly(a, b), depths.overlapClearly(b, a));
            assertEquals(depths.overlap(a, b, false), depths.overlap(b, a, false));
        }
        assertTrue(clear > 20_000, "only " + clear + " overlaps were clear");
        assertTrue(unclear > 2_000, "only " + unclear + " were not");
    }

    private static float thickness(SplittableRandom random) {
        return random.nextInt(4) == 0 ? 0 : (float) Math.scalb(random.nextDouble(), random.nextInt(-20, 8));
    }

    @Test
    void mostPairsThatOverlapDoSoClearly() {
        place(0, 1, 0.5f, 2);
        assertTrue(depths.overlapClearly(a, b));
        place(0, 1, 0.5f, 0.5f);
        assertTrue(depths.overlapClearly(a, b));
        place(Float.NEGATIVE_INFINITY, 1, 0.5f, Float.POSITIVE_INFINITY);
        assertTrue(depths.overlapClearly(a, b));
        place(0, 1, 1, 2);
        assertFalse(depths.overlapClearly(a, b));
    }

    @Test
    void aRangeIsMovedForOnePlacing() {
        place(0, 1, 0, 1);
        assertFalse(depths.isMoved(a), "the ranges before the first placing are unknown");
        place(2, 3, 0, 1);
        assertTrue(depths.isMoved(a));
        assertFalse(depths.isMoved(b));
        assertFalse(depths.overlapAtBothEnds(a, b));
        assertTrue(depths.mayOverlapBetween(a, b));
        place(4, 5, 0, 1);
        assertTrue(depths.isMoved(a));
        assertFalse(depths.mayOverlapBetween(a, b));
        place(4, 5, 0, 1);
        assertFalse(depths.isMoved(a));
        place(4, 5, -1, 4);
        assertFalse(depths.mayOverlapBetween(a, b), "they only touch");
    }
}
