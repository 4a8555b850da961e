package org.jmesat.internal.contacts;

import java.util.Arrays;

/** Contacts ascending by (lower id, higher id), and beside each its key and its index, so that it need not be read. */
final class ContactRun<T> {
    private final ContactList<T> contacts = new ContactList<>();
    private long[] keys = new long[16];
    private int[] indices = new int[16];

    void add(TrackedContact<T> contact, long key, int index) {
        int place = contacts.size();
        if (place == keys.length) {
            keys = Arrays.copyOf(keys, 2 * place);
            indices = Arrays.copyOf(indices, 2 * place);
        }
        contacts.add(contact);
        keys[place] = key;
        indices[place] = index;
    }

    /** Appends a range of another run. */
    void addAll(ContactRun<T> other, int from, int to) {
        int place = contacts.size();
        int newSize = place + to - from;
        if (newSize > keys.length) {
            int length = Math.max(newSize, 2 * keys.length);
            keys = Arrays.copyOf(keys, length);
            indices = Arrays.copyOf(indices, length);
        }
        contacts.addAll(other.contacts, from, to);
        System.arraycopy(other.keys, from, keys, place, to - from);
        System.arraycopy(other.indices, from, indices, place, to - from);
    }

    void remove(int place) {
        int after = size() - place - 1;
        System.arraycopy(keys, place + 1, keys, place, after);
        System.arraycopy(indices, place + 1, indices, place, after);
        contacts.remove(place);
    }

    ContactList<T> contacts() {
        return contacts;
    }

    /** Gives back the memory that is not in use. */
    void trim() {
        int length = Math.max(16, size());
        contacts.trim();
        keys = Arrays.copyOf(keys, length);
        indices = Arrays.copyOf(indices, length);
    }

    int size() {
        return contacts.size();
    }

    int index(int place) {
        return indices[place];
    }

    void copyKeys(long[] to) {
        System.arraycopy(keys, 0, to, 0, size());
    }

    /**
     * From a place on, the first whose key is not below another. A linear search: when many keys are sought in turn, it
     * is faster than a binary one.
     */
    int placeOf(int from, long key) {
        long[] keys = this.keys;
        int place = from;
        int size = size();
        while (place < size && keys[place] < key) {
            place++;
        }
        return place;
    }

    /** The place of a pair's contact; negative if it has none. */
    int find(long key) {
        return Arrays.binarySearch(keys, 0, size(), key);
    }
}
