package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A caller of the broad phase: keeps the pairs of resting boxes itself, as the pair cache does, and compares all pairs
 * with brute force.
 */
final class RestModel {
    final GridBroadPhase broadPhase = new GridBroadPhase(new WorkerTeam(this));
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
