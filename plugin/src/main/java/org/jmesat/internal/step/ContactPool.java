package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * A pool of contacts. It hands out a free contact near the position that the new one has in the order of all contacts.
 * So contacts that are neighbours in that order are mostly adjacent in memory, which makes loops over them faster. The
 * same calls give the same contacts.
 */
final class ContactPool<T> {
    /** If less than 1/8 is in use, the lowest free contacts are taken, so that {@link #trim} can release the rest. */
    private static final int SPARSE = 8;

    private int created;
    private int freeCount;
    @SuppressWarnings({"unchecked", "rawtypes"})
    private TrackedContact<T>[] contacts = new TrackedContact[64];
    /** One bit for each free contact. */
    private long[] free = new long[1];
    /** One bit for each word of {@link #free} that is not 0. */
    private long[] words = new long[1];

    /**
     * Takes a contact and returns its index, without reading the contact. It will be at about {@code position} of about
     * {@code count} contacts.
     */
    int take(ContactTracker<T> tracker, int position, int count) {
        if (freeCount == 0) {
            return create(tracker);
        }
        boolean sparse = created - freeCount < created / SPARSE;
        int index = nextFree(sparse ? 0 : (int) ((long) created * position / Math.max(1, count)));
        if (contacts[index] == null) {
            contacts[index] = new TrackedContact<>(index, tracker);
        }
        int word = index >>> 6;
        free[word] &= ~(1L << index);
        if (free[word] == 0) {
            words[word >>> 6] &= ~(1L << word);
        }
        freeCount--;
        return index;
    }

    private int create(ContactTracker<T> tracker) {
        if (created == contacts.length) {
            grow();
        }
        contacts[created] = new TrackedContact<>(created, tracker);
        return created++;
    }

    private void grow() {
        words = Arrays.copyOf(words, 2 * free.length + Long.SIZE - 1 >>> 6);
        free = Arrays.copyOf(free, 2 * free.length);
        contacts = Arrays.copyOf(contacts, 2 * created);
    }

    /** The first free index in the word of {@code near} or in a later word, wrapping around. */
    private int nextFree(int near) {
        int word = Math.min(near, created - 1) >>> 6;
        int high = word >>> 6;
        long left = words[high] & -1L << word;
        while (left == 0) {
            high = high + 1 < words.length ? high + 1 : 0;
            left = words[high];
        }
        word = (high << 6) + Long.numberOfTrailingZeros(left);
        return (word << 6) + Long.numberOfTrailingZeros(free[word]);
    }

    /** Returns a contact to the pool. */
    void release(TrackedContact<T> contact) {
        int index = contact.getIndex();
        free[index >>> 6] |= 1L << index;
        words[index >>> 12] |= 1L << (index >>> 6);
        freeCount++;
    }

    /** Releases all free contacts, and the memory above the highest used one. */
    void trim() {
        int highest = created - 1;
        while (highest >= 0 && isFree(highest)) {
            highest--;
        }
        freeCount -= created - highest - 1;
        created = highest + 1;
        int length = Math.max(Long.SIZE, Integer.highestOneBit(Math.max(1, 2 * created - 1)));
        contacts = Arrays.copyOf(contacts, length);
        free = Arrays.copyOf(free, length / Long.SIZE);
        words = new long[free.length + Long.SIZE - 1 >>> 6];
        for (int i = 0; i < length; i++) {
            if (i >= created) {
                free[i >>> 6] &= ~(1L << i);
                contacts[i] = null;
            } else if (isFree(i)) {
                words[i >>> 12] |= 1L << (i >>> 6);
                contacts[i] = null;
            }
        }
    }

    private boolean isFree(int index) {
        return (free[index >>> 6] & 1L << index) != 0;
    }

    TrackedContact<T> get(int index) {
        return contacts[index];
    }

    /** The number of contacts, used and free, after a number of them will have been taken. */
    int sizeAfter(int taken) {
        return created + Math.max(0, taken - freeCount);
    }

    /** The number of contacts, used and free. */
    int size() {
        return created;
    }
}
