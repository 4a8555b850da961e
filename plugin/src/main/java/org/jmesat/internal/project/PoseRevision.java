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

    private final Deformation deformation;
    private float[] current = {};
    private float[] last = {};
    private int length = -1;
    private int jointCount;
    private boolean skinned;
    private boolean skinnedInShader;
    private boolean startsFromBindPose;
    private boolean morphed;

    /** Creates a revision that computes the joint matrices at each update. */
    PoseRevision() {
        this(new Deformation(false));
    }

    /** Creates a revision that finds the deformation by a shared instance, which may keep joint matrices. */
    PoseRevision(Deformation deformation) {
        this.deformation = deformation;
    }

    /** Compares the pose of a geometry (with a mesh) with the last call; true if it differs, and at the first call. */
    boolean update(Geometry geometry) {
        deformation.find(geometry);
        Matrix4f[] matrices = deformation.jointMatrices();
        float[] weights = deformation.isMorphed() ? geometry.getMorphState() : null;
        skinned = matrices != null;
        skinnedInShader = deformation.isSkinnedInShader();
        startsFromBindPose = deformation.startsFromBindPose();
        morphed = deformation.isMorphed();
        jointCount = skinned ? matrices.length : 0;
        int jointFloats = LinearBlendSkinning.FLOATS_PER_MATRIX * jointCount;
        int weightFloats = weights == null ? 0 : weights.length;
        int now = 2 + jointFloats + weightFloats;
        if (current.length < now) {
            current = new float[now];
        }
        if (skinned) {
            LinearBlendSkinning.copyInto(matrices, current);
        }
        if (weights != null) {
            System.arraycopy(weights, 0, current, jointFloats, weightFloats);
        }
        current[now - 2] = jointFloats;
        current[now - 1] = skinnedInShader ? 1 : 0;
        deformation.clear();

        boolean changed = now != length || !Arrays.equals(current, 0, now, last, 0, now);
        float[] spare = last;
        last = current;
        current = spare;
        length = now;
        return changed;
    }

    /** Whether the last pose found was skinned. */
    boolean isSkinned() {
        return skinned;
    }

    /** Whether it was also morphed, or only morphed. */
    boolean isMorphed() {
        return morphed;
    }

    /** {@link Deformation#isSkinnedInShader} of the last pose. */
    boolean isSkinnedInShader() {
        return skinnedInShader;
    }

    /** {@link Deformation#startsFromBindPose} of the last pose. */
    boolean startsFromBindPose() {
        return startsFromBindPose;
    }

    int jointCount() {
        return jointCount;
    }

    /** The joint matrices of the last pose, as {@link LinearBlendSkinning#copyInto} has them; until the next update. */
    float[] matrices() {
        return last;
    }
}
