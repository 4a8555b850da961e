package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.broadphase.PairBuffer;

/**
 * The broad phase's pairs of pieces, the piece whose collider has the lower rank first, in two orders: as they were
 * found, neighbours near each other, and ascending by the ranks of their colliders. Pieces of one collider, and of two
 * that have long been fixed, are left out.
 *
 * <p>Two passes of a counting sort: O(pairs + colliders).
 */
final class CandidatePairs {
    private int count;
    private long[] slots = new long[64];
    private int[] order = new int[64];
    private int[] spare = new int[64];
    private int[] starts = new int[16];

    void begin() {
        count = 0;
    }

    /** Appends pairs; all calls together give the order in which they were found. */
    void add(PairBuffer found, PieceStore pieces, ColliderList colliders, long tick) {
        int[] ranks = pieces.ranks();
        byte[] rules = colliders.rules();
        int size = count;
        if (slots.length < size + found.count()) {
            slots = Arrays.copyOf(slots, size + found.count() + (size + found.count()) / 2);
            order = new int[slots.length];
            spare = new int[slots.length];
        }
        for (int p = 0; p < found.count(); p++) {
            int s = found.lower(p);
            int t = found.higher(p);
            int rankS = ranks[s];
            int rankT = ranks[t];
            boolean scenery = (rules[rankS] & rules[rankT] & ColliderList.FIXED) != 0;
            // In the step in which they become scenery, the filter is to see them.
            if (rankS != rankT && (!scenery || colliders.isChanged(rankS, tick) || colliders.isChanged(rankT, tick))) {
                slots[size++] = rankS < rankT ? (long) s << 32 | t : (long) t << 32 | s;
            }
        }
        count = size;
    }

    /** To be called when all have been added. */
    void sort(int[] ranks, int colliders) {
        if (starts.length <= colliders) {
            starts = new int[colliders + colliders / 2 + 1];
        }
        Arrays.fill(starts, 0, colliders + 1, 0);
        for (int p = 0; p < count; p++) {
            starts[ranks[(int) slots[p]] + 1]++;
        }
        addUp(colliders);
        for (int p = 0; p < count; p++) {
            spare[starts[ranks[(int) slots[p]]]++] = p;
        }
        Arrays.fill(starts, 0, colliders + 1, 0);
        for (int p = 0; p < count; p++) {
            starts[ranks[(int) (slots[p] >>> 32)] + 1]++;
        }
        addUp(colliders);
        for (int n = 0; n < count; n++) {
            int p = spare[n];
            order[starts[ranks[(int) (slots[p] >>> 32)]]++] = p;
        }
    }

    private void addUp(int colliders) {
        int sum = 0;
        for (int i = 0; i <= colliders; i++) {
            sum += starts[i];
            starts[i] = sum;
        }
    }

    int count() {
        return count;
    }

    /** Which pair, as they were found, comes n-th by rank. */
    int nth(int n) {
        return order[n];
    }

    /** The slot of the piece whose collider has the lower rank, of a pair as they were found. */
    int slotA(int found) {
        return (int) (slots[found] >>> 32);
    }

    int slotB(int found) {
        return (int) slots[found];
    }
}
