package org.jmesat.internal.project;

import com.jme3.math.Matrix4f;
import com.jme3.scene.Geometry;
import java.util.Arrays;

/**
 * Detects whether the pose of a skinned or morphed geometry has changed since the last check. Comparing 12 numbers
 * per joint avoids reading and projecting thousands of vertices while a character stands still. Allocates nothing
 * while the number of joints and targets stays the same, and keeps no reference to the geometry.
 *
 * <p>It does not detect weights and displacements that are written into their buffers in place.
 */
final class PoseRevision {

    private final Deformation deformation = new Deformation();
    private float[] current = {};
    private float[] last = {};
    private int length = -1;

    /** Compares the pose of a geometry (with a mesh) with the last call; true if it differs, and at the first call. */
    boolean update(Geometry geometry) {
        deformation.find(geometry);
        Matrix4f[] matrices = deformation.jointMatrices();
        float[] weights = deformation.isMorphed() ? geometry.getMorphState() : null;
        int jointFloats = matrices == null ? 0 : JointMatrices.FLOATS_PER_MATRIX * matrices.length;
        int weightFloats = weights == null ? 0 : weights.length;
        int now = 2 + jointFloats + weightFloats;
        if (current.length < now) {
            current = new float[now];
        }
        if (matrices != null) {
            JointMatrices.copyInto(matrices, current);
        }
        if (weights != null) {
            System.arraycopy(weights, 0, current, jointFloats, weightFloats);
        }
        current[now - 2] = jointFloats;
        current[now - 1] = deformation.isSkinnedInShader() ? 1 : 0;
        deformation.clear();

        boolean changed = now != length || !Arrays.equals(current, 0, now, last, 0, now);
        float[] spare = last;
        last = current;
        current = spare;
        length = now;
        return changed;
    }
}
