package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.anim.SkinningControl;
import com.jme3.animation.SkeletonControl;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.AbstractControl;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jmesat.internal.project.AnimatedModels.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The oracle is the engine's software skinning: it writes into the Position buffer when a model is rendered. */
@SuppressWarnings("deprecation") // models with the old animation system have to work as well
class SkinnedMeshTest {

    private static final float RELATIVE_TOLERANCE = 1e-4f;

    /** Shared, because it caches the loaded models. */
    private static final AnimatedModels MODELS = new AnimatedModels();

    private final Deformation deformation = new Deformation();
    private final MeshVertices vertices = new MeshVertices();

    static Stream<Kind> kinds() {
        return Stream.of(Kind.values());
    }

    private static AbstractControl skinningOf(Spatial model) {
        AbstractControl[] found = new AbstractControl[1];
        model.depthFirstTraversal(spatial -> {
            for (int i = 0; i < spatial.getNumControls(); i++) {
                if (spatial.getControl(i) instanceof SkinningControl
                        || spatial.getControl(i) instanceof SkeletonControl) {
                    found[0] = (AbstractControl) spatial.getControl(i);
                }
            }
        });
        return found[0];
    }

    private static boolean isUsingHardware(Spatial model) {
        return skinningOf(model) instanceof SkinningControl control
                ? control.isHardwareSkinningUsed()
                : ((SkeletonControl) skinningOf(model)).isHardwareSkinningUsed();
    }

    private void assertPose(float[] expected, Geometry geometry, String label) {
        int count = vertices.read(geometry);
        assertNull(vertices.problem(), label);
        assertTrue(count > 0, label);
        float tolerance = RELATIVE_TOLERANCE * AnimatedModels.size(expected);
        for (int i = 0; i < count; i++) {
            for (int axis = 0; axis < 3; axis++) {
                assertEquals(expected[3 * vertices.vertexIndices()[i] + axis], vertices.xyz()[3 * i + axis], tolerance,
                        label + ", vertex " + vertices.vertexIndices()[i]);
            }
        }
    }

    /** Compares two copies of a model frame by frame: one skinned by the engine in software, one read by us. */
    private void assertAgreesWhilePlaying(Kind kind, boolean hardware, boolean rendered) {
        Spatial oracle = MODELS.load(kind, false);
        Spatial model = MODELS.load(kind, hardware);
        AnimatedModels.play(oracle);
        AnimatedModels.play(model);
        List<Geometry> expected = AnimatedModels.geometries(oracle);
        List<Geometry> actual = AnimatedModels.geometries(model);
        float moved = 0;
        float[] start = AnimatedModels.positions(expected.get(0).getMesh());
        for (int frame = 0; frame < 12; frame++) {
            MODELS.update(oracle, 0.07f);
            MODELS.render(oracle);
            MODELS.update(model, 0.07f);
            if (rendered) {
                MODELS.render(model);
            }
            for (int i = 0; i < expected.size(); i++) {
                float[] pose = AnimatedModels.positions(expected.get(i).getMesh());
                assertPose(pose, actual.get(i), kind + " frame " + frame);
            }
            float[] pose = AnimatedModels.positions(expected.get(0).getMesh());
            for (int i = 0; i < pose.length; i++) {
                moved = Math.max(moved, Math.abs(pose[i] - start[i]));
            }
        }
        assertEquals(hardware && rendered, isUsingHardware(model));
        assertTrue(moved > 0.1f * AnimatedModels.size(start), kind + " hardly moved: " + moved);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aModelSkinnedByTheGraphicsCardIsReadInItsPose(Kind kind) {
        assertAgreesWhilePlaying(kind, true, true);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aModelSkinnedByTheProcessorIsReadInItsPose(Kind kind) {
        assertAgreesWhilePlaying(kind, false, true);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aModelThatNoCameraSeesIsReadInItsPose(Kind kind) {
        assertAgreesWhilePlaying(kind, false, false);
        assertAgreesWhilePlaying(kind, true, false);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aNewlyLoadedModelIsReadInThePoseOfItsFirstFrame(Kind kind) {
        Spatial oracle = MODELS.load(kind, false);
        MODELS.update(oracle, 0);
        MODELS.render(oracle);
        Spatial model = MODELS.load(kind, true);

        assertPose(AnimatedModels.positions(AnimatedModels.geometries(oracle).get(0).getMesh()),
                AnimatedModels.geometries(model).get(0), kind + " before its first update");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aDisabledControlLeavesTheModelInItsLastPose(Kind kind) {
        for (boolean hardware : new boolean[] {false, true}) {
            Spatial oracle = MODELS.load(kind, false);
            Spatial model = MODELS.load(kind, hardware);
            for (Spatial each : List.of(oracle, model)) {
                AnimatedModels.play(each);
                MODELS.update(each, 0.4f);
                MODELS.render(each);
            }
            skinningOf(model).setEnabled(false);
            MODELS.update(model, 0.3f);
            MODELS.render(model);

            assertPose(AnimatedModels.positions(AnimatedModels.geometries(oracle).get(0).getMesh()),
                    AnimatedModels.geometries(model).get(0), kind + " disabled");
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void onlyAnAnimationStepChangesTheRevision(Kind kind) {
        Spatial model = MODELS.load(kind, true);
        Geometry geometry = AnimatedModels.geometries(model).get(0);
        MODELS.update(model, 0);
        PosedMesh revision = new PosedMesh();
        assertTrue(updated(revision, geometry), "the first update");
        MODELS.update(model, 0.1f);
        assertFalse(updated(revision, geometry), "no animation is playing");
        AnimatedModels.play(model);
        MODELS.update(model, 0.1f);
        assertTrue(updated(revision, geometry), "the first step");
        assertFalse(updated(revision, geometry), "nothing changed since");
        MODELS.update(model, 0.1f);
        assertTrue(updated(revision, geometry), "the second step");
    }

    @Test
    void readingThePoseAllocatesNothing() {
        Spatial oldModel = MODELS.load(Kind.OLD_CONTROLS, true);
        Spatial newModel = MODELS.load(Kind.NEW_CONTROLS, true);
        Geometry oldGeometry = AnimatedModels.geometries(oldModel).get(0);
        Geometry newGeometry = AnimatedModels.geometries(newModel).get(0);
        PosedMesh revision = new PosedMesh();

        assertEquals(0, AllocationMeter.bytesPerRound(() -> {
            vertices.read(oldGeometry);
            vertices.read(newGeometry);
            updated(revision, oldGeometry);
            updated(revision, newGeometry);
        }));
    }

    @Test
    void readingANewlyLoadedModelLeavesItsAttachmentsConsistent() {
        Spatial model = MODELS.load(Kind.NEW_CONTROLS, true);
        SkinningControl control = (SkinningControl) skinningOf(model);
        Node hand = control.getAttachmentsNode("hand.right");
        vertices.read(AnimatedModels.geometries(model).get(0));
        Vector3f early = hand.getLocalTranslation().clone();
        MODELS.update(model, 0);

        assertEquals(hand.getLocalTranslation(), early);
    }

    @Test
    void aMeshReadWithoutItsGeometryHasTheValuesOfThePositionBuffer() {
        Spatial model = MODELS.load(Kind.NEW_CONTROLS, true);
        AnimatedModels.play(model);
        MODELS.update(model, 0.3f);
        MODELS.render(model);
        Mesh mesh = AnimatedModels.geometries(model).get(0).getMesh();
        float[] buffer = AnimatedModels.positions(mesh);
        vertices.read(mesh);
        for (int i = 0; i < vertices.count(); i++) {
            int at = 3 * vertices.vertexIndices()[i];
            assertTrue(Arrays.equals(buffer, at, at + 3, vertices.xyz(), 3 * i, 3 * i + 3));
        }
    }

    private boolean updated(PosedMesh revision, Geometry geometry) {
        deformation.forgetMatrices();
        return revision.updatePose(geometry, deformation);
    }
}
