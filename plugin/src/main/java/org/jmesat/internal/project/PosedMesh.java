package org.jmesat.internal.project;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;

/** Detects whether a mesh that can be skinned or morphed has changed since the last check. */
final class PosedMesh {
    private final MeshRevision mesh = new MeshRevision();
    private final PoseRevision pose;
    private boolean sameMesh;

    PosedMesh(LastMatrices last) {
        pose = new PoseRevision(last);
    }

    /** Whether a mesh can be skinned or morphed, so that its vertices depend on its geometry. */
    static boolean isPosed(Mesh mesh) {
        return mesh.isAnimated() || mesh.hasMorphTargets();
    }

    /** Whether the last update found the mesh unchanged. */
    boolean hasSameMesh() {
        return sameMesh;
    }

    /** The pose found by the last update. */
    PoseRevision pose() {
        return pose;
    }

    /** Returns whether mesh or pose changed since the last call; true at the first. */
    boolean update(Geometry geometry) {
        sameMesh = !mesh.update(geometry.getMesh());
        return pose.update(geometry) || !sameMesh;
    }
}
