package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;

/** The contacts of one collider are all contacts with it as a side, in the order of all contacts. */
class ContactsOfAColliderTest {
    private static final long SEED = 20260219;

    private final CollisionWorld world = new CollisionWorld();
    private final List<Collider> colliders = new ArrayList<>();
    private final List<Contact<Collider>> found = new ArrayList<>();
    private final Random random = new Random(SEED);

    private Collider crate() {
        Collider collider = world.add("crate");
        collider.setShape(ConvexPolygon.rectangle(1, 1));
        place(collider);
        colliders.add(collider);
        return collider;
    }

    private void place(Collider collider) {
        collider.setPosition(6 * random.nextDouble(), 6 * random.nextDouble());
    }

    private List<Contact<Collider>> expected(Collider collider) {
        return world.getContacts().stream().filter(each -> each.getA() == collider || each.getB() == collider).toList();
    }

    private void assertAll(String when) {
        for (Collider each : colliders) {
            world.getContacts(each, found);
            assertEquals(expected(each), found, () -> when + ", collider " + each.getId() + ", seed " + SEED);
        }
    }

    @Test
    void theContactsOfAColliderAreThoseOfALinearSearch() {
        int contacts = 0;
        for (int tick = 0; tick < 100; tick++) {
            for (int i = 0; i < 3; i++) {
                crate();
            }
            for (int i = 0; i < 10; i++) {
                Collider moved = colliders.get(random.nextInt(colliders.size()));
                if (!moved.isRemoved()) {
                    place(moved);
                }
            }
            assertAll("before step " + tick);
            for (int i = 0; i < 2; i++) {
                world.remove(colliders.get(random.nextInt(colliders.size())), ExitReason.REMOVED);
            }
            assertAll("after removals before step " + tick);
            if (tick % 30 == 29) {
                world.tearDown();
                assertAll("after the teardown before step " + tick);
            }
            world.step();
            contacts += world.getContacts().size();
            assertAll("after step " + tick);
        }
        assertTrue(contacts > 1000, contacts + " contacts, seed " + SEED);
    }

    @Test
    void aFilterSeesTheContactsOfTheLastStep() {
        for (int i = 0; i < 40; i++) {
            crate();
        }
        world.step();
        List<List<Contact<Collider>>> before = colliders.stream().map(this::expected).toList();
        List<Contact<Collider>> inFilter = new ArrayList<>();
        world.setPairFilter((a, b) -> {
            world.getContacts(a, inFilter);
            assertEquals(before.get(colliders.indexOf(a)), inFilter, () -> "seed " + SEED);
            return (a.getId() + b.getId()) % 2 == 0;
        });
        world.remove(colliders.get(0), ExitReason.REMOVED);
        world.step();
        assertAll("after the step with a filter");
        assertTrue(world.getContacts().size() > 5, () -> "seed " + SEED);
    }

    @Test
    void theFirstLookupAfterAStepAllocatesNothingOnceWarm() {
        for (int i = 0; i < 100; i++) {
            crate();
        }
        Runnable tick = () -> {
            world.step();
            world.getContacts(colliders.get(50), found);
        };
        for (int i = 0; i < 20; i++) {
            tick.run();
        }
        assertEquals(0, AllocationMeter.leastBytes(tick));
    }

    @Test
    void aColliderOfAnotherWorldIsRefused() {
        Collider stranger = new CollisionWorld().add(null);
        assertThrows(IllegalArgumentException.class, () -> world.getContacts(stranger, found));
    }
}
