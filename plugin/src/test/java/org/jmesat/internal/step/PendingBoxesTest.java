package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Kept pairs and new pairs together are those that brute force finds. */
class PendingBoxesTest {
    private static final long SEED = 94;
    private static final int SLOTS = 120;

    private final GridBroadPhase broadPhase = new GridBroadPhase();
    private final PairBuffer pairs = new PairBuffer();
    private final double[][] boxes = new double[SLOTS][];
    private final Set<Long> known = new HashSet<>();

    @ParameterizedTest
    @EnumSource
    void keptAndNewPairsAreAllPairs(BoxLayout layout) {
        for (int round = 0; round < 40; round++) {
            long seed = SEED + round;
            Random random = new Random(seed);
            for (int slot = 0; slot < SLOTS; slot++) {
                put(slot, layout.box(random));
            }
            search();
            int kept = 0;
            for (int tick = 0; tick < 6; tick++) {
                for (int i = random.nextInt(4); i > 0; i--) {
                    change(random.nextInt(SLOTS), layout, random);
                }
                String label = layout + ", seed " + seed + ", tick " + tick;
                if (broadPhase.findNewPairs(pairs)) {
                    kept++;
                    addFound(label);
                } else {
                    search();
                }
                requireAllKnown(label);
                if (random.nextInt(5) == 0) {
                    renumber(random);
                }
                if (random.nextInt(4) == 0) {
                    // Queries call this.
                    broadPhase.awakeGrid();
                }
            }
            assertTrue(kept >= 5, layout + ", seed " + seed + ": kept " + kept + " times");
        }
    }

    private void renumber(Random random) {
        List<Integer> shuffled = new ArrayList<>();
        for (int slot = 0; slot < SLOTS; slot++) {
            shuffled.add(slot);
        }
        Collections.shuffle(shuffled, random);
        int[] newSlots = shuffled.stream().mapToInt(slot -> slot).toArray();
        broadPhase.renumber(newSlots, SLOTS);
        double[][] oldBoxes = boxes.clone();
        for (int slot = 0; slot < SLOTS; slot++) {
            boxes[newSlots[slot]] = oldBoxes[slot];
        }
        Set<Long> oldKnown = Set.copyOf(known);
        known.clear();
        for (long pair : oldKnown) {
            int one = newSlots[(int) (pair >>> 32)];
            int other = newSlots[(int) pair];
            known.add(key(Math.min(one, other), Math.max(one, other)));
        }
    }

    private void change(int slot, BoxLayout layout, Random random) {
        if (random.nextInt(3) == 0) {
            broadPhase.remove(slot);
            boxes[slot] = null;
            known.removeIf(pair -> (int) (pair >>> 32) == slot || (int) (long) pair == slot);
        } else {
            put(slot, layout.box(random));
        }
    }

    @Test
    void aBoxThatIsPutPairsWithARestingOne() {
        put(0, new double[] {0, 0, 1, 1});
        put(1, new double[] {50, 0, 51, 1});
        for (int tick = 0; tick < 40; tick++) {
            put(1, boxes[1]);
            AllPairs.find(broadPhase, pairs);
        }
        assertTrue(broadPhase.isResting(0));
        put(1, new double[] {0.5, 0.5, 3, 3});
        assertTrue(broadPhase.findNewPairs(pairs));
        assertEquals(1, pairs.count());
        assertEquals(0, pairs.lower(0));
        assertEquals(1, pairs.higher(0));
    }

    @Test
    void twoBoxesPutOntoEachOtherAreOneNewPair() {
        putAll();
        search();
        put(3, new double[] {900, 900, 901, 901});
        put(5, new double[] {900.5, 900.5, 902, 902});
        assertTrue(broadPhase.findNewPairs(pairs));
        assertEquals(1, pairs.count());
        assertTrue(broadPhase.findNewPairs(pairs));
        assertEquals(0, pairs.count(), "the second call finds nothing new");
    }

    @Test
    void manyPutBoxesCauseASearchForAllPairs() {
        putAll();
        search();
        int tick = 0;
        do {
            put(tick, new double[] {10 * tick, 5, 10 * tick + 1, 6});
            tick++;
        } while (broadPhase.findNewPairs(pairs));
        assertEquals(18, tick, "the eighteenth of " + SLOTS + " is one too many");
        search();
        assertTrue(broadPhase.findNewPairs(pairs));
    }

    @Test
    void addedRemovedAndWakingBoxesHaveTheirNewPairsFound() {
        putAll();
        search();
        broadPhase.remove(7);
        put(8, boxes[7]);
        assertTrue(broadPhase.findNewPairs(pairs));
        assertEquals(0, pairs.count(), "7 was removed");
        put(7, boxes[7]);
        assertTrue(broadPhase.findNewPairs(pairs));
        requirePair(7, 8);
        broadPhase.remove(7);
        put(7, boxes[9]);
        assertTrue(broadPhase.findNewPairs(pairs));
        requirePair(7, 9);
        for (int i = 0; i < 200; i++) {
            AllPairs.find(broadPhase, pairs);
        }
        assertTrue(broadPhase.isResting(7));
        assertTrue(broadPhase.findNewPairs(pairs));
        put(7, boxes[8]);
        assertTrue(broadPhase.findNewPairs(pairs));
        requirePair(7, 8);
        assertFalse(broadPhase.isResting(7));
    }

    private void requirePair(int lower, int higher) {
        assertEquals(1, pairs.count());
        assertEquals(lower, pairs.lower(0));
        assertEquals(higher, pairs.higher(0));
    }

    @Test
    void aBoxHoldsTheBoxesInsideIt() {
        put(0, new double[] {-1, -2, 1, 2});
        assertTrue(broadPhase.holds(0, -1, -2, 1, 2));
        assertFalse(broadPhase.holds(0, -1.1, 0, 0, 0));
        assertFalse(broadPhase.holds(0, 0, -2.1, 0, 0));
        assertFalse(broadPhase.holds(0, 0, 0, 1.1, 0));
        assertFalse(broadPhase.holds(0, 0, 0, 0, 2.1));
        assertFalse(broadPhase.holds(1, 0, 0, 0, 0), "slot 1 has no box");
        broadPhase.wake(2);
        assertFalse(broadPhase.holds(2, 0, 0, 0, 0), "it is awake and has no bounds");
    }

    @Test
    void holdsKeepsABoxAwake() {
        put(0, new double[] {0, 0, 1, 1});
        put(1, new double[] {5, 5, 6, 6});
        for (int tick = 0; tick < 40; tick++) {
            assertTrue(broadPhase.holds(0, 0, 0, 1, 1));
            AllPairs.find(broadPhase, pairs);
        }
        assertFalse(broadPhase.isResting(0));
        assertTrue(broadPhase.isResting(1));
    }

    @Test
    void aBoxThatIsOnlyRefittedGoesToRest() {
        put(0, new double[] {0, 0, 1, 1});
        put(1, new double[] {5, 5, 6, 6});
        for (int tick = 0; tick < 40 && !broadPhase.isResting(0); tick++) {
            broadPhase.refit(0, 0, 0, 0.5 + 0.01 * tick, 1);
            put(1, boxes[1]);
            AllPairs.find(broadPhase, pairs);
        }
        assertTrue(broadPhase.isResting(0));
        assertFalse(broadPhase.isResting(1));
    }

    private void putAll() {
        for (int slot = 0; slot < SLOTS; slot++) {
            put(slot, new double[] {10 * slot, 0, 10 * slot + 1, 1});
        }
    }

    private void put(int slot, double[] box) {
        boxes[slot] = box;
        broadPhase.put(slot, false, box[0], box[1], box[2], box[3]);
    }

    private void search() {
        AllPairs.find(broadPhase, pairs);
        known.clear();
        addFound("search");
    }

    private void addFound(String label) {
        for (int p = 0; p < pairs.count(); p++) {
            assertTrue(overlap(pairs.lower(p), pairs.higher(p)), label);
            known.add(key(pairs.lower(p), pairs.higher(p)));
        }
    }

    private void requireAllKnown(String label) {
        for (int i = 0; i < SLOTS; i++) {
            for (int j = i + 1; j < SLOTS; j++) {
                assertTrue(!overlap(i, j) || known.contains(key(i, j)), () -> label);
            }
        }
    }

    private boolean overlap(int i, int j) {
        double[] a = boxes[i];
        double[] b = boxes[j];
        return a != null && b != null && a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
    }

    private static long key(int lower, int higher) {
        return (long) lower << 32 | higher;
    }
}
