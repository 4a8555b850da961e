package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boxes that go to rest and wake, and how many boxes a search compares. */
class RestingBoxesTest {
    private static final long SEED = 93;

    private final GridBroadPhase broadPhase = new GridBroadPhase(new WorkerTeam(this));
    private final PairBuffer pairs = new PairBuffer();

    @Test
    void aBoxGoesToRestWhenItHasNotBeenPutForSomeCalls() {
        broadPhase.put(0, 0, 0, 1, 1);
        broadPhase.put(1, 0, 0, 1, 1);
        for (int call = 0; call < GridBroadPhase.REST_AFTER; call++) {
            assertFalse(broadPhase.isResting(0));
            AllPairs.find(broadPhase, pairs);
            assertEquals(1, pairs.count());
        }
        AllPairs.find(broadPhase, pairs);
        assertTrue(broadPhase.isResting(0));
        assertTrue(broadPhase.isResting(1));
        assertEquals(0, pairs.count());
    }

    @Test
    void aRestingBoxThatWakesPairsWithRestingBoxes() {
        rest(2, 100);
        broadPhase.put(0, 0, 0, 1, 1);
        assertFalse(broadPhase.isResting(0));
        assertTrue(broadPhase.isResting(1));
        AllPairs.find(broadPhase, pairs);
        assertEquals(List.of("0 1"), AllPairs.texts(pairs));
    }

    @Test
    void aRestingBoxThatIsRemovedIsInNoPair() {
        rest(3, 100);
        broadPhase.remove(1);
        broadPhase.put(0, 0, 0, 1, 1);
        AllPairs.find(broadPhase, pairs);
        assertEquals(List.of("0 2"), AllPairs.texts(pairs));
    }

    @Test
    void aSlotThatRestedCanBeReused() {
        rest(3, 100);
        broadPhase.remove(1);
        broadPhase.put(1, 5, 5, 6, 6);
        broadPhase.put(3, 5, 5, 6, 6);
        AllPairs.find(broadPhase, pairs);
        assertEquals(List.of("1 3"), AllPairs.texts(pairs));
    }

    @Test
    void removingASlotWithoutABoxDoesNothing() {
        assertFalse(broadPhase.isResting(-1));
        assertFalse(broadPhase.isResting(5));
        broadPhase.remove(-1);
        broadPhase.remove(5);
        broadPhase.put(7, 0, 0, 1, 1);
        broadPhase.remove(5);
        assertFalse(broadPhase.isResting(5));
    }

    @Test
    void aFewWakingBoxesDoNotCauseARebuildOfTheRestingGrid() {
        rest(1, 5000);
        for (int call = 0; call < 100; call++) {
            broadPhase.put(call % 10, 0, 0, 1, 1);
            AllPairs.find(broadPhase, pairs);
        }
        assertEquals(5000, broadPhase.restingGrid().count(), "entries, those of woken boxes included");
    }

    @Test
    void oneUnmovedBoxRestsAgainButNotAtOnce() {
        rest(1, 5000);
        broadPhase.put(3, 0, 0, 1, 1);
        int calls = 0;
        while (!broadPhase.isResting(3)) {
            AllPairs.find(broadPhase, pairs);
            calls++;
            assertTrue(calls < 20_000, "Slot 3 is awake");
        }
        assertTrue(calls > 1000, "5000 resting boxes are rebuilt for one after " + calls + " calls");
    }

    @ParameterizedTest
    @ValueSource(ints = {1000, 20_000})
    void restingBoxesAreNotCompared(int count) {
        Random random = new Random(SEED);
        double side = Math.sqrt(6.0 * count);
        for (int slot = 0; slot < count; slot++) {
            putAtRandom(slot, side, random);
        }
        long all = AllPairs.find(broadPhase, pairs);
        settle();
        assertEquals(0, AllPairs.find(broadPhase, pairs), "of " + all);
        for (int slot = 0; slot < 10; slot++) {
            putAtRandom(slot, side, random);
        }
        long compared = AllPairs.find(broadPhase, pairs);
        assertTrue(compared < 300, compared + " of " + all + " seed " + SEED);
    }

    /** Except crossing needles, and boxes at coordinates that are too large for cells of their size. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"NEEDLES", "BEYOND_ALL_CELLS"})
    void aBoxIsComparedWithFewBoxesThatItDoesNotOverlap(BoxLayout layout) {
        int count = 4000;
        Random random = new Random(SEED);
        putAll(layout, count, 1, random);
        assertFewCompared(count, layout + " seed " + SEED + " awake");
        settle();
        putAll(layout, count, 20, random);
        assertFewCompared(count / 20, layout + " seed " + SEED + " some awake");
    }

    private void putAll(BoxLayout layout, int count, int step, Random random) {
        for (int slot = 0; slot < count; slot += step) {
            double[] b = layout.box(random);
            broadPhase.put(slot, b[0], b[1], b[2], b[3]);
        }
    }

    private void assertFewCompared(int awake, String label) {
        long compared = AllPairs.find(broadPhase, pairs);
        long few = 14L * (awake + pairs.count());
        assertTrue(compared <= few, label + ": " + compared + " compared, " + few + " are few");
    }

    private void rest(int onOnePoint, int count) {
        for (int slot = 0; slot < count; slot++) {
            double x = slot < onOnePoint ? 0 : 10 * slot;
            broadPhase.put(slot, x, 0, x + 1, 1);
        }
        settle();
        assertTrue(broadPhase.isResting(count - 1));
    }

    private void settle() {
        for (int call = 0; call < 3 * GridBroadPhase.REST_AFTER; call++) {
            AllPairs.find(broadPhase, pairs);
        }
    }

    private void putAtRandom(int slot, double side, Random random) {
        double x = side * random.nextDouble();
        double y = side * random.nextDouble();
        broadPhase.put(slot, x, y, x + 0.8 + random.nextDouble(), y + 0.8 + random.nextDouble());
    }
}
