package org.jmesat.internal.step;

import java.util.Arrays;

/** Candidate pairs of pieces, of bodies with several pieces. Once sorted, the pairs of one body pair are adjacent. */
final class CandidatePairs {
    private final PairOrder order = new PairOrder();
    /** In order of addition: the slot of A's piece in the upper half, that of B's in the lower. */
    private long[] slots = new long[64];

    void clear() {
        order.clear();
    }

    void add(int low, int high, int slotA, int slotB) {
        if (order.count() == slots.length) {
            slots = Arrays.copyOf(slots, 2 * slots.length);
        }
        slots[order.count()] = (long) slotA << 32 | slotB;
        order.add(PairOrder.key(low, high), order.count());
    }

    /** Sorts the pairs by body indices; call this after the last addition. */
    void sort() {
        order.sort();
    }

    int count() {
        return order.count();
    }

    /** The body indices of the n-th pair, as {@link PairOrder#key}; {@link Long#MAX_VALUE} past the end. */
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
