package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;

/** Many colliders on one point, and one collider over many. */
class HeapTest extends BoxWorld {
    /** {@code -Djmesat.pile.colliders=2000} makes a larger heap; contacts grow with the square of the number. */
    private static final int PILE = Integer.getInteger("jmesat.pile.colliders", 400);
    private static final int SCENERY = 1_000;

    @Test
    void allCollidersOnOnePointTouchEachOther() {
        for (int i = 0; i < PILE; i++) {
            box("box " + i, 7, -3);
        }
        world.step();
        assertEquals(PILE * (PILE - 1) / 2, world.getContacts().size());
        assertEquals(PILE * (PILE - 1) / 2, world.getEvents().enters().size());
        world.step();
        assertEquals(PILE * (PILE - 1) / 2, world.getEvents().stays().size());
        world.remove(world.getColliders().get(PILE / 2), ExitReason.REMOVED);
        world.step();
        assertEquals(PILE - 1, world.getEvents().exits().size());
        assertEquals((PILE - 1) * (PILE - 2) / 2, world.getContacts().size());
    }

    @Test
    void aHeapAtRestCostsAtMostATenthOfTheTickThatBuiltIt() {
        for (int i = 0; i < PILE; i++) {
            box("box " + i, 7, -3);
        }
        StepStatistics statistics = new StepStatistics();
        world.setStatistics(statistics);
        int all = PILE * (PILE - 1) / 2;
        world.step();
        assertEquals(all, statistics.getVisited());
        world.step();
        for (int tick = 3; tick < 60; tick++) {
            world.step();
            assertTrue(10 * statistics.getVisited() <= all, statistics.getVisited() + " pairs at tick " + tick);
            assertEquals(0, statistics.getTests());
            assertEquals(all, statistics.getPairs());
            assertEquals(all, world.getEvents().stays().size());
            assertEquals(all, world.getContacts().size());
            assertEquals(0, world.getEvents().enters().size());
        }
        world.getColliders().get(0).setPosition(50, 50);
        world.step();
        assertEquals(PILE - 1, world.getEvents().exits().size());
        assertEquals(all - PILE + 1, world.getEvents().stays().size());
        world.step();
        world.step();
        assertEquals(0, world.getEvents().exits().size());
        assertEquals(all - PILE + 1, world.getEvents().stays().size());
        world.getColliders().get(0).setPosition(7, -3);
        world.step();
        assertEquals(PILE - 1, world.getEvents().enters().size());
    }

    @Test
    void tenThousandCollidersOnOnePointAreRefusedByNameUntilTheyMoveApart() {
        Collider first = box("first", 50, 0);
        Collider second = box("second", 50.5, 0);
        Collider third = box("third", 60, 0);
        assertEquals(List.of("ENTER first second"), step());
        Collider[] heap = new Collider[10_000];
        for (int i = 0; i < heap.length; i++) {
            heap[i] = box("box " + i, 7, -3);
        }
        third.setPosition(51, 0);
        for (int threads : new int[] {1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}) {
            world.setWorkerThreads(threads);
            String message = assertThrows(TooManyPairsException.class, world::step).getMessage();
            assertTrue(message.contains("(box ") && message.contains(String.valueOf(world.getMaxPairs())), message);
            assertEquals(1, world.getContacts().size());
            assertEquals(0, world.getEvents().stays().size());
        }
        for (int i = 0; i < heap.length; i++) {
            heap[i].setPosition(7, 10 + 3 * (i / 2));
        }
        step();
        assertEquals(3 + heap.length / 2, world.getContacts().size());
        assertEquals(2 + heap.length / 2, world.getEvents().enters().size());
        assertNotNull(world.getContact(first, second));
        assertEquals(1, world.getContact(first, second).getSinceTick());
        assertNotNull(world.getContact(first, third));
        assertNotNull(world.getContact(second, third));
    }

    @Test
    void aRefusedHeapIsTestedOnceItsPairsAreAllowed() {
        world.setMaxPairs(10);
        for (int i = 0; i < 6; i++) {
            box("box " + i, 7, -3);
        }
        for (int i = 0; i < 30; i++) {
            assertThrows(TooManyPairsException.class, world::step);
        }
        world.setMaxPairs(15);
        world.step();
        assertEquals(15, world.getEvents().enters().size());
        assertThrows(IllegalArgumentException.class, () -> world.setMaxPairs(0));
        assertThrows(IllegalArgumentException.class, () -> world.setMaxPairs(100_000_001));
        assertEquals(15, world.getMaxPairs());
    }

    @Test
    void fixedCollidersOnOnePointTouchTheMovableOnesOnly() {
        int movers = 5;
        for (int i = 0; i < SCENERY; i++) {
            box("box " + i, 7, -3).setFixed(i >= movers);
        }
        world.step();
        int expected = movers * (SCENERY - movers) + movers * (movers - 1) / 2;
        assertEquals(expected, world.getEvents().enters().size());
        world.step();
        assertEquals(expected, world.getEvents().stays().size());
    }

    @Test
    void aColliderThatCoversAllOthersTouchesEachOfThem() {
        int side = 30;
        for (int i = 0; i < side * side; i++) {
            box("box " + i, 3 * (i % side), 3 * (i / side));
        }
        Collider cover = world.add("cover");
        cover.setShape(ConvexPolygon.rectangle(1_000, 1_000));
        for (int round = 0; round < 100; round++) {
            cover.setPosition(round, -round);
            world.step();
            assertEquals(side * side, world.getContacts().size(), "round " + round);
            for (int i = 0; i < side * side; i++) {
                Contact<Collider> contact = world.getContacts().get(i);
                assertEquals(i, contact.getIdA());
                assertSame(cover, contact.getB());
            }
        }
        cover.setPosition(5_000, 0);
        world.step();
        assertEquals(side * side, world.getEvents().exits().size());
    }
}
