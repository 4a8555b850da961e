package org.jmesat.internal.step;

import java.util.Arrays;

/** The pairs that a step visits: first those whose boxes it finds, in the order in which it finds them. */
final class StepPairs {
    int count;
    /** By entry: the pair's row, or none. */
    int[] rows = new int[64];
    /** By entry: the slot of A's piece, or the first of the {@link CandidatePairs}, or none: then test all pieces. */
    int[] first = new int[64];
    /** By entry: the slot of B's piece, or −1 minus the end of the candidates. */
    int[] second = new int[64];

    /** Makes entries, which the caller must set. */
    void begin(int entries) {
        count = entries;
        ensureCapacity(entries);
    }

    void add(int row, int newFirst, int newSecond) {
        ensureCapacity(count + 1);
        rows[count] = row;
        first[count] = newFirst;
        second[count++] = newSecond;
    }

    private void ensureCapacity(int capacity) {
        if (rows.length < capacity) {
            resize(capacity + capacity / 2);
        }
    }

    private void resize(int length) {
        rows = Arrays.copyOf(rows, length);
        first = Arrays.copyOf(first, length);
        second = Arrays.copyOf(second, length);
    }

    /** Frees unused capacity. */
    void trim() {
        resize(Math.max(64, count));
    }
}
