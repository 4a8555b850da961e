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
 * allow it. They are found and sorted only when somebody asks: with 10 000 colliders that took a quarter of the view's
 * time. Allocates only to grow.
 */
final class NearPairs {
    /** The depth of a near pair. */
    private static final double NEAR = -1;

    private final BiConsumer<Collider, Collider> adder = this::addNear;
    private final PlacedPolygon p = new PlacedPolygon();
    private final PlacedPolygon q = new PlacedPolygon();
    /** The world whose pairs are not found yet, or null. */
    private CollisionWorld unread;
    private Pair[] pairs = {};
    private int contactCount;
    private int count;

    /** A pair: the collider of lower id, the other one, and the depth of a contact in world units (≥0), or −1. */
    static final class Pair {
        Collider a;
        Collider b;
        double depth;

        private boolean isBefore(Pair other) {
            return depth != other.depth ? depth > other.depth
                    : a.getId() != other.a.getId() ? a.getId() < other.a.getId() : b.getId() < other.b.getId();
        }
    }

    /** Sets the world whose pairs of the last tick these are; null for none. */
    void update(CollisionWorld world) {
        for (int i = 0; i < count; i++) {
            pairs[i].a = null;
            pairs[i].b = null;
        }
        contactCount = 0;
        count = 0;
        unread = world;
    }

    private void read() {
        CollisionWorld world = unread;
        unread = null;
        if (world != null) {
            List<Contact<Collider>> contacts = world.getContacts();
            for (int i = 0; i < contacts.size(); i++) {
                add(contacts.get(i).getA(), contacts.get(i).getB(), contacts.get(i).getDepth());
            }
            contactCount = count;
            WorldAccess.<CollisionWorld, Collider>get().forEachNear(world, adder);
            sort();
        }
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
        if (count == pairs.length) {
            pairs = Arrays.copyOf(pairs, 16 + 2 * count);
            Arrays.setAll(pairs, i -> i < count ? pairs[i] : new Pair());
        }
        pairs[count].a = a;
        pairs[count].b = b;
        pairs[count++].depth = depth;
    }

    /** Releases the colliders and the memory. */
    void clear() {
        update(null);
        pairs = new Pair[0];
    }

    int contactCount() {
        read();
        return contactCount;
    }

    int count() {
        read();
        return count;
    }

    /** Returns a pair, valid until the next update (0 ≤ i &lt; {@link #count()}). */
    Pair get(int i) {
        read();
        return pairs[i];
    }

    /** Returns the index of a pair, or −1 if it is neither in contact nor near. */
    int find(Collider a, Collider b) {
        read();
        for (int i = 0; i < count; i++) {
            if (pairs[i].a == a && pairs[i].b == b || pairs[i].a == b && pairs[i].b == a) {
                return i;
            }
        }
        return -1;
    }

    /** Shellsort (D. L. Shell, 1959), which allocates nothing. */
    private void sort() {
        int gap = 1;
        while (gap < count / 3) {
            gap = 3 * gap + 1;
        }
        for (; gap > 0; gap /= 3) {
            for (int i = gap; i < count; i++) {
                Pair inserted = pairs[i];
                int at = i;
                for (; at >= gap && inserted.isBefore(pairs[at - gap]); at -= gap) {
                    pairs[at] = pairs[at - gap];
                }
                pairs[at] = inserted;
            }
        }
    }
}
