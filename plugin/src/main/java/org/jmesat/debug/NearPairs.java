package org.jmesat.debug;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import org.jmesat.contact.Contact;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * The pairs of a {@link CollisionSnapshot}. Contacts come first, by descending depth, equally deep ones by (lower id,
 * higher id); then near pairs, by (lower id, higher id). A near pair is not in contact, the boxes of two pieces
 * overlap, and the filters allow it. They are sorted only when a list shows them. Allocates only to grow.
 */
final class NearPairs {
    /** The depth of a near pair while pairs are sorted. */
    private static final double NEAR = -1;

    private final CollisionSnapshot snapshot;
    private final BiConsumer<Collider, Collider> adder = this::addNear;
    /** By pair, in the order of adding: contacts first. */
    private Collider[] sides = {};
    private double[] depths = {};
    private int contactCount;
    private int count;
    /** The position of the deepest contact, of equally deep ones the first. */
    private int deepest;
    /** Positions of pairs in the order of the list, if sorted. */
    private int[] order = {};
    private boolean sorted;

    NearPairs(CollisionSnapshot snapshot) {
        this.snapshot = snapshot;
    }

    /** Copies the pairs of the last tick; the snapshot has its outlines. */
    void copy(CollisionWorld world) {
        int before = count;
        count = 0;
        deepest = 0;
        sorted = false;
        List<Contact<Collider>> contacts = world.getContacts();
        for (int i = 0; i < contacts.size(); i++) {
            Contact<Collider> contact = contacts.get(i);
            add(contact.getA(), contact.getB(), contact.getDepth());
            deepest = contact.getDepth() > depths[deepest] ? i : deepest;
        }
        contactCount = count;
        WorldAccess.<CollisionWorld, Collider>get().forEachNear(world, adder);
        Arrays.fill(sides, 2 * count, 2 * Math.max(count, before), null);
    }

    private void addNear(Collider a, Collider b) {
        int endOfA = snapshot.endOutline(a);
        int endOfB = snapshot.endOutline(b);
        for (int i = snapshot.firstOutline(a); i < endOfA; i++) {
            for (int j = snapshot.firstOutline(b); j < endOfB; j++) {
                if (snapshot.outline(i).boxOverlaps(snapshot.outline(j))) {
                    add(a, b, NEAR);
                    return;
                }
            }
        }
    }

    private void add(Collider a, Collider b, double depth) {
        if (count == depths.length) {
            depths = Arrays.copyOf(depths, 16 + 2 * count);
            sides = Arrays.copyOf(sides, 2 * depths.length);
        }
        sides[2 * count] = a;
        sides[2 * count + 1] = b;
        depths[count++] = depth;
    }

    /** Releases the colliders and the arrays. */
    void clear() {
        sides = new Collider[0];
        depths = new double[0];
        order = new int[0];
        contactCount = 0;
        count = 0;
    }

    int contactCount() {
        return contactCount;
    }

    int count() {
        return count;
    }

    /** Returns the collider of lower id of a pair (0 ≤ pair &lt; {@link #count()}). */
    Collider a(int pair) {
        return sides[2 * position(pair)];
    }

    /** Returns the collider of higher id of a pair. */
    Collider b(int pair) {
        return sides[2 * position(pair) + 1];
    }

    /** Returns the depth of a contact in world units (≥0); 0 for a near pair. */
    double depth(int pair) {
        return Math.max(0, depths[position(pair)]);
    }

    /** Returns the index of a pair, or −1 if it is neither in contact nor near. */
    int find(Collider a, Collider b) {
        int pair = 0;
        while (pair < count && !isOf(position(pair), a, b)) {
            pair++;
        }
        return pair < count ? pair : -1;
    }

    boolean isContact(Collider a, Collider b) {
        return isAmong(a, b, 0, contactCount);
    }

    boolean isNear(Collider a, Collider b) {
        return isAmong(a, b, contactCount, count);
    }

    private boolean isAmong(Collider a, Collider b, int from, int end) {
        for (int i = from; i < end; i++) {
            if (isOf(i, a, b)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOf(int position, Collider a, Collider b) {
        Collider low = sides[2 * position];
        Collider high = sides[2 * position + 1];
        return low == a && high == b || low == b && high == a;
    }

    /** The first contact is known without sorting: views without a list ask for no other. */
    private int position(int pair) {
        if (pair == 0 && contactCount > 0) {
            return deepest;
        }
        if (!sorted) {
            sort();
        }
        return order[pair];
    }

    /** Shellsort (D. L. Shell, 1959), which allocates nothing. */
    private void sort() {
        if (order.length < count) {
            order = new int[depths.length];
        }
        for (int i = 0; i < count; i++) {
            order[i] = i;
        }
        int gap = 1;
        while (gap < count / 3) {
            gap = 3 * gap + 1;
        }
        for (; gap > 0; gap /= 3) {
            for (int i = gap; i < count; i++) {
                int inserted = order[i];
                int at = i;
                while (at >= gap && isBefore(inserted, order[at - gap])) {
                    order[at] = order[at - gap];
                    at -= gap;
                }
                order[at] = inserted;
            }
        }
        sorted = true;
    }

    private boolean isBefore(int position, int other) {
        return depths[position] != depths[other] ? depths[position] > depths[other] : key(position) < key(other);
    }

    private long key(int position) {
        return (long) sides[2 * position].getId() << 32 | sides[2 * position + 1].getId();
    }
}
