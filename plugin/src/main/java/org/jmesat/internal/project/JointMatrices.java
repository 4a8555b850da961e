package org.jmesat.internal.project;

import com.jme3.math.Matrix4f;

/** Copies affine joint matrices to a float array: the upper three rows of each, row by row. */
final class JointMatrices {

    static final int FLOATS_PER_MATRIX = 12;

    private JointMatrices() {
    }

    /** Copies the matrices; {@code into} must hold {@value #FLOATS_PER_MATRIX} floats for each. */
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
}
