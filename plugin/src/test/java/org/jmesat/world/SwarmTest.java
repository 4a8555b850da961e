package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Swarm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Hundreds of bodies over many ticks, compared with JTS and with a second run, and checked for allocation. */
class SwarmTest {
    private static final long SEED = 94;

    @ParameterizedTest
    @EnumSource
    void contactsAreThePairsWhoseDistanceIsZero(TouchPolicy policy) {
        Swarm swarm = new Swarm(SEED, 300, 45);
        CollisionWorld world = swarm.world();
        world.setTouchPolicy(policy);
        int contacts = 0;
        for (int tick = 1; tick <= 200; tick++) {
            swarm.move(tick);
            world.step();
            contacts += world.getContacts().size();
            assertContactsAreRight(swarm.colliders(), world, policy);
        }
        assertTrue(contacts > 200 * 50, "too few contacts: " + contacts);
    }

    private static void assertContactsAreRight(List<Collider> colliders, CollisionWorld world, TouchPolicy policy) {
        for (int i = 0; i < colliders.size(); i++) {
            for (int j = i + 1; j < colliders.size(); j++) {
                Collider a = colliders.get(i);
                Collider b = colliders.get(j);
                double distance = signedDistance(a, b);
                boolean touching = world.getContact(a, b) != null;
                // Between the limits the last tick decides; merged parallel edges shift both limits by as much again.
                double margin = 2.5 * Tolerance.touching(6, 100);
                if (a.isFixed() && b.isFixed() || distance > margin) {
                    assertFalse(touching, () -> a + " and " + b + " are apart at tick " + world.getTick());
                } else if (distance < -margin || policy == TouchPolicy.INCLUSIVE && distance <= 0) {
                    assertTrue(touching, () -> a + " and " + b + " touch at tick " + world.getTick());
                }
            }
        }
    }

    /** Infinite if all boxes are apart; else the distance of the closest pieces, or minus the depth of the deepest. */
    private static double signedDistance(Collider a, Collider b) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < a.getPieceCount(); i++) {
            for (int j = 0; j < b.getPieceCount(); j++) {
                PlacedPolygon p = a.getPiece(i);
                PlacedPolygon q = b.getPiece(j);
                boolean near = p.minX() <= q.maxX() + 0.1 && q.minX() <= p.maxX() + 0.1
                        && p.minY() <= q.maxY() + 0.1 && q.minY() <= p.maxY() + 0.1;
                least = near ? Math.min(least, JtsOracle.signedDistance(p, q)) : least;
            }
        }
        return least;
    }

    @Test
    void everyContactEntersStaysEachTickAndExitsOnce() {
        Swarm swarm = new Swarm(SEED, 200, 50);
        CollisionWorld world = swarm.world();
        boolean[][] touching = new boolean[200][200];
        Random random = new Random(SEED);
        for (int tick = 1; tick <= 150; tick++) {
            swarm.move(tick);
            if (tick % 10 == 0) {
                world.remove(swarm.colliders().get(random.nextInt(200)), ExitReason.REMOVED);
            }
            world.step();
            for (Contact<Collider> contact : world.getEvents().exits()) {
                assertTrue(touching[contact.getIdA()][contact.getIdB()]);
                assertEquals(contact.getA().isRemoved() || contact.getB().isRemoved() ? ExitReason.REMOVED
                        : ExitReason.SEPARATED, contact.getExitReason());
                touching[contact.getIdA()][contact.getIdB()] = false;
            }
            int before = count(touching);
            assertEquals(before, world.getEvents().stays().size());
            for (Contact<Collider> contact : world.getEvents().stays()) {
                assertTrue(touching[contact.getIdA()][contact.getIdB()]);
                assertTrue(contact.getSinceTick() < tick);
            }
            for (Contact<Collider> contact : world.getEvents().enters()) {
                assertFalse(touching[contact.getIdA()][contact.getIdB()]);
                assertEquals(tick, contact.getSinceTick());
                touching[contact.getIdA()][contact.getIdB()] = true;
            }
            assertAscending(world.getEvents().exits());
            assertAscending(world.getEvents().enters());
            assertAscending(world.getEvents().stays());
            assertAscending(world.getContacts());
            assertEquals(count(touching), world.getContacts().size());
        }
    }

    private static int count(boolean[][] touching) {
        int count = 0;
        for (boolean[] row : touching) {
            for (boolean cell : row) {
                count += cell ? 1 : 0;
            }
        }
        return count;
    }

    private static void assertAscending(List<Contact<Collider>> contacts) {
        for (int i = 0; i < contacts.size(); i++) {
            Contact<Collider> contact = contacts.get(i);
            assertTrue(contact.getIdA() < contact.getIdB());
            assertEquals(contact.getIdA(), contact.getA().getId());
            assertEquals(contact.getIdB(), contact.getB().getId());
            if (i > 0) {
                Contact<Collider> previous = contacts.get(i - 1);
                assertTrue(previous.getIdA() < contact.getIdA()
                        || previous.getIdA() == contact.getIdA() && previous.getIdB() < contact.getIdB());
            }
        }
    }

    @Test
    void theSameCallsGiveTheSameEventsBitForBit() {
        long[] first = hashes();
        long[] second = hashes();
        for (int tick = 0; tick < first.length; tick++) {
            assertEquals(first[tick], second[tick], "tick " + (tick + 1) + ", seed " + SEED);
        }
    }

    private static long[] hashes() {
        Swarm swarm = new Swarm(SEED, 250, 45);
        long[] hashes = new long[80];
        for (int tick = 1; tick <= hashes.length; tick++) {
            swarm.move(tick);
            if (tick % 20 == 0) {
                swarm.world().remove(swarm.colliders().get(tick), ExitReason.DISABLED);
            }
            swarm.world().step();
            long hash = 0;
            hash = hash(hash, swarm.world().getEvents().exits());
            hash = hash(hash, swarm.world().getEvents().enters());
            hashes[tick - 1] = hash(hash, swarm.world().getEvents().stays());
        }
        return hashes;
    }

    private static long hash(long start, List<Contact<Collider>> contacts) {
        long hash = 31 * start + contacts.size();
        for (Contact<Collider> c : contacts) {
            hash = 31 * hash + c.getIdA();
            hash = 31 * hash + c.getIdB();
            hash = 31 * hash + (c.getExitReason() == null ? 0 : c.getExitReason().ordinal() + 1);
            hash = 31 * hash + 2 * c.getPieceA() + c.getPieceB();
            hash = 31 * hash + Double.doubleToRawLongBits(c.getPenetration().separation());
            hash = 31 * hash + Double.doubleToRawLongBits(c.getPenetration().normalX());
            hash = 31 * hash + Double.doubleToRawLongBits(c.getPenetration().normalY());
            for (int i = 0; i < c.getManifold().count(); i++) {
                hash = 31 * hash + Double.doubleToRawLongBits(c.getManifold().x(i));
                hash = 31 * hash + Double.doubleToRawLongBits(c.getManifold().y(i));
            }
        }
        return hash;
    }

    @Test
    void aSteadyTickAllocatesNothing() {
        Swarm swarm = new Swarm(SEED, 500, 80);
        CollisionWorld world = swarm.world();
        long[] seen = new long[2];
        Runnable tick = () -> {
            world.step();
            List<Contact<Collider>> enters = world.getEvents().enters();
            for (int i = 0; i < enters.size(); i++) {
                seen[0] += enters.get(i).getManifold().count();
            }
            seen[1] += world.getEvents().exits().size() + world.getContacts().size();
        };
        // The ticks that search for pairs differ from period to period, and so do the sizes of the buffers.
        for (int i = 0; i < 8 * Swarm.PERIOD; i++) {
            swarm.move(i);
            tick.run();
        }
        seen[0] = 0;
        for (int i = 0; i < Swarm.PERIOD; i++) {
            // Not measured: from JDK 21 on, StrictMath's sine allocates until it is compiled.
            swarm.move(i);
            assertEquals(0, AllocationMeter.bytes(tick), "tick " + i);
        }
        assertTrue(seen[0] > 1000, "only " + seen[0] + " points");
    }
}
