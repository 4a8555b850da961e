package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.narrowphase.ContactManifold;

/**
 * A brute-force model of a world: tests all pieces of all pairs in each tick. It gets the same calls as the world, and
 * is compared with it after each step.
 */
final class WorldModel {
    /** Depth and points are those of the last tick in contact. */
    private record Pair(long since, double depth, ContactManifold points) {
    }

    private final List<ModelBody> bodies = new ArrayList<>();
    private final CollisionWorld world;
    private final Sat sat = new Sat();
    private SortedMap<Long, Pair> contacts = new TreeMap<>();
    private int changes;

    WorldModel(CollisionWorld world) {
        this.world = world;
    }

    /** The bodies in the order of their ids; removed ones stay until the next comparison. */
    List<ModelBody> bodies() {
        return bodies;
    }

    /** The number of ENTERs and EXITs. */
    int changes() {
        return changes;
    }

    void tearDown() {
        for (ModelBody body : bodies) {
            body.removal = body.removal == null ? ExitReason.TEARDOWN : body.removal;
        }
    }

    /** Compares the world after a step or teardown, with or without the points of lasting contacts. */
    void compare(String when, boolean withPoints) {
        bodies.forEach(ModelBody::place);
        SortedMap<Long, Pair> now = new TreeMap<>();
        List<Long> enters = new ArrayList<>();
        List<Long> stays = new ArrayList<>();
        SortedMap<Long, ExitReason> exits = new TreeMap<>();
        for (int i = 0; i < bodies.size(); i++) {
            for (int j = i + 1; j < bodies.size(); j++) {
                ModelBody a = bodies.get(i);
                ModelBody b = bodies.get(j);
                long key = key(a.collider, b.collider);
                Pair last = contacts.get(key);
                boolean deep = !world.isDepthTest() || a.depth.overlaps(b.depth);
                double separation = separation(a, b, last != null);
                if (deep && separation < Double.POSITIVE_INFINITY && allows(a, b)) {
                    (last == null ? enters : stays).add(key);
                    ContactManifold points = points(a, b, separation, withPoints, when);
                    double depth = world.getContact(a.collider, b.collider).getDepth();
                    now.put(key, new Pair(last == null ? world.getTick() : last.since, depth, points));
                } else if (last != null) {
                    exits.put(key, reason(a, b));
                }
            }
        }
        assertEquals(enters, keys(world.getEvents().enters()), when + "enters");
        assertEquals(stays, keys(world.getEvents().stays()), when + "stays");
        assertEquals(List.copyOf(exits.keySet()), keys(world.getEvents().exits()), when + "exits");
        assertEquals(List.copyOf(now.keySet()), keys(world.getContacts()), when + "contacts");
        for (Contact<Collider> contact : world.getEvents().exits()) {
            assertEquals(exits.get(key(contact)), contact.getExitReason(), when + contact);
            assertIsLast(contact, when);
        }
        for (Contact<Collider> contact : world.getContacts()) {
            assertNull(contact.getExitReason(), when);
            assertSince(now.get(key(contact)), contact, when);
        }
        changes += enters.size() + exits.size();
        contacts = now;
        bodies.removeIf(body -> body.removal != null);
    }

    /** Requires the contacts of the last comparison, after a refused step. */
    void requireLast(String when) {
        assertEquals(List.copyOf(contacts.keySet()), keys(world.getContacts()), when + "contacts");
        world.getContacts().forEach(contact -> assertIsLast(contact, when));
    }

    private void assertIsLast(Contact<Collider> contact, String when) {
        Pair last = contacts.get(key(contact));
        assertSince(last, contact, when);
        assertEquals(last.depth, contact.getDepth(), when + "depth");
        assertPoints(last.points, contact, when);
    }

    /** The separation of the deepest pieces; infinite for a pair that does not touch or has a removed side. */
    private double separation(ModelBody a, ModelBody b, boolean wasTouching) {
        double least = Double.POSITIVE_INFINITY;
        SatResult found = new SatResult();
        for (PlacedPolygon p : a.placed) {
            for (PlacedPolygon q : b.placed) {
                double limit = world.getTouchPolicy().limit(tolerance(p, q), wasTouching);
                if (a.removal == null && b.removal == null && p.count() > 0 && q.count() > 0
                        && sat.test(p, q, limit, found)) {
                    least = Math.min(least, found.separation());
                }
            }
        }
        return least;
    }

    private static double tolerance(PlacedPolygon p, PlacedPolygon q) {
        return Tolerance.touching(p.radius() + q.radius(), Math.max(p.largestCoordinate(), q.largestCoordinate()));
    }

    private boolean allows(ModelBody a, ModelBody b) {
        if (a.fixed && b.fixed) {
            return false;
        }
        if (a.group != 0 && a.group == b.group) {
            return a.group > 0;
        }
        PairFilter filter = world.getPairFilter();
        return (a.mask & b.category) != 0 && (b.mask & a.category) != 0
                && (filter == null || filter.canCollide(a.collider, b.collider));
    }

    private ExitReason reason(ModelBody a, ModelBody b) {
        if (a.removal != null && b.removal != null) {
            return a.removal.compareTo(b.removal) < 0 ? a.removal : b.removal;
        }
        if (a.removal != null || b.removal != null) {
            return a.removal != null ? a.removal : b.removal;
        }
        if (a.isEmpty() || b.isEmpty()) {
            return ExitReason.INVALID;
        }
        return allows(a, b) ? ExitReason.SEPARATED : ExitReason.FILTERED;
    }

    private ContactManifold points(ModelBody a, ModelBody b, double separation, boolean asks, String when) {
        Contact<Collider> contact = world.getContact(b.collider, a.collider);
        assertNotNull(contact, () -> when + a.collider + " and " + b.collider + " touch");
        PlacedPolygon p = a.placed.get(contact.getPieceA());
        PlacedPolygon q = b.placed.get(contact.getPieceB());
        // The axis of the last tick is kept while it is as good, within the tolerance.
        assertEquals(separation, contact.getPenetration().separation(), 2 * tolerance(p, q), when + "separation");
        ContactManifold points = new ContactManifold();
        points.compute(p, q, contact.getPenetration());
        if (asks) {
            assertPoints(points, contact, when);
        }
        return points;
    }

    private static void assertSince(Pair expected, Contact<Collider> contact, String when) {
        assertEquals(expected.since, contact.getSinceTick(), when + "since");
    }

    private static void assertPoints(ContactManifold expected, Contact<Collider> contact, String when) {
        ContactManifold actual = contact.getManifold();
        assertEquals(expected.count(), actual.count(), when + "points");
        for (int i = 0; i < expected.count(); i++) {
            assertEquals(expected.x(i), actual.x(i), when + "x of a point");
            assertEquals(expected.y(i), actual.y(i), when + "y of a point");
            assertEquals(expected.depth(i), actual.depth(i), when + "depth of a point");
        }
    }

    private static List<Long> keys(List<Contact<Collider>> contacts) {
        return contacts.stream().map(WorldModel::key).toList();
    }

    private static long key(Contact<Collider> contact) {
        return key(contact.getA(), contact.getB());
    }

    private static long key(Collider a, Collider b) {
        return (long) a.getId() << 32 | b.getId();
    }
}
