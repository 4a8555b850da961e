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

    /** Numbers per joint: the upper three rows of its affine matrix, row by row. */
    static final int FLOATS_PER_MATRIX = 12;

    private final AttributeReader attribute = new AttributeReader();
    private float[] weights = {};
    private float[] jointNumbers = {};
    private int[] joints = {};
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
        int matrixFloats = FLOATS_PER_MATRIX * jointMatrices.length;
        if (matrices.length < matrixFloats) {
            matrices = new float[matrixFloats];
        }
        copyInto(jointMatrices, matrices);
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
            jointNumbers = new float[values + values / 2];
            joints = new int[values + values / 2];
        }
        if (!gather(mesh, Type.BoneWeight, Type.HWBoneWeight, drawn, weights, report)
                || !gather(mesh, Type.BoneIndex, Type.HWBoneIndex, drawn, jointNumbers, report)) {
            return false;
        }
        for (int i = 0; i < values; i++) {
            joints[i] = (int) jointNumbers[i];
        }
        return true;
    }

    /** Four weights for each vertex gathered last. */
    float[] weights() {
        return weights;
    }

    /** Four joints for each vertex gathered last; those of weight 0 may not exist. */
    int[] joints() {
        return joints;
    }

    private void blend(int influences, int jointCount, DrawnVertices drawn, float[] xyz, DefectReport report) {
        int vertexCount = drawn.count();
        for (int vertex = 0; vertex < vertexCount; vertex++) {
            int missing = missingJoint(INFLUENCES * vertex, influences, jointCount);
            if (missing >= 0) {
                report.noSuchJoint(drawn.elements()[vertex], joints[missing], jointCount);
                xyz[3 * vertex] = Float.NaN;
            } else {
                skin(vertex, xyz, weights, joints, influences, matrices, xyz, 3 * vertex);
            }
        }
    }

    /** The first influence of a vertex that follows a joint that does not exist; −1 if there is none. */
    private int missingJoint(int first, int influences, int jointCount) {
        for (int i = first; i < first + influences && weights[first] != 0; i++) {
            if (weights[i] != 0 && (joints[i] < 0 || joints[i] >= jointCount)) {
                return i;
            }
        }
        return -1;
    }

    /** Skins a vertex of arrays with four weights and joints for each, whose joints exist. */
    static void skin(int vertex, float[] xyz, float[] weights, int[] joints, int influences, float[] m, float[] into,
            int at) {
        float x = xyz[3 * vertex];
        float y = xyz[3 * vertex + 1];
        float z = xyz[3 * vertex + 2];
        int first = INFLUENCES * vertex;
        if (weights[first] == 0) {
            into[at] = x;
            into[at + 1] = y;
            into[at + 2] = z;
            return;
        }
        float skinnedX = 0;
        float skinnedY = 0;
        float skinnedZ = 0;
        for (int i = first; i < first + influences; i++) {
            float weight = weights[i];
            if (weight == 0) {
                continue;
            }
            int k = FLOATS_PER_MATRIX * joints[i];
            skinnedX += (m[k] * x + m[k + 1] * y + m[k + 2] * z + m[k + 3]) * weight;
            skinnedY += (m[k + 4] * x + m[k + 5] * y + m[k + 6] * z + m[k + 7]) * weight;
            skinnedZ += (m[k + 8] * x + m[k + 9] * y + m[k + 10] * z + m[k + 11]) * weight;
        }
        into[at] = skinnedX;
        into[at + 1] = skinnedY;
        into[at + 2] = skinnedZ;
    }

    /** Copies the upper three rows of affine matrices, {@value #FLOATS_PER_MATRIX} floats for each. */
    static void copyInto(Matrix4f[] matrices, float[] into) {
        int at = 0;
        for (Matrix4f matrix : matrices) {
            into[at++] = matrix.m00;
            into[at++] = matrix.m01;
            into[at++] = matrix.m02;
            into[at++] = matrix.m03;
            into[at++] = matrix.m10;
            into[at++] = matrix.m11;
            into[at++] = matrix.m12;
            into[at++] = matrix.m13;
            into[at++] = matrix.m20;
            into[at++] = matrix.m21;
            into[at++] = matrix.m22;
            into[at++] = matrix.m23;
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
