package org.jmesat.world;

import java.util.Arrays;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.internal.step.BodyTable;

/**
 * An index of a step's contacts by collider. Built in O(contacts + colliders) by the first call after a step, since
 * most steps need none. Allocates only to grow.
 */
final class ContactIndex {
    private final ColliderList colliders;
    private final BodyTable bodies;
    private long revision = -1;
    private int size;
    /** By index of a collider: the start of its part of {@link #positions}; it ends at the start of the next. */
    private int[] begins = new int[16];
    /** Positions in the list of contacts, ascending for each collider. */
    private int[] positions = new int[16];

    ContactIndex(WorldStages stages) {
        colliders = stages.colliders;
        bodies = stages.bodies;
    }

    /** Appends the contacts of a collider at a revision of the world. */
    void find(Collider collider, List<Contact<Collider>> contacts, long newRevision, List<Contact<Collider>> store) {
        if (!colliders.has(collider)) {
            return;
        }
        update(newRevision, contacts);
        // A collider added since the step has a new index, or a reused one without contacts.
        int index = collider.index();
        for (int i = index < size ? begins[index] : 0; index < size && i < begins[index + 1]; i++) {
            store.add(contacts.get(positions[i]));
        }
    }

    /** Does the same during a step, without an index. */
    static void findAmong(List<Contact<Collider>> contacts, Collider collider, List<Contact<Collider>> store) {
        for (int i = 0; i < contacts.size(); i++) {
            if (contacts.get(i).getA() == collider || contacts.get(i).getB() == collider) {
                store.add(contacts.get(i));
            }
        }
    }

    private void update(long newRevision, List<Contact<Collider>> contacts) {
        if (newRevision == revision) {
            return;
        }
        revision = newRevision;
        size = bodies.end();
        if (begins.length <= size) {
            begins = new int[size + size / 2 + 1];
        }
        if (positions.length < 2 * contacts.size()) {
            positions = new int[3 * contacts.size()];
        }
        count(contacts);
        for (int i = contacts.size() - 1; i >= 0; i--) {
            add(i, contacts.get(i).getA());
            add(i, contacts.get(i).getB());
        }
    }

    /** Sets {@link #begins} to the end of each collider's part; filling it backwards moves each to the start. */
    private void count(List<Contact<Collider>> contacts) {
        Arrays.fill(begins, 0, size + 1, 0);
        for (int i = 0; i < contacts.size(); i++) {
            count(contacts.get(i).getA());
            count(contacts.get(i).getB());
        }
        int sum = 0;
        for (int index = 0; index <= size; index++) {
            sum += begins[index];
            begins[index] = sum;
        }
    }

    private void count(Collider collider) {
        if (colliders.has(collider)) {
            begins[collider.index()]++;
        }
    }

    private void add(int position, Collider collider) {
        if (colliders.has(collider)) {
            positions[--begins[collider.index()]] = position;
        }
    }
}
