package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.anim.Armature;
import com.jme3.anim.Joint;
import com.jme3.anim.MorphControl;
import com.jme3.anim.SkinningControl;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.mesh.MorphTarget;
import com.jme3.util.BufferUtils;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A rig with results that are easy to compute: joint 0 stays, joint 1 moves by (10, 0, 0), joint 2 scales by 3. */
class LinearBlendSkinningTest {

    private final MeshVertices vertices = new MeshVertices();
    private final Node model = new Node();
    private Mesh mesh;
    private Geometry geometry;
    private SkinningControl control;

    @BeforeEach
    void buildRig() {
        Joint[] joints = {new Joint("still"), new Joint("moving"), new Joint("growing")};
        Armature armature = new Armature(joints);
        armature.saveBindPose();
        joints[1].setLocalTranslation(new Vector3f(10, 0, 0));
        joints[2].setLocalScale(new Vector3f(3, 3, 3));
        armature.update();
        control = new SkinningControl(armature);

        mesh = new Mesh();
        mesh.setMode(Mode.Points);
        mesh.setBuffer(Type.Position, 3, new float[] {1, 2, 3, 4, 5, 6});
        mesh.setMaxNumWeights(4);
        geometry = new Geometry("rigged", mesh);
        model.attachChild(geometry);
    }

    private void bind(Format indexFormat, Buffer joints, float... weights) {
        mesh.setBuffer(Type.BoneIndex, 4, indexFormat, joints);
        mesh.setBuffer(Type.BoneWeight, 4, weights);
        mesh.generateBindPose();
        model.addControl(control);
    }

    private void assertRead(float... expected) {
        assertEquals(expected.length / 3, vertices.read(geometry), () -> vertices.problem());
        assertArrayEquals(expected, Arrays.copyOf(vertices.xyz(), expected.length), 1e-5f);
        assertNull(vertices.problem());
    }

    private void assertRefused(MeshDefect defect, String problem) {
        assertEquals(0, vertices.read(geometry));
        assertEquals(defect, vertices.report.defect());
        assertEquals(problem, vertices.problem());
    }

    /** Only the first vertex is read. */
    private void assertSecondIsLeftOut(MeshDefect defect, String problem, float... first) {
        assertEquals(1, vertices.read(geometry));
        assertArrayEquals(first, Arrays.copyOf(vertices.xyz(), 3), 1e-5f);
        assertEquals(defect, vertices.report.defect());
        assertEquals(problem, vertices.problem());
    }

    private static ByteBuffer bytes(int... values) {
        ByteBuffer buffer = BufferUtils.createByteBuffer(values.length);
        for (int value : values) {
            buffer.put((byte) value);
        }
        return buffer.rewind();
    }

    @Test
    void eachVertexIsTheWeightedAverageOfItsJoints() {
        bind(Format.UnsignedByte, bytes(1, 0, 0, 0, 0, 1, 2, 0), 1, 0, 0, 0, 0.5f, 0.25f, 0.25f, 0);
        assertRead(11, 2, 3, 2 + 3.5f + 3, 2.5f + 1.25f + 3.75f, 3 + 1.5f + 4.5f);
    }

    @Test
    void jointIndicesMayBeShortsOrInts() {
        short[] shorts = {1, 0, 0, 0, 2, 0, 0, 0};
        bind(Format.UnsignedShort, BufferUtils.createShortBuffer(shorts), 1, 0, 0, 0, 1, 0, 0, 0);
        assertRead(11, 2, 3, 12, 15, 18);

        mesh.clearBuffer(Type.BoneIndex);
        mesh.setBuffer(Type.BoneIndex, 4, Format.UnsignedInt, BufferUtils.createIntBuffer(2, 0, 0, 0, 1, 0, 0, 0));
        assertRead(3, 6, 9, 14, 5, 6);
    }

    @Test
    void aVertexWhoseFirstWeightIsZeroStays() {
        bind(Format.UnsignedByte, bytes(1, 1, 0, 0, 1, 0, 0, 0), 0, 1, 0, 0, 1, 0, 0, 0);
        assertRead(1, 2, 3, 14, 5, 6);
    }

    @Test
    void softwareSkinningUsesTheMeshsNumberOfWeightsAndTheShaderUsesAll() {
        bind(Format.UnsignedByte, bytes(1, 1, 0, 0, 1, 1, 0, 0), 0.5f, 0.5f, 0, 0, 0.5f, 0.5f, 0, 0);
        mesh.setMaxNumWeights(1);
        control.setHardwareSkinningPreferred(true);
        assertRead(11, 2, 3, 14, 5, 6);
        control.setHardwareSkinningPreferred(false);
        assertRead(5.5f, 1, 1.5f, 7, 2.5f, 3);
    }

    @Test
    void theBindPoseIsReadAndNotThePositionBuffer() {
        bind(Format.UnsignedByte, bytes(1, 0, 0, 0, 1, 0, 0, 0), 1, 0, 0, 0, 1, 0, 0, 0);
        mesh.getFloatBuffer(Type.Position).put(0, 77);
        assertRead(11, 2, 3, 14, 5, 6);
    }

    @Test
    void theNearestControlWins() {
        bind(Format.UnsignedByte, bytes(1, 0, 0, 0, 1, 0, 0, 0), 1, 0, 0, 0, 1, 0, 0, 0);
        geometry.addControl(new SkinningControl(new Armature(new Joint[] {new Joint("a"), new Joint("b")})));
        assertRead(1, 2, 3, 4, 5, 6);
    }

    @Test
    void aMeshWithoutJointsUnderASkinningControlIsReadUnskinned() {
        model.addControl(control);
        assertRead(1, 2, 3, 4, 5, 6);
    }

    @Test
    void theShaderMorphsBeforeSkinningAndSoftwareAfter() {
        bind(Format.UnsignedByte, bytes(2, 0, 0, 0, 2, 0, 0, 0), 1, 0, 0, 0, 1, 0, 0, 0);
        MorphTarget target = new MorphTarget("up");
        target.setBuffer(Type.Position, BufferUtils.createFloatBuffer(0, 2, 0, 0, 2, 0));
        mesh.addMorphTarget(target);
        geometry.setMorphState(new float[] {0.5f});
        MorphControl morphing = new MorphControl();
        morphing.setEnabled(false);
        addWithoutMaterial(morphing);

        control.setHardwareSkinningPreferred(true);
        assertRead(3, 9, 9, 12, 18, 18);
        control.setHardwareSkinningPreferred(false);
        assertRead(3, 7, 9, 12, 16, 18);
    }

    /**
     * Adds the control to an empty model, because it reads the materials of the geometries below it, and these have
     * none.
     */
    private void addWithoutMaterial(MorphControl morphing) {
        model.detachChild(geometry);
        model.addControl(morphing);
        model.attachChild(geometry);
    }

    @Test
    void aVertexOfAJointThatTheArmatureLacksIsLeftOutAndReported() {
        bind(Format.UnsignedByte, bytes(1, 0, 0, 0, 0, 200, 0, 0), 1, 0, 0, 0, 0.5f, 0.5f, 0, 0);
        assertSecondIsLeftOut(MeshDefect.NO_SUCH_JOINT, "vertex 1 of the mesh follows joint 200 but the armature has "
                + "only 3 joints (it is left out)", 11, 2, 3);
    }

    @Test
    void aMeshWithoutAJointOfTheArmatureIsRefused() {
        bind(Format.UnsignedByte, bytes(7, 0, 0, 0, 0, 200, 0, 0), 1, 0, 0, 0, 0.5f, 0.5f, 0, 0);
        assertRefused(MeshDefect.NO_SUCH_JOINT,
                "vertex 0 of the mesh follows joint 7 but the armature has only 3 joints");
    }

    @Test
    void aJointOfWeightZeroMayBeInvalid() {
        bind(Format.UnsignedByte, bytes(0, 255, 255, 255, 0, 255, 255, 255), 1, 0, 0, 0, 1, 0, 0, 0);
        assertRead(1, 2, 3, 4, 5, 6);
    }

    @Test
    void missingWeightsAreADefect() {
        mesh.setBuffer(Type.BoneIndex, 4, Format.UnsignedByte, bytes(0, 0, 0, 0, 0, 0, 0, 0));
        model.addControl(control);
        assertRefused(MeshDefect.NO_DATA, "the mesh's BoneWeight buffer holds no data");
    }

    @Test
    void weightsThatEndTooEarlyAreADefect() {
        bind(Format.UnsignedByte, bytes(0, 0, 0, 0, 0, 0, 0, 0), 1, 0, 0, 0);
        assertRefused(MeshDefect.NO_DATA,
                "the mesh's BoneWeight buffer ends before vertex 1, which is drawn: it has only 1 element");
    }

    @Test
    void aVertexWithAWeightOfNaNIsLeftOutAndReported() {
        bind(Format.UnsignedByte, bytes(1, 0, 0, 0, 1, 0, 0, 0), 1, 0, 0, 0, Float.NaN, 0, 0, 0);
        assertSecondIsLeftOut(MeshDefect.NOT_FINITE,
                "vertex 1 of the mesh has the bone weight NaN (it is left out)", 11, 2, 3);
    }

    @Test
    void aMeshWithoutAFiniteWeightIsRefused() {
        bind(Format.UnsignedByte, bytes(1, 0, 0, 0, 1, 0, 0, 0), 1, Float.POSITIVE_INFINITY, 0, 0, Float.NaN, 0, 0, 0);
        assertRefused(MeshDefect.NOT_FINITE, "vertex 0 of the mesh has the bone weight Infinity");
    }

    /** The weights of the last mesh that was skinned are not those of this one. */
    @Test
    void theWeightsOfAnotherMeshAreNotNamed() {
        bind(Format.UnsignedByte, bytes(1, 0, 0, 0, 1, 0, 0, 0), 1, 0, 0, 0, Float.NaN, 0, 0, 0);
        vertices.read(geometry);
        mesh.getFloatBuffer(Type.Position).put(5, Float.NaN);
        assertEquals(1, vertices.read(mesh));
        assertEquals("vertex 1 of the mesh has z = NaN (it is left out)", vertices.problem());
    }
}
