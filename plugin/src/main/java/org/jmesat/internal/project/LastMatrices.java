package org.jmesat.internal.project;

import com.jme3.math.Matrix4f;

/**
 * The joint matrices that were computed last in this tick. The geometries of one model come one after another, and
 * follow the same armature.
 */
final class LastMatrices {
    private Object armature;
    private Matrix4f[] matrices;

    void clear() {
        armature = null;
        matrices = null;
    }

    /** The matrices of an armature or skeleton; null if they were not the last. */
    Matrix4f[] find(Object candidate) {
        return candidate == armature ? matrices : null;
    }

    void set(Object newArmature, Matrix4f[] newMatrices) {
        armature = newArmature;
        matrices = newMatrices;
    }
}
