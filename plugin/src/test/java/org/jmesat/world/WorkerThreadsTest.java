package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.testing.world.DrivenWorld;
import org.jmesat.testing.world.MovingBodies;
import org.jmesat.testing.world.WorldWorkload;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WorkerThreadsTest {
    private static final int BODIES = 1_000;
    private static final int TICKS = 60;

    private final ExecutorService pool = Executors.newFixedThreadPool(3);

    @AfterEach
    void shutDown() {
        pool.shutdownNow();
    }

    @ParameterizedTest
    @EnumSource
    void theResultsAreTheSameBitsForAnyNumberOfThreads(WorldWorkload workload) {
        long[] alone = hashes(workload, world -> { });
        assertArrayEquals(alone, hashes(workload, world -> world.setWorkerThreads(2)), workload + ", two threads");
        assertArrayEquals(alone, hashes(workload, world -> world.setWorkerThreads(4)), workload + ", four threads");
        assertArrayEquals(alone, hashes(workload, world -> world.setWorkerPool(pool, 3)), workload + ", a pool");
    }

    @Test
    void theResultsOfBodiesOfSeveralPiecesAreTheSameForAnyNumberOfThreads() {
        Consumer<CollisionWorld> crosses = world -> world.getColliders().forEach(collider -> collider.setShape(
                ConvexPolygon.rectangle(1.6f, 0.4f), ConvexPolygon.rectangle(0.4f, 1.6f)));
        long[] alone = hashes(WorldWorkload.HEAP, crosses);
        assertArrayEquals(alone, hashes(WorldWorkload.HEAP, crosses.andThen(world -> world.setWorkerThreads(2))));
        assertArrayEquals(alone, hashes(WorldWorkload.HEAP, crosses.andThen(world -> world.setWorkerThreads(4))));
    }

    @Test
    void shapesThatBecomeEmptyDoNotRemoveTheBoxesOfOthers() {
        for (long seed = 0; seed < 30; seed++) {
            long[] alone = hashesOfEmptied(seed, 1);
            assertArrayEquals(alone, hashesOfEmptied(seed, 2), "two threads, seed " + seed);
            assertArrayEquals(alone, hashesOfEmptied(seed, 4), "four threads, seed " + seed);
        }
    }

    private static long[] hashesOfEmptied(long seed, int threads) {
        SplittableRandom random = new SplittableRandom(seed);
        CollisionWorld world = new CollisionWorld();
        world.setWorkerThreads(threads);
        for (int i = 0; i < 4 * BODIES; i++) {
            world.add(i).setShape(ConvexPolygon.rectangle(1, 1));
        }
        long[] hashes = new long[3];
        for (int tick = 0; tick < hashes.length; tick++) {
            for (Collider collider : world.getColliders()) {
                collider.setPosition(60 * random.nextDouble(), 60 * random.nextDouble());
                if (tick == 1 && random.nextBoolean()) {
                    collider.setPiece(0, new PolygonBuffer(), 0, 0);
                }
            }
            world.step();
            hashes[tick] = hash(world.getContacts());
        }
        world.tearDown();
        return hashes;
    }

    @Test
    void theNumberOfThreadsCanChangeInEachStep() {
        int[] tick = new int[1];
        long[] alone = hashes(WorldWorkload.WORLD, world -> { });
        long[] changing = hashes(WorldWorkload.WORLD, world -> world.setPairFilter((a, b) -> true),
                world -> world.setWorkerThreads(1 + tick[0]++ % 4));
        assertArrayEquals(alone, changing);
    }

    @Test
    void ownThreadsStartWithAStepAndEndWithTheTeardown() {
        DrivenWorld driven = new DrivenWorld(WorldWorkload.WORLD.generate(BODIES));
        driven.world().setWorkerThreads(3);
        assertEquals(3, driven.world().getWorkerThreads());
        List<Thread> before = workers();
        driven.world().step();
        List<Thread> started = workers();
        started.removeAll(before);
        assertEquals(2, started.size(), started.toString());
        assertTrue(started.stream().allMatch(Thread::isDaemon));
        driven.world().step();
        assertTrue(started.stream().allMatch(Thread::isAlive));
        driven.world().tearDown();
        assertFalse(started.stream().anyMatch(Thread::isAlive));
        driven.world().step();
        assertEquals(List.of(), driven.world().getContacts());
        driven.world().tearDown();
    }

    @Test
    void anotherNumberOfThreadsEndsTheOldOnes() {
        DrivenWorld driven = new DrivenWorld(WorldWorkload.WORLD.generate(BODIES));
        List<Thread> before = workers();
        driven.world().setWorkerThreads(4);
        driven.world().step();
        driven.world().setWorkerThreads(1);
        driven.world().step();
        List<Thread> left = workers();
        left.removeAll(before);
        assertEquals(List.of(), left);
    }

    @Test
    void aPoolThatNeverRunsATaskBlocksNoStep() {
        ArrayDeque<Runnable> queue = new ArrayDeque<>();
        long[] alone = hashes(WorldWorkload.WORLD, world -> { });
        assertArrayEquals(alone, hashes(WorldWorkload.WORLD, world -> world.setWorkerPool(queue::add, 2)));
        assertFalse(queue.isEmpty());
        queue.forEach(Runnable::run);
    }

    @Test
    void aPoolMayRunItsTasksOnTheCallersThread() {
        assertArrayEquals(hashes(WorldWorkload.HEAP, world -> { }),
                hashes(WorldWorkload.HEAP, world -> world.setWorkerPool(Runnable::run, 5)));
    }

    @Test
    void anExceptionOfAPoolReachesTheCallerAfterACompleteStep() {
        DrivenWorld alone = new DrivenWorld(WorldWorkload.WORLD.generate(BODIES));
        DrivenWorld driven = new DrivenWorld(WorldWorkload.WORLD.generate(BODIES));
        RuntimeException full = new RuntimeException("full");
        driven.world().setWorkerPool(task -> {
            throw full;
        }, 2);
        for (int tick = 0; tick < 3; tick++) {
            for (CollisionWorld world : List.of(alone.world(), driven.world())) {
                world.getColliders().get(0).setAngle(tick);
            }
            alone.world().step();
            assertSame(full, assertThrows(RuntimeException.class, driven.world()::step));
            assertEquals(hash(alone.world().getContacts()), hash(driven.world().getContacts()));
        }
        driven.world().setWorkerThreads(1);
        driven.world().step();
        assertEquals(alone.world().getContacts().size(), driven.world().getContacts().size());
    }

    @Test
    void aPoolThatRejectsTasksCausesNoError() {
        pool.shutdownNow();
        assertArrayEquals(hashes(WorldWorkload.WORLD, world -> { }),
                hashes(WorldWorkload.WORLD, world -> world.setWorkerPool(pool, 3)));
    }

    @Test
    void aSecondThreadThatStepsDuringAStepIsRefused() throws InterruptedException {
        CollisionWorld world = new CollisionWorld();
        world.add(null).setShape(ConvexPolygon.regular(3, 1));
        world.add(null).setShape(ConvexPolygon.regular(4, 1));
        List<Throwable> thrown = new ArrayList<>();
        world.setPairFilter((a, b) -> {
            Thread second = new Thread(() -> thrown.add(assertThrows(IllegalStateException.class, world::step)));
            second.start();
            try {
                second.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return true;
        });
        world.step();
        assertEquals(1, thrown.size());
        assertEquals(1, world.getTick());
        assertEquals(1, world.getContacts().size());
    }

    @Test
    void aNumberOfThreadsOutOfRangeIsRefusedAndTheWorldStepsOn() {
        CollisionWorld world = new CollisionWorld();
        for (int wrong : new int[] {0, 1025, 1_000_000, Integer.MAX_VALUE}) {
            String message = assertThrows(IllegalArgumentException.class, () -> world.setWorkerThreads(wrong))
                    .getMessage();
            assertTrue(message.endsWith("not " + wrong), message);
        }
        assertThrows(NullPointerException.class, () -> world.setWorkerPool(null, 2));
        assertEquals(1, world.getWorkerThreads());
        world.step();
    }

    @Test
    void theThreadsOfWorldsThatWereDroppedEnd() throws InterruptedException {
        List<Thread> before = workers();
        for (int i = 0; i < 50; i++) {
            stepOnThreads();
        }
        List<Thread> started = workers();
        started.removeAll(before);
        assertTrue(started.size() > 50, started.size() + " threads were started");
        for (Thread thread : started) {
            while (thread.isAlive()) {
                System.gc();
                thread.join(100);
            }
        }
    }

    private static void stepOnThreads() {
        CollisionWorld world = new CollisionWorld();
        world.setWorkerThreads(3);
        world.ensureCapacity(BODIES);
        for (int i = 0; i < BODIES; i++) {
            world.add(i).setShape(ConvexPolygon.rectangle(1, 1));
            world.getColliders().get(i).setPosition(i, 0);
        }
        world.step();
    }

    private static List<Thread> workers() {
        List<Thread> workers = new ArrayList<>();
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith("jme-sat worker")) {
                workers.add(thread);
            }
        }
        return workers;
    }

    @SafeVarargs
    private static long[] hashes(WorldWorkload workload, Consumer<CollisionWorld> setUp,
            Consumer<CollisionWorld>... eachTick) {
        MovingBodies bodies = workload.generate(BODIES);
        DrivenWorld driven = new DrivenWorld(bodies);
        CollisionWorld world = driven.world();
        setUp.accept(world);
        Collider guest = world.add(-1);
        guest.setShape(ConvexPolygon.regular(3, 2));
        long[] hashes = new long[TICKS];
        for (int tick = 0; tick < TICKS; tick++) {
            bodies.advance();
            driven.pose();
            if (tick == TICKS / 2) {
                world.remove(guest, ExitReason.REMOVED);
            } else if (tick > TICKS / 2) {
                world.add(-1).setShape(ConvexPolygon.regular(5, 1));
            }
            for (Consumer<CollisionWorld> each : eachTick) {
                each.accept(world);
            }
            world.step();
            hashes[tick] = hash(world.getEvents().exits()) + 31 * hash(world.getEvents().enters())
                    + 961 * hash(world.getEvents().stays());
        }
        world.tearDown();
        return hashes;
    }

    private static long hash(List<Contact<Collider>> contacts) {
        long hash = contacts.size();
        for (Contact<Collider> contact : contacts) {
            hash = 31 * hash + contact.getIdA();
            hash = 31 * hash + contact.getIdB();
            hash = 31 * hash + (contact.getExitReason() == null ? 0 : contact.getExitReason().ordinal() + 1);
            hash = 31 * hash + Double.doubleToLongBits(contact.getPenetration().separation());
            hash = 31 * hash + Double.doubleToLongBits(contact.getPenetration().normalX());
            for (int i = 0; i < contact.getManifold().count(); i++) {
                hash = 31 * hash + Double.doubleToLongBits(contact.getManifold().x(i));
                hash = 31 * hash + contact.getManifold().featureB(i);
            }
        }
        return hash;
    }
}
