package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.state.AppStateManager;
import com.jme3.material.Material;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The app state in an editor's application, which calls it from two threads. */
@EditorRequirement({10, 11})
class EditorStateTest {
    private static final int CALLS = 4000;

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final EditorApplication editor = new EditorApplication();

    private final Material material = new Material(editor.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md");

    /** Remembers the pairs that entered and did not exit. */
    private static final class Open implements CollisionListener {
        private final TreeSet<String> pairs = new TreeSet<>();
        private final List<String> mistakes = new ArrayList<>();
        private int enters;

        private static String pair(CollisionEvent event) {
            return event.getSelfId() + " " + event.getOtherId();
        }

        @Override
        public synchronized void onCollisionEnter(CollisionEvent event) {
            enters++;
            if (!pairs.add(pair(event))) {
                mistakes.add("a second ENTER of " + pair(event));
            }
        }

        @Override
        public synchronized void onCollisionExit(CollisionEvent event) {
            if (!pairs.remove(pair(event))) {
                mistakes.add("an EXIT without ENTER of " + pair(event));
            }
        }
    }

    private Geometry cube(String name, float x) {
        Geometry geometry = new Geometry(name, new Box(0.5f, 0.5f, 0.5f));
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, 0, 0);
        return geometry;
    }

    private Node level() {
        return CollisionScene.node("level", cube("a", 0), cube("b", 0.5f), cube("c", 1.2f), cube("d", 9));
    }

    private void assertNoHarm() {
        assertEquals(List.of(), editor.dialogs());
        assertEquals(List.of(), editor.swallowed());
    }

    @Test
    void itRunsWithoutADialogFromAttachToDetach() {
        SatCollisionState state = new SatCollisionState();
        Open open = new Open();
        state.addCollisionListener(open);
        editor.attach(state);
        editor.open(level());
        // The overview of the scene is written after a second.
        editor.frames(100);
        assertEquals(2, open.pairs.size());
        editor.onUpdateThread(() -> {
            state.setPlane(ProjectionPlane.XZ);
            state.setFixedStep(0.01f);
            state.setPaused(true);
            state.step();
            return null;
        });
        editor.frames(3);
        editor.detach(state);
        editor.frames(2);
        assertEquals(0, open.pairs.size());
        assertEquals(List.of(), open.mistakes);
        assertFalse(state.isInitialized());
        assertNoHarm();
    }

    @Test
    void withoutASceneItRunsWithoutADialog() {
        SatCollisionState state = new SatCollisionState();
        editor.attach(state);
        editor.frames(100);
        assertTrue(state.getStatus().startsWith("0 colliders, 0 contacts, tick 100."), state::getStatus);
        assertNoHarm();
    }

    @Test
    void renderingWithoutARenderManagerIsSafe() {
        SatCollisionState state = new SatCollisionState();
        state.render(null);
        editor.attach(state);
        editor.frame();
        editor.onUpdateThread(() -> {
            state.render(null);
            state.postRender();
            return null;
        });
        assertNoHarm();
    }

    @Test
    void aSceneThatIsClosedEndsAllContacts() {
        SatCollisionState state = new SatCollisionState();
        Open open = new Open();
        state.addCollisionListener(open);
        editor.attach(state);
        editor.open(level());
        editor.frames(2);
        assertEquals(2, open.pairs.size());
        editor.closeScene();
        editor.frames(2);
        assertEquals(0, open.pairs.size());
        assertEquals(List.of(), open.mistakes);
        assertNoHarm();
        editor.attach(state);
        editor.open(level());
        editor.frames(2);
        assertEquals(2, open.pairs.size());
    }

    @Test
    void disablingOnAnotherThreadDuringATickEndsTheContactsAfterTheTick() {
        SatCollisionState state = new SatCollisionState();
        Open open = new Open();
        state.addCollisionListener(open);
        editor.attach(state);
        editor.open(level());
        List<Thread> exits = new ArrayList<>();
        state.addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionStay(CollisionEvent event) {
                editor.onEventThread(() -> {
                    state.setEnabled(false);
                    return null;
                });
                assertTrue(state.isColliding(event.getSelf(), event.getOther()));
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                exits.add(Thread.currentThread());
            }
        });
        editor.frames(4);
        assertEquals(0, open.pairs.size());
        assertEquals(2, state.getTick());
        assertEquals(List.of(editor.onUpdateThread(Thread::currentThread)), exits.stream().distinct().toList());
        assertNoHarm();
    }

    @Test
    void disablingOnAnotherThreadBetweenTicksEndsTheContactsAtOnce() {
        SatCollisionState state = new SatCollisionState();
        Open open = new Open();
        state.addCollisionListener(open);
        editor.attach(state);
        editor.open(level());
        editor.frames(2);
        editor.onEventThread(() -> {
            state.setEnabled(false);
            return null;
        });
        assertEquals(0, open.pairs.size());
        editor.frame();
        editor.onEventThread(() -> {
            state.setEnabled(true);
            return null;
        });
        editor.frame();
        assertEquals(2, open.pairs.size());
        assertNoHarm();
    }

    /**
     * One thread runs frames of the state manager, another one clicks. Only the scene changes between frames: two
     * threads would damage the engine's own lists of children.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void attachingDetachingAndSettingFromAnotherThreadDoesNoHarm(long seed) throws Exception {
        AppStateManager states = editor.getStateManager();
        SatCollisionState state = new SatCollisionState();
        Open open = new Open();
        state.addCollisionListener(open);
        Node level = level();
        editor.open(level);
        AtomicBoolean done = new AtomicBoolean();
        ExecutorService frames = Executors.newSingleThreadExecutor();
        try {
            AtomicInteger count = new AtomicInteger();
            Future<?> running = frames.submit(() -> {
                while (!done.get()) {
                    synchronized (level) {
                        states.update(0.01f);
                        states.render(null);
                    }
                    count.incrementAndGet();
                }
            });
            Random random = new Random(seed);
            Geometry extra = cube("extra", 0.7f);
            for (int i = 0; i < CALLS; i++) {
                click(random, states, state, level, extra);
                // Otherwise a busy machine runs all clicks in one frame.
                int frame = count.get() + random.nextInt(3) / 2;
                while (count.get() < frame && !running.isDone()) {
                    Thread.onSpinWait();
                }
            }
            done.set(true);
            await(running);
            assertTrue(open.enters > 10, () -> open.enters + " ENTERs");
            reset(state, states, level, extra);
            states.update(0.01f);
            states.update(0.01f);
            states.update(0.01f);
            assertEquals(List.of(), open.mistakes);
            assertEquals(2, open.pairs.size(), state::getStatus);
            assertEquals(4, state.getWorld().getColliders().size());
            states.detach(state);
            states.update(0.01f);
            assertEquals(0, open.pairs.size());
            // After its end, the world is not reserved.
            state.getWorld().step();
            assertNoHarm();
        } finally {
            done.set(true);
            frames.shutdownNow();
        }
    }

    private static void await(Future<?> running) throws Exception {
        try {
            running.get();
        } catch (ExecutionException e) {
            throw new AssertionError("an exception left a frame", e.getCause());
        }
    }

    private static void click(Random random, AppStateManager states, SatCollisionState state, Node level,
            Geometry extra) {
        switch (random.nextInt(12)) {
            case 0 -> states.attach(state);
            case 1 -> {
                if (random.nextInt(3) == 0) {
                    states.detach(state);
                }
            }
            case 2 -> state.setEnabled(random.nextInt(4) > 0);
            case 3 -> state.setPlane(ProjectionPlane.values()[random.nextInt(3)]);
            case 4 -> state.setMode(ProjectionMode.values()[random.nextInt(3)]);
            case 5 -> state.setTouchPolicy(TouchPolicy.values()[random.nextInt(2)]);
            case 6 -> state.setFixedStep(random.nextInt(3) * 0.01f);
            case 7 -> state.setPaused(random.nextInt(4) == 0);
            case 8 -> state.setLayerNames(random.nextBoolean() ? "one, two" : "two");
            case 9 -> assertFalse(state.getStatus().isEmpty());
            case 10 -> {
                synchronized (level) {
                    level.attachChild(extra);
                }
            }
            default -> {
                synchronized (level) {
                    extra.removeFromParent();
                }
            }
        }
    }

    private static void reset(SatCollisionState state, AppStateManager states, Node level, Geometry extra) {
        extra.removeFromParent();
        state.setPlane(ProjectionPlane.XY);
        state.setMode(ProjectionMode.HULL_PER_GEOMETRY);
        state.setTouchPolicy(TouchPolicy.INCLUSIVE);
        state.setFixedStep(0);
        state.setPaused(false);
        state.setEnabled(true);
        states.attach(state);
    }
}
