package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Contacts that a collision response holds for one step, in which the game may move a body back against it. */
class HeldContactTest {
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);

    private final CollisionWorld world = new CollisionWorld();
    private final Collider crate = box(0, 0);
    private final Collider player = box(0, 2);

    private Collider box(double x, double y) {
        Collider collider = world.add("box");
        collider.setShape(BOX);
        collider.setPosition(x, y);
        return collider;
    }

    /** Holds the pair as a response does that moved the crate up from −0.25 to 0, moves both, and steps. */
    private boolean isInContactAfter(double crateY, double playerY) {
        crate.setPosition(0, -0.25);
        world.step();
        world.hold(crate, 0, 0.25, player, 0, 0);
        crate.setPosition(0, crateY);
        player.setPosition(0, 2 + playerY);
        world.step();
        return world.getContact(crate, player) != null;
    }

    @ParameterizedTest
    @CsvSource({"-0.25, 0, true", "-0.25, -0.125, true", "-0.5, 0, true", "-0.515625, 0, false", 
        "-0.25, 0.015625, false", "0, 0.015625, false", "0, 0, true", "0.25, 0.265625, false", "-0.25, -0.25, true"})
    void aHeldContactLastsThroughMovesBackAgainstTheResponseOnly(double crateY, double playerY, boolean held) {
        assertEquals(held, isInContactAfter(crateY, playerY));
    }

    @Test
    void aContactIsHeldForOneStepOnly() {
        assertTrue(isInContactAfter(-0.25, 0));
        assertEquals(List.of("ENTER"), kinds());
        world.step();
        assertEquals(List.of("EXIT"), kinds());
        assertEquals(ExitReason.SEPARATED, world.getEvents().exits().get(0).getExitReason());
    }

    @Test
    void aContactHeldInEachStepStays() {
        isInContactAfter(-0.25, 0);
        for (int i = 0; i < 20; i++) {
            world.hold(player, 0, 0, crate, 0, 0.25);
            world.step();
            assertEquals(List.of("STAY"), kinds());
        }
    }

    @Test
    void aHeldContactOfSeparateShapesHasDepthZeroAndPointsBetweenThem() {
        isInContactAfter(-0.25, 0);
        Contact<Collider> contact = world.getContact(crate, player);
        assertEquals(0, contact.getDepth());
        assertEquals(0.25, contact.getPenetration().separation(), 1e-12);
        assertEquals(1, contact.getNormalY(), 1e-12);
        assertEquals(2, contact.getManifold().count());
        for (int i = 0; i < 2; i++) {
            assertTrue(contact.getManifold().y(i) >= 0.75 && contact.getManifold().y(i) <= 1);
        }
    }

    @Test
    void distantShapesCanBeHeld() {
        crate.setPosition(0, -50);
        world.step();
        world.hold(crate, 0, 50, player, 0, 0);
        world.step();
        assertEquals(List.of("ENTER"), kinds());
        world.hold(crate, 0, 50, player, 0, 0);
        box(900, 900);
        world.step();
        assertEquals(List.of("STAY"), kinds());
    }

    @Test
    void filtersAndRemovalsEndHeldContacts() {
        isInContactAfter(-0.25, 0);
        world.hold(crate, 0, 0.25, player, 0, 0);
        crate.setFilter(1, 0, 0);
        world.step();
        assertEquals(List.of("EXIT"), kinds());
        assertEquals(ExitReason.FILTERED, world.getEvents().exits().get(0).getExitReason());
        crate.setFilter(1, -1, 0);
        world.hold(crate, 0, 0.25, player, 0, 0);
        world.remove(player, ExitReason.REMOVED);
        world.step();
        assertEquals(List.of(), kinds());
    }

    @Test
    void anExclusiveContactIsHeldWhileTheShapesWouldOverlap() {
        world.setTouchPolicy(TouchPolicy.EXCLUSIVE);
        assertTrue(isInContactAfter(-0.25, -0.015625));
        assertEquals(false, isInContactAfter(-0.25, 0));
    }

    @Test
    void aContactThatCannotBeHeldIsRefused() {
        Collider stranger = new CollisionWorld().add("stranger");
        Collider removed = box(9, 9);
        world.remove(removed, ExitReason.REMOVED);
        for (Collider other : new Collider[] {stranger, removed, crate}) {
            assertThrows(IllegalArgumentException.class, () -> world.hold(crate, 0, 0, other, 0, 0));
        }
        for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
            String message = assertThrows(IllegalArgumentException.class,
                    () -> world.hold(crate, 0, 0, player, 0, bad)).getMessage();
            assertEquals("movedBY cannot be " + bad, message);
        }
        crate.setPosition(0, -0.25);
        world.step();
        assertEquals(List.of(), kinds());
    }

    @Test
    void holdingInEachStepAllocatesNothing() {
        Runnable step = () -> {
            crate.setPosition(0, -0.25);
            world.hold(crate, 0, 0.25, player, 0, 0);
            world.step();
        };
        for (int i = 0; i < 300; i++) {
            step.run();
        }
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 20; i++) {
            least = Math.min(least, AllocationMeter.bytes(step));
        }
        assertEquals(0, least);
    }

    private List<String> kinds() {
        List<String> kinds = new ArrayList<>();
        world.getEvents().exits().forEach(contact -> kinds.add("EXIT"));
        world.getEvents().enters().forEach(contact -> kinds.add("ENTER"));
        world.getEvents().stays().forEach(contact -> kinds.add("STAY"));
        return kinds;
    }

    /** Boxes on a grid, some bodies with two, some at rest; compares all pairs with intervals in each step. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void heldContactsOfManyPairsAgreeWithIntervals(int threads) {
        long seed = 4071;
        Random random = new Random(seed);
        HeldBoxes boxes = new HeldBoxes(60, random);
        boxes.world().setWorkerThreads(threads);
        int held = 0;
        for (int step = 0; step < 400; step++) {
            boxes.moveAndHold();
            boxes.world().step();
            held += boxes.compare("step " + step + ", seed " + seed + ", " + threads + " threads");
        }
        boxes.world().tearDown();
        assertTrue(held > 500, "only " + held + " pairs were in contact because they were held");
    }
}
