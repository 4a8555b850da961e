package org.jmesat.broadphase;

import java.util.Arrays;

/**
 * Pairs of indices, each pair once, the lower index first. Grows on demand and never shrinks.
 */
public final class PairBuffer {
    /** Package-private as are the arrays, for searches that append in bulk after {@link #reserve}. */
    int count;
    int[] lower = new int[64];
    int[] higher = new int[64];
    private int[] spareLower = new int[64];
    private int[] spareHigher = new int[64];
    private int[] starts = new int[16];

    /** Creates an empty buffer. */
    public PairBuffer() {
    }

    /** Removes all pairs. */
    public void clear() {
        count = 0;
    }

    /**
     * Appends a pair.
     *
     * @param i one index (≥0)
     * @param j the other index (≥0, ≠ i)
     */
    public void add(int i, int j) {
        if (count == lower.length) {
            reserve(1);
        }
        lower[count] = Math.min(i, j);
        higher[count] = Math.max(i, j);
        count++;
    }

    /** Makes room for some more pairs. */
    void reserve(int more) {
        if (more > lower.length - count) {
            int capacity = Math.max(count + more, 2 * lower.length);
            lower = Arrays.copyOf(lower, capacity);
            higher = Arrays.copyOf(higher, capacity);
        }
    }

    /**
     * Returns how many pairs there are.
     *
     * @return the count (≥0)
     */
    public int count() {
        return count;
    }

    /**
     * Returns the lower index of a pair.
     *
     * @param pair position in the buffer (0 ≤ pair &lt; {@link #count()})
     * @return the index
     */
    public int lower(int pair) {
        return lower[pair];
    }

    /**
     * Returns the higher index of a pair.
     *
     * @param pair position in the buffer (0 ≤ pair &lt; {@link #count()})
     * @return the index
     */
    public int higher(int pair) {
        return higher[pair];
    }

    /**
     * Sorts by lower and then by higher index, with two passes of a counting sort: O(pairs + indices).
     *
     * @param indexCount all indices are below this
     */
    public void sort(int indexCount) {
        if (spareLower.length < lower.length) {
            spareLower = new int[lower.length];
            spareHigher = new int[lower.length];
        }
        if (starts.length <= indexCount) {
            starts = new int[indexCount + indexCount / 2 + 1];
        }
        scatter(higher, lower, higher, spareLower, spareHigher, indexCount);
        scatter(spareLower, spareLower, spareHigher, lower, higher, indexCount);
    }

    private void scatter(int[] key, int[] fromLower, int[] fromHigher, int[] toLower, int[] toHigher, int indexCount) {
        Arrays.fill(starts, 0, indexCount + 1, 0);
        for (int p = 0; p < count; p++) {
            starts[key[p] + 1]++;
        }
        for (int i = 0; i < indexCount; i++) {
            starts[i + 1] += starts[i];
        }
        for (int p = 0; p < count; p++) {
            int target = starts[key[p]]++;
            toLower[target] = fromLower[p];
            toHigher[target] = fromHigher[p];
        }
    }
}
