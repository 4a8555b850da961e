package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.Random;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.project.AnimatedModels.Kind;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.ModelInPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The range of depths of an animated outline. The oracle is the engine's software skinning, or the formula of its
 * morphing shader, followed by its world matrix.
 */
@ParameterizedClass
@EnumSource
class PosedDepthRangeTest {
    private static final int FRAMES = 60;
    private static final float TPF = 0.037f;
    private static final double RELATIVE_TOLERANCE = 1e-5;
    private static final AnimatedModels MODELS = new AnimatedModels();

    /** For morphed meshes: an asset manager that has loaded those models throws when it loads a plain material. */
    private static final AnimatedModels OTHER_MODELS = new AnimatedModels();

    private final ProjectionPlane plane;
    private final Random random;
    private final ProjectionCache cache = new ProjectionCache();
    private final ProjectedGeometry outline = new ProjectedGeometry();

    PosedDepthRangeTest(ProjectionPlane plane) {
        this.plane = plane;
        random = new Random(plane.ordinal());
        cache.setPlane(plane);
    }

    private void update(Geometry geometry) {
        cache.beginTick();
        WorldTransforms.refresh(geometry);
        outline.update(geometry, cache, false, PieceSettings.HULL, 0);
        cache.endTick();
        assertNull(outline.problem());
    }

    /** Half of the rotations are about the plane's axis. Scales mirror along any axis and flatten along that one. */
    private void place(Spatial spatial) {
        spatial.setLocalTranslation(coordinate(), coordinate(), coordinate());
        Vector3f axis = random.nextBoolean() ? plane.toWorld(0, 0, 1, new Vector3f())
                : new Vector3f(coordinate(), coordinate(), 9).normalizeLocal();
        spatial.setLocalRotation(new Quaternion().fromAngleAxis(7 * random.nextFloat(), axis));
        Vector3f flat = random.nextInt(6) == 0 ? plane.toWorld(0, 0, 1, new Vector3f()) : Vector3f.ZERO;
        spatial.setLocalScale((1 - flat.x) * factor(), (1 - flat.y) * factor(), (1 - flat.z) * factor());
    }

    private float coordinate() {
        return random.nextInt(9) - 4;
    }

    private float factor() {
        return (random.nextInt(4) == 0 ? -1 : 1) * (0.5f + random.nextFloat());
    }

    /** The depths of positions in the geometry's space are those of the outline. */
    private void assertRange(Geometry geometry, float[] xyz, String label) {
        geometry.computeWorldMatrix();
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < xyz.length; i += 3) {
            Vector3f local = new Vector3f(xyz[i], xyz[i + 1], xyz[i + 2]);
            double depth = plane.depth(geometry.getWorldMatrix().mult(local, new Vector3f()));
            least = Math.min(least, depth);
            greatest = Math.max(greatest, depth);
        }
        double tolerance = RELATIVE_TOLERANCE * (1 + Math.abs(least) + Math.abs(greatest));
        assertEquals(least, outline.originDepth() + outline.minDepth(), tolerance, label);
        assertEquals(greatest, outline.originDepth() + outline.maxDepth(), tolerance, label);
    }

    /** A model below a node; one copy is skinned by the engine, the other one is read by us. */
    @ParameterizedTest
    @EnumSource
    void theRangeIsThatOfTheVerticesSkinnedByTheEngine(Kind kind) {
        Spatial oracle = MODELS.load(kind, false);
        Spatial model = MODELS.load(kind, true);
        AnimatedModels.play(oracle);
        AnimatedModels.play(model);
        Geometry expected = AnimatedModels.geometries(oracle).get(0);
        Geometry actual = AnimatedModels.geometries(model).get(0);
        Node expectedRoot = new Node("root");
        expectedRoot.attachChild(oracle);
        Node root = new Node("root");
        root.attachChild(model);
        for (int frame = 0; frame < FRAMES; frame++) {
            if (frame % 3 != 1) {
                List.of(root, model, actual).forEach(this::place);
                expectedRoot.setLocalTransform(root.getLocalTransform());
                oracle.setLocalTransform(model.getLocalTransform());
                expected.setLocalTransform(actual.getLocalTransform());
            }
            // Pose and place change together or alone.
            float tpf = frame % 3 == 2 ? 0 : TPF;
            MODELS.update(expectedRoot, tpf);
            MODELS.render(oracle);
            MODELS.update(root, tpf);
            update(actual);
            assertRange(expected, AnimatedModels.positions(expected.getMesh()),
                    kind + ", seed " + plane.ordinal() + ", frame " + frame);
        }
    }

    @Test
    void theRangeIsThatOfTheVerticesMorphedByTheShader() {
        for (int targets : new int[] {1, 5, 14}) {
            MorphedModel model = new MorphedModel(OTHER_MODELS, random, targets, targets == 5);
            for (int round = 0; round < FRAMES; round++) {
                if (round % 3 != 1) {
                    place(model.node);
                    place(model.geometry);
                }
                if (round % 3 != 2) {
                    model.morph();
                }
                update(model.geometry);
                assertRange(model.geometry, model.positionsByTheShader(),
                        targets + " targets, seed " + plane.ordinal() + ", round " + round);
            }
        }
    }

    /** Against XY: the same outline and the same depths, except for rounding in another order. */
    @Test
    void aModelConvertedToThePlaneLooksTheSameInIt() {
        ProjectionCache cacheInXy = new ProjectionCache();
        ProjectedGeometry inXy = new ProjectedGeometry();
        Spatial original = MODELS.load(Kind.MIGRATED, true);
        Spatial converted = MODELS.load(Kind.MIGRATED, true);
        original.rotate(0.5f, 1, 0.2f);
        converted.rotate(0.5f, 1, 0.2f);
        ModelInPlane.convert(converted, plane);
        AnimatedModels.play(original);
        AnimatedModels.play(converted);
        Geometry geometry = AnimatedModels.geometries(original).get(0);
        for (int frame = 0; frame < FRAMES; frame++) {
            MODELS.update(original, TPF);
            MODELS.update(converted, TPF);
            update(AnimatedModels.geometries(converted).get(0));
            cacheInXy.beginTick();
            inXy.update(geometry, cacheInXy, false, PieceSettings.HULL, 0);
            cacheInXy.endTick();
            assertSameOutline(ProjectionRun.outline(inXy), ProjectionRun.outline(outline), "frame " + frame);
            assertEquals(inXy.minDepth(), outline.minDepth(), 1e-5, "frame " + frame);
            assertEquals(inXy.maxDepth(), outline.maxDepth(), 1e-5, "frame " + frame);
        }
    }

    /** The outlines reach equally far in each of 64 directions. */
    private static void assertSameOutline(PolygonBuffer expected, PolygonBuffer actual, String label) {
        for (int i = 0; i < 64; i++) {
            double x = StrictMath.cos(i * Math.PI / 32);
            double y = StrictMath.sin(i * Math.PI / 32);
            assertEquals(reach(expected, x, y), reach(actual, x, y), 1e-5, label + ", direction " + i);
        }
        assertTrue(expected.count() > 8);
    }

    private static double reach(PolygonBuffer polygon, double x, double y) {
        double reach = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < polygon.count(); i++) {
            reach = Math.max(reach, x * polygon.x(i) + y * polygon.y(i));
        }
        return reach;
    }
}
