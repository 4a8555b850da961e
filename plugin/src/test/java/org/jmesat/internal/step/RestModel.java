package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A caller of the broad phase: keeps the pairs of resting boxes itself, as the pair cache does, and compares all pairs
 * with brute force.
 */
final class RestModel {
    final GridBroadPhase broadPhase = new GridBroadPhase();
    final PairBuffer pairs = new PairBuffer();
    /** By slot: least x, least y, greatest x, greatest y. */
    final TreeMap<Integer, double[]> boxes = new TreeMap<>();
    /** The reported pairs, in order, with the lower slot in the high half. */
    final List<Long> reported = new ArrayList<>();
    private Set<Long> known = new TreeSet<>();
    private final Map<Integer, Integer> putAt = new HashMap<>();
    private int ticks;

    void put(int slot, double minX, double minY, double maxX, double maxY) {
        broadPhase.put(slot, minX, minY, maxX, maxY);
        boxes.put(slot, new double[] {minX, minY, maxX, maxY});
        putAt.put(slot, ticks);
        assertFalse(broadPhase.isResting(slot), "Slot " + slot + " rests although it was put");
    }

    void remove(int slot) {
        broadPhase.remove(slot);
        boxes.remove(slot);
        putAt.put(slot, ticks);
        assertFalse(broadPhase.isResting(slot), "Slot " + slot + " rests although it was removed");
    }

    /** Renumbers the slots: by place or, with a random, at random. */
    void renumber(int slots, Random random, String label) {
        int[] numbers = new int[slots + 3];
        if (random == null) {
            broadPhase.numberByPlace(numbers, slots);
        } else {
            List<Integer> shuffled = new ArrayList<>();
            for (int slot = 0; slot < slots; slot++) {
                shuffled.add(slot);
            }
            Collections.shuffle(shuffled, random);
            Arrays.setAll(numbers, slot -> slot < slots ? shuffled.get(slot) : -1);
        }
        Set<Integer> distinct = new TreeSet<>();
        for (int slot = 0; slot < slots; slot++) {
            distinct.add(numbers[slot]);
        }
        assertEquals(slots, distinct.size(), label + ": two slots have the same number");
        assertTrue(slots == 0 || distinct.iterator().next() == 0 && distinct.contains(slots - 1),
                label + ": " + distinct);
        Set<Integer> expectedRest = new HashSet<>();
        resting().forEach(slot -> expectedRest.add(numbers[slot]));
        broadPhase.renumber(numbers, slots);
        TreeMap<Integer, double[]> oldBoxes = new TreeMap<>(boxes);
        boxes.clear();
        oldBoxes.forEach((slot, box) -> boxes.put(numbers[slot], box));
        Map<Integer, Integer> oldPutAt = new HashMap<>(putAt);
        putAt.clear();
        oldPutAt.forEach((slot, at) -> putAt.put(numbers[slot], at));
        Set<Long> renamed = new TreeSet<>();
        for (long pair : known) {
            int a = numbers[(int) (pair >> 32)];
            int b = numbers[(int) pair];
            renamed.add((long) Math.min(a, b) << 32 | Math.max(a, b));
        }
        known = renamed;
        assertEquals(expectedRest, resting(), label + ": renumbering changed which boxes rest");
    }

    void tick(String label) {
        Set<Integer> resting = resting();
        AllPairs.find(broadPhase, pairs);
        Set<Integer> newlyResting = resting();
        assertTrue(newlyResting.containsAll(resting), label + ": a box woke that was not put");
        for (int slot : newlyResting) {
            assertTrue(ticks - putAt.get(slot) >= GridBroadPhase.REST_AFTER, label + ": " + slot + " rests too early");
        }
        ticks++;
        Set<Long> now = new TreeSet<>();
        for (long pair : known) {
            if (newlyResting.contains((int) (pair >> 32)) && newlyResting.contains((int) pair)) {
                now.add(pair);
            }
        }
        reported.clear();
        for (int p = 0; p < pairs.count(); p++) {
            int a = pairs.lower(p);
            int b = pairs.higher(p);
            String pair = label + ": pair " + a + " " + b;
            assertTrue(a < b, pair + " is out of order");
            assertFalse(newlyResting.contains(a) && newlyResting.contains(b), pair + " rests");
            assertTrue(now.add((long) a << 32 | b), pair + " was reported twice");
            reported.add((long) a << 32 | b);
        }
        assertEquals(bruteForce(), now, label);
        known = now;
    }

    Set<Integer> resting() {
        Set<Integer> resting = new HashSet<>();
        for (int slot : boxes.keySet()) {
            if (broadPhase.isResting(slot)) {
                resting.add(slot);
            }
        }
        return resting;
    }

    private Set<Long> bruteForce() {
        Integer[] slots = boxes.keySet().toArray(new Integer[0]);
        double[][] all = boxes.values().toArray(new double[0][]);
        Set<Long> pairs = new TreeSet<>();
        for (int i = 0; i < all.length; i++) {
            for (int j = i + 1; j < all.length; j++) {
                if (overlap(all[i], all[j])) {
                    pairs.add((long) slots[i] << 32 | slots[j]);
                }
            }
        }
        return pairs;
    }

    private static boolean overlap(double[] a, double[] b) {
        return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
    }
}
