package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.broadphase.PairBuffer;

/**
 * The broad phase's pairs of pieces, ascending by the ranks of their colliders, the piece of lower rank first. Pieces of
 * one collider, and of two that have long been fixed, are left out.
 *
 * <p>Two passes of a counting sort: O(pairs + colliders).
 */
final class CandidatePairs {
    private int count;
    private long[] pairs = new long[64];
    private long[] spare = new long[64];
    private int[] starts = new int[16];

    void collect(PairBuffer found, PieceStore pieces, ColliderList colliders, long tick) {
        int[] ranks = pieces.ranks();
        byte[] rules = colliders.rules();
        if (pairs.length < found.count()) {
            pairs = new long[found.count() + found.count() / 2];
            spare = new long[pairs.length];
        }
        int size = 0;
        for (int p = 0; p < found.count(); p++) {
            int s = found.lower(p);
            int t = found.higher(p);
            int rankS = ranks[s];
            int rankT = ranks[t];
            boolean scenery = (rules[rankS] & rules[rankT] & ColliderList.FIXED) != 0;
            // In the step in which they become scenery, the filter is to see them.
            if (rankS != rankT && (!scenery || colliders.isChanged(rankS, tick) || colliders.isChanged(rankT, tick))) {
                pairs[size++] = rankS < rankT ? (long) s << 32 | t : (long) t << 32 | s;
            }
        }
        count = size;
        sort(ranks, colliders.size());
    }

    private void sort(int[] ranks, int colliders) {
        if (starts.length <= colliders) {
            starts = new int[colliders + colliders / 2 + 1];
        }
        Arrays.fill(starts, 0, colliders + 1, 0);
        for (int p = 0; p < count; p++) {
            starts[ranks[(int) pairs[p]] + 1]++;
        }
        addUp(colliders);
        for (int p = 0; p < count; p++) {
            long pair = pairs[p];
            spare[starts[ranks[(int) pair]]++] = pair;
        }
        Arrays.fill(starts, 0, colliders + 1, 0);
        for (int p = 0; p < count; p++) {
            starts[ranks[(int) (spare[p] >>> 32)] + 1]++;
        }
        addUp(colliders);
        for (int p = 0; p < count; p++) {
            long pair = spare[p];
            pairs[starts[ranks[(int) (pair >>> 32)]]++] = pair;
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

    /** The slot of the piece whose collider has the lower rank. */
    int slotA(int pair) {
        return (int) (pairs[pair] >>> 32);
    }

    int slotB(int pair) {
        return (int) pairs[pair];
    }

    void clear() {
        count = 0;
    }
}
