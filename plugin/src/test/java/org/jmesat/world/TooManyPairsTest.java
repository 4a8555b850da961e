package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TooManyPairsTest {
    /** Seeds of heaps; the first one had a removed collider counted. */
    static LongStream heaps() {
        return LongStream.concat(LongStream.of(2926), LongStream.range(0, 200));
    }

    @ParameterizedTest
    @MethodSource("heaps")
    void removingTheNamedCollidersMakesTheHeapSmallEnough(long seed) {
        Random random = new Random(seed);
        CollisionWorld world = new CollisionWorld();
        int big = 1 + random.nextInt(4);
        int all = big + 20 + random.nextInt(80);
        for (int i = 0; i < all; i++) {
            float size = (float) (i < big ? 5 + random.nextInt(10) : 0.5 + random.nextDouble());
            Collider collider = world.add(i);
            collider.setShape(ConvexPolygon.rectangle(size, size));
            collider.setPosition(random.nextDouble() * 10 - 5, random.nextDouble() * 10 - 5);
        }
        world.setMaxPairs(2 + random.nextInt(30));
        for (boolean tooMany = true; tooMany;) {
            try {
                world.step();
                tooMany = false;
            } catch (TooManyPairsException e) {
                assertNotNull(e.getCollider(), e.getMessage());
                assertFalse(e.getCollider().isRemoved(), e.getMessage());
                world.remove(e.getCollider());
            }
        }
    }

    @Test
    void theSameColliderIsNamedInEachStepForAnyNumberOfThreads() {
        Set<String> named = new HashSet<>();
        for (int threads = 1; threads <= 3; threads++) {
            Random random = new Random(5);
            CollisionWorld world = new CollisionWorld();
            world.setWorkerThreads(threads);
            for (int i = 0; i < 2000; i++) {
                Collider collider = world.add(i);
                collider.setShape(ConvexPolygon.rectangle(1, 1));
                collider.setPosition(random.nextDouble() * 30, random.nextDouble() * 30);
            }
            world.step();
            world.setMaxPairs(3000);
            for (int step = 0; step < 130; step++) {
                TooManyPairsException e = assertThrows(TooManyPairsException.class, world::step);
                named.add(e.getCollider() + " " + e.getPairCount());
            }
            world.close();
        }
        assertEquals(1, named.size(), named::toString);
    }
}
