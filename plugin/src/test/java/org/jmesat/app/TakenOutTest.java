package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Sphere;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jmesat.control.ColliderControl;
import org.jmesat.geometry.Outline;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is disabled or faulty is listed, and has an outline to draw: the one it would have as a collider. */
class TakenOutTest {
    private static final long SEED = 20261123;

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private CollisionScene scene = new CollisionScene();

    private final ColliderControl control = new ColliderControl();

    private List<Spatial> disabled() {
        return scene.run().ask(() -> scene.state().getDisabledSpatials(new ArrayList<>()));
    }

    private List<Spatial> faulty() {
        return scene.run().ask(() -> scene.state().getFaultySpatials(new ArrayList<>()));
    }

    private void frame(HeadlessRun.Step step) {
        scene.frame(step);
    }

    @Test
    void theTopmostDisabledSpatialIsListedUntilItIsEnabled() {
        Geometry marked = scene.cube("marked", 3, 0);
        marked.addControl(control);
        Geometry inner = scene.cube("inner", 0, 0);
        inner.setUserData("jmesat.collider", false);
        Node off = CollisionScene.node("off", CollisionScene.node("middle", inner), scene.cube("second", 1, 0));
        off.setUserData("jmesat.collider", false);
        scene.attach(marked, off, scene.cube("on", 5, 0));
        scene.frame();
        assertEquals(List.of(off), disabled());
        frame(() -> control.setEnabled(false));
        assertEquals(List.of(marked, off), disabled());
        scene.frames(3);
        assertEquals(List.of(marked, off), disabled());
        frame(() -> off.setUserData("jmesat.collider", true));
        assertEquals(List.of(marked, inner), disabled());
        frame(() -> {
            control.setEnabled(true);
            inner.removeFromParent();
        });
        assertEquals(List.of(), disabled());
        assertEquals(List.of(), faulty());
    }

    @Test
    void aSpatialWithoutAPolygonIsFaultyUntilItHasOne() {
        Geometry flat = scene.cube("flat", 3, 0);
        Node empty = new Node("empty");
        empty.addControl(control);
        scene.attach(flat, empty, scene.cube("good", 0, 0));
        scene.frame();
        assertEquals(List.of(empty), faulty());
        frame(() -> flat.setLocalScale(0));
        assertEquals(List.of(flat, empty), faulty());
        scene.frames(70);
        assertEquals(List.of(flat, empty), faulty());
        for (Spatial each : faulty()) {
            assertTrue(scene.run().ask(() -> scene.state().getProblem(each)) != null, each::getName);
        }
        frame(() -> {
            flat.setLocalScale(1);
            empty.attachChild(scene.cube("child", 9, 0));
        });
        assertEquals(List.of(), faulty());
    }

    @Test
    void aDisabledStateListsNothing() {
        Geometry flat = scene.cube("flat", 3, 0);
        flat.setLocalScale(0);
        Geometry off = scene.cube("off", 3, 0);
        off.setUserData("jmesat.collider", false);
        scene.attach(flat, off);
        scene.frame();
        assertEquals(2, disabled().size() + faulty().size());
        frame(() -> scene.state().setEnabled(false));
        assertEquals(0, disabled().size() + faulty().size());
    }

    /** Measures the allocation of its updates. */
    private static final class MeasuredState extends SatCollisionState {
        private final Runnable tick = () -> super.update(HeadlessRun.TPF);
        private long bytes;

        @Override
        public void update(float tpf) {
            bytes = AllocationMeter.bytes(tick);
        }
    }

    @Test
    void aSteadyTickAndTheListsAllocateNothing() {
        scene.close();
        MeasuredState state = new MeasuredState();
        scene = new CollisionScene(state);
        List<Spatial> store = new ArrayList<>(64);
        for (int i = 0; i < 20; i++) {
            Geometry flat = scene.cube("flat", i, 0);
            flat.setLocalScale(0);
            Geometry off = scene.cube("off", i, 0);
            off.setUserData("jmesat.collider", false);
            scene.attach(flat, off);
        }
        scene.frames(200);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 100; i++) {
            scene.frame();
            long lists = scene.run().ask(() -> AllocationMeter.bytes(() -> {
                state.getDisabledSpatials(store);
                state.getFaultySpatials(store);
            }));
            least = Math.min(least, lists + state.bytes);
        }
        assertEquals(20, store.size());
        assertEquals(0, least);
    }

    /** The outlines of a collider's pieces in the world. */
    private List<double[]> inWorld(Spatial spatial) {
        Collider collider = scene.state().getCollider(spatial);
        List<double[]> outlines = new ArrayList<>();
        for (int i = 0; i < collider.getPieceCount(); i++) {
            outlines.add(Outline.of(collider.getPiece(i)));
        }
        return outlines;
    }

    private static void assertSameOutlines(List<double[]> expected, List<double[]> actual, String message) {
        assertEquals(expected.size(), actual.size(), message);
        for (int i = 0; i < expected.size(); i++) {
            double[] shape = expected.get(i);
            double[] found = actual.get(i);
            assertEquals(shape.length, found.length, message);
            int shift = 0;
            while (shift < shape.length && Math.hypot(found[shift] - shape[0], found[shift + 1] - shape[1]) > 1e-4) {
                shift += 2;
            }
            for (int k = 0; k < shape.length; k++) {
                assertEquals(shape[k], found[(k + shift) % shape.length], 1e-4,
                        () -> message + Arrays.toString(shape) + Arrays.toString(found));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(ProjectionPlane.class)
    void theOutlineOfADisabledBodyIsTheOneThatItHasOnceItIsEnabled(ProjectionPlane plane) {
        scene.close();
        scene = new CollisionScene(plane);
        Random random = new Random(SEED);
        for (ProjectionMode mode : ProjectionMode.values()) {
            for (int round = 0; round < 4; round++) {
                Node body = new Node("body");
                ColliderControl settings = new ColliderControl();
                settings.setMode(mode);
                settings.setEnabled(false);
                body.addControl(settings);
                Geometry ball = scene.geometry("ball", new Sphere(8, 8, 0.5f), 0, 0);
                Node arm = CollisionScene.node("arm", scene.cube("left", 2, 0), ball);
                body.attachChild(arm);
                body.attachChild(scene.cube("right", -1, 1));
                for (Spatial each : List.of(body, arm, ball)) {
                    scene.place(each, random.nextFloat() * 9, random.nextFloat() * 9, random.nextFloat() * 9);
                    scene.scale(each, 0.5f + random.nextFloat(), 0.5f + random.nextFloat(), 2 * random.nextFloat());
                    each.rotate(round < 2 ? 0 : random.nextFloat(), round < 2 ? 0 : random.nextFloat(),
                            random.nextFloat());
                }
                scene.attach(body);
                scene.frame();
                String message = "seed " + SEED + ", " + plane + " " + mode + " " + round + ": ";
                List<double[]> preview = scene.run().ask(() -> scene.state().computeOutlines(body));
                assertEquals(List.of(body), disabled());
                frame(() -> settings.setEnabled(true));
                assertSameOutlines(scene.run().ask(() -> inWorld(body)), preview, message);
                assertSameOutlines(preview, scene.run().ask(() -> scene.state().computeOutlines(body)), message);
                scene.step(body::removeFromParent);
            }
        }
    }

    @Test
    void theOutlineOfAShapeSetByHandIsThatShape() {
        Node zone = new Node("zone");
        control.setShape(ColliderShape.CAPSULE);
        control.setSize(new Vector2f(2, 0));
        control.setRadius(0.5f);
        control.setEnabled(false);
        zone.addControl(control);
        zone.rotate(0, 0, 0.5f);
        zone.setLocalTranslation(3, 4, 5);
        scene.attach(zone);
        scene.frame();
        List<double[]> preview = scene.run().ask(() -> scene.state().computeOutlines(zone));
        frame(() -> control.setEnabled(true));
        assertSameOutlines(scene.run().ask(() -> inWorld(zone)), preview, "");
    }

    @Test
    void bodiesBelowADisabledOneHaveTheirOwnOutlines() {
        Node outer = CollisionScene.node("outer", scene.cube("a", 0, 0));
        Node inner = CollisionScene.node("inner", scene.cube("b", 4, 0), scene.cube("c", 6, 0));
        inner.addControl(new ColliderControl());
        inner.getControl(ColliderControl.class).setMode(ProjectionMode.SINGLE_HULL);
        Geometry off = scene.cube("off", 9, 9);
        off.setUserData("jmesat.collider", false);
        outer.attachChild(inner);
        outer.attachChild(off);
        outer.setUserData("jmesat.collider", false);
        scene.attach(outer);
        scene.frame();
        List<double[]> outlines = scene.run().ask(() -> scene.state().computeOutlines(outer));
        assertEquals(2, outlines.size());
        assertSameOutlines(List.of(new double[] {-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5},
                new double[] {3.5, -0.5, 6.5, -0.5, 6.5, 0.5, 3.5, 0.5}), outlines, "");
    }

    @ParameterizedTest
    @EnumSource(ProjectionPlane.class)
    void aFaultySpatialHasTheRectangleOfItsWorldBound(ProjectionPlane plane) {
        scene.close();
        scene = new CollisionScene(plane);
        Mesh mesh = scene.mesh(new Box(1, 2, 3));
        Geometry broken = scene.geometry("broken", new Box(1, 1, 1), 0, 0);
        broken.setMesh(mesh);
        scene.place(broken, 5, 7, 9);
        scene.step(() -> {
            for (int i = 0; i < mesh.getVertexCount(); i++) {
                mesh.getFloatBuffer(Type.Position).put(3 * i, Float.NaN);
            }
        });
        scene.attach(broken);
        scene.frame();
        assertEquals(List.of(broken), faulty());
        assertSameOutlines(List.of(new double[] {4, 5, 6, 5, 6, 9, 4, 9}),
                scene.run().ask(() -> scene.state().computeOutlines(broken)), "");
        frame(() -> {
            Node vast = CollisionScene.node("vast", broken);
            vast.setLocalScale(1e30f);
            broken.setLocalScale(1e30f);
            scene.root().attachChild(vast);
        });
        assertEquals(List.of(broken), faulty());
        assertEquals(List.of(), scene.run().ask(() -> scene.state().computeOutlines(broken)));
        assertFalse(scene.run().ask(() -> scene.state().getProblems()).isEmpty());
    }
}
