package org.jmesat.internal.step;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * A bit set of the indices of bodies or slots. Grows on demand and never shrinks.
 */
final class IndexSet {
    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

    private long[] words = new long[1];

    void add(int index) {
        if (index >>> 6 >= words.length) {
            ensureWord(index >>> 6);
        }
        words[index >>> 6] |= 1L << index;
    }

    /** Adds an index below the capacity, while other threads may do the same. */
    void addShared(int index) {
        addShared(words, index);
    }

    /** Sets a bit of an array, while other threads may set others. Most bits are set already, which is cheaper. */
    static void addShared(long[] bits, int index) {
        if ((bits[index >>> 6] & 1L << index) == 0) {
            WORDS.getAndBitwiseOr(bits, index >>> 6, 1L << index);
        }
    }

    /** Adds all indices of another set. */
    void addAll(IndexSet other) {
        ensureWord(other.words.length - 1);
        for (int word = 0; word < other.words.length; word++) {
            words[word] |= other.words[word];
        }
    }

    /** Makes room for indices below a number. */
    void ensureCapacity(int indices) {
        ensureWord(indices - 1 >>> 6);
    }

    boolean has(int index) {
        return index >>> 6 < words.length && (words[index >>> 6] & 1L << index) != 0;
    }

    private void ensureWord(int word) {
        if (word >= words.length) {
            words = Arrays.copyOf(words, 2 * word);
        }
    }

    /** The first index in the set that is not below {@code from}, or −1. */
    int next(int from) {
        return next(from, words.length << 6);
    }

    /** The first index in the set from {@code from} to before {@code end}, or −1. */
    int next(int from, int end) {
        long mask = -1L << from;
        for (int word = from >>> 6; word < words.length && word << 6 < end; word++) {
            long left = words[word] & mask;
            if (left != 0) {
                int index = (word << 6) + Long.numberOfTrailingZeros(left);
                return index < end ? index : -1;
            }
            mask = -1;
        }
        return -1;
    }

    int count() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    void clear() {
        Arrays.fill(words, 0);
    }

    void remove(int index) {
        if (index >>> 6 < words.length) {
            words[index >>> 6] &= ~(1L << index);
        }
    }
}
