package org.jmesat.internal.project;

import com.jme3.math.Matrix4f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;

/**
 * Linear blend skinning: each vertex becomes the weighted average of its positions under its joints. As in the
 * engine, a vertex whose first weight is 0 does not move.
 *
 * <p>Source: N. Magnenat-Thalmann, R. Laperrière, D. Thalmann, "Joint-dependent local deformations for hand
 * animation and object grasping", 1988; here in the arithmetic of the engine's SkinningControl. O(vertices).
 */
final class LinearBlendSkinning {

    /** The number of influences per vertex; the engine's shader always reads all. */
    static final int INFLUENCES = 4;

    private final AttributeReader attribute = new AttributeReader();
    private float[] weights = {};
    private float[] joints = {};
    private float[] matrices = {};

    /**
     * Skins the drawn vertices in place; false if the mesh's weights or joints cannot be read. A vertex that follows a
     * joint that does not exist is then not finite. On entry {@code xyz} holds their bind pose, in
     * the order of {@code drawn}. Each joint has one matrix, from bind pose to current pose. In the shader all weights
     * are used, otherwise the mesh's maximum number of weights.
     */
    boolean apply(Mesh mesh, Matrix4f[] jointMatrices, boolean inShader, DrawnVertices drawn, float[] xyz,
            DefectReport report) {
        if (!gather(mesh, drawn, report)) {
            return false;
        }
        int matrixFloats = JointMatrices.FLOATS_PER_MATRIX * jointMatrices.length;
        if (matrices.length < matrixFloats) {
            matrices = new float[matrixFloats];
        }
        JointMatrices.copyInto(jointMatrices, matrices);
        blend(influences(mesh, inShader), jointMatrices.length, drawn, xyz, report);
        return true;
    }

    /** How many of the weights of a vertex count (1 to 4). */
    static int influences(Mesh mesh, boolean inShader) {
        int most = mesh.getMaxNumWeights();
        return inShader || most < 1 || most > INFLUENCES ? INFLUENCES : most;
    }

    /** Gathers weights and joints of the drawn vertices of a mesh; false if it has a defect. */
    boolean gather(Mesh mesh, DrawnVertices drawn, DefectReport report) {
        int values = INFLUENCES * drawn.count();
        if (weights.length < values) {
            weights = new float[values + values / 2];
            joints = new float[values + values / 2];
        }
        return gather(mesh, Type.BoneWeight, Type.HWBoneWeight, drawn, weights, report)
                && gather(mesh, Type.BoneIndex, Type.HWBoneIndex, drawn, joints, report);
    }

    /** Four weights for each vertex gathered last. */
    float[] weights() {
        return weights;
    }

    /** Four joints for each vertex gathered last; those of weight 0 may not exist. */
    float[] joints() {
        return joints;
    }

    private void blend(int influences, int jointCount, DrawnVertices drawn, float[] xyz, DefectReport report) {
        float[] m = matrices;
        int vertexCount = drawn.count();
        for (int vertex = 0; vertex < vertexCount; vertex++) {
            int first = INFLUENCES * vertex;
            if (weights[first] == 0) {
                continue;
            }
            float x = xyz[3 * vertex];
            float y = xyz[3 * vertex + 1];
            float z = xyz[3 * vertex + 2];
            float skinnedX = 0;
            float skinnedY = 0;
            float skinnedZ = 0;
            for (int i = first; i < first + influences; i++) {
                float weight = weights[i];
                if (weight == 0) {
                    continue;
                }
                int joint = (int) joints[i];
                if (joint < 0 || joint >= jointCount) {
                    report.noSuchJoint(drawn.elements()[vertex], joint, jointCount);
                    skinnedX = Float.NaN;
                    break;
                }
                int at = JointMatrices.FLOATS_PER_MATRIX * joint;
                skinnedX += (m[at] * x + m[at + 1] * y + m[at + 2] * z + m[at + 3]) * weight;
                skinnedY += (m[at + 4] * x + m[at + 5] * y + m[at + 6] * z + m[at + 7]) * weight;
                skinnedZ += (m[at + 8] * x + m[at + 9] * y + m[at + 10] * z + m[at + 11]) * weight;
            }
            xyz[3 * vertex] = skinnedX;
            xyz[3 * vertex + 1] = skinnedY;
            xyz[3 * vertex + 2] = skinnedZ;
        }
    }

    /** Gathers an attribute from the CPU's buffer, or if missing from the graphics card's, which has the same data. */
    private boolean gather(Mesh mesh, Type type, Type cardType, DrawnVertices drawn, float[] into,
            DefectReport report) {
        VertexBuffer buffer = mesh.getBuffer(type);
        if (buffer == null) {
            buffer = mesh.getBuffer(cardType);
        }
        if (buffer == null) {
            report.noData(type);
            return false;
        }
        if (!attribute.open(buffer, mesh.getBuffer(Type.InterleavedData), report)) {
            return false;
        }
        boolean enough = attribute.elementCount() > drawn.lastElement();
        if (enough) {
            attribute.gather(drawn.elements(), drawn.count(), INFLUENCES, into);
        } else {
            report.tooShort(buffer.getBufferType(), attribute.elementCount(), drawn.lastElement());
        }
        attribute.close();
        return enough;
    }
}
