package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A search that begins in one tick and ends in the next finds the pairs that brute force finds then. */
class SearchAheadTest {
    private static final long SEED = 4711;
    private static final int SLOTS = 120;

    private final GridBroadPhase broadPhase = new GridBroadPhase();
    private final PairBuffer pairs = new PairBuffer();
    private final PairBuffer newPairs = new PairBuffer();
    private final double[][] boxes = new double[SLOTS][];

    @ParameterizedTest
    @EnumSource
    void eachPairIsFoundOnce(BoxLayout layout) {
        int rested = 0;
        for (int round = 0; round < 300; round++) {
            long seed = SEED + round;
            Random random = new Random(seed);
            for (int slot = 0; slot < SLOTS; slot++) {
                // Some boxes are not put for many rounds, and rest.
                if (boxes[slot] == null || slot < SLOTS / 2 && random.nextInt(4) == 0) {
                    put(slot, layout.box(random));
                }
            }
            AllPairs.find(broadPhase, pairs);
            refitSome(random);
            assertTrue(broadPhase.findNewPairs(newPairs), "No box was put");
            int entries = broadPhase.prepareNext();
            int some = random.nextInt(entries + 1);
            pairs.clear();
            broadPhase.search(0, some, pairs);
            for (int i = random.nextInt(8); i > 0; i--) {
                change(random.nextInt(SLOTS), layout, random);
            }
            String label = layout + ", seed " + seed;
            assertTrue(broadPhase.findNewPairs(newPairs), label);
            broadPhase.dropOutdated(pairs);
            broadPhase.search(some, entries, pairs);
            pairs.addAll(newPairs);
            rested += requireAllPairs(label);
        }
        assertTrue(rested > 0, "Pairs of resting boxes were never left out");
    }

    private void refitSome(Random random) {
        for (int slot = 0; slot < SLOTS; slot++) {
            if (boxes[slot] != null && broadPhase.isAwake(slot) && random.nextBoolean()) {
                double[] box = boxes[slot];
                double more = random.nextInt(3) * 0.25;
                boxes[slot] = new double[] {box[0] - more, box[1] - more, box[2] + more, box[3] + more};
                broadPhase.refit(slot, box[0] - more, box[1] - more, box[2] + more, box[3] + more);
            }
        }
    }

    private void change(int slot, BoxLayout layout, Random random) {
        if (random.nextInt(3) == 0) {
            broadPhase.remove(slot);
            boxes[slot] = null;
        } else {
            put(slot, layout.box(random));
        }
    }

    private void put(int slot, double[] box) {
        boxes[slot] = box;
        broadPhase.put(slot, false, box[0], box[1], box[2], box[3]);
    }

    /** Returns the number of overlapping pairs of resting boxes. */
    private int requireAllPairs(String label) {
        int resting = 0;
        Set<String> expected = new TreeSet<>();
        for (int i = 0; i < SLOTS; i++) {
            for (int j = i + 1; j < SLOTS; j++) {
                if (overlap(boxes[i], boxes[j])) {
                    if (broadPhase.isResting(i) && broadPhase.isResting(j)) {
                        resting++;
                    } else {
                        expected.add(i + " " + j);
                    }
                }
            }
        }
        Set<String> found = new TreeSet<>();
        for (int p = 0; p < pairs.count(); p++) {
            assertTrue(found.add(pairs.lower(p) + " " + pairs.higher(p)), () -> label + ": a pair was found twice");
        }
        assertEquals(expected, found, label);
        return resting;
    }

    private static boolean overlap(double[] a, double[] b) {
        return a != null && b != null && a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
    }
}
