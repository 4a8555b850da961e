package org.jmesat.internal.contacts;

import java.util.Arrays;

/**
 * Contacts to be reused. A contact is taken from the free ones near its place in the order of all contacts, so that
 * contacts that follow each other in that order mostly lie near each other in memory: readers go through them in that
 * order. The same calls give the same contacts.
 */
final class ContactPool<T> {
    /** When less than such a share is in use, the lowest free ones are taken, so that {@link #trim} leaves few. */
    private static final int SPARSE = 8;

    private int created;
    private int freeCount;
    @SuppressWarnings({"unchecked", "rawtypes"})
    private TrackedContact<T>[] contacts = new TrackedContact[64];
    /** One bit for each contact that is free. */
    private long[] free = new long[1];
    /** One bit for each word of {@link #free} that is not 0. */
    private long[] words = new long[1];

    /**
     * Takes a contact and returns its index, so that the contact need not be read for it. It will be about at
     * {@code place} among all contacts, of which there will be about {@code places}.
     */
    int take(ContactTracker<T> tracker, int place, int places) {
        if (freeCount == 0) {
            return create(tracker);
        }
        boolean sparse = created - freeCount < created / SPARSE;
        int index = nextFree(sparse ? 0 : (int) ((long) created * place / Math.max(1, places)));
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
            contacts = Arrays.copyOf(contacts, 2 * created);
            free = Arrays.copyOf(free, 2 * free.length);
            words = Arrays.copyOf(words, free.length + Long.SIZE - 1 >>> 6);
        }
        contacts[created] = new TrackedContact<>(created, tracker);
        return created++;
    }

    /** The first free index in the word of an index or in those after it, wrapping around. */
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

    /** Gives a contact back. */
    void release(TrackedContact<T> contact) {
        int index = contact.getIndex();
        free[index >>> 6] |= 1L << index;
        words[index >>> 12] |= 1L << (index >>> 6);
        freeCount++;
    }

    /** Lets go of all free contacts, and of the memory above the highest one in use. */
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

    /** How many there are, used and free. */
    int size() {
        return created;
    }
}
