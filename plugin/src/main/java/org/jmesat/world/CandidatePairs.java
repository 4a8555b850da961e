package org.jmesat.world;

import java.util.Arrays;

/**
 * Pairs of pieces whose boxes overlap, of colliders of several pieces: ascending by the ranks of their colliders, so that
 * those of one pair of colliders follow each other.
 */
final class CandidatePairs {
    private final PairOrder order = new PairOrder();
    /** As added: the slot of the piece whose collider has the lower rank, and the other. */
    private long[] slots = new long[64];

    void clear() {
        order.clear();
    }

    void add(int low, int high, int slotA, int slotB) {
        if (order.count() == slots.length) {
            slots = Arrays.copyOf(slots, 2 * slots.length);
        }
        slots[order.count()] = (long) slotA << 32 | slotB;
        order.add(PairMemory.key(low, high), order.count());
    }

    /** To be called when all have been added. */
    void sort() {
        order.sort();
    }

    int count() {
        return order.count();
    }

    /** The n-th pair of ranks, as {@link PairMemory#key}; beyond the last one, more than any. */
    long key(int n) {
        return order.key(n);
    }

    int slotA(int n) {
        return (int) (slots[order.value(n)] >>> 32);
    }

    int slotB(int n) {
        return (int) slots[order.value(n)];
    }
}
