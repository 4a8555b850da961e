package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.internal.sat.CacheLinePadded;

/** Pairs of indices, each pair once, the lower index first. Grows on demand and never shrinks. */
final class PairBuffer extends CacheLinePadded {
    /** A condition on two indices. */
    @FunctionalInterface
    interface PairTest {
        boolean test(int lower, int higher);
    }

    /** Package-private, like the arrays, for searches that append in bulk after {@link #reserve}. */
    int count;
    int[] lower = new int[64];
    int[] higher = new int[64];
    private int limit = Integer.MAX_VALUE;

    /** Creates an empty buffer. */
    PairBuffer() {
    }

    /** Removes all pairs. */
    void clear() {
        count = 0;
    }

    /** Appends a pair of different indices (≥0), in either order. */
    void add(int i, int j) {
        if (count == lower.length) {
            reserve(1);
        }
        lower[count] = Math.min(i, j);
        higher[count] = Math.max(i, j);
        count++;
    }

    /** Drops the pairs from a position on for which the test is false. */
    void retain(int from, PairTest test) {
        int kept = from;
        for (int pair = from; pair < count; pair++) {
            if (test.test(lower[pair], higher[pair])) {
                lower[kept] = lower[pair];
                higher[kept++] = higher[pair];
            }
        }
        count = kept;
    }

    /**
     * Sets the maximum number of pairs. A search that finds more is aborted, and may have appended some more.
     *
     * @throws IllegalArgumentException if the number is negative
     */
    void setLimit(int newLimit) {
        if (newLimit < 0) {
            throw new IllegalArgumentException("The limit of pairs is negative: " + newLimit);
        }
        limit = newLimit;
    }

    /** Ensures capacity for more pairs; throws a {@link PairLimitException} if the limit is already exceeded. */
    void reserve(int more) {
        if (count > limit) {
            throw new PairLimitException();
        }
        if (more > lower.length - count) {
            grow(Math.max(count + more, 2 * lower.length));
        }
    }

    private void grow(int capacity) {
        lower = Arrays.copyOf(lower, capacity);
        higher = Arrays.copyOf(higher, capacity);
    }

    /** {@return how many pairs there are (≥0)} */
    int count() {
        return count;
    }

    /** {@return the lower index of the pair at a position in the buffer (0 ≤ pair &lt; {@link #count()})} */
    int lower(int pair) {
        return lower[pair];
    }

    /** {@return the higher index of the pair at a position in the buffer (0 ≤ pair &lt; {@link #count()})} */
    int higher(int pair) {
        return higher[pair];
    }
}
