package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Box;
import java.lang.ref.WeakReference;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.KeptAlive;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Exceptions and errors in a game's code do not affect other code. */
class ForeignCodeTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);

    private static final class Script extends CollisionScript {
    }

    private static final class Failing extends Mesh {
        private boolean failing = true;

        @Override
        public VertexBuffer getBuffer(Type type) {
            if (failing) {
                throw new IllegalStateException("no buffers today");
            }
            return super.getBuffer(type);
        }
    }

    @Test
    void aFilterThatThrowsKeepsThePairApartAndLosesNoExit() {
        scene.attach(a, b);
        scene.frame();
        scene.step(() -> scene.state().getWorld().setPairFilter((x, y) -> {
            throw new IllegalStateException("cannot decide");
        }));
        try (CapturedLog log = new CapturedLog()) {
            scene.frames(2);
            assertEquals(2L, scene.run().ask(() -> scene.state().getHandlerFailureCount()));
            assertEquals(1, log.records().size());
        }
        scene.step(() -> scene.state().getWorld().setPairFilter(null));
        scene.frame();
        assertEquals(List.of("1 ENTER a b", "2 EXIT a b FILTERED", "4 ENTER a b"), scene.events());
    }

    @Test
    void anErrorInAFilterIsThrownAfterTheTick() {
        scene.attach(a, b);
        scene.step(() -> b.setLocalTranslation(5, 0, 0));
        scene.frame();
        scene.step(() -> b.setLocalTranslation(0.5f, 0, 0));
        scene.step(() -> scene.state().getWorld().setPairFilter((x, y) -> {
            throw new AssertionError("found out");
        }));
        scene.step(() -> assertEquals("found out",
                assertThrows(AssertionError.class, () -> scene.state().update(0)).getMessage()));
        scene.step(() -> scene.state().getWorld().setPairFilter(null));
        scene.frame();
        assertEquals(List.of("3 ENTER a b"), scene.events());
    }

    @Test
    void aMeshThatThrowsIsAProblemAndDoesNotStopTheTick() {
        Failing mesh = new Failing();
        Geometry bad = new Geometry("bad", mesh);
        scene.frame();
        try (CapturedLog log = new CapturedLog()) {
            scene.step(() -> {
                bad.setMaterial(a.getMaterial());
                scene.root().attachChild(a);
                scene.root().attachChild(bad);
                scene.root().attachChild(b);
                scene.state().update(0);
                assertEquals("its mesh cannot be read: java.lang.IllegalStateException: no buffers today",
                        scene.state().getProblem(bad));
                bad.removeFromParent();
                b.removeFromParent();
            });
            scene.frame();
            assertEquals(1, log.records().size());
        }
        assertEquals(List.of("2 ENTER a b", "3 EXIT a b REMOVED"), scene.events());
        assertEquals(1, scene.run().ask(() -> scene.state().getWorld().getColliders().size()));
    }

    @Test
    void aColliderThatTheGameAddedCollidesInTheWorldAndReachesNoListener() {
        scene.attach(a);
        scene.step(() -> scene.state().getWorld().add("my zone").setShape(ConvexPolygon.rectangle(3, 3)));
        scene.frames(2);
        assertEquals(List.of(), scene.events());
        assertEquals(1, scene.run().ask(() -> scene.state().getWorld().getContacts().size()));
    }

    @Test
    void theStateReturnsTheSpatialOfAColliderAndNullForAColliderOfTheGame() {
        scene.attach(a);
        scene.frame();
        SatCollisionState state = scene.state();
        scene.step(() -> {
            Collider collider = state.getWorld().getColliders().get(0);
            assertSame(a, state.getSpatial(collider));
            assertNull(state.getSpatial(state.getWorld().add("my zone")));
            assertThrows(NullPointerException.class, () -> state.getSpatial(null));
        });
    }

    @Test
    void aStateThatIsNotAttachedDoesNotTick() {
        SatCollisionState loose = new SatCollisionState(new Node("root"));
        loose.update(0.1f);
        assertEquals(0, loose.getTick());
    }

    @Test
    void theWorldCannotBeSteppedFromAHandler() {
        scene.attach(a, b);
        int[] refused = {0};
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                assertThrows(IllegalStateException.class, () -> scene.state().getWorld().step());
                assertThrows(IllegalStateException.class, () -> scene.state().getWorld().tearDown());
                refused[0]++;
            }
        }));
        scene.frames(2);
        assertEquals(1, refused[0]);
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), scene.events());
    }

    @Test
    void onlyARunningStateStepsItsWorld() {
        scene.attach(a, b);
        int[] refused = {0};
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                assertThrows(IllegalStateException.class, () -> state.getWorld().step());
                refused[0]++;
            }

            @Override
            public void afterTick(SatCollisionState state, float tpf) {
                assertThrows(IllegalStateException.class, () -> state.getWorld().step());
                refused[0]++;
            }
        }));
        scene.frame();
        assertEquals(2, refused[0]);
        for (Executable each : List.<Executable>of(() -> scene.state().getWorld().step(),
                () -> scene.state().getWorld().tearDown())) {
            scene.step(() -> assertEquals("Only the app state can step its world; call the app state's tick or step",
                    assertThrows(IllegalStateException.class, each).getMessage()));
        }
        scene.frame();
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), scene.events());
    }

    @Test
    void theWorldOfAStateThatHasEndedCanBeSteppedAgain() {
        scene.frame();
        scene.frame(() -> scene.run().application().getStateManager().detach(scene.state()));
        scene.step(() -> scene.state().getWorld().step());
        assertEquals(2, scene.run().ask(() -> scene.state().getTick()));
    }

    @Test
    void aRemovedListenerIsReleasedWhileTheContactLasts() {
        scene.attach(a, b);
        WeakReference<Script> gone = scene.run().ask(() -> {
            Script script = new Script();
            a.addControl(script);
            return new WeakReference<>(script);
        });
        scene.frames(2);
        scene.step(() -> a.removeControl(Script.class));
        scene.frame();
        assertCollected(gone);
    }

    @Test
    void aDisabledStateReleasesTheScene() {
        WeakReference<Geometry> gone = scene.run().ask(() -> {
            Geometry box = new Geometry("box", new Box(1, 1, 1));
            box.setMaterial(a.getMaterial());
            scene.root().attachChild(box);
            scene.root().attachChild(a);
            return new WeakReference<>(box);
        });
        scene.frames(2);
        scene.step(() -> {
            scene.state().setEnabled(false);
            scene.root().detachChildNamed("box");
        });
        scene.frame();
        assertCollected(gone);
    }

    @Test
    void aReplacedMeshIsReleased() {
        scene.attach(a);
        WeakReference<Mesh> gone = scene.run().ask(() -> {
            Mesh mesh = new Box(2, 2, 2);
            a.setMesh(mesh);
            return new WeakReference<>(mesh);
        });
        scene.frames(2);
        scene.step(() -> a.setMesh(new Box(1, 1, 1)));
        scene.frames(2);
        assertCollected(gone);
    }

    @Test
    void aSpatialRemovedFromABodyCollidesWithNothing() {
        Node body = new Node("body");
        Geometry child = scene.cube("child", 500, 0);
        child.setUserData("jmesat.collider", false);
        body.addControl(new ColliderControl());
        body.attachChild(a);
        body.attachChild(child);
        scene.attach(body, b);
        scene.frame();
        assertTrue(scene.run().ask(() -> scene.state().isColliding(a, b)));
        assertFalse(scene.run().ask(() -> scene.state().isColliding(child, b)));
    }

    private void assertCollected(WeakReference<?> reference) {
        scene.step(KeptAlive::clearEngineScratch);
        assertFalse(KeptAlive.test(reference), () -> reference.get() + " is still held");
    }
}
