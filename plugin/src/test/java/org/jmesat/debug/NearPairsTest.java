package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.KeptAlive;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NearPairsTest {
    private final CollisionWorld world = new CollisionWorld();
    private final NearPairs pairs = new NearPairs();
    private final Collider a = world.add("a");
    private final Collider b = world.add("b");
    private final Collider near = world.add("near");

    @BeforeEach
    void shape() {
        a.setShape(ConvexPolygon.rectangle(2, 2));
        b.setShape(ConvexPolygon.rectangle(2, 2));
        b.setPosition(1.5, 0);
        b.setElevation(4);
        near.setShape(ConvexPolygon.of(0, 0, 3, 0, 0, 3));
        near.setPosition(-9, -9);
    }

    @Test
    void atFirstThereAreNone() {
        assertEquals(0, pairs.count());
        assertEquals(-1, pairs.find(a, b));
    }

    @Test
    void aContactIsAPairWithItsDepth() {
        world.step();
        pairs.update(world);
        assertEquals(1, pairs.count());
        assertEquals(1, pairs.contactCount());
        assertSame(a, pairs.get(0).a);
        assertSame(b, pairs.get(0).b);
        assertEquals(0.5, pairs.get(0).depth);
        assertEquals(0, pairs.find(b, a));
            }

    @Test
    void aNearMissIsAPairThatDoesNotTouch() {
        near.setPosition(-3.5, -3.5);
        world.step();
        pairs.update(world);
        assertEquals(2, pairs.count());
        assertEquals(1, pairs.contactCount());
        assertSame(near, pairs.get(1).b);
        assertEquals(-1, pairs.get(1).depth);
        assertEquals(1, pairs.find(a, near));
        assertEquals(-1, pairs.find(b, near));
    }

    @Test
    void filteredPairsAndEmptyCollidersAreLeftOut() {
        Collider empty = world.add("empty");
        WorldAccess.<CollisionWorld, Collider>get().setPieceCount(empty, 2);
        a.setFilter(1, 0, 0);
        world.step();
        pairs.update(world);
        assertEquals(0, pairs.count());
    }

    @Test
    void afterATeardownThereAreNone() {
        world.step();
        pairs.update(world);
        world.tearDown();
        pairs.update(world);
        assertEquals(0, pairs.count());
    }

    @Test
    void aRemovedColliderIsNotKeptAlive() {
        WeakReference<Object> owner = new WeakReference<>(world.add(new Object()).getOwner());
        Collider last = world.getColliders().get(3);
        last.setShape(ConvexPolygon.rectangle(20, 20));
        world.step();
        pairs.update(world);
        assertEquals(4, pairs.contactCount());
        world.remove(last, ExitReason.REMOVED);
        last = null;
        world.step();
        world.step();
        pairs.update(world);
        assertFalse(KeptAlive.test(owner), "the collider's owner is kept alive");
    }

    @Test
    void changesAfterTheStepAreNotCopied() {
        world.step();
        b.setShape(ConvexPolygon.regular(30, 1), ConvexPolygon.regular(5, 1));
        world.add("late").setShape(ConvexPolygon.rectangle(1, 1));
        world.remove(near, ExitReason.REMOVED);
        pairs.update(world);
        assertEquals(1, pairs.count());
    }

    @Test
    void aWithdrawnContactIsANearMiss() {
        world.step();
        WorldAccess.<CollisionWorld, Collider>get().withdraw(world, world.getContacts().get(0));
        pairs.update(world);
        assertEquals(0, pairs.contactCount());
        assertEquals(1, pairs.count());
    }

    /** Compared with a loop over all pairs of colliders: contacts sorted by depth and ids, near pairs by ids. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void pairsHaveOverlappingBoxesAndContactsComeFirst(long seed) {
        Random random = new Random(seed);
        CollisionWorld crowd = new CollisionWorld();
        List<Collider> all = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            Collider collider = crowd.add(i);
            collider.setShape(ConvexPolygon.regular(3 + random.nextInt(4), 0.5f + random.nextFloat()));
            collider.setFixed(random.nextInt(5) == 0);
            all.add(collider);
        }
        NearPairs shown = new NearPairs();
        for (int tick = 0; tick < 30; tick++) {
            for (Collider collider : all) {
                if (tick == 0 || random.nextInt(3) == 0) {
                    collider.setPosition(25 * random.nextDouble(), 25 * random.nextDouble());
                }
            }
            if (tick % 7 == 6) {
                crowd.remove(all.remove(random.nextInt(all.size())), ExitReason.REMOVED);
            }
            crowd.step();
            shown.update(crowd);
            List<List<Collider>> expected = pairsByBruteForce(crowd, all, true);
            expected.sort(Comparator.comparingDouble(pair -> -crowd.getContact(pair.get(0), pair.get(1)).getDepth()));
            assertEquals(expected.size(), shown.contactCount());
            List<List<Collider>> near = pairsByBruteForce(crowd, all, false);
            assertTrue(near.size() > 40, "only " + near.size() + " near misses");
            expected.addAll(near);
            assertEquals(expected.size(), shown.count());
            for (int asked = 0; asked < 200; asked++) {
                int i = random.nextInt(expected.size());
                assertEquals(expected.get(i), List.of(shown.get(i).a, shown.get(i).b),
                        "tick " + tick + ", pair " + i);
                assertEquals(i, shown.find(shown.get(i).b, shown.get(i).a));
            }
        }
    }

    private static List<List<Collider>> pairsByBruteForce(CollisionWorld world, List<Collider> all, boolean touching) {
        List<List<Collider>> pairs = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            for (int j = i + 1; j < all.size(); j++) {
                PlacedPolygon p = all.get(i).getPiece(0);
                PlacedPolygon q = all.get(j).getPiece(0);
                boolean overlap = p.minX() <= q.maxX() && q.minX() <= p.maxX()
                        && p.minY() <= q.maxY() && q.minY() <= p.maxY();
                boolean allowed = !all.get(i).isFixed() || !all.get(j).isFixed();
                if (overlap && allowed && touching == (world.getContact(all.get(i), all.get(j)) != null)) {
                    pairs.add(List.of(all.get(i), all.get(j)));
                }
            }
        }
        return pairs;
    }

    @Test
    void anUpdateInASteadyStateAllocatesNothing() {
        List<Collider> all = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            all.add(world.add(i));
            all.get(i).setContinuous(i % 10 == 0);
            all.get(i).setShape(i % 3 == 0 ? ConvexPolygon.circle(1) : ConvexPolygon.regular(3 + i % 5, 1));
        }
        Random random = new Random(7);
        Runnable tick = () -> {
            all.forEach(each -> each.setPosition(20 * random.nextDouble(), 20 * random.nextDouble()));
            world.step();
        };
        Runnable look = () -> {
            pairs.update(world);
            pairs.get(pairs.count() - 1);
            pairs.get(pairs.contactCount() / 2);
        };
        for (int i = 0; i < 300; i++) {
            tick.run();
            look.run();
        }
        tick.run();
        assertTrue(AllocationMeter.bytes(look) < 100);
        assertTrue(pairs.contactCount() > 20, "there is something to see");
    }

    /** Compared with a full sort; on a grid, thousands of contacts have the same few depths. */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0.25", "3, 0.5", "4, 1"})
    void pairsAreSortedByDepthAndIds(long seed, double grid) {
        Random random = new Random(seed);
        for (int i = 0; i < 400; i++) {
            Collider box = world.add(i);
            box.setShape(ConvexPolygon.rectangle(2, 2));
            box.setPosition(coordinate(random, grid), coordinate(random, grid));
        }
        world.step();
        pairs.update(world);
        List<Contact<Collider>> sorted = new ArrayList<>(world.getContacts());
        sorted.sort(Comparator.comparingDouble((Contact<Collider> contact) -> -contact.getDepth()));
        assertTrue(sorted.size() > 1000, "only " + sorted.size() + " contacts");
        assertEquals(sorted.size(), pairs.contactCount());
        for (int pair = 0; pair < sorted.size(); pair++) {
            String label = "seed " + seed + ", pair " + pair;
            assertSame(sorted.get(pair).getA(), pairs.get(pair).a, label);
            assertSame(sorted.get(pair).getB(), pairs.get(pair).b, label);
            assertEquals(sorted.get(pair).getDepth(), pairs.get(pair).depth, label);
        }
        for (int pair = pairs.contactCount() + 1; pair < pairs.count(); pair++) {
            int order = Integer.compare(pairs.get(pair - 1).a.getId(), pairs.get(pair).a.getId());
            assertTrue(order < 0 || order == 0 && pairs.get(pair - 1).b.getId() < pairs.get(pair).b.getId());
        }
    }

    private static double coordinate(Random random, double grid) {
        double value = 20 * random.nextDouble();
        return grid == 0 ? value : grid * Math.round(value / grid);
    }

    @Test
    void aPieceSleepsThatHasNotMovedForLongAndWakesWhenItMoves() {
        WorldAccess<CollisionWorld, Collider> access = WorldAccess.get();
        for (int tick = 0; tick < 200; tick++) {
            b.setPosition(1.5, 0.01 * tick);
            world.step();
            assertFalse(access.isSleeping(b, 0));
            assertTrue(tick > 4 || !access.isSleeping(near, 0));
        }
        assertTrue(access.isSleeping(a, 0) && access.isSleeping(near, 0));
        a.setAngle(1);
        world.step();
        assertFalse(access.isSleeping(a, 0));
        assertTrue(access.isSleeping(near, 0));
    }

    @Test
    void theEnlargedBoxOfAPieceAtRestIsSlightlyLargerThanThePiece() {
        world.step();
        double[] fat = new double[4];
        WorldAccess.<CollisionWorld, Collider>get().copyFatBox(a, 0, fat);
        assertTrue(fat[0] < -1 && fat[0] > -1.1 && fat[3] > 1 && fat[3] < 1.1);
    }
}
