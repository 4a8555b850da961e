package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
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
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.KeptAlive;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
        assertEquals(0, snapshot.pairCount());
        assertEquals(-1, snapshot.findDeepest());
        assertEquals(-1, snapshot.find(a, b));
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
        assertEquals(1, snapshot.pairCount());
        assertEquals(1, snapshot.contactCount());
        assertSame(a, snapshot.a(0));
        assertSame(b, snapshot.b(0));
        assertEquals(0.5, snapshot.depth(0));
        assertEquals(0, snapshot.find(b, a));
        PairDescription pair = snapshot.describe(world, a, b);
        assertTrue(pair.touching());
        assertEquals(0.5, pair.depth());
        assertEquals(1, pair.normalX());
        assertEquals(0, pair.normalY());
        assertEquals(2, pair.pointCount());
        assertEquals(1, pair.sinceTick());
    }

    @Test
    void aNearMissIsAPairThatDoesNotTouch() {
        near.setPosition(-3.5, -3.5);
        world.step();
        snapshot.update(world);
        assertEquals(2, snapshot.pairCount());
        assertEquals(1, snapshot.contactCount());
        assertSame(near, snapshot.b(1));
        assertEquals(0, snapshot.depth(1));
        PairDescription pair = snapshot.describe(world, a, near);
        assertFalse(pair.touching());
        assertEquals(0, pair.depth());
        assertEquals(0, pair.pointCount());
        assertEquals(-1, pair.sinceTick());
        assertNull(snapshot.describe(world, b, near));
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
        PairDescription pair = snapshot.describe(world, a, b);
        assertEquals(world.getContact(a, b).getDepth(), pair.depth());
        assertEquals(pair.depth(), snapshot.depth(0));
        for (int i = 0; i < pair.pointCount(); i++) {
            assertEquals(world.getContact(a, b).getManifold().x(i), pair.pointX(i));
            assertEquals(world.getContact(a, b).getManifold().y(i), pair.pointY(i));
            assertEquals(far + 0.9990234375, pair.pointX(i), 0.0009765625);
        }
        PieceOutline circle = snapshot.outline(2);
        for (int i = 0; i < circle.count(); i++) {
            assertEquals(0.5, Math.hypot(circle.x(i) - far, circle.y(i) - far), 2e-16 * Math.abs(far));
        }
    }

    @Test
    void filteredPairsAndEmptyCollidersAreLeftOut() {
        Collider empty = world.add("empty");
        empty.setPieceCount(2);
        a.setFilter(1, 0, 0);
        world.step();
        snapshot.update(world);
        assertEquals(0, snapshot.pairCount());
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
        assertEquals(1, snapshot.pairCount());
        assertSame(a, snapshot.a(0));
        assertTrue(snapshot.update(world));
        assertEquals(3, snapshot.tick());
        assertEquals(0, snapshot.pairCount());
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
        assertThrows(IllegalStateException.class, outline::fatMinX);
        snapshot.setFatBoxesCopied(true);
        assertTrue(snapshot.update(world));
        snapshot.outline(0, outline);
        assertTrue(outline.fatMinX() < -1 && outline.fatMinX() > -1.1 && outline.fatMaxY() > 1
                && outline.fatMaxY() < 1.1);
        snapshot.setFatBoxesCopied(false);
        snapshot.update(world);
        assertThrows(IllegalStateException.class, snapshot.outline(0)::fatMaxX);
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
        assertEquals(0, snapshot.pairCount());
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
        assertEquals(1, snapshot.pairCount());
    }

    @Test
    void aWithdrawnContactIsANearMiss() {
        world.step();
        world.withdraw(world.getContacts().get(0));
        assertTrue(snapshot.update(world));
        assertEquals(0, snapshot.contactCount());
        assertEquals(1, snapshot.pairCount());
        assertFalse(snapshot.outline(0).isTouching());
    }

    @Test
    void anIndexBeyondTheLastIsRefused() {
        world.step();
        snapshot.update(world);
        assertThrows(IndexOutOfBoundsException.class, () -> snapshot.outline(3));
        assertThrows(IndexOutOfBoundsException.class, () -> snapshot.a(1));
        assertThrows(IndexOutOfBoundsException.class, () -> snapshot.outline(0).x(4));
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
            assertEquals(expected.size(), shown.contactCount());
            List<List<Collider>> near = pairsByBruteForce(crowd, all, false);
            assertTrue(near.size() > 40, "only " + near.size() + " near misses");
            expected.addAll(near);
            assertEquals(expected.size(), shown.pairCount());
            for (int i = 0; i < all.size(); i++) {
                Collider collider = all.get(i);
                List<Contact<Collider>> contacts = new ArrayList<>();
                crowd.getContacts(collider, contacts);
                assertSame(collider, shown.outline(i).collider());
                assertEquals(!contacts.isEmpty(), shown.outline(i).isTouching());
            }
            for (int asked = 0; asked < 200; asked++) {
                int i = random.nextInt(expected.size());
                assertEquals(expected.get(i), List.of(shown.a(i), shown.b(i)), "tick " + tick + ", pair " + i);
                assertEquals(i, shown.find(shown.b(i), shown.a(i)));
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
        snapshot.setContactsCopied(true);
        snapshot.setSweepsCopied(true);
        snapshot.setFatBoxesCopied(true);
        SnapshotWindow window = new SnapshotWindow();
        Runnable look = () -> {
            snapshot.update(world, window);
            snapshot.a(snapshot.pairCount() - 1);
            snapshot.a(snapshot.contactCount() / 2);
        };
        for (int i = 0; i < 300; i++) {
            tick.run();
            look.run();
            window.set(2, 2, 8 + i % 10, 8 + i % 10);
            look.run();
            window.setAll();
        }
        tick.run();
        assertTrue(AllocationMeter.bytes(look) < 100);
        window.set(4, 4, 15, 15);
        assertTrue(AllocationMeter.bytes(look) < 100);
        assertTrue(snapshot.markCount() > 20 && snapshot.sweptPieceCount() > 5, "there is something to see");
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
