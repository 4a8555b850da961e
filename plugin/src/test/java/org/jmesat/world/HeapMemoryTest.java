package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.ObjectState;
import org.junit.jupiter.api.Test;

/** The memory of a heap of colliders is released after the heap has dissolved. */
class HeapMemoryTest {
    private static final int HEAP = 600;

    private final CollisionWorld world = new CollisionWorld();
    private final Collider[] heap = new Collider[HEAP];

    private Collider box(double x, double y) {
        Collider collider = world.add(x);
        collider.setShape(ConvexPolygon.rectangle(2, 2));
        collider.setPosition(x, y);
        return collider;
    }

    /** The number of array elements and of our objects reachable from the world. */
    private long countReachable() {
        long[] sum = new long[1];
        ObjectState.forEach(List.of(world),
                object -> sum[0] += object.getClass().isArray() ? Array.getLength(object) : 8);
        return sum[0];
    }

    private void step(int steps) {
        for (int i = 0; i < steps; i++) {
            world.step();
        }
    }

    @Test
    void aContactThatEndsByARemovalGetsItsExitInTheStepThatReleasesTheMemory() {
        for (int i = 0; i < HEAP; i++) {
            heap[i] = box(0, 0);
        }
        step(2);
        for (int i = 0; i < HEAP; i++) {
            heap[i].setPosition(5 * (i / 2), 0);
        }
        step(1);
        for (int i = 0; i < 100; i++) {
            world.remove(heap[2 * i]);
            world.step();
            assertEquals(1, world.getEvents().exits().size(), "exits at step " + i);
            assertSame(heap[2 * i], world.getEvents().exits().get(0).getA());
            assertEquals(HEAP / 2 - 1 - i, world.getContacts().size());
        }
    }

    @Test
    void theMemoryOfAHeapIsReleasedAfterItHasDissolved() {
        for (boolean keepsMoving : new boolean[] {false, true}) {
            dissolve(keepsMoving);
            world.tearDown();
        }
    }

    private void dissolve(boolean keepsMoving) {
        Collider floor = box(0, -100);
        Collider crate = box(0.5, -98.5);
        for (int i = 0; i < HEAP; i++) {
            heap[i] = box(5 * i, 0);
        }
        step(80);
        long before = countReachable();
        for (Collider each : heap) {
            each.setPosition(7, 7);
        }
        step(3);
        assertEquals(HEAP * (HEAP - 1) / 2 + 1, world.getContacts().size());
        long most = countReachable();
        assertTrue(most > before + 10L * HEAP * HEAP, most + " after " + before);
        for (int i = 0; i < HEAP; i++) {
            heap[i].setPosition(5 * i - i % 2 * 3.5, 0);
        }
        Contact<Collider> lasting = world.getContact(floor, crate);
        double depth = lasting.getDepth();
        for (int i = 0; i < 100; i++) {
            heap[0].setPosition(keepsMoving ? -0.001 * i : 0, 0);
            world.step();
        }
        long after = countReachable();
        assertTrue(after < before + (most - before) / 7, after + " of " + most + ", before the heap " + before);
        assertEquals(1 + HEAP / 2, world.getContacts().size());
        assertSame(lasting, world.getContact(floor, crate));
        assertEquals(depth, lasting.getDepth());
        assertEquals(HEAP / 2 + 1, world.getEvents().stays().size());
        heap[HEAP - 1].setPosition(-50, 50);
        crate.setPosition(0.5, -99);
        world.step();
        assertEquals(1, world.getEvents().exits().size());
        assertEquals(1, world.getContact(floor, crate).getDepth(), 1e-9);
        heap[HEAP - 1].setPosition(5 * HEAP - 5, 0);
        heap[HEAP - 2].setPosition(5 * HEAP - 5, 0);
        world.step();
        assertNotNull(world.getContact(heap[HEAP - 2], heap[HEAP - 1]));
        assertEquals(1, world.getEvents().enters().size());
    }
}
