package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.MorphControl;
import com.jme3.anim.SkinningControl;
import com.jme3.anim.util.AnimMigrationUtils;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.mesh.MorphTarget;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;
import java.util.List;
import java.util.Random;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.ModelInPlane;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The range of depth of a collider whose meshes are animated. The oracle is a copy of the model that is no collider: it
 * is skinned by the engine in software and placed by the engine's world matrix.
 */
@ParameterizedClass
@EnumSource
class AnimatedDepthTest {
    private static final int FRAMES = 120;
    private static final double TOLERANCE = 1e-4;

    @AutoClose
    private final CollisionScene scene;

    private final ProjectionPlane plane;
    private final ColliderControl control = new ColliderControl();
    private Node jaime;
    private Node oracle;

    AnimatedDepthTest(ProjectionPlane plane) {
        this.plane = plane;
        scene = new CollisionScene(plane);
        scene.state().setDepthTest(true);
    }

    private void attachTheModelAndItsCopy() {
        jaime = load();
        oracle = load();
        jaime.addControl(control);
        oracle.setUserData("jmesat.collider", false);
        scene.step(() -> oracle.depthFirstTraversal(spatial -> {
            if (spatial.getControl(SkinningControl.class) != null) {
                spatial.getControl(SkinningControl.class).setHardwareSkinningPreferred(false);
            }
        }));
        scene.attach(jaime, oracle);
    }

    private Node load() {
        return scene.run().ask(() -> {
            Node model = (Node) AnimMigrationUtils.migrate(
                    scene.run().application().getAssetManager().loadModel("Models/Jaime/Jaime.j3o"));
            model.depthFirstTraversal(spatial -> {
                if (spatial.getControl(AnimComposer.class) != null) {
                    spatial.getControl(AnimComposer.class).setCurrentAction("Run");
                }
            });
            return model;
        });
    }

    /** A range of coordinates along the plane's axis. */
    private record Range(double low, double high) {
        Range extended(double margin) {
            double least = Math.max(margin, (low - high) / 2);
            return new Range(low - least, high + least);
        }

        Range with(double depth) {
            return new Range(Math.min(low, depth), Math.max(high, depth));
        }
    }

    /** The range of the oracle's vertices in its present pose, which is what the next tick finds. */
    private Range expected() {
        Range[] range = {new Range(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY)};
        scene.step(() -> {
            oracle.depthFirstTraversal(spatial ->
                    spatial.runControlRender(scene.run().application().getRenderManager(),
                            scene.run().application().getViewPort()));
            oracle.depthFirstTraversal(spatial -> {
                if (spatial instanceof Geometry geometry) {
                    range[0] = extended(range[0], geometry);
                }
            });
        });
        return range[0];
    }

    private Range extended(Range range, Geometry geometry) {
        Range result = range;
        geometry.computeWorldMatrix();
        FloatBuffer positions = geometry.getMesh().getFloatBuffer(Type.Position);
        for (int i = 0; i < positions.limit(); i += 3) {
            Vector3f local = new Vector3f(positions.get(i), positions.get(i + 1), positions.get(i + 2));
            result = result.with(plane.depth(geometry.getWorldMatrix().mult(local, new Vector3f())));
        }
        return result;
    }

    private Collider collider() {
        return scene.state().getWorld().getColliders().get(0);
    }

    private void assertRange(Range expected, String label) {
        assertEquals(expected.low, collider().getMinDepth(), TOLERANCE, label);
        assertEquals(expected.high, collider().getMaxDepth(), TOLERANCE, label);
    }

    /** Half of the rotations are about the plane's axis; scales may be mirrored, or flat along the axis. */
    private void placeAnywhere(Random random) {
        Vector3f angles = random.nextBoolean() ? new Vector3f(0, 0, random.nextFloat(7))
                : new Vector3f(random.nextFloat(7), random.nextFloat(7), random.nextFloat(7));
        float depthScale = random.nextInt(6) == 0 ? 0 : random.nextFloat(-2, 2);
        for (Spatial each : List.of(jaime, oracle)) {
            each.setLocalRotation(scene.rotation(angles.x, angles.y, angles.z));
        }
        scene.scale(jaime, random.nextBoolean() ? -1 : 1.5f, random.nextFloat(0.5f, 2), depthScale);
        scene.place(jaime, random.nextFloat(), random.nextFloat(), random.nextFloat(-5, 5));
        oracle.setLocalTransform(jaime.getLocalTransform());
    }

    @Test
    void theRangeOfASkinnedModelIsThatOfItsVerticesExtendedByTheMargin() {
        attachTheModelAndItsCopy();
        Random random = new Random(plane.ordinal());
        float[] margins = {0, 0.5f, -0.125f, -100};
        for (int i = 0; i < FRAMES; i++) {
            int frame = i;
            scene.step(() -> {
                if (frame % 3 != 1) {
                    placeAnywhere(random);
                }
                control.setDepthMargin(margins[frame / 5 % margins.length]);
            });
            Range range = expected().extended(control.getDepthMargin());
            scene.frame();
            assertRange(range, "seed " + plane.ordinal() + ", frame " + frame + ", margin " + control.getDepthMargin());
        }
    }

    @Test
    void aLimbThatAnAnimationLiftsHitsAPlateAboveIt() {
        attachTheModelAndItsCopy();
        scene.step(() -> {
            ModelInPlane.convert(jaime, plane);
            ModelInPlane.convert(oracle, plane);
        });
        // In these frames the action is blended in.
        scene.frames(40);
        Range heights = new Range(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
        for (int i = 0; i < FRAMES; i++) {
            heights = heights.with(expected().high);
            scene.frame();
        }
        assertTrue(heights.high > heights.low + 0.02, "reaches up to " + heights);
        double edge = (heights.low + heights.high) / 2;
        Geometry plate = scene.geometry("plate", new Box(50, 50, 0.5f), 0, 0);
        scene.place(plate, 0, 0, (float) edge + 0.5f);
        scene.attach(plate);
        int changes = 0;
        boolean before = false;
        for (int i = 0; i < FRAMES; i++) {
            double beyond = expected().high - edge;
            scene.frame();
            boolean colliding = scene.isColliding(jaime, plate);
            assertTrue(colliding == beyond > 0 || Math.abs(beyond) < TOLERANCE, colliding + " by " + beyond);
            changes += colliding == before ? 0 : 1;
            before = colliding;
        }
        assertTrue(changes >= 4, changes + " changes");
    }

    @Test
    void aMorphedMeshReachesAsFarAsItsWeightLiftsIt() {
        Geometry cloth = cloth();
        Geometry lamp = scene.cube("lamp", 0.5f, 0.5f);
        scene.place(lamp, 0.5f, 0.5f, 2);
        scene.attach(CollisionScene.node("tent", cloth), lamp);
        scene.step(() -> {
            cloth.getParent().addControl(new MorphControl());
            cloth.addControl(control);
            scene.scale(cloth, 1, 1, -3);
            scene.place(cloth, 0, 0, 0.25f);
        });
        for (float weight : new float[] {0, 0.25f, 0.5f, 0.375f, 0.3125f, 0}) {
            scene.frame(() -> cloth.setMorphState(new float[] {weight}));
            assertRange(new Range(0.25, 0.25 + 3 * weight), "weight " + weight);
            assertEquals(0.25 + 3 * weight > 1.5, scene.isColliding(cloth, lamp), "weight " + weight);
        }
        scene.frame(() -> {
            cloth.setMorphState(new float[] {1});
            control.setDepthMargin(0.125f);
        });
        assertRange(new Range(0.25 - 0.125, 3.25 + 0.125), "with a margin");
    }

    /** A square of side 1 whose last vertex sinks by 1 along the depth at a weight of 1. */
    private Geometry cloth() {
        Mesh mesh = new Quad(1, 1);
        MorphTarget sink = new MorphTarget("sink");
        float[] offsets = new float[3 * mesh.getVertexCount()];
        Vector3f offset = scene.vector(0, 0, -1);
        offsets[offsets.length - 3] = offset.x;
        offsets[offsets.length - 2] = offset.y;
        offsets[offsets.length - 1] = offset.z;
        sink.setBuffer(Type.Position, BufferUtils.createFloatBuffer(offsets));
        mesh.addMorphTarget(sink);
        return scene.geometry("cloth", mesh, 0, 0);
    }
}
