package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Outline;
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

class CollisionSnapshotTest {
    private final CollisionWorld world = new CollisionWorld();
    private final CollisionSnapshot snapshot = new CollisionSnapshot();
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
    void aNewSnapshotIsEmpty() {
        assertEquals(-1, snapshot.tick());
        assertEquals(0, snapshot.outlineCount());
        assertEquals(0, snapshot.pairs().count());
        assertEquals(-1, snapshot.pairs().find(a, b));
    }

    @Test
    void anUpdateCopiesOutlinesContactsAndNearMisses() {
        world.step();
        assertTrue(snapshot.update(world));
        assertEquals(1, snapshot.tick());
        assertEquals(3, snapshot.outlineCount());
        PieceOutline outline = snapshot.outline(1);
        assertSame(b, outline.collider());
        assertEquals(4, outline.elevation());
        assertTrue(outline.isTouching());
        assertEquals(List.of(0.5, -1.0, 2.5, -1.0, 2.5, 1.0, 0.5, 1.0), vertices(outline));
        assertFalse(snapshot.outline(2).isTouching());
        assertEquals(1, snapshot.pairs().count());
        assertEquals(1, snapshot.pairs().contactCount());
        assertSame(a, snapshot.pairs().a(0));
        assertSame(b, snapshot.pairs().b(0));
        assertEquals(0.5, snapshot.pairs().depth(0));
        assertEquals(0, snapshot.pairs().find(b, a));
        assertTrue(snapshot.pairs().isContact(b, a));
        assertFalse(snapshot.pairs().isNear(b, a));
    }

    @Test
    void aNearMissIsAPairThatDoesNotTouch() {
        near.setPosition(-3.5, -3.5);
        world.step();
        snapshot.update(world);
        assertEquals(2, snapshot.pairs().count());
        assertEquals(1, snapshot.pairs().contactCount());
        assertSame(near, snapshot.pairs().b(1));
        assertEquals(0, snapshot.pairs().depth(1));
        assertFalse(snapshot.pairs().isContact(a, near));
        assertTrue(snapshot.pairs().isNear(a, near));
        assertFalse(snapshot.pairs().isNear(b, near));
    }

    @Test
    void theOutlineOfARoundedShapeHasArcs() {
        near.setShape(ConvexPolygon.circle(2));
        world.step();
        snapshot.update(world);
        double[] xy = Outline.of(near.getPiece(0));
        PieceOutline outline = snapshot.outline(2);
        assertEquals(xy.length / 2, outline.count());
        for (int i = 0; i < outline.count(); i++) {
            assertEquals(xy[2 * i], outline.x(i));
            assertEquals(xy[2 * i + 1], outline.y(i));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e6, -1e6, 1e9})
    void farFromTheOriginShapesAndPointsKeepTheirDigits(double far) {
        near.setShape(ConvexPolygon.circle(0.5f));
        near.setPosition(far, far);
        a.setPosition(far, 0);
        b.setPosition(far + 1.998046875, 0);
        world.step();
        snapshot.update(world);
        PieceOutline outline = snapshot.outline(1);
        assertEquals(List.of(far + 0.998046875, -1.0, far + 2.998046875, -1.0, far + 2.998046875, 1.0,
                far + 0.998046875, 1.0), vertices(outline));
        assertEquals(List.of(far + 0.998046875, -1.0, far + 2.998046875, 1.0),
                List.of(outline.minX(), outline.minY(), outline.maxX(), outline.maxY()));
        assertEquals(world.getContact(a, b).getDepth(), snapshot.pairs().depth(0));
        PieceOutline circle = snapshot.outline(2);
        for (int i = 0; i < circle.count(); i++) {
            assertEquals(0.5, Math.hypot(circle.x(i) - far, circle.y(i) - far), 2e-16 * Math.abs(far));
        }
    }

    @Test
    void filteredPairsAndEmptyCollidersAreLeftOut() {
        Collider empty = world.add("empty");
        WorldAccess.<CollisionWorld, Collider>get().setPieceCount(empty, 2);
        a.setFilter(1, 0, 0);
        world.step();
        snapshot.update(world);
        assertEquals(0, snapshot.pairs().count());
        assertEquals(3, snapshot.outlineCount());
    }

    @Test
    void aSnapshotDoesNotChangeUntilTheNextUpdate() {
        world.step();
        snapshot.update(world);
        List<Double> before = vertices(snapshot.outline(1));
        b.setPosition(70, 70);
        world.step();
        world.remove(a, ExitReason.REMOVED);
        world.step();
        assertEquals(1, snapshot.tick());
        assertEquals(before, vertices(snapshot.outline(1)));
        assertEquals(1, snapshot.pairs().count());
        assertSame(a, snapshot.pairs().a(0));
        assertTrue(snapshot.update(world));
        assertEquals(3, snapshot.tick());
        assertEquals(0, snapshot.pairs().count());
        assertEquals(2, snapshot.outlineCount());
    }

    @Test
    void aPieceSleepsThatHasNotMovedForLongAndWakesWhenItMoves() {
        for (int tick = 0; tick < 200; tick++) {
            b.setPosition(1.5, 0.01 * tick);
            world.step();
            snapshot.update(world);
            assertFalse(snapshot.outline(1).isSleeping());
            assertTrue(tick > 4 || !snapshot.outline(2).isSleeping());
        }
        assertTrue(snapshot.outline(0).isSleeping() && snapshot.outline(2).isSleeping());
        a.setAngle(1);
        world.step();
        snapshot.update(world);
        assertFalse(snapshot.outline(0).isSleeping());
        assertTrue(snapshot.outline(2).isSleeping());
    }

    @Test
    void theEnlargedBoxOfAPieceAtRestIsSlightlyLargerThanThePiece() {
        world.step();
        snapshot.update(world);
        PieceOutline outline = snapshot.outline(0);
        assertTrue(outline.fatMinX() < -1 && outline.fatMinX() > -1.1 && outline.fatMaxY() > 1
                && outline.fatMaxY() < 1.1);
    }

    @Test
    void aSecondUpdateInATickCopiesNothing() {
        world.step();
        assertTrue(snapshot.update(world));
        assertFalse(snapshot.update(world));
    }

    @Test
    void anUpdateAfterATeardownEmptiesTheSnapshot() {
        world.step();
        snapshot.update(world);
        world.tearDown();
        assertTrue(snapshot.update(world));
        assertEquals(0, snapshot.outlineCount());
        assertEquals(0, snapshot.pairs().count());
        assertEquals(1, snapshot.tick());
    }

    @Test
    void aRemovedColliderIsNotKeptAlive() {
        world.step();
        snapshot.update(world);
        WeakReference<Object> owner = new WeakReference<>(world.add(new Object()).getOwner());
        Collider last = world.getColliders().get(3);
        last.setShape(ConvexPolygon.rectangle(20, 20));
        world.step();
        snapshot.update(world);
        assertEquals(4, snapshot.outlineCount());
        world.remove(last, ExitReason.REMOVED);
        last = null;
        world.step();
        world.step();
        snapshot.update(world);
        assertFalse(KeptAlive.test(owner), "the collider's owner is kept alive");
    }

    @Test
    void changesAfterTheStepAreNotCopied() {
        world.step();
        b.setShape(ConvexPolygon.regular(30, 1), ConvexPolygon.regular(5, 1));
        world.add("late").setShape(ConvexPolygon.rectangle(1, 1));
        world.remove(near, ExitReason.REMOVED);
        snapshot.update(world);
        assertEquals(3, snapshot.outlineCount());
        assertEquals(4, snapshot.outline(1).count());
        assertEquals(1, snapshot.pairs().count());
    }

    @Test
    void aWithdrawnContactIsANearMiss() {
        world.step();
        WorldAccess.<CollisionWorld, Collider>get().withdraw(world, world.getContacts().get(0));
        assertTrue(snapshot.update(world));
        assertEquals(0, snapshot.pairs().contactCount());
        assertEquals(1, snapshot.pairs().count());
        assertFalse(snapshot.outline(0).isTouching());
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
        CollisionSnapshot shown = new CollisionSnapshot();
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
            assertEquals(expected.size(), shown.pairs().contactCount());
            List<List<Collider>> near = pairsByBruteForce(crowd, all, false);
            assertTrue(near.size() > 40, "only " + near.size() + " near misses");
            expected.addAll(near);
            assertEquals(expected.size(), shown.pairs().count());
            for (int i = 0; i < all.size(); i++) {
                Collider collider = all.get(i);
                List<Contact<Collider>> contacts = new ArrayList<>();
                crowd.getContacts(collider, contacts);
                assertSame(collider, shown.outline(i).collider());
                assertEquals(!contacts.isEmpty(), shown.outline(i).isTouching());
            }
            for (int asked = 0; asked < 200; asked++) {
                int i = random.nextInt(expected.size());
                assertEquals(expected.get(i), List.of(shown.pairs().a(i), shown.pairs().b(i)),
                        "tick " + tick + ", pair " + i);
                assertEquals(i, shown.pairs().find(shown.pairs().b(i), shown.pairs().a(i)));
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
            snapshot.update(world);
            snapshot.pairs().a(snapshot.pairs().count() - 1);
            snapshot.pairs().a(snapshot.pairs().contactCount() / 2);
        };
        for (int i = 0; i < 300; i++) {
            tick.run();
            look.run();
        }
        tick.run();
        assertTrue(AllocationMeter.bytes(look) < 100);
        assertTrue(snapshot.pairs().contactCount() > 20, "there is something to see");
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
        snapshot.update(world);
        NearPairs pairs = snapshot.pairs();
        List<Contact<Collider>> sorted = new ArrayList<>(world.getContacts());
        sorted.sort(Comparator.comparingDouble((Contact<Collider> contact) -> -contact.getDepth()));
        assertTrue(sorted.size() > 1000, "only " + sorted.size() + " contacts");
        assertEquals(sorted.size(), pairs.contactCount());
        for (int pair = 0; pair < sorted.size(); pair++) {
            String label = "seed " + seed + ", pair " + pair;
            assertSame(sorted.get(pair).getA(), pairs.a(pair), label);
            assertSame(sorted.get(pair).getB(), pairs.b(pair), label);
            assertEquals(sorted.get(pair).getDepth(), pairs.depth(pair), label);
        }
        for (int pair = pairs.contactCount() + 1; pair < pairs.count(); pair++) {
            int order = Integer.compare(pairs.a(pair - 1).getId(), pairs.a(pair).getId());
            assertTrue(order < 0 || order == 0 && pairs.b(pair - 1).getId() < pairs.b(pair).getId());
        }
    }

    private static double coordinate(Random random, double grid) {
        double value = 20 * random.nextDouble();
        return grid == 0 ? value : grid * Math.round(value / grid);
    }

    @Test
    void aNearPairIsApartInDepthWithTheRangesOfTheLastStep() {
        b.setElevation(3);
        world.step();
        assertDepth(false, Double.NEGATIVE_INFINITY);
        world.setDepthTest(true);
        assertDepth(false, Double.NEGATIVE_INFINITY);
        world.step();
        assertDepth(true, 3);
        a.setElevation(50);
        assertDepth(true, 3);
        a.setElevation(0);
        a.setDepthRange(0, 3.5f);
        world.step();
        assertDepth(false, -0.5);
    }

    private void assertDepth(boolean apart, double separation) {
        WorldAccess<CollisionWorld, Collider> access = WorldAccess.get();
        assertEquals(apart, access.isApartInDepth(world, b, a));
        assertEquals(separation, access.depthSeparation(world, b, a));
    }

    private static List<Double> vertices(PieceOutline outline) {
        List<Double> xy = new ArrayList<>();
        for (int i = 0; i < outline.count(); i++) {
            xy.add(outline.x(i));
            xy.add(outline.y(i));
        }
        return xy;
    }
}
