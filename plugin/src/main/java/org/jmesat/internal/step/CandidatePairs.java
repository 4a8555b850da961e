package org.jmesat.internal.step;

import java.util.Arrays;

/** Candidate pairs of pieces, of bodies with several pieces. Once sorted, the pairs of one body pair are adjacent. */
final class CandidatePairs {
    private PairOrder order = new PairOrder();
    private PairOrder spareOrder = new PairOrder();
    /** In order of addition: the slot of A's piece in the upper half, that of B's in the lower. */
    private long[] slots = new long[64];
    private long[] spareSlots = {};

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

    /** Drops the pairs of removed bodies, keeping the order of the others. Returns whether any was dropped. */
    boolean dropRemoved(byte[] rules) {
        spareOrder.clear();
        if (spareSlots.length < slots.length) {
            spareSlots = new long[slots.length];
        }
        for (int n = 0; n < order.count(); n++) {
            long key = order.key(n);
            if (((rules[(int) (key >>> 32)] | rules[(int) key]) & BodyTable.REMOVED) == 0) {
                spareSlots[spareOrder.count()] = slots[order.value(n)];
                spareOrder.add(key, spareOrder.count());
            }
        }
        if (spareOrder.count() == order.count()) {
            return false;
        }
        PairOrder swap = order;
        order = spareOrder;
        spareOrder = swap;
        long[] swapSlots = slots;
        slots = spareSlots;
        spareSlots = swapSlots;
        return true;
    }

    /** Updates the slots after the pieces were renumbered. */
    void renumberSlots(int[] newSlots) {
        for (int n = 0; n < order.count(); n++) {
            slots[n] = (long) newSlots[(int) (slots[n] >>> 32)] << 32 | newSlots[(int) slots[n]];
        }
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
