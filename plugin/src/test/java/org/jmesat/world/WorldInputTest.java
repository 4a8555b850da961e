package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.Buffers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls at the wrong time, changes at rest, and very large coordinates. */
class WorldInputTest extends BoxWorld {
    static Stream<Executable> changesOfARemovedCollider() {
        CollisionWorld world = new CollisionWorld();
        Collider old = world.add("ghost");
        old.setShape(BOX);
        world.step();
        world.remove(old, ExitReason.REMOVED);
        world.step();
        world.step();
        return Stream.of(() -> old.setShape(BOX), () -> old.setPieceCount(0), () -> old.setPosition(0, 0),
                () -> old.setAngle(0), () -> old.setRotation(1, 0), () -> old.setFixed(false),
                () -> old.setFilter(1, -1, 0), () -> old.setPiece(0, Buffers.of(BOX), 0, 0));
    }

    @ParameterizedTest
    @MethodSource("changesOfARemovedCollider")
    void aColliderRemovedLongAgoRefusesChanges(Executable change) {
        String message = assertThrows(IllegalStateException.class, change).getMessage();
        assertTrue(message.contains("0 (ghost) was removed"), message);
    }

    @Test
    void aColliderRefusesChangesAfterATeardown() {
        Collider a = box("a", 0, 0);
        world.step();
        world.tearDown();
        String message = assertThrows(IllegalStateException.class, () -> a.setPosition(1, 1)).getMessage();
        assertTrue(message.contains("0 (a) was removed"), message);
        assertTrue(a.isRemoved());
    }

    @Test
    void aRemovedColliderCannotMoveTheOneThatReusesItsSlot() {
        Collider old = box("old", 0, 0);
        box("b", 0, 0);
        world.step();
        world.remove(old, ExitReason.REMOVED);
        world.step();
        Collider next = box("next", 0.5, 0);
        assertEquals(List.of("ENTER b next"), step());
        assertThrows(IllegalStateException.class, () -> old.setPosition(50, 50));
        assertEquals(List.of("STAY b next"), step());
        assertEquals(0.5, next.getX());
    }

    @Test
    void removingARemovedColliderDoesNothing() {
        box("a", 0, 0);
        Collider b = box("b", 1, 0);
        world.step();
        world.remove(b, ExitReason.DISABLED);
        world.remove(b, ExitReason.REMOVED);
        assertEquals(List.of("EXIT a b DISABLED"), step());
        world.remove(b, ExitReason.REMOVED);
        assertEquals(List.of(), step());
        world.tearDown();
        world.remove(b, ExitReason.REMOVED);
        assertEquals(List.of(), step());
    }

    @Test
    void aColliderThatIsAddedAndRemovedWithinATickRaisesNoEvent() {
        box("a", 0, 0);
        Collider flash = box("flash", 0, 0);
        world.remove(flash, ExitReason.REMOVED);
        assertEquals(List.of(), step());
        assertEquals(1, world.getColliders().size());
        assertEquals(List.of(), step());
    }

    @Test
    void aColliderReplacedWithinATickExitsAndTheNewOneEnters() {
        box("a", 0, 0);
        Collider b = box("b", 0, 0);
        world.step();
        world.remove(b, ExitReason.REMOVED);
        box("b2", 0, 0);
        world.remove(box("flash", 0, 0), ExitReason.REMOVED);
        assertEquals(List.of("EXIT a b REMOVED", "ENTER a b2"), step());
    }

    /** Calls that a step refuses. */
    private enum Refused {
        STEP,
        TEAR_DOWN,
        ADD,
        REMOVE,
        FILTER,
        MAX_PAIRS,
        THREADS;

        void call(CollisionWorld world, Collider collider) {
            switch (this) {
                case STEP -> world.step();
                case TEAR_DOWN -> world.tearDown();
                case ADD -> world.add("late");
                case REMOVE -> world.remove(collider, ExitReason.REMOVED);
                case FILTER -> world.setPairFilter(null);
                case MAX_PAIRS -> world.setMaxPairs(1);
                default -> world.setWorkerThreads(2);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPairFilterThatChangesTheWorldThrowsAndOtherPairsAreReported(Refused call) {
        Collider a = box("a", 0, 0);
        box("b", 1, 0);
        box("c", 50, 0);
        box("d", 51, 0);
        world.setPairFilter((low, high) -> {
            if (low == a) {
                call.call(world, a);
            }
            return true;
        });
        IllegalStateException thrown = assertThrows(IllegalStateException.class, world::step);
        assertTrue(thrown.getMessage().contains("during a step"), thrown.getMessage());
        assertEquals(List.of("ENTER c d"), events());
        assertEquals(1, world.getTick());
        world.setPairFilter(null);
        assertEquals(List.of("ENTER a b", "STAY c d"), step());
        assertFalse(a.isRemoved());
        assertEquals(4, world.getColliders().size());
    }

    @ParameterizedTest
    @EnumSource
    void aPairFilterThatCatchesTheRefusalHasChangedNothing(Refused call) {
        Collider a = box("a", 0, 0);
        box("b", 1, 0);
        int[] calls = new int[1];
        world.setPairFilter((low, high) -> {
            assertThrows(IllegalStateException.class, () -> call.call(world, a));
            calls[0]++;
            return true;
        });
        assertEquals(List.of("ENTER a b"), step());
        assertEquals(List.of("STAY a b"), step());
        assertEquals(2, calls[0]);
        assertEquals(2, world.getColliders().size());
    }

    @Test
    void aStepAndATeardownDuringDeliveryAreRefusedAndKeepTheEvents() {
        Collider a = box("a", 0, 0);
        Collider b = box("b", 1, 0);
        box("c", 1, 1);
        world.step();
        world.remove(b, ExitReason.REMOVED);
        List<String> delivered = step();
        assertEquals(List.of("EXIT a b REMOVED", "EXIT b c REMOVED", "STAY a c"), delivered);
        lock.setDelivering(true);
        String message = assertThrows(IllegalStateException.class, world::step).getMessage();
        assertTrue(message.contains("delivered"), message);
        assertThrows(IllegalStateException.class, world::tearDown);
        assertEquals(delivered, events());
        assertEquals(2, world.getTick());
        assertSame(b, world.getEvents().exits().get(0).getB());

        a.setPosition(50, 0);
        box("late", 50, 0);
        assertEquals(delivered, events(), "changes apply at the next step");
        lock.setDelivering(false);
        assertEquals(List.of("EXIT a c SEPARATED", "ENTER a late"), step());
    }

    @Test
    void ofSeveralThreadsOnlyOneCanStep() throws Exception {
        int threads = 4;
        box("a", 0, 0);
        box("b", 1, 0);
        CyclicBarrier start = new CyclicBarrier(threads);
        CountDownLatch refused = new CountDownLatch(threads - 1);
        world.setPairFilter((low, high) -> {
            try {
                refused.await();
                return true;
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<String>> outcomes = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                outcomes.add(pool.submit(() -> {
                    start.await();
                    try {
                        world.step();
                        return "stepped";
                    } catch (IllegalStateException e) {
                        refused.countDown();
                        return e.getMessage();
                    }
                }));
            }
            List<String> found = new ArrayList<>();
            for (Future<String> outcome : outcomes) {
                found.add(outcome.get());
            }
            assertEquals(1, Collections.frequency(found, "stepped"), found.toString());
            assertEquals(threads - 1, found.stream().filter(each -> each.contains("during a step")).count(),
                    found.toString());
        } finally {
            pool.shutdownNow();
        }
        assertEquals(List.of("ENTER a b"), events());
        assertEquals(1, world.getTick());
        world.setPairFilter(null);
        assertEquals(List.of("STAY a b"), step());
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1.1e150, -1.1e150,
        Double.MAX_VALUE})
    void aPositionThatIsNotFiniteOrTooLargeIsRefused(double bad) {
        Collider a = box("a", 0, 0);
        box("b", 1, 0);
        world.step();
        for (Executable call : List.<Executable>of(() -> a.setPosition(bad, 0), () -> a.setPosition(0, bad),
                () -> a.setPosition(bad, bad), () -> a.setPiece(0, Buffers.of(BOX), bad, 0))) {
            String message = assertThrows(IllegalArgumentException.class, call).getMessage();
            assertTrue(message.contains("0 (a)") && message.contains(String.valueOf(bad)), message);
        }
        assertEquals(0, a.getX());
        assertEquals(0, a.getY());
        assertEquals(List.of("STAY a b"), step());
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e150, -1e150})
    void theLargestPositionIsAccepted(double far) {
        Collider a = box("a", 0, 0);
        box("b", 1, 0);
        box("c", -far, far);
        world.step();
        a.setPosition(far, far);
        assertEquals(List.of("EXIT a b SEPARATED"), step());
        a.setPosition(0, 0);
        assertEquals(List.of("ENTER a b"), step());
    }

    /**
     * Boxes of side 2,000 whose sides are whole numbers, so that every gap is exact. Four ulp of a float are 256 at 10⁹
     * and 262,144 at 10¹², and more than two millionths of the pair's size at both.
     */
    @ParameterizedTest
    @CsvSource({"1e9, 256", "-1e9, 256", "1e12, 262144", "-1e12, 262144"})
    void touchingAtLargeCoordinatesIsWithinFourUlp(double far, double tolerance) {
        Collider a = world.add("a");
        Collider b = world.add("b");
        a.setShape(ConvexPolygon.rectangle(2_000, 2_000));
        b.setShape(ConvexPolygon.rectangle(2_000, 2_000));
        a.setPosition(far, far);
        placeWithGap(b, far, tolerance + 1);
        assertEquals(List.of(), step(), "just beyond the tolerance");
        placeWithGap(b, far, tolerance - 1);
        assertEquals(List.of("ENTER a b"), step(), "just within the tolerance");
        assertEquals(tolerance - 1, world.getContact(a, b).getPenetration().separation(), 0.01);
        placeWithGap(b, far, 2 * tolerance - 1);
        assertEquals(List.of("STAY a b"), step(), "just within twice the tolerance");
        placeWithGap(b, far, 2 * tolerance + 1);
        assertEquals(List.of("EXIT a b SEPARATED"), step(), "just beyond twice the tolerance");
    }

    @ParameterizedTest
    @CsvSource({"1e9, 256", "1e12, 262144"})
    void exclusiveContactAtLargeCoordinatesBeginsBeyondTheTolerance(double far, double tolerance) {
        world.setTouchPolicy(TouchPolicy.EXCLUSIVE);
        Collider a = world.add("a");
        Collider b = world.add("b");
        float side = (float) (4 * tolerance);
        a.setShape(ConvexPolygon.rectangle(side, side));
        b.setShape(ConvexPolygon.rectangle(side, side));
        a.setPosition(far, 0);
        b.setPosition(far + side - tolerance + 1, 0);
        assertEquals(List.of(), step(), "just short of the tolerance");
        b.setPosition(far + side - tolerance - 1, 0);
        assertEquals(List.of("ENTER a b"), step(), "just deeper than the tolerance");
        b.setPosition(far + side - tolerance / 2 - 1, 0);
        assertEquals(List.of("STAY a b"), step(), "just deeper than half the tolerance");
        b.setPosition(far + side - tolerance / 2 + 1, 0);
        assertEquals(List.of("EXIT a b SEPARATED"), step(), "just short of half the tolerance");
    }

    /** Places a box on the side of the origin, so that the other box has the largest coordinate. */
    private static void placeWithGap(Collider collider, double far, double gap) {
        collider.setPosition(far - Math.signum(far) * (2_000 + gap), far);
    }

    @Test
    void changedFiltersAndPoliciesApplyAtOnceToPairsAtRest() {
        box("a", 0, 0);
        box("b", 1, 0);
        world.step();
        for (int round = 0; round < 3; round++) {
            stepAtRest();
            world.getLayers().setColliding(0, 0, false);
            assertEquals(List.of("EXIT a b FILTERED"), step());
            assertEquals(List.of(), step());
            assertEquals(List.of(), step());
            world.getLayers().setColliding(0, 0, true);
            assertEquals(List.of("ENTER a b"), step());
            stepAtRest();
            world.setPairFilter((low, high) -> world.getTick() % 2 == 0);
            boolean allowed = world.getTick() % 2 != 0;
            assertEquals(List.of(allowed ? "STAY a b" : "EXIT a b FILTERED"), step());
            assertEquals(List.of(allowed ? "EXIT a b FILTERED" : "ENTER a b"), step());
            world.setPairFilter(null);
            assertEquals(List.of(allowed ? "ENTER a b" : "STAY a b"), step());
            stepAtRest();
            world.getColliders().get(0).setPosition(-1, 0);
            stepAtRest();
            world.setTouchPolicy(TouchPolicy.EXCLUSIVE);
            assertEquals(List.of("EXIT a b SEPARATED"), step());
            world.setTouchPolicy(TouchPolicy.INCLUSIVE);
            assertEquals(List.of("ENTER a b"), step());
            world.getColliders().get(0).setPosition(0, 0);
            stepAtRest();
        }
    }

    private void stepAtRest() {
        for (int i = 0; i < 12; i++) {
            assertEquals(List.of("STAY a b"), step());
        }
    }

    @Test
    void collidersWithoutVerticesTouchNothing() {
        Collider bare = world.add("bare");
        Collider hollow = world.add("hollow");
        hollow.setPieceCount(3);
        Collider a = box("a", 0, 0);
        assertEquals(List.of(), step());
        bare.setPosition(1, 1);
        hollow.setAngle(1);
        assertEquals(List.of(), step());
        assertNull(world.explain(bare, a));
        assertNull(world.explain(hollow, a));
        hollow.setPiece(2, Buffers.of(BOX), 0.5, 0);
        assertEquals(List.of("ENTER hollow a"), step());
        assertNotNull(world.explain(hollow, a));
        hollow.setPieceCount(2);
        bare.setShape(BOX);
        assertEquals(List.of("EXIT hollow a INVALID", "ENTER bare a"), step());
        world.remove(hollow, ExitReason.REMOVED);
        bare.setShape();
        assertEquals(List.of("EXIT bare a INVALID"), step());
        world.remove(bare, ExitReason.REMOVED);
        assertEquals(List.of(), step());
    }
}
