package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The status of the app state, the only text that an editor's property sheet shows by itself. */
@EditorRequirement(17)
class StateStatusTest {
    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final SatCollisionState state = scene.state();
    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);

    private void assertStatus(String expected) {
        assertEquals(expected, scene.run().ask(state::getStatus));
    }

    @Test
    void itCountsCollidersAndContacts() {
        scene.attach(a, b, scene.cube("c", 9, 9));
        scene.frames(2);
        assertStatus("3 colliders, 1 contact, tick 2.");
        scene.frame(a::removeFromParent);
        assertStatus("2 colliders, 0 contacts, tick 3.");
    }

    @Test
    void itSaysWhyNoTickRuns() {
        assertEquals("It is not initialized: attach it, and wait for the next frame.",
                new SatCollisionState().getStatus());
        assertStatus("It is not initialized: attach it, and wait for the next frame.");
        scene.step(() -> state.setPaused(true));
        scene.frame();
        assertStatus("It has not run a tick since it was enabled: it is paused.");
        scene.step(() -> state.setPaused(false));
        scene.frame();
        scene.step(() -> state.setPaused(true));
        assertStatus("0 colliders, 0 contacts, tick 1, paused.");
        scene.step(() -> state.setEnabled(false));
        assertStatus("It is disabled.");
        scene.step(() -> scene.run().application().getStateManager().detach(state));
        scene.frame();
        assertStatus("It is not initialized: attach it, and wait for the next frame.");
    }

    @Test
    void itNamesTheSceneSettingsInForce() {
        scene.root().setUserData("jmesat.scene.plane", "XZ");
        scene.root().setUserData("jmesat.scene.depthTest", "true");
        a.setUserData("jmesat.scene.fixedStep", "0.015625");
        a.setUserData("jmesat.scene.mode", "wrong");
        scene.attach(a);
        scene.frame();
        assertTrue(state.getStatus().startsWith("1 problem; 1 collider, 0 contacts, tick 1. Scene settings: plane XZ, "
                + "depthTest true, fixedStep 0.015625. Problem: Geometry 'a'"), state::getStatus);
    }

    @Test
    void itGivesTheFirstProblemAndTheNumberOfOthers() {
        a.setUserData("jmesat.colider", true);
        scene.attach(a);
        scene.frame();
        String first = "Problem: Geometry 'a' (/Root Node/a): its user data key jmesat.colider is unknown; the nearest "
                + "known key is jmesat.collider";
        assertStatus("1 problem; 1 collider, 0 contacts, tick 1. " + first + ".");
        b.setUserData("jmesat.mask", "nothing");
        Node empty = new Node("empty");
        empty.setUserData("jmesat.collider", true);
        scene.attach(b, empty);
        scene.frame();
        assertStatus("3 problems; 2 colliders, 1 contact, tick 2. " + first + " (and 2 more).");
        scene.frame(() -> a.setUserData("jmesat.colider", null));
        assertTrue(state.getStatus().contains("Problem: Geometry 'b'"), state::getStatus);
        assertTrue(state.getStatus().endsWith("(and 1 more)."), state::getStatus);
        scene.frame(() -> {
            b.removeFromParent();
            empty.removeFromParent();
        });
        assertStatus("1 collider, 0 contacts, tick 4.");
    }

    @Test
    void eachEditOfTheProblemShowsTheNextOne() {
        assertEquals("none", state.getProblem());
        a.setUserData("jmesat.colider", true);
        b.setUserData("jmesat.mask", "nothing");
        Geometry c = scene.cube("c", 9, 9);
        c.setUserData("jmesat.radius", 2);
        scene.attach(a, b, c);
        scene.frames(70);
        List<String> problems = scene.run().ask(state::getProblems);
        assertEquals(3, problems.size(), problems::toString);
        assertTrue(problems.get(2).startsWith("Likely mistake: Geometry 'c' (/Root Node/c): has jmesat.radius"),
                problems::toString);
        for (int i = 0; i < 7; i++) {
            String shown = i % 3 + 1 + " of 3: " + problems.get(i % 3);
            assertEquals(shown, state.getProblem());
            assertSame(state.getProblem(), state.getProblem());
            state.setProblem(i % 2 == 0 ? null : "next");
        }
        scene.frame(() -> {
            a.setUserData("jmesat.colider", null);
            b.setUserData("jmesat.mask", null);
            c.setUserData("jmesat.radius", null);
        });
        scene.frames(70);
        assertEquals("none", state.getProblem());
    }

    @Test
    void aLikelyMistakeIsInTheStatusAfterTheProblems() {
        a.setUserData("jmesat.radius", 2);
        scene.attach(a, b);
        scene.frames(70);
        String mistake = "Likely mistake: Geometry 'a' (/Root Node/a): has jmesat.radius, which has no effect without "
                + "jmesat.shape: set jmesat.shape, such as CIRCLE";
        assertStatus("1 problem; 2 colliders, 1 contact, tick 70. " + mistake + ".");
        scene.frame(() -> b.setUserData("jmesat.colider", true));
        assertTrue(state.getStatus().endsWith(" Problem: Geometry 'b' (/Root Node/b): its user data key jmesat.colider "
                + "is unknown; the nearest known key is jmesat.collider (and 1 more)."), state::getStatus);
    }

    @Test
    void itGivesTheExceptionOfAHandler() {
        scene.step(() -> state.addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                throw new IllegalStateException("no coin");
            }
        }));
        scene.attach(a, b);
        scene.frame();
        assertStatus("2 colliders, 1 contact, tick 1. An exception was caught: a collision handler of "
                + "org.jmesat.app.StateStatusTest$1 failed with java.lang.IllegalStateException: no coin.");
    }

    @Test
    void itIsTheSameObjectAsLongAsItDoesNotChange() {
        scene.attach(a, b);
        scene.frame();
        String status = state.getStatus();
        assertSame(status, state.getStatus());
        scene.step(() -> state.setPaused(true));
        String paused = state.getStatus();
        scene.frames(3);
        assertSame(paused, state.getStatus());
    }

    @Test
    void theSetterDoesNothing() {
        scene.attach(a, b);
        scene.frame();
        state.setStatus("2 colliders, 9 contacts.");
        state.setStatus(null);
        assertStatus("2 colliders, 1 contact, tick 1.");
    }

    @Test
    void publishingItAllocatesNothing() {
        a.setUserData("jmesat.colider", true);
        scene.root().setUserData("jmesat.scene.plane", "XY");
        scene.attach(a, b);
        scene.step(() -> state.removeCollisionListener(scene.log()));
        scene.frames(30);
        scene.step(() -> assertEquals(0, AllocationMeter.leastBytes(() -> state.update(0.01f))));
    }

    @Test
    void anotherThreadMayAskAtAnyTime() throws Exception {
        ExecutorService other = Executors.newSingleThreadExecutor();
        try {
            boolean[] done = new boolean[1];
            Callable<Integer> asking = () -> {
                int asked = 0;
                for (boolean last = false; !last; asked++) {
                    synchronized (done) {
                        last = done[0];
                    }
                    String status = state.getStatus();
                    assertTrue(status.startsWith("It ") || status.contains(" collider"), status);
                }
                return asked;
            };
            Future<Integer> asked = other.submit(asking);
            for (int i = 0; i < 300; i++) {
                int tick = i;
                scene.frame(() -> {
                    a.setUserData("jmesat.x" + tick % 3, tick % 2 == 0 ? 1 : null);
                    scene.root().setUserData("jmesat.scene.mode", tick % 4 == 0 ? "OUTLINE" : null);
                    if (tick % 5 == 0) {
                        scene.root().attachChild(a);
                        scene.root().attachChild(b);
                    } else if (tick % 5 == 3) {
                        a.removeFromParent();
                    }
                    state.setEnabled(tick % 50 != 7);
                });
            }
            synchronized (done) {
                done[0] = true;
            }
            assertTrue(asked.get() > 0);
        } finally {
            other.shutdownNow();
        }
    }

    @Test
    void inAnEditorItTellsTheSame() {
        try (EditorApplication editor = new EditorApplication()) {
            SatCollisionState shown = new SatCollisionState();
            editor.attach(shown);
            editor.open(CollisionScene.node("level", a, b));
            editor.frames(2);
            assertEquals("2 colliders, 1 contact, tick 2.", shown.getStatus());
            editor.onEventThread(() -> {
                shown.setEnabled(false);
                return null;
            });
            assertEquals("It is disabled.", shown.getStatus());
            assertEquals(0, editor.dialogs().size(), editor.dialogs()::toString);
        }
    }
}
