package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.util.List;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.KeptAlive;
import org.jmesat.testing.ObjectState;
import org.junit.jupiter.api.Test;

/** The memory of many contacts, all in one place: while they last, and when the state or the application has ended. */
class HeavySceneTest {
    private static final int MANY = 350;
    private static final int FEW = 100;
    private static final int MOST_BYTES = 500;

    /** Measures the allocation of its updates. */
    private static final class MeasuredState extends SatCollisionState {
        private final Runnable tick = () -> super.update(HeadlessRun.TPF);
        private long bytes;

        @Override
        public void update(float tpf) {
            bytes = AllocationMeter.bytes(tick);
        }
    }

    /** Reads the points of each event. */
    private static final class Reader extends CollisionScript {
        private final Vector3f point = new Vector3f();
        private int points;

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            onCollisionStay(event);
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            for (int i = 0; i < event.getContactCount(); i++) {
                points += Float.isFinite(event.getContactPoint(i, point).x) ? 1 : 0;
            }
        }
    }

    private static int contacts(int cubes) {
        return cubes * (cubes - 1) / 2;
    }

    private static void attachHeap(CollisionScene scene, int cubes) {
        scene.step(() -> {
            for (int i = 0; i < cubes; i++) {
                Geometry cube = scene.cube("cube " + i, 0.0003f * i, 0.0002f * i);
                cube.addControl(new Reader());
                scene.root().attachChild(cube);
            }
        });
        scene.frame();
        assertEquals(contacts(cubes), scene.run().ask(() -> scene.state().getWorld().getContacts().size()));
    }

    /** The number of array elements and of our objects reachable from the state, without those of the scene. */
    private static long countReachable(SatCollisionState state) {
        long[] sum = new long[1];
        ObjectState.forEach(List.of(state), object -> sum[0] += object.getClass().isArray() ? Array.getLength(object)
                : object.getClass().getName().startsWith("org.jmesat") ? 8 : 0);
        return sum[0];
    }

    @Test
    void aContactTakesAtMost500BytesInTheUpdateInWhichItBegins() {
        MeasuredState state = new MeasuredState();
        try (CollisionScene scene = new CollisionScene(state)) {
            state.removeCollisionListener(scene.log());
            attachHeap(scene, FEW);
            scene.frame(scene.root()::detachAllChildren);
            scene.frame();
            attachHeap(scene, MANY);
            long each = state.bytes / contacts(MANY);
            assertTrue(each <= MOST_BYTES, each + " bytes a contact");
        }
    }

    @Test
    void aStateThatWasCleanedUpFreesTheMemoryOfItsContacts() {
        try (CollisionScene scene = new CollisionScene()) {
            scene.state().removeCollisionListener(scene.log());
            attachHeap(scene, MANY);
            scene.frames(2);
            long most = scene.run().ask(() -> countReachable(scene.state()));
            scene.step(() -> scene.run().application().getStateManager().detach(scene.state()));
            scene.frame();
            long after = scene.run().ask(() -> countReachable(scene.state()));
            assertTrue(after < most / 20, after + " of " + most);
        }
    }

    @Test
    void nothingHoldsAnApplicationThatHasStopped() {
        WeakReference<?> stopped = stoppedApplication();
        assertFalse(KeptAlive.test(stopped), "the application is still held");
    }

    private static WeakReference<?> stoppedApplication() {
        try (CollisionScene scene = new CollisionScene()) {
            CollisionDebugState view = new CollisionDebugState();
            scene.step(() -> scene.run().application().getStateManager().attach(view));
            attachHeap(scene, FEW);
            scene.frames(2);
            return new WeakReference<>(scene.run().application());
        }
    }
}
