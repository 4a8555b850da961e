package org.jmesat.debug;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * The pairs of a tick. Contacts come first, by descending depth, equally deep ones by (lower id, higher id); then near
 * pairs, by (lower id, higher id). A near pair is not in contact, the boxes of two pieces overlap, and the filters
 * allow it. They are sorted only when a list shows them. Allocates only to grow.
 */
final class NearPairs {
    /** The depth of a near pair while pairs are sorted. */
    private static final double NEAR = -1;

    private final BiConsumer<Collider, Collider> adder = this::addNear;
    private final PlacedPolygon p = new PlacedPolygon();
    private final PlacedPolygon q = new PlacedPolygon();
    /** By pair, in the order of adding: contacts first. */
    private Collider[] sides = {};
    private double[] depths = {};
    private int contactCount;
    private int count;
    /** Positions of pairs in the order of the list, if sorted. */
    private int[] order = {};
    private boolean sorted;

    /** Copies the pairs of the last tick. */
    void copy(CollisionWorld world) {
        int before = count;
        count = 0;
        sorted = false;
        List<Contact<Collider>> contacts = world.getContacts();
        for (int i = 0; i < contacts.size(); i++) {
            add(contacts.get(i).getA(), contacts.get(i).getB(), contacts.get(i).getDepth());
        }
        contactCount = count;
        WorldAccess.<CollisionWorld, Collider>get().forEachNear(world, adder);
        Arrays.fill(sides, 2 * count, 2 * Math.max(count, before), null);
    }

    private void addNear(Collider a, Collider b) {
        for (int i = 0; i < a.getPieceCount(); i++) {
            a.copyPiece(i, p);
            for (int j = 0; j < b.getPieceCount(); j++) {
                b.copyPiece(j, q);
                if (p.minX() <= q.maxX() && q.minX() <= p.maxX() && p.minY() <= q.maxY() && q.minY() <= p.maxY()) {
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
        int position = findPosition(a, b);
        int pair = position < 0 ? -1 : 0;
        while (pair >= 0 && position(pair) != position) {
            pair++;
        }
        return pair;
    }

    boolean isNear(Collider a, Collider b) {
        return findPosition(a, b) >= contactCount;
    }

    private int findPosition(Collider a, Collider b) {
        for (int i = 0; i < count; i++) {
            Collider low = sides[2 * i];
            Collider high = sides[2 * i + 1];
            if (low == a && high == b || low == b && high == a) {
                return i;
            }
        }
        return -1;
    }

    private int position(int pair) {
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
