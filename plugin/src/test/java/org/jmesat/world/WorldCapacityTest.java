package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The memory that a world allocates before colliders are added. */
class WorldCapacityTest {
    private static final int MANY = 5000;
    private static final int JOINING = 300;
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(1, 1);

    @Test
    void allTablesAreAllocatedAtOnce() {
        CollisionWorld world = new CollisionWorld();
        world.ensureCapacity(MANY);
        int[] ids = world.stages().bodies.ids();
        double[] poses = world.stages().bodies.poses().current();
        add(world, MANY);

        assertEquals(MANY, ids.length);
        assertSame(ids, world.stages().bodies.ids());
        assertSame(poses, world.stages().bodies.poses().current());
    }

    @Test
    void aLowerCapacityThanPresentHasNoEffect() {
        CollisionWorld world = new CollisionWorld();
        add(world, 100);
        int[] ids = world.stages().bodies.ids();
        world.ensureCapacity(0);
        world.ensureCapacity(50);

        assertSame(ids, world.stages().bodies.ids());
        assertEquals(100, world.getColliders().size());
    }

    /** By a quarter each time, they would be copied thirty times, which takes longer than the step. */
    @Test
    void theFirstStepAllocatesForAllColliders() {
        CollisionWorld warm = new CollisionWorld();
        add(warm, 100);
        warm.step();
        CollisionWorld world = new CollisionWorld();
        add(world, MANY);
        long bytes = AllocationMeter.bytes(world::step);

        assertTrue(bytes < 1100L * MANY, bytes / MANY + " bytes for each collider");
    }

    @Test
    void theDepthTestAllocatesAtOnceToo() {
        CollisionWorld world = new CollisionWorld();
        world.setDepthTest(true);
        world.ensureCapacity(MANY);
        long bytes = AllocationMeter.bytes(() -> add(world, MANY));
        CollisionWorld plain = new CollisionWorld();
        plain.ensureCapacity(MANY);
        long plainBytes = AllocationMeter.bytes(() -> add(plain, MANY));

        assertTrue(bytes < plainBytes + 20L * MANY, (bytes - plainBytes) / MANY + " bytes for each collider");
    }

    /** Tables that grew by what is needed would be copied in each step. */
    @Test
    void collidersThatJoinOneByOneAllocateLittle() {
        CollisionWorld world = new CollisionWorld();
        add(world, MANY);
        world.step();
        long bytes = AllocationMeter.bytes(() -> {
            for (int i = 0; i < JOINING; i++) {
                add(world, 1, Math.sqrt(MANY) * 1.5);
                world.step();
            }
        });

        assertTrue(bytes < 20_000L * JOINING, bytes / JOINING + " bytes for each collider");
    }

    @Test
    void aCapacityForOneMoreEachTimeAllocatesLittle() {
        CollisionWorld world = new CollisionWorld();
        add(world, MANY);
        long bytes = AllocationMeter.bytes(() -> {
            for (int i = 0; i < MANY; i++) {
                world.ensureCapacity(world.getColliders().size() + 1);
                add(world, 1);
            }
        });

        assertTrue(bytes < 2000L * MANY, bytes / MANY + " bytes for each collider");
    }

    @Test
    void theEventsAreTheSameWithAndWithoutIt() {
        CollisionWorld plain = new CollisionWorld();
        CollisionWorld prepared = new CollisionWorld();
        for (int i = 0; i < 20; i++) {
            prepared.ensureCapacity(37 * (i + 1));
            add(plain, 37);
            add(prepared, 37);
            plain.step();
            prepared.step();
            assertEquals(plain.getContacts().toString(), prepared.getContacts().toString());
        }
        assertTrue(plain.getContacts().size() > 100);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void aCapacityThatNoArrayHasIsRefused(int colliders) {
        CollisionWorld world = new CollisionWorld();
        String message = assertThrows(IllegalArgumentException.class, () -> world.ensureCapacity(colliders))
                .getMessage();

        assertTrue(message.contains(String.valueOf(colliders)), message);
    }

    private static void add(CollisionWorld world, int count) {
        add(world, count, Math.sqrt(count) * 1.5);
    }

    private static void add(CollisionWorld world, int count, double side) {
        Random random = new Random(count + world.getColliders().size());
        for (int i = 0; i < count; i++) {
            Collider collider = world.add(null);
            collider.setShape(BOX);
            collider.setPosition(side * random.nextDouble(), side * random.nextDouble());
        }
    }
}
