package org.jmesat.world;

import java.util.Arrays;
import java.util.List;
import org.jmesat.contact.Contact;

/**
 * Which of a step's contacts each collider has, by its index. Made when someone asks for the first time after a step,
 * as most steps nobody asks about: O(contacts + colliders). It allocates only to grow.
 */
final class ContactIndex {
    private long revision = -1;
    private int size;
    /** By index of a collider: where the places of its contacts begin, which end where those of the next begin. */
    private int[] begins = new int[16];
    /** Places in the list of contacts, ascending for each collider. */
    private int[] places = new int[16];

    /** Brings this up to date with the contacts as they are at a revision of the world. */
    void update(long newRevision, List<Contact<Collider>> contacts, ColliderList colliders, int end) {
        if (newRevision == revision) {
            return;
        }
        revision = newRevision;
        size = end;
        if (begins.length <= size) {
            begins = new int[size + size / 2 + 1];
        }
        if (places.length < 2 * contacts.size()) {
            places = new int[3 * contacts.size()];
        }
        count(contacts, colliders);
        for (int i = contacts.size() - 1; i >= 0; i--) {
            add(i, contacts.get(i).getA(), colliders);
            add(i, contacts.get(i).getB(), colliders);
        }
    }

    /** Leaves in {@link #begins} where those of each collider end. */
    private void count(List<Contact<Collider>> contacts, ColliderList colliders) {
        Arrays.fill(begins, 0, size + 1, 0);
        for (int i = 0; i < contacts.size(); i++) {
            count(contacts.get(i).getA(), colliders);
            count(contacts.get(i).getB(), colliders);
        }
        int sum = 0;
        for (int index = 0; index <= size; index++) {
            sum += begins[index];
            begins[index] = sum;
        }
    }

    private void count(Collider collider, ColliderList colliders) {
        if (colliders.has(collider)) {
            begins[collider.index()]++;
        }
    }

    private void add(int place, Collider collider, ColliderList colliders) {
        if (colliders.has(collider)) {
            places[--begins[collider.index()]] = place;
        }
    }

    /**
     * Where its places begin; for one that was added since, as for all that have no contacts, that is where they end.
     */
    int begin(Collider collider) {
        return collider.index() < size ? begins[collider.index()] : 0;
    }

    int end(Collider collider) {
        return collider.index() < size ? begins[collider.index() + 1] : 0;
    }

    /** The place in the list of contacts, from {@link #begin} to before {@link #end}. */
    int place(int i) {
        return places[i];
    }
}
