package org.jmesat.internal.step;

import java.util.Arrays;
import java.util.BitSet;

/** Contacts sorted by key, with parallel arrays of their keys and pool indices, so that contacts need not be read. */
final class ContactRun<T> {
    private final ContactList<T> contacts = new ContactList<>();
    private long[] keys = new long[16];
    private int[] indices = new int[16];

    void add(TrackedContact<T> contact, long key, int index) {
        int size = contacts.size();
        if (size == keys.length) {
            resize(2 * size);
        }
        contacts.add(contact);
        keys[size] = key;
        indices[size] = index;
    }

    /** Appends a range of another run. */
    void addAll(ContactRun<T> other, int from, int to) {
        int size = contacts.size();
        int newSize = size + to - from;
        if (newSize > keys.length) {
            resize(Math.max(newSize, 2 * keys.length));
        }
        contacts.addAll(other.contacts, from, to);
        System.arraycopy(other.keys, from, keys, size, to - from);
        System.arraycopy(other.indices, from, indices, size, to - from);
    }

    void remove(int position) {
        int after = size() - position - 1;
        System.arraycopy(keys, position + 1, keys, position, after);
        System.arraycopy(indices, position + 1, indices, position, after);
        contacts.remove(position);
    }

    ContactList<T> contacts() {
        return contacts;
    }

    /** Releases unused memory. */
    void trim() {
        contacts.trim();
        resize(Math.max(16, size()));
    }

    private void resize(int length) {
        indices = Arrays.copyOf(indices, length);
        keys = Arrays.copyOf(keys, length);
    }

    int size() {
        return contacts.size();
    }

    int index(int position) {
        return indices[position];
    }

    /**
     * The position of the first key ≥ {@code key}, at or after {@code from}. A linear search, which is faster than a
     * binary search when many ascending keys are searched in turn.
     */
    int lowerBound(int from, long key) {
        long[] keys = this.keys;
        int position = from;
        int size = size();
        while (position < size && keys[position] < key) {
            position++;
        }
        return position;
    }

    /** Sets the bits of the ids of all bodies. */
    void markBodies(BitSet ids) {
        for (int i = 0; i < size(); i++) {
            ids.set((int) (keys[i] >>> 32));
            ids.set((int) keys[i]);
        }
    }

    /** The position of a pair's contact; negative if it has none. */
    int find(long key) {
        return Arrays.binarySearch(keys, 0, size(), key);
    }
}
