package org.jmesat.control;

import static org.jmesat.control.CharacterMoverScene.BOX;
import static org.jmesat.control.CharacterMoverScene.TILE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Node;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.KeptAlive;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Moving allocates nothing, and releases what has left the scene. */
class CharacterMoverMemoryTest {
    private static final int WARM_UP = 400;

    /** Measures the allocation of its updates. */
    private static final class MeasuredState extends SatCollisionState {
        private final Runnable tick = () -> super.update(HeadlessRun.TPF);
        private long bytes;

        @Override
        public void update(float tpf) {
            bytes = AllocationMeter.bytes(tick);
        }
    }

    /** Has handlers of its own: once a test has mocked a listener, Mockito allocates in those of the interface. */
    private static final class Deaf extends CharacterMover {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
            // Nothing to do.
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            // Nothing to do.
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            // Nothing to do.
        }
    }

    private final MeasuredState state = new MeasuredState();

    @AutoClose
    private final CharacterMoverScene movers = new CharacterMoverScene(state);

    @Test
    void aSteadyTickWithMoversPlatformsAndCratesAllocatesNothing() {
        for (int i = 0; i < 60; i++) {
            movers.fixed(TILE, i, -0.5);
        }
        List<Node> platforms = new ArrayList<>();
        List<CharacterMover> all = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            platforms.add(movers.platform(ConvexPolygon.rectangle(3, 0.4f), 5 * i, 2));
            all.add(movers.add(new Deaf(), BOX, 5 * i, 2.6));
            all.add(movers.add(new Deaf(), BOX, 5 * i + 1, 0.4));
            movers.crate(5 * i + 3, 0.5);
        }
        movers.scene.step(() -> state.removeCollisionListener(movers.scene.log()));
        int[] tick = {0};
        movers.scene.run().duringUpdate(() -> {
            float dx = 0.02f * (tick[0]++ / 50 % 2 == 0 ? 1 : -1);
            platforms.forEach(each -> each.move(dx, 0.3f * dx, 0));
            all.forEach(each -> movers.steer(each, 3 * dx, -0.02));
        });
        movers.scene.frames(WARM_UP);
        // The JVM may allocate strings while it compiles.
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 30; i++) {
            movers.scene.frame();
            least = Math.min(least, state.bytes);
        }
        assertEquals(0, least);
        assertTrue(all.stream().filter(CharacterMover::isOnGround).count() > 15);
    }

    private WeakReference<Node> passThrough(boolean ground) {
        Node floor = movers.floor();
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        movers.frames(3, mover, 0, -0.02);
        Node leaving = ground ? floor : (Node) mover.getSpatial();
        assertTrue(mover.isOnGround());
        movers.scene.frame(leaving::removeFromParent);
        movers.scene.frames(2);
        return new WeakReference<>(leaving);
    }

    private void assertReleased(WeakReference<?> reference) {
        movers.scene.events();
        movers.scene.step(KeptAlive::clearEngineScratch);
        assertFalse(KeptAlive.test(reference), () -> reference.get() + " is still held");
    }

    @Test
    void aMoverThatLeftTheSceneIsReleased() {
        assertReleased(passThrough(false));
    }

    @Test
    void aGroundThatLeftTheSceneIsReleased() {
        assertReleased(passThrough(true));
    }
}
