package org.jmesat.internal.contacts;

import java.util.Arrays;
import java.util.List;
import org.jmesat.contact.Contact;

/** Contacts ascending by (lower id, higher id), and beside each what can be told without looking at it. */
final class ContactRun<T> {
    private final ContactList<T> contacts = new ContactList<>();
    private long[] keys = new long[16];
    private int[] indices = new int[16];

    static long key(int lowerId, int higherId) {
        return (long) lowerId << 32 | higherId;
    }

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

    /** Appends a range of another run, as a whole. */
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
        int after = contacts.size() - place - 1;
        System.arraycopy(keys, place + 1, keys, place, after);
        System.arraycopy(indices, place + 1, indices, place, after);
        contacts.remove(place);
    }

    ContactList<T> contacts() {
        return contacts;
    }

    void clear() {
        contacts.clear();
    }

    /** Gives back the room that is not in use. */
    void trim() {
        int length = Math.max(16, size());
        contacts.trim();
        keys = Arrays.copyOf(keys, length);
        indices = Arrays.copyOf(indices, length);
    }

    int size() {
        return contacts.size();
    }

    TrackedContact<T> get(int place) {
        return contacts.get(place);
    }

    int index(int place) {
        return indices[place];
    }

    void copyKeys(long[] to) {
        System.arraycopy(keys, 0, to, 0, size());
    }

    /**
     * From a place on, the first whose key is no lower than another. Where many are sought in turn, faster than by
     * halves.
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
        return Arrays.binarySearch(keys, 0, contacts.size(), key);
    }

    List<Contact<T>> view() {
        return contacts.view();
    }
}
