package org.jmesat.internal.pairs;

import java.util.Arrays;
import org.jmesat.internal.broadphase.PairOrder;
import org.jmesat.internal.place.BodyTable;

/**
 * Pairs of pieces whose boxes overlap, of bodies of several pieces: those of one pair of bodies follow each
 * other.
 */
final class CandidatePairs {
    private PairOrder order = new PairOrder();
    private PairOrder spareOrder = new PairOrder();
    /** As added: the slot of the piece whose body has the lower id, and the other. */
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

    /** Drops pairs of which a body was removed, and returns whether there are any; the others keep their order. */
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

    /** Follows pieces to their new slots. */
    void renumberSlots(int[] newSlots) {
        for (int n = 0; n < order.count(); n++) {
            slots[n] = (long) newSlots[(int) (slots[n] >>> 32)] << 32 | newSlots[(int) slots[n]];
        }
    }

    /** To be called when all have been added. */
    void sort() {
        order.sort();
    }

    int count() {
        return order.count();
    }

    /** The n-th pair of indices, as {@link PairOrder#key}; beyond the last one, more than any. */
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
