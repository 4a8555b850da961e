package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Worker threads do not change the events of a scene, and end with its app state. */
class WorkerThreadsInASceneTest {
    private static final long SEED = 2026;
    private static final int CUBES = 60;
    private static final int FRAMES = 100;
    private static final int THREADS = 3;

    private final List<Geometry> cubes = new ArrayList<>();
    private final Set<Thread> before = Set.copyOf(workers());

    private static List<Thread> workers() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("jme-sat worker")).toList();
    }

    /** The worker threads started since this test began. No other world runs meanwhile. */
    private List<Thread> started() {
        return workers().stream().filter(thread -> !before.contains(thread)).toList();
    }

    private void build(CollisionScene scene, int threads) {
        scene.step(() -> scene.state().getWorld().setWorkerThreads(threads));
        Random random = new Random(SEED);
        cubes.clear();
        for (int i = 0; i < CUBES; i++) {
            cubes.add(scene.cube("c" + i, 7 * random.nextFloat(), 7 * random.nextFloat()));
        }
        scene.attach(cubes.toArray(Geometry[]::new));
        scene.run().duringUpdate(() -> {
            for (Geometry cube : cubes) {
                cube.move(0.2f * random.nextFloat() - 0.1f, 0.2f * random.nextFloat() - 0.1f, 0);
                cube.rotate(0, 0, 0.1f * random.nextFloat());
            }
            Geometry one = cubes.get(random.nextInt(CUBES));
            if (random.nextInt(5) == 0 && !one.removeFromParent()) {
                scene.root().attachChild(one);
            }
        });
    }

    private List<String> eventsWith(int threads) {
        try (CollisionScene scene = new CollisionScene()) {
            build(scene, threads);
            scene.frames(FRAMES);
            assertEquals(threads - 1, started().size(), "worker threads besides the caller");
            return scene.events();
        }
    }

    @Test
    void threeThreadsRaiseTheEventsThatOneRaises() {
        List<String> alone = eventsWith(1);
        assertTrue(alone.size() > 1_000, () -> "only " + alone.size() + " events, seed " + SEED);
        assertEquals(alone, eventsWith(THREADS), "seed " + SEED);
        assertEquals(List.of(), started(), "after the application has ended");
    }

    @Test
    void disablingTheStateEndsItsThreadsAndEnablingStartsOthers() {
        try (CollisionScene scene = new CollisionScene()) {
            build(scene, THREADS);
            scene.frame();
            List<Thread> first = started();
            assertEquals(THREADS - 1, first.size(), first.toString());
            scene.step(() -> scene.state().setEnabled(false));
            assertEquals(List.of(), started());
            assertFalse(first.stream().anyMatch(Thread::isAlive));
            scene.frames(2);
            assertEquals(List.of(), started());

            scene.step(() -> scene.state().setEnabled(true));
            scene.frame();
            assertEquals(THREADS - 1, started().size(), "after enabling");
            assertEquals(THREADS, scene.state().getWorld().getWorkerThreads());
        }
        assertEquals(List.of(), started());
    }

    @Test
    void detachingTheStateEndsItsThreadsWithTheNextFrame() {
        try (CollisionScene scene = new CollisionScene()) {
            build(scene, THREADS);
            scene.frame();
            assertEquals(THREADS - 1, started().size());
            scene.step(() -> scene.run().application().getStateManager().detach(scene.state()));
            scene.frame();
            assertEquals(List.of(), started());
        }
    }

    @Test
    void disablingWithinATickEndsTheThreadsWithThatTick() {
        try (CollisionScene scene = new CollisionScene()) {
            build(scene, THREADS);
            scene.frame();
            scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
                @Override
                public void beforeTick(SatCollisionState state, float tpf) {
                    state.setEnabled(false);
                }
            }));
            scene.frame();
            assertEquals(List.of(), started());
        }
    }
}
