package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.InPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Shapes set by hand, and tilted models, that move, turn and collide allocate nothing in a steady tick. */
class SteadyShapesTest {
    private static final int PERIOD = 32;

    /** Measures the allocation of its updates. */
    private static final class MeasuredState extends SatCollisionState {
        private final Runnable tick = () -> super.update(HeadlessRun.TPF);
        private long bytes;

        @Override
        public void update(float tpf) {
            bytes = AllocationMeter.bytes(tick);
        }
    }

    private static final class Counter implements CollisionListener {
        private int enters;

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            enters++;
        }
    }

    private final MeasuredState state = new MeasuredState();

    @AutoClose
    private final CollisionScene scene = new CollisionScene(state);

    private final List<Spatial> movers = new ArrayList<>();
    private InPlane in = new InPlane(ProjectionPlane.XY);
    /** Whether each tick sets user data, to other values, and to equal ones where they concern collisions. */
    private boolean wounded;

    private void addAll(boolean mirrored) {
        int i = 0;
        for (ColliderShape shape : ColliderShape.values()) {
            for (int each = 0; each < 8; each++) {
                boolean mesh = shape == ColliderShape.MESH || each % 2 == 0;
                Spatial mover = mesh ? scene.cube("cube " + i, 0, 0) : new Node("node " + i);
                ColliderControl control = new ColliderControl();
                control.setShape(shape);
                control.setOffset(new Vector2f(each % 3, 0));
                control.setVertices("0 0, 2 0, 0 1");
                if (each == 7) {
                    control.setPolygon(ConvexPolygon.circle(0.5f), ConvexPolygon.rectangle(2, 0.5f).rounded(0.25f));
                }
                mover.addControl(control);
                mover.setLocalScale(mirrored ? -1 : 1, 1, 1);
                movers.add(mover);
                scene.attach(mover);
                i++;
            }
        }
    }

    private void move(int tick) {
        float angle = FastMath.TWO_PI * (tick % PERIOD) / PERIOD;
        for (int i = 0; i < movers.size(); i++) {
            Spatial mover = movers.get(i);
            mover.setLocalTranslation(in.vector(i % 7 + FastMath.sin(angle + i), i / 7 + FastMath.cos(angle - i), 0));
            mover.setLocalRotation(in.rotation(new Quaternion().fromAngles(0, 0, angle + i)));
            if (wounded) {
                mover.setUserData("hp", tick + i);
                mover.setUserData("jmesat.radius", new String("0.75"));
            }
        }
    }

    private void assertSteady() {
        Counter counter = new Counter();
        scene.step(() -> {
            state.removeCollisionListener(scene.log());
            state.addCollisionListener(counter);
        });
        for (int tick = 0; tick < 8 * PERIOD; tick++) {
            int now = tick;
            scene.frame(() -> move(now));
        }
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 3; round++) {
            long sum = 0;
            for (int tick = 0; tick < PERIOD; tick++) {
                int now = tick;
                scene.frame(() -> move(now));
                sum += state.bytes;
            }
            least = Math.min(least, sum);
        }
        assertEquals(0, least);
        assertTrue(counter.enters > 1000, "only " + counter.enters);
    }

    @ParameterizedTest(name = "mirrored: {0}")
    @ValueSource(booleans = {false, true})
    void movingAndTurningShapesAllocateNothing(boolean mirrored) {
        addAll(mirrored);
        assertSteady();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 9})
    void otherUserDataThatChangesInEachTickAllocatesNothing(int otherKeys) {
        addAll(false);
        scene.step(() -> replaceControlsByUserData(otherKeys));
        wounded = true;
        assertSteady();
    }

    /** Models of a tool with Z up lie below nodes that turn about Y: geometries, or bodies of one or two of them. */
    @ParameterizedTest(name = "parts of a body: {0}")
    @ValueSource(ints = {0, 1, 2})
    void tiltedModelsThatTurnInThePlaneAllocateNothing(int parts) {
        in = new InPlane(ProjectionPlane.XZ);
        state.setPlane(ProjectionPlane.XZ);
        state.setMode(ProjectionMode.OUTLINE);
        for (int i = 0; i < 40; i++) {
            Node mover = new Node("node " + i);
            Spatial model = scene.cube("model " + i, 0, 0);
            model.setLocalRotation(new Quaternion().fromAngles(-FastMath.HALF_PI, 0, 0));
            mover.attachChild(model);
            if (parts > 0) {
                mover.addControl(new ColliderControl());
            }
            if (parts > 1) {
                mover.attachChild(scene.cube("level " + i, 1, 0));
            }
            movers.add(mover);
            scene.attach(mover);
        }
        assertSteady();
    }

    private void replaceControlsByUserData(int otherKeys) {
        for (Spatial mover : movers) {
            ColliderControl control = mover.getControl(ColliderControl.class);
            mover.removeControl(control);
            for (int key = 0; key < otherKeys; key++) {
                mover.setUserData("key " + key, "value");
            }
            mover.setUserData("jmesat.shape", control.getShape().name());
            mover.setUserData("jmesat.size", "2, 1");
            mover.setUserData("jmesat.offset", new Vector2f(1, 0.5f));
            mover.setUserData("jmesat.vertices", "0 0, 2 0, 0 1");
        }
    }
}
