package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Transform;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.control.Control;
import com.jme3.scene.shape.Box;
import java.util.List;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorRequirement;
import org.jmesat.world.StepStatistics;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Exceptions within a tick, outside of handlers: they are caught, named and logged once. */
@EditorRequirement(9)
class TickFaultsTest {
    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final SatCollisionState state = scene.state();
    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);

    private static final class BadGeometry extends Geometry {
        private Throwable thrown;

        BadGeometry(Geometry like, Throwable thrown) {
            super("bad", new Box(0.5f, 0.5f, 0.5f));
            setMaterial(like.getMaterial());
            this.thrown = thrown;
        }

        @Override
        public Transform getWorldTransform() {
            boolean ours = StackWalker.getInstance().walk(frames ->
                    frames.anyMatch(each -> each.getClassName().startsWith("org.jmesat.internal")));
            if (ours && thrown instanceof Error error) {
                throw error;
            } else if (ours && thrown instanceof RuntimeException exception) {
                throw exception;
            }
            return super.getWorldTransform();
        }
    }

    @Test
    void aBadSpatialIsNamedAndStopsNoOther() {
        BadGeometry bad = new BadGeometry(a, new IllegalStateException("lost"));
        scene.attach(a, bad, b);
        scene.frames(2);
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), scene.events());
        String problem = "scanning it failed: java.lang.IllegalStateException: lost";
        assertEquals(problem, scene.run().ask(() -> state.getProblem(bad)));
        assertEquals("1 problem; 2 colliders, 1 contact, tick 2. Problem: BadGeometry 'bad' (/Root Node/bad): "
                + "" + problem + ".",
                state.getStatus());
        assertEquals(1, log.records().size());
        assertNotNull(log.records().get(0).getThrown());
        bad.thrown = null;
        scene.frame();
        assertEquals(List.of("3 ENTER a bad", "3 ENTER b bad", "3 STAY a b"), scene.events());
        assertNull(scene.run().ask(() -> state.getProblem(bad)));
    }

    @Test
    void anErrorOfASpatialIsThrownAfterTheTickInAGameAndReportedInAnEditor() {
        BadGeometry bad = new BadGeometry(a, new NoClassDefFoundError("rebuilt"));
        scene.step(() -> {
            scene.root().attachChild(bad);
            scene.root().attachChild(a);
            scene.root().attachChild(b);
        });
        assertThrows(NoClassDefFoundError.class, scene::frame);
        assertEquals(List.of("1 ENTER a b"), scene.events());
        scene.step(bad::removeFromParent);
        try (EditorApplication editor = new EditorApplication()) {
            SatCollisionState shown = new SatCollisionState();
            editor.attach(shown);
            editor.open(bad);
            editor.frames(2);
            assertEquals(List.of(shown), editor.states());
            assertTrue(shown.getStatus().endsWith("scanning it failed: java.lang.NoClassDefFoundError: rebuilt."),
                    shown::getStatus);
        }
    }

    @Test
    void anErrorOfAHandlerIsThrownInAGameAndReportedInAnEditor() {
        CollisionListener failing = new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                throw new AssertionError("no coin");
            }
        };
        state.addCollisionListener(failing);
        scene.step(() -> {
            scene.root().attachChild(a);
            scene.root().attachChild(b);
        });
        assertThrows(AssertionError.class, scene::frame);
        scene.step(() -> {
            a.removeFromParent();
            b.removeFromParent();
        });
        try (EditorApplication editor = new EditorApplication()) {
            SatCollisionState shown = new SatCollisionState();
            shown.addCollisionListener(failing);
            editor.attach(shown);
            editor.open(a);
            editor.open(b);
            editor.frames(3);
            assertEquals(List.of(), editor.swallowed());
            assertEquals("2 colliders, 1 contact, tick 3. An exception was caught: a collision handler failed with "
                    + "java.lang.AssertionError: no coin.", shown.getStatus());
            assertEquals(1, log.records().size());
            assertNotNull(log.records().get(0).getThrown());
        }
    }

    @Test
    void whatFailsOutsideOfSpatialsIsLoggedOnceAndTheNextTickGoesOn() {
        int[] failures = {40};
        SatCollisionState failing = new SatCollisionState() {
            @Override
            public ProjectionPlane getPlane() {
                if (failures[0]-- > 0) {
                    throw new IllegalStateException("no plane today");
                }
                return super.getPlane();
            }
        };
        EventLog events = new EventLog();
        failing.addCollisionListener(events);
        scene.attach(a, b);
        scene.step(() -> {
            scene.run().application().getStateManager().detach(state);
            scene.run().application().getStateManager().attach(failing);
        });
        scene.frames(42);
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), events.take());
        assertEquals("2 colliders, 1 contact, tick 2. 40 exceptions were caught, such as: the scan of the scene failed "
                + "with java.lang.IllegalStateException: no plane today.", failing.getStatus());
        assertEquals(List.of("the scan of the scene failed with java.lang.IllegalStateException: no plane today; "
                + "further exceptions of this kind are only counted"), log.messages());
        assertNotNull(log.records().get(0).getThrown());
    }

    /** The clock fails at each of its calls in turn, so at each stage of a step; the filter is not to blame. */
    @Test
    void aStepThatFailsHalfwayEndsAllContactsAlsoBesideAFilterOfTheGame() {
        int[] calls = {Integer.MAX_VALUE};
        scene.attach(a, b);
        scene.step(() -> {
            state.getWorld().setPairFilter((one, other) -> true);
            state.getWorld().setStatistics(new StepStatistics(() -> {
                if (calls[0]-- == 0) {
                    throw new IllegalStateException("no time");
                }
                return 0;
            }));
        });
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
        for (int i = 0; i < 6; i++) {
            int call = i;
            scene.frame(() -> {
                a.move(0.01f, 0, 0);
                calls[0] = call;
            });
            String exit = 2 * i + 2 + " EXIT a b TEARDOWN";
            assertEquals(List.of(exit), scene.events(), () -> "call " + call);
            scene.frame(() -> calls[0] = Integer.MAX_VALUE);
            assertEquals(List.of(2 * i + 3 + " ENTER a b"), scene.events(), () -> "call " + call);
        }
        assertEquals(0, state.getHandlerFailureCount());
        assertTrue(state.getStatus().contains("the search for contacts failed with "), state::getStatus);
    }

    @Test
    void anErrorOfASubclassStaysInItInAnEditorAndStopsNoOtherState() {
        SatCollisionState failing = new SatCollisionState() {
            @Override
            public Node getRoot() {
                throw new NoClassDefFoundError("game/Level");
            }
        };
        SatCollisionState other = new SatCollisionState();
        try (EditorApplication editor = new EditorApplication()) {
            editor.attach(failing, other);
            editor.open(a);
            editor.open(b);
            editor.frames(3);
            assertEquals(List.of(), editor.swallowed());
            assertEquals("2 colliders, 1 contact, tick 3.", other.getStatus());
            assertEquals(List.of(failing, other), editor.states());
            editor.closeScene();
            editor.frame();
            assertEquals(List.of(), editor.swallowed());
        }
    }

    /** The engine leaves a null in the list if a Control's class is not found. */
    @Test
    void aControlThatIsNullIsNoObstacle() {
        for (Geometry each : List.of(a, b)) {
            assertThrows(NullPointerException.class, () -> each.addControl((Control) null));
            assertEquals(1, each.getNumControls());
        }
        b.setUserData("jmesat.collider", true);
        scene.frame();
        scene.step(() -> {
            scene.root().attachChild(a);
            scene.root().attachChild(b);
            state.update(0.1f);
            assertEquals(1, state.computeOutlines(b).size());
            assertTrue(state.diagnose(a, b).contains("touching"), () -> state.diagnose(a, b));
            state.bake(b);
            a.removeFromParent();
            b.removeFromParent();
        });
        assertEquals(List.of("2 ENTER a b"), scene.events());
        assertEquals(List.of(), log.messages());
    }
}
