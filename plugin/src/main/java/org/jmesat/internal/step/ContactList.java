package org.jmesat.internal.step;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jmesat.contact.Contact;

/**
 * A list of contacts in an array of their own type. Copying an element from one {@link java.util.ArrayList} to another
 * would read the contact, since the compiler inserts a cast; here it does not.
 */
final class ContactList<T> {
    private int size;
    @SuppressWarnings({"unchecked", "rawtypes"})
    private TrackedContact<T>[] contacts = new TrackedContact[16];
    /** Empty until the first {@link #reorder}. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private TrackedContact<T>[] spare = new TrackedContact[0];
    private final View view = new View();
    private final List<Contact<T>> unmodifiable = Collections.unmodifiableList(view);

    void add(TrackedContact<T> contact) {
        if (size == contacts.length) {
            grow(2 * size);
        }
        contacts[size++] = contact;
    }

    /** Appends a range of another list. */
    void addAll(ContactList<T> other, int from, int to) {
        int newSize = size + to - from;
        if (newSize > contacts.length) {
            grow(Math.max(newSize, 2 * contacts.length));
        }
        System.arraycopy(other.contacts, from, contacts, size, to - from);
        size = newSize;
    }

    private void grow(int length) {
        contacts = Arrays.copyOf(contacts, length);
    }

    /** Permutes the list: the new element i is the old element {@code order[i]}. */
    void reorder(int[] order) {
        if (spare.length < size) {
            spare = Arrays.copyOf(contacts, contacts.length);
        }
        for (int i = 0; i < size; i++) {
            spare[i] = contacts[order[i]];
        }
        TrackedContact<T>[] swap = contacts;
        contacts = spare;
        spare = swap;
    }

    void remove(int i) {
        System.arraycopy(contacts, i + 1, contacts, i, --size - i);
        view.change();
    }

    /** Keeps the references, since contacts are pooled. */
    void clear() {
        size = 0;
        view.change();
    }

    /** Releases unused memory, and the references in it. */
    void trim() {
        contacts = Arrays.copyOf(Arrays.copyOf(contacts, size), Math.max(16, size));
    }

    int size() {
        return size;
    }

    TrackedContact<T> get(int i) {
        return contacts[i];
    }

    /** Unmodifiable, and the same each time. */
    List<Contact<T>> view() {
        return unmodifiable;
    }

    private final class View extends AbstractList<Contact<T>> implements RandomAccess {
        /** Makes open iterators fail. */
        void change() {
            modCount++;
        }

        @Override
        public Contact<T> get(int i) {
            return contacts[Objects.checkIndex(i, size)];
        }

        @Override
        public int size() {
            return size;
        }
    }
}
