package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.broadphase.PairBuffer;

/**
 * The broad phase's pairs of pieces, the piece whose collider has the lower rank first, in two orders: as they were
 * found, neighbours near each other, and ascending by the ranks of their colliders. Pieces of one collider, and of two
 * that have long been fixed, are left out.
 *
 * <p>A counting sort by the lower rank, and then by the higher one: by insertion, as few share a lower rank, or by another
 * counting sort where many do. O(pairs + colliders).
 */
final class CandidatePairs {
    /** So many of the same lower rank are sorted faster by insertion. */
    private static final int FEW = 16;

    private int count;
    private long[] slots = new long[64];
    /** By pair as found: {@link PairMemory#key}. */
    private long[] foundKeys = new long[64];
    private long[] keys = new long[64];
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
        ensureCapacity(size + found.count());
        for (int p = 0; p < found.count(); p++) {
            int s = found.lower(p);
            int t = found.higher(p);
            int rankS = ranks[s];
            int rankT = ranks[t];
            boolean scenery = (rules[rankS] & rules[rankT] & ColliderList.FIXED) != 0;
            // In the step in which they become scenery, the filter is to see them.
            if (rankS != rankT && (!scenery || colliders.isChanged(rankS, tick) || colliders.isChanged(rankT, tick))) {
                slots[size] = rankS < rankT ? (long) s << 32 | t : (long) t << 32 | s;
                foundKeys[size++] = PairMemory.key(Math.min(rankS, rankT), Math.max(rankS, rankT));
            }
        }
        count = size;
    }

    private void ensureCapacity(int capacity) {
        if (slots.length < capacity) {
            int length = capacity + capacity / 2;
            slots = Arrays.copyOf(slots, length);
            foundKeys = Arrays.copyOf(foundKeys, length);
            keys = new long[length];
            order = new int[length];
            spare = new int[length];
        }
    }

    /** To be called when all have been added. */
    void sort(int colliders) {
        if (starts.length <= colliders) {
            starts = new int[colliders + colliders / 2 + 1];
        }
        if (countRanks(32, colliders) <= FEW) {
            for (int p = 0; p < count; p++) {
                put(p);
            }
            insertByHigherRank();
        } else {
            sortByBoth(colliders);
        }
    }

    /**
     * Counts the ranks at a place in the keys, from which follows where each begins; returns how often the most frequent
     * comes.
     */
    private int countRanks(int shift, int colliders) {
        Arrays.fill(starts, 0, colliders + 1, 0);
        for (int p = 0; p < count; p++) {
            starts[(int) (foundKeys[p] >>> shift) + 1]++;
        }
        int most = 0;
        int sum = 0;
        for (int i = 0; i <= colliders; i++) {
            most = Math.max(most, starts[i]);
            sum += starts[i];
            starts[i] = sum;
        }
        return most;
    }

    /** What is left of a sort by the lower rank alone. */
    private void insertByHigherRank() {
        for (int n = 1; n < count; n++) {
            long key = keys[n];
            int found = order[n];
            int to = n;
            while (to > 0 && keys[to - 1] > key) {
                keys[to] = keys[to - 1];
                order[to] = order[to - 1];
                to--;
            }
            keys[to] = key;
            order[to] = found;
        }
    }

    private void put(int found) {
        int n = starts[(int) (foundKeys[found] >>> 32)]++;
        keys[n] = foundKeys[found];
        order[n] = found;
    }

    private void sortByBoth(int colliders) {
        countRanks(0, colliders);
        for (int p = 0; p < count; p++) {
            spare[starts[(int) foundKeys[p]]++] = p;
        }
        countRanks(32, colliders);
        for (int n = 0; n < count; n++) {
            put(spare[n]);
        }
    }

    int count() {
        return count;
    }

    /** The n-th pair of ranks, as {@link PairMemory#key}; beyond the last one, more than any. */
    long key(int n) {
        return n < count ? keys[n] : Long.MAX_VALUE;
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
