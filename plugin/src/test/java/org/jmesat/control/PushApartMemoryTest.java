package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.KeptAlive;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pushing apart allocates nothing, and releases bodies that have left the scene. */
class PushApartMemoryTest {
    private static final int WARM_UP = 300;

    /** Measures the allocation of its updates. */
    private static final class MeasuredState extends SatCollisionState {
        private final Runnable tick = () -> super.update(HeadlessRun.TPF);
        private long bytes;

        @Override
        public void update(float tpf) {
            bytes = AllocationMeter.bytes(tick);
        }
    }

    private final MeasuredState state = new MeasuredState();

    @AutoClose
    private final CollisionScene scene = new CollisionScene(state);

    private Geometry pushed(String name, float x, float y) {
        return pushed(name, x, y, false);
    }

    private Geometry pushed(String name, float x, float y, boolean byUserData) {
        Geometry cube = scene.cube(name, x, y);
        if (byUserData) {
            cube.setUserData("jmesat.pushApart", true);
            cube.setUserData("jmesat.weight", "2");
        } else {
            cube.addControl(new PushApart());
        }
        return cube;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aHeapPressedIntoACornerAllocatesNothing(boolean byUserData) {
        List<Spatial> cubes = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            cubes.add(pushed("cube " + i, 1 + 1.2f * (i % 5) + 0.1f * (i / 5), 1 + 1.2f * (i / 5),
                    byUserData));
        }
        scene.attach(cubes.toArray(Spatial[]::new));
        for (Geometry wall : List.of(scene.geometry("floor", new Box(30, 1, 1), 29, -1),
                scene.geometry("wall", new Box(1, 30, 1), -1, 29))) {
            ColliderControl fixed = new ColliderControl();
            fixed.setFixed(true);
            wall.addControl(fixed);
            scene.attach(wall);
        }
        scene.step(() -> state.removeCollisionListener(scene.log()));
        scene.run().duringUpdate(() -> cubes.forEach(cube -> cube.move(-0.02f, -0.02f, 0)));
        scene.frames(WARM_UP);
        // The JVM may allocate strings while it compiles.
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 20; i++) {
            scene.frame();
            least = Math.min(least, state.bytes);
        }
        assertEquals(0, least);
        assertTrue(scene.run().ask(() -> state.getWorld().getContacts().size()) > 40);
    }

    private void assertLetGo(WeakReference<?> reference) {
        scene.step(KeptAlive::clearEngineScratch);
        assertFalse(KeptAlive.test(reference), () -> reference.get() + " is still held");
    }

    private WeakReference<Geometry> passThrough() {
        Geometry visitor = pushed("visitor", 0.5f, 0);
        scene.attach(visitor);
        scene.frames(2);
        scene.frame(visitor::removeFromParent);
        return new WeakReference<>(visitor);
    }

    @Test
    void pushedBodiesThatLeftTheSceneAreReleasedAfterTheNextTick() {
        scene.attach(pushed("a", 0, 0));
        WeakReference<?> visitor = passThrough();
        scene.frame();
        assertLetGo(visitor);
    }

    private WeakReference<?> pushAndDisable() {
        Geometry a = pushed("a", 0, 0);
        scene.attach(a, pushed("b", 0.75f, 0));
        scene.frame();
        assertEquals(-0.125f, a.getLocalTranslation().x, 1e-6f);
        scene.step(() -> {
            state.setEnabled(false);
            scene.root().detachAllChildren();
        });
        return new WeakReference<>(a);
    }

    @Test
    void aDisabledStateReleasesPushedBodies() {
        WeakReference<?> pushed = pushAndDisable();
        scene.frame();
        assertLetGo(pushed);
    }

    private WeakReference<?> pushOnce(Geometry b) {
        Geometry a = pushed("a", 0, 0);
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> b.move(5, 0, 0));
        scene.step(a::removeFromParent);
        return new WeakReference<>(a);
    }

    @Test
    void aBodyIsReleasedInATickWithoutPushes() {
        Geometry b = pushed("b", 0.75f, 0);
        WeakReference<?> pushed = pushOnce(b);
        scene.frame();
        assertLetGo(pushed);
        assertTrue(b.getLocalTranslation().x > 5);
    }

    private WeakReference<Geometry> passByAControlThatIsRemoved(PushApart control, Geometry a) {
        Geometry visitor = pushed("visitor", 0.5f, 0);
        scene.attach(visitor);
        scene.frame();
        scene.step(() -> a.removeControl(control));
        scene.frame(visitor::removeFromParent);
        return new WeakReference<>(visitor);
    }

    @Test
    void aRemovedControlReleasesItsBody() {
        Geometry a = pushed("a", 0, 0);
        PushApart control = a.getControl(PushApart.class);
        scene.attach(a);
        WeakReference<?> visitor = passByAControlThatIsRemoved(control, a);
        scene.frame();
        assertLetGo(visitor);
        assertTrue(control.isEnabled());
    }
}
