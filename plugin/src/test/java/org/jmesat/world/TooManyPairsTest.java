package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.AllocationMeter;
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

    private record Size(int number, float width, float height) {
    }

    /** Boxes on a grid of quarters, so that many touch exactly; some in layers, groups or fixed. */
    private static CollisionWorld crowd(long seed) {
        Random random = new Random(seed);
        CollisionWorld world = new CollisionWorld();
        int kinds = random.nextInt(4);
        int count = 5 + random.nextInt(60);
        for (int i = 0; i < count; i++) {
            Size size = new Size(i, (1 + random.nextInt(8)) / 2f, (1 + random.nextInt(8)) / 2f);
            Collider box = world.add(size);
            box.setShape(ConvexPolygon.rectangle(size.width, size.height));
            box.setPosition(random.nextInt(32) / 4.0, random.nextInt(32) / 4.0);
            if (kinds > 0) {
                box.setFixed(random.nextInt(4) == 0);
                box.setFilter(1L << random.nextInt(kinds), random.nextInt(3) == 0 ? -1 : random.nextInt(1 << kinds),
                        random.nextInt(4) == 0 ? random.nextInt(5) - 2 : 0);
            }
        }
        return world;
    }

    /** By the order of ids: with how many others a collider overlaps that it may collide with. */
    private static int[] countPairs(CollisionWorld world) {
        List<Collider> all = world.getColliders().stream().filter(each -> !each.isRemoved()).toList();
        int[] counts = new int[all.size()];
        for (int i = 0; i < all.size(); i++) {
            for (int j = 0; j < i; j++) {
                Collider a = all.get(i);
                Collider b = all.get(j);
                Size sizeA = (Size) a.getOwner();
                Size sizeB = (Size) b.getOwner();
                boolean overlap = Math.abs(a.getX() - b.getX()) <= (sizeA.width + sizeB.width) / 2
                        && Math.abs(a.getY() - b.getY()) <= (sizeA.height + sizeB.height) / 2;
                if (overlap && CollisionFilter.decide(b, a, world.getLayers(), null).isAllowed()) {
                    counts[i]++;
                    counts[j]++;
                }
            }
        }
        return counts;
    }

    @ParameterizedTest
    @MethodSource("heaps")
    void onlyPairsThatMayCollideCount(long seed) {
        CollisionWorld world = crowd(seed);
        int[] counts = countPairs(world);
        int pairs = IntStream.of(counts).sum() / 2;
        int most = IntStream.range(0, counts.length).boxed().max((i, j) -> counts[i] != counts[j]
                ? Integer.compare(counts[i], counts[j]) : Integer.compare(j, i)).orElseThrow();
        for (int step = 0; step < 3 && pairs > 1; step++) {
            world.setMaxPairs(pairs - 1);
            TooManyPairsException e = assertThrows(TooManyPairsException.class, world::step);
            assertSame(world.getColliders().get(most), e.getCollider());
            assertEquals(counts[most], e.getPairCount());
        }
        world.setMaxPairs(Math.max(pairs, 1));
        world.step();
        assertEquals(pairs, world.getContacts().size());
    }

    @ParameterizedTest
    @MethodSource("heaps")
    void aCrowdWithPairsThatCannotCollideHasTheEventsOfAWorldWithoutALimit(long seed) {
        CollisionWorld world = crowd(seed);
        CollisionWorld free = crowd(seed);
        Random random = new Random(seed);
        for (int step = 0; step < 30; step++) {
            int mover = random.nextInt(world.getColliders().size());
            double x = random.nextInt(32) / 4.0;
            boolean moves = step < 10 || random.nextInt(4) > 0;
            boolean filters = random.nextInt(3) == 0;
            for (CollisionWorld each : List.of(world, free)) {
                Collider collider = each.getColliders().get(mover);
                collider.setPosition(moves ? x : collider.getX(), collider.getY());
                if (filters) {
                    collider.setFilter(1L << step % 3, -1, 0);
                }
            }
            world.setMaxPairs(Math.max(1, IntStream.of(countPairs(world)).sum() / 2));
            world.step();
            free.step();
            assertEquals(text(free.getEvents().enters()), text(world.getEvents().enters()), "step " + step);
            assertEquals(text(free.getEvents().stays()), text(world.getEvents().stays()), "step " + step);
            assertEquals(text(free.getEvents().exits()), text(world.getEvents().exits()), "step " + step);
        }
    }

    private static List<String> text(List<Contact<Collider>> contacts) {
        return contacts.stream().map(each -> each.getA().getOwner() + " " + each.getB().getOwner() + " "
                + each.getDepth()).toList();
    }

    /** A pool of bullets that are parked at one place, in a layer that does not collide with itself. */
    @Test
    void manyAtOnePlaceThatCannotCollideStopNoEvents() {
        CollisionWorld world = new CollisionWorld();
        for (int i = 0; i < 2100; i++) {
            Collider bullet = world.add(i);
            bullet.setShape(ConvexPolygon.rectangle(1, 1));
            bullet.setFilter(2, 1, 0);
        }
        world.add("hero").setShape(ConvexPolygon.rectangle(1, 1));
        world.step();
        assertEquals(2100, world.getContacts().size());
    }

    /** The memory that is allocated stands for the work. */
    @Test
    void aStepThatIsRefusedAgainCostsLittle() {
        CollisionWorld world = new CollisionWorld();
        Random random = new Random(1);
        for (int i = 0; i < 2100; i++) {
            Collider trigger = world.add(i);
            trigger.setShape(ConvexPolygon.rectangle(1, 1));
            trigger.setTrigger(true);
            trigger.setPosition(random.nextDouble() / 4, random.nextDouble() / 4);
        }
        long first = AllocationMeter.bytes(() -> assertThrows(TooManyPairsException.class, world::step));
        for (int step = 0; step < 5; step++) {
            for (Collider each : world.getColliders()) {
                each.setPosition(each.getX() + random.nextDouble() / 100, each.getY());
            }
            long again = AllocationMeter.bytes(() -> assertThrows(TooManyPairsException.class, world::step));
            assertTrue(again < first / 50, first + " bytes, then " + again);
        }
    }

    /** Each change may make the heap small enough: the bound of the last count must not refuse one that is. */
    @ParameterizedTest
    @MethodSource("heaps")
    void aRefusedCrowdIsRefusedUntilEnoughPairsAreGone(long seed) {
        CollisionWorld world = crowd(seed);
        Random random = new Random(seed);
        world.setMaxPairs(1 + random.nextInt(Math.max(1, IntStream.of(countPairs(world)).sum() / 2)));
        for (int step = 0; step < 100; step++) {
            int pairs = IntStream.of(countPairs(world)).sum() / 2;
            if (pairs > world.getMaxPairs()) {
                assertThrows(TooManyPairsException.class, world::step, "step " + step);
            } else {
                world.step();
                assertEquals(pairs, world.getContacts().size(), "step " + step);
            }
            List<Collider> all = world.getColliders().stream().filter(each -> !each.isRemoved()).toList();
            Collider mover = all.get(random.nextInt(all.size()));
            switch (random.nextInt(6)) {
                case 0 -> mover.setFilter(1L << random.nextInt(3), random.nextInt(8), 0);
                case 1 -> {
                    world.remove(mover);
                    Collider added = world.add(new Size(step, 2, 2));
                    added.setShape(ConvexPolygon.rectangle(2, 2));
                    added.setPosition(random.nextInt(32) / 4.0, random.nextInt(32) / 4.0);
                }
                case 2 -> world.getLayers().setColliding(0, 1, random.nextBoolean());
                case 3 -> mover.setPosition(random.nextInt(32) / 4.0, random.nextInt(32) / 4.0);
                default -> all.forEach(each -> each.setPosition(each.getX() + random.nextInt(-2, 3) / 16.0,
                        each.getY() + random.nextInt(-2, 3) / 16.0));
            }
        }
    }

    /** Box after box leaves the heap, a little or far, in any direction or by its filter; then all come back. */
    @ParameterizedTest
    @MethodSource("heaps")
    void aHeapIsRefusedUntilEnoughBoxesHaveLeftIt(long seed) {
        Random random = new Random(seed);
        CollisionWorld world = new CollisionWorld();
        int count = 10 + random.nextInt(20);
        for (int i = 0; i < count; i++) {
            Size size = new Size(i, 2 + random.nextInt(5), 2 + random.nextInt(5));
            world.add(size).setShape(ConvexPolygon.rectangle(size.width, size.height));
        }
        List<Collider> all = world.getColliders();
        int refused = 0;
        for (int step = 0; step < 200; step++) {
            int pairs = IntStream.of(countPairs(world)).sum() / 2;
            if (pairs > world.getMaxPairs()) {
                assertThrows(TooManyPairsException.class, world::step, "step " + step);
                refused++;
                for (int moved = random.nextInt(3); moved >= 0; moved--) {
                    Collider mover = all.get(random.nextInt(count));
                    double way = random.nextInt(3) == 0 ? 20 : random.nextInt(32) / 16.0;
                    switch (random.nextInt(6)) {
                        case 0 -> mover.setFilter(1, random.nextInt(2), 0);
                        case 1 -> mover.setPosition(mover.getX() + way, mover.getY());
                        case 2 -> mover.setPosition(mover.getX() - way, mover.getY());
                        case 3 -> mover.setPosition(mover.getX(), mover.getY() + way);
                        case 4 -> mover.setPosition(mover.getX(), mover.getY() - way);
                        default -> mover.setFixed(random.nextBoolean());
                    }
                }
            } else {
                world.step();
                assertEquals(pairs, world.getContacts().size(), "step " + step);
                for (Collider each : all) {
                    each.setPosition(random.nextInt(16) / 8.0, random.nextInt(16) / 8.0);
                    each.setFilter(1, -1, 0);
                    each.setFixed(false);
                }
                world.setMaxPairs(count + random.nextInt(count * (count - 1) / 2 - count));
            }
        }
        assertTrue(refused > 50, refused + " steps were refused");
    }

    /** The memory that is allocated stands for the work. */
    @Test
    void aGroupForEachColliderMakesARefusalNoDearer() {
        long[] bytes = new long[2];
        for (int grouped = 0; grouped < 2; grouped++) {
            CollisionWorld world = new CollisionWorld();
            for (int i = 0; i < 500; i++) {
                for (int part = 0; part < 2; part++) {
                    Collider collider = world.add(i);
                    collider.setShape(ConvexPolygon.rectangle(1, 1));
                    collider.setFilter(1L << part, -1, grouped * (i % 2 == 0 ? 1 + i : -1 - i));
                }
            }
            world.setMaxPairs(1000);
            TooManyPairsException e = assertThrows(TooManyPairsException.class, world::step);
            assertEquals(999, e.getPairCount());
            bytes[grouped] = AllocationMeter.bytes(() -> assertThrows(TooManyPairsException.class, world::step));
        }
        assertTrue(bytes[1] < 4 * bytes[0], bytes[0] + " bytes, with groups " + bytes[1]);
    }
}
