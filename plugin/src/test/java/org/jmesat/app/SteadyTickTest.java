package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import com.jme3.scene.shape.Sphere;
import com.jme3.scene.shape.Torus;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A steady tick, without new colliders or pairs seen for the first time, allocates nothing while everything moves,
 * turns and collides.
 */
class SteadyTickTest {
    private static final long SEED = 20260131;
    private static final int GEOMETRIES = 200;
    private static final int PERIOD = 64;
    private static final int MANY = 10_000;
    private static final int ROW = 100;
    private static final int SWAY = 8;

    /** Measures the allocation of its updates. */
    private static final class MeasuredState extends SatCollisionState {
        private final Runnable tick = () -> super.update(HeadlessRun.TPF);
        private long bytes;

        @Override
        public void update(float tpf) {
            bytes = AllocationMeter.bytes(tick);
        }
    }

    /** Reads all values of each event. */
    private static final class Counter implements CollisionListener {
        private final Vector2f store = new Vector2f();
        private final Vector3f inSpace = new Vector3f();
        private long enters;
        private long stays;
        private long exits;
        private float sum;

        private void ask(CollisionEvent event) {
            sum += event.getNormal(store).x + event.getMtv(inSpace).y + event.getDepth() + event.getTick();
            for (int i = 0; i < event.getContactCount(); i++) {
                sum += event.getContactPoint(i, store).x + event.getContactPoint(i, inSpace).z;
            }
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            enters++;
            ask(event);
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            stays++;
            ask(event);
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            exits++;
            ask(event);
        }
    }

    /** Has its own handlers, because where the interface is mocked its default methods allocate. */
    private static final class Script extends CollisionScript {
        private int calls;

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            calls++;
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            calls++;
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            calls++;
        }
    }

    private final MeasuredState state = new MeasuredState();

    @AutoClose
    private final CollisionScene scene = new CollisionScene(state);

    private final List<Spatial> movers = new ArrayList<>();
    private final List<float[]> courses = new ArrayList<>();
    private final Counter counter = new Counter();
    private int frame;

    private void build() {
        Random random = new Random(SEED);
        for (int i = 0; i < GEOMETRIES; i++) {
            Geometry geometry = switch (i % 4) {
                case 0 -> scene.geometry("sphere " + i, new Sphere(8, 8, 0.7f), 0, 0);
                case 1 -> scene.geometry("cylinder " + i, new Cylinder(3, 9, 0.4f, 1.5f, true), 0, 0);
                case 2 -> scene.geometry("torus " + i, new Torus(8, 8, 0.2f, 0.6f), 0, 0);
                default -> scene.cube("cube " + i, 0, 0);
            };
            Node parent = CollisionScene.node("parent " + i, geometry);
            if (i % 5 == 0) {
                ColliderControl control = new ColliderControl();
                control.setMode(i % 10 == 0 ? ProjectionMode.SINGLE_HULL : ProjectionMode.HULL_PER_GEOMETRY);
                parent.addControl(control);
            }
            if (i % 3 == 0) {
                parent.addControl(new Script());
            }
            movers.add(parent);
            movers.add(geometry);
        }
        for (int i = 0; i < movers.size(); i++) {
            courses.add(new float[] {40 * random.nextFloat(), 40 * random.nextFloat(), random.nextFloat(),
                random.nextInt(3) - 1, random.nextInt(3) - 1, random.nextInt(3) - 1});
        }
        move();
        scene.step(() -> {
            scene.state().removeCollisionListener(scene.log());
            scene.state().addCollisionListener(counter);
            movers.stream().filter(Node.class::isInstance).forEach(scene.root()::attachChild);
        });
        scene.run().duringUpdate(this::move);
    }

    /** Moves everything on circles, turning about all axes; all poses repeat after a period. */
    private void move() {
        float phase = FastMath.TWO_PI * (frame++ % PERIOD) / PERIOD;
        for (int i = 0; i < movers.size(); i++) {
            float[] course = courses.get(i);
            Spatial mover = movers.get(i);
            boolean parent = mover instanceof Node;
            mover.setLocalTranslation(
                    (parent ? course[0] : 0) + FastMath.cos(phase + course[2]),
                    (parent ? course[1] : 0) + FastMath.sin(phase + course[1]), FastMath.cos(phase));
            mover.setLocalRotation(new Quaternion().fromAngles(course[3] * phase + course[0], course[4] * phase,
                    course[5] * phase + course[1]));
            mover.setLocalScale(1 + 0.2f * FastMath.sin(phase + course[0]), 1, 1 + 0.2f * FastMath.cos(phase));
        }
    }

    @ParameterizedTest
    @CsvSource({"XY, false", "XY, true", "XZ, false", "XZ, true"})
    void aSteadyTickOfTwoHundredTurningGeometriesWithEventsAllocatesNothing(ProjectionPlane plane, boolean depthTest) {
        state.setPlane(plane);
        state.setDepthTest(depthTest);
        build();
        scene.frames(3 * PERIOD);
        counter.enters = 0;
        counter.stays = 0;
        counter.exits = 0;
        // The JVM may allocate strings while it compiles, but only once. Allocation by our code repeats, so the least
        // of several periods counts.
        long[] least = new long[PERIOD];
        Arrays.fill(least, Long.MAX_VALUE);
        for (int i = 0; i < 3 * PERIOD; i++) {
            scene.frame();
            least[i % PERIOD] = Math.min(least[i % PERIOD], state.bytes);
        }
        assertArrayEquals(new long[PERIOD], least, () -> "bytes in each frame of a period, seed " + SEED);
        assertEquals(GEOMETRIES, state.getWorld().getColliders().size());
        assertTrue(counter.enters > 100 && counter.exits > 100 && counter.stays > 1000,
                () -> counter.enters + " ENTER, " + counter.stays + " STAY, " + counter.exits + " EXIT, seed " + SEED);
        assertTrue(Float.isFinite(counter.sum));
    }

    @Test
    void aSteadyTickWithNamedLayersAndAMatrixAllocatesNothing() {
        try (CapturedLog log = new CapturedLog()) {
            scene.step(() -> {
                scene.state().getLayers().setName(1, "crate");
                scene.state().getLayers().setColliding("crate", "crate", false);
                scene.state().getLayers().setColliding("default", "default", false);
                scene.state().removeCollisionListener(scene.log());
            });
            for (int i = 0; i < 8; i++) {
                Geometry crate = scene.cube("crate " + i, 0, 0);
                ColliderControl control = new ColliderControl();
                control.setLayers(i == 0 ? "crate, bx" : " crate ");
                control.setCollidesWith("default,crate");
                crate.addControl(control);
                scene.attach(crate, scene.cube("plain " + i, 0, 0));
            }
            scene.frames(20);
            long least = Long.MAX_VALUE;
            for (int i = 0; i < 3; i++) {
                scene.frame();
                least = Math.min(least, state.bytes);
            }
            assertEquals(0, least);
            assertEquals(8 * 8, state.getWorld().getContacts().size());
            assertEquals(1, log.messages().size());
        }
    }

    @Test
    void aSteadyTickWithListenersForPairsOfLayersAllocatesNothing() {
        String[] layers = {"bullet", "enemy", "wall"};
        try (CapturedLog log = new CapturedLog()) {
            scene.step(() -> {
                scene.state().setLayerNames(String.join(", ", layers));
                scene.state().removeCollisionListener(scene.log());
                for (String self : layers) {
                    for (String other : layers) {
                        scene.state().addCollisionListener(self, other, counter);
                    }
                }
                scene.state().addCollisionListener("bullet", "nobody", counter);
            });
            for (int i = 0; i < 12; i++) {
                Geometry cube = scene.cube("cube " + i, 0, 0);
                cube.setUserData("jmesat.layers", layers[i % 3]);
                scene.attach(cube);
            }
            scene.frames(20);
            counter.stays = 0;
            long least = Long.MAX_VALUE;
            for (int i = 0; i < 3; i++) {
                scene.frame();
                least = Math.min(least, state.bytes);
            }
            assertEquals(0, least);
            assertEquals(3 * 66, counter.stays);
            assertEquals(1, log.messages().size());
        }
    }

    /** Rows of cubes that move back and forth in turn, so that each meets its neighbours and separates again. */
    @Test
    void aSteadyTickOfTenThousandMovingCollidersWithListenersAllocatesNothing() {
        Box box = new Box(0.5f, 0.5f, 0.5f);
        Node field = new Node("field");
        for (int i = 0; i < MANY; i++) {
            Geometry cube = new Geometry("cube " + i, box);
            if (i % 10 == 0) {
                ColliderControl control = new ColliderControl();
                control.setTrigger(i % 20 == 0);
                cube.addControl(control);
            }
            if (i % 4 == 0) {
                cube.addControl(new Script());
            }
            field.attachChild(cube);
            movers.add(cube);
        }
        sway();
        scene.step(() -> {
            scene.run().application().getViewPort().setEnabled(false);
            scene.state().removeCollisionListener(scene.log());
            scene.state().addCollisionListener(counter);
            scene.root().attachChild(field);
        });
        scene.run().duringUpdate(this::sway);
        scene.frames(2 * SWAY);
        long[] least = new long[SWAY];
        Arrays.fill(least, Long.MAX_VALUE);
        counter.enters = 0;
        counter.stays = 0;
        counter.exits = 0;
        for (int i = 0; i < 2 * SWAY; i++) {
            scene.frame();
            least[i % SWAY] = Math.min(least[i % SWAY], state.bytes);
        }
        assertArrayEquals(new long[SWAY], least, "bytes in each frame of a period");
        assertEquals(MANY, state.getWorld().getColliders().size());
        assertTrue(counter.enters > MANY && counter.exits > MANY && counter.stays > MANY,
                () -> counter.enters + " ENTER, " + counter.stays + " STAY, " + counter.exits + " EXIT");
    }

    private void sway() {
        frame++;
        for (int i = 0; i < movers.size(); i++) {
            int row = i / ROW;
            float phase = FastMath.TWO_PI * ((frame + i) % SWAY) / SWAY;
            movers.get(i).setLocalTranslation(1.1f * (i % ROW) + 0.25f * FastMath.cos(phase),
                    1.1f * row + 0.25f * FastMath.sin(phase * (row % 3)), 0);
        }
    }

    @Test
    void aSteadyTickWithABadSpatialInItAllocatesNothing() {
        try (CapturedLog log = new CapturedLog()) {
            Geometry flat = scene.cube("flat", 0, 0);
            flat.setLocalScale(0);
            Node empty = new Node("empty");
            empty.addControl(new ColliderControl());
            scene.attach(flat, empty, scene.cube("a", 0, 0), scene.cube("b", 0.5f, 0));
            scene.step(() -> scene.state().removeCollisionListener(scene.log()));
            for (int i = 0; i < 2; i++) {
                Geometry mistaken = scene.cube("mistaken", 20 + 5 * i, 0);
                mistaken.setUserData("jmesat.mask", "all");
                mistaken.setUserData("jmesat.layers", 5);
                scene.attach(mistaken);
            }
            Geometry repaired = scene.cube("repaired", 9, 9);
            repaired.setLocalScale(0);
            scene.attach(repaired);
            scene.frame();
            scene.step(() -> repaired.setLocalScale(1));
            scene.frames(20);
            long least = Long.MAX_VALUE;
            for (int i = 0; i < 3; i++) {
                scene.frame();
                least = Math.min(least, state.bytes);
            }
            assertEquals(0, least);
            // A scale, no geometry, a mask and layers.
            assertEquals(4, log.messages().size());
        }
    }
}
