package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.SatCollisionState;
import org.jmesat.app.SceneQueries;
import org.jmesat.testing.editor.EditorRequirement;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The overlay in an editor while random operations, exceptions and other threads disturb it. */
class EditorViewDisturbedTest extends EditorView {
    @Test
    @EditorRequirement(10)
    void noDialogOpensInAThousandRandomOperations() {
        try (CapturedLog log = new CapturedLog()) {
            operate(new Random(4711));
            assertFalse(log.messages().contains("The debug view failed"));
        }
    }

    private void operate(Random random) {
        List<Spatial> removed = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            int what = random.nextInt(14);
            boolean on = random.nextBoolean();
            switch (what) {
                case 0 -> debug.setVisible(on);
                case 1 -> debug.setEnabled(on || random.nextBoolean());
                case 2 -> {
                    debug.setOutlines(on);
                    debug.setPieces(random.nextBoolean());
                    debug.setContacts(random.nextBoolean());
                }
                case 3 -> {
                    debug.setBoxes(on);
                    debug.setNames(random.nextBoolean());
                    debug.setMotion(random.nextBoolean());
                    debug.setQueries(random.nextBoolean());
                    debug.setSleeping(random.nextBoolean());
                    debug.setAllAxes(random.nextBoolean());
                }
                case 4 -> debug.setPalette(DebugPalette.values()[random.nextInt(DebugPalette.values().length)]);
                case 5 -> debug.setPairA(List.of("", "crate", "flor", "scene/floor", "\0").get(random.nextInt(5)));
                case 6 -> debug.setPairB(on ? "floor" : null);
                case 7 -> debug.setMaxAxes(random.nextInt(12) - 2);
                case 8 -> {
                    if (editor.states().contains(debug)) {
                        editor.detach(debug);
                    } else {
                        editor.attach(debug);
                    }
                }
                case 9 -> {
                    if (editor.states().contains(collisions)) {
                        editor.detach(collisions);
                    } else {
                        editor.attach(collisions);
                    }
                }
                case 10 -> collisions.setEnabled(on);
                case 11 -> crate.setLocalTranslation(6 * random.nextFloat() - 3, 6 * random.nextFloat() - 3, 0);
                case 12 -> {
                    if (removed.isEmpty()) {
                        removed.add(floor);
                        scene.detachChild(floor);
                    } else {
                        scene.attachChild(removed.remove(0));
                    }
                }
                default -> debug.setToggleKey(random.nextInt(300));
            }
            debug.getStatus();
            debug.getExplanation();
            viewer.frame();
            assertEquals(List.of(), editor.dialogs());
            assertEquals(List.of(), editor.swallowed());
            assertFalse(debug.getStatus().contains("failed"), debug::getStatus);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"while updating", "while drawing"})
    @EditorRequirement(9)
    void anExceptionIsCaughtLoggedOnceAndShownInTheStatus(String when) {
        try (CapturedLog log = new CapturedLog()) {
            show();
            assertEquals(List.of(), log.messages());
            SatCollisionState failing = new SatCollisionState(scene) {
                @Override
                public CollisionWorld getWorld() {
                    fail("while updating");
                    return super.getWorld();
                }

                @Override
                public SceneQueries getQueries() {
                    fail("while drawing");
                    return super.getQueries();
                }

                private void fail(String now) {
                    if (now.equals(when)) {
                        throw new IllegalStateException(when);
                    }
                }
            };
            debug.setCollisionState(failing);
            viewer.frames(5);

            assertEquals(List.of(collisions, debug), editor.states());
            assertEquals(List.of(), editor.swallowed());
            assertEquals(List.of("The debug view failed"), log.messages());
            assertEquals("The debug view failed: java.lang.IllegalStateException: " + when, debug.getStatus());
            assertEquals(List.of(), viewer.leftInViewPorts());

            debug.setCollisionState(null);
            debug.setVisible(false);
            viewer.frame();
            debug.setVisible(true);
            viewer.frames(2);
            assertFalse(drawn().isEmpty());
            assertTrue(debug.getStatus().startsWith("2 colliders"), debug::getStatus);
        }
    }

    @Test
    @EditorRequirement({3, 11})
    void anotherThreadMaySetReadAttachAndDetachAtAnyTime() throws Exception {
        AtomicBoolean running = new AtomicBoolean(true);
        AtomicInteger finished = new AtomicInteger();
        CompletableFuture<Void> other = CompletableFuture.runAsync(() -> {
            for (int rounds = 0; running.get(); rounds++) {
                debug.setVisible(rounds % 5 != 0);
                debug.setNames(rounds % 2 == 0);
                debug.setPairA(rounds % 3 == 0 ? "crate" : "");
                debug.setPairB(rounds % 7 == 0 ? "flor" : "floor");
                assertFalse(debug.getStatus().contains("failed"), debug::getStatus);
                assertFalse(debug.getExplanation().isEmpty());
                if (rounds % 50 == 0) {
                    editor.getStateManager().detach(debug);
                } else if (rounds % 50 == 1) {
                    editor.getStateManager().attach(debug);
                }
                finished.incrementAndGet();
                Thread.yield();
            }
        });
        editor.attach(collisions);
        try {
            // A busy machine may let the other thread wait.
            for (int i = 0; (i < 500 || finished.get() < 60) && !other.isDone(); i++) {
                viewer.frame();
                assertEquals(List.of(), editor.dialogs());
                assertEquals(List.of(), editor.swallowed());
            }
        } finally {
            running.set(false);
        }
        other.get();
        editor.detach(debug, collisions);
        viewer.frame();
        assertClean();
    }

    @Test
    @EditorRequirement(11)
    void nothingIsDrawnAfterAnotherThreadDisabledItWithinAFrame() {
        show();

        editor.onEventThread(() -> {
            debug.setEnabled(false);
            return null;
        });
        viewer.render();

        assertEquals(List.of(), drawn());
        viewer.frame();
        assertClean();
    }
}
