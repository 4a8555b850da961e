package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.internal.sat.CacheLinePadded;

/**
 * A list of values with sort keys (≥0), such as a pair of indices by {@link #key(int, int)}. The sort is a stable radix
 * sort: O(count), and it allocates only to grow.
 */
final class PairOrder extends CacheLinePadded {
    private static final int BITS = 8;
    private static final int MASK = (1 << BITS) - 1;
    /** Up to this many are sorted faster by insertion sort. */
    private static final int FEW = 128;

    private int count;
    private long[] keys = new long[64];
    private int[] values = new int[64];
    private long[] spareKeys = {};
    private int[] spareValues = {};
    /** Null until the first sort, even of few entries. */
    private int[] starts;

    /** Combines two numbers (≥0) into a key; keys sort like the pairs. */
    static long key(int first, int second) {
        return (long) first << 32 | second;
    }

    void clear() {
        count = 0;
    }

    static PairOrder[] some(int count) {
        PairOrder[] orders = new PairOrder[count];
        for (int i = 0; i < count; i++) {
            orders[i] = new PairOrder();
        }
        return orders;
    }

    void addAll(PairOrder other) {
        for (int i = 0; i < other.count; i++) {
            add(other.keys[i], other.values[i]);
        }
    }

    void add(long key, int value) {
        if (count == keys.length) {
            grow(2 * count);
        }
        keys[count] = key;
        values[count++] = value;
    }

    private void grow(int capacity) {
        values = Arrays.copyOf(values, capacity);
        keys = Arrays.copyOf(keys, capacity);
    }

    private void prepareSpares() {
        if (spareKeys.length < keys.length) {
            spareKeys = new long[keys.length];
            spareValues = new int[keys.length];
        }
    }

    int count() {
        return count;
    }

    /** The n-th key; {@link Long#MAX_VALUE} past the end. */
    long key(int n) {
        return n < count ? keys[n] : Long.MAX_VALUE;
    }

    int value(int n) {
        return values[n];
    }

    /** All values in order, valid until the next addition or sort; entries past the end are undefined. */
    int[] values() {
        return values;
    }

    /** The position of a key, after sorting; negative if it is absent. */
    int find(long key) {
        return Arrays.binarySearch(keys, 0, count, key);
    }

    /** Sorts the entries by key. */
    void sort() {
        if (starts == null) {
            starts = new int[MASK + 2];
        }
        if (count <= FEW) {
            insert();
            return;
        }
        prepareSpares();
        long used = 0;
        for (int i = 0; i < count; i++) {
            used |= keys[i];
        }
        for (int shift = 0; shift < Long.SIZE; shift += BITS) {
            if ((used >>> shift & MASK) != 0) {
                sortByDigit(shift);
            }
        }
    }

    private void insert() {
        for (int n = 1; n < count; n++) {
            long key = keys[n];
            int value = values[n];
            int to = n;
            while (to > 0 && keys[to - 1] > key) {
                keys[to] = keys[to - 1];
                values[to] = values[to - 1];
                to--;
            }
            keys[to] = key;
            values[to] = value;
        }
    }

    private void sortByDigit(int shift) {
        Arrays.fill(starts, 0);
        for (int i = 0; i < count; i++) {
            starts[(int) (keys[i] >>> shift & MASK) + 1]++;
        }
        for (int digit = 0; digit <= MASK; digit++) {
            starts[digit + 1] += starts[digit];
        }
        for (int i = 0; i < count; i++) {
            int to = starts[(int) (keys[i] >>> shift & MASK)]++;
            spareKeys[to] = keys[i];
            spareValues[to] = values[i];
        }
        long[] swapKeys = keys;
        keys = spareKeys;
        spareKeys = swapKeys;
        int[] swapValues = values;
        values = spareValues;
        spareValues = swapValues;
    }
}
