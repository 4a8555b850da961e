package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.anim.MorphControl;
import com.jme3.scene.Geometry;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The oracle combines the engine's shader inputs with the formula of the engine's shader. */
class MorphedMeshTest {

    private static final AnimatedModels MODELS = new AnimatedModels();
    private static final long SEED = 4711;

    private final Random random = new Random(SEED);
    private final Deformation deformation = new Deformation();
    private final MeshVertices vertices = new MeshVertices();
    private MorphedModel model;

    private Geometry morphing(int targets, boolean withNormals) {
        model = new MorphedModel(MODELS, random, targets, withNormals);
        return model.geometry;
    }

    @ParameterizedTest
    @CsvSource({"1, false", "5, false", "14, false", "20, false", "1, true", "7, true", "12, true"})
    void aMorphedMeshIsReadAsTheShaderPlacesIt(int targets, boolean withNormals) {
        Geometry geometry = morphing(targets, withNormals);
        for (int round = 0; round < 10; round++) {
            model.morph();
            float[] expected = model.positionsByTheShader();

            assertEquals(MorphedModel.VERTICES, vertices.read(geometry), () -> vertices.problem());
            for (int i = 0; i < MorphedModel.VERTICES; i++) {
                for (int axis = 0; axis < 3; axis++) {
                    assertEquals(expected[3 * vertices.vertexIndices()[i] + axis], vertices.xyz()[3 * i + axis], 1e-4f,
                            "round " + round + ", seed " + SEED);
                }
            }
        }
    }

    @Test
    void withoutAMorphControlNothingMorphs() {
        Geometry geometry = morphing(1, false);
        model.node.removeControl(MorphControl.class);
        geometry.setMorphState(new float[] {1});
        vertices.read(geometry);
        assertEquals(geometry.getMesh().getFloatBuffer(Type.Position).get(0), vertices.xyz()[0]);
    }

    @Test
    void anotherWeightChangesTheRevision() {
        Geometry geometry = morphing(3, false);
        PosedMesh revision = new PosedMesh();
        assertTrue(updated(revision, geometry));
        assertFalse(updated(revision, geometry));
        geometry.setMorphState(new float[] {0, 0.5f, 0});
        assertTrue(updated(revision, geometry));
        assertFalse(updated(revision, geometry));
    }

    @Test
    void removingTheControlChangesTheRevision() {
        Geometry geometry = morphing(3, false);
        PosedMesh revision = new PosedMesh();
        updated(revision, geometry);
        model.node.removeControl(MorphControl.class);
        assertTrue(updated(revision, geometry));
        assertFalse(updated(revision, geometry));
    }

    @Test
    void aTargetThatEndsTooEarlyIsADefect() {
        Geometry geometry = morphing(2, false);
        FloatBuffer tooShort = BufferUtils.createFloatBuffer(3 * 5);
        geometry.getMesh().getMorphTarget(1).setBuffer(Type.Position, tooShort);
        geometry.setMorphState(new float[] {1, 1});

        assertEquals(0, vertices.read(geometry));
        assertEquals(MeshDefect.NO_DATA, vertices.report.defect());
        assertEquals("morph target 1 of the mesh ends before vertex 19, which is drawn: it has only 5 elements",
                vertices.problem());
    }

    @Test
    void aWeightOfNaNIsADefect() {
        Geometry geometry = morphing(1, false);
        geometry.setMorphState(new float[] {Float.NaN});
        assertEquals(0, vertices.read(geometry));
        assertEquals("vertex 0 of the mesh has x = NaN", vertices.problem());
    }

    @Test
    void readingAMorphedMeshAllocatesNothing() {
        Geometry geometry = morphing(5, true);
        geometry.setMorphState(new float[] {1, 0, 0.5f, 0, 0.1f});
        PosedMesh revision = new PosedMesh();
        assertEquals(0, AllocationMeter.bytesPerRound(() -> {
            vertices.read(geometry);
            updated(revision, geometry);
        }));
    }

    private boolean updated(PosedMesh revision, Geometry geometry) {
        deformation.forgetMatrices();
        return revision.updatePose(geometry, deformation);
    }
}
