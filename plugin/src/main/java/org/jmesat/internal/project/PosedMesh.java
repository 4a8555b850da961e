package org.jmesat.internal.project;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;

/** Whether a mesh that skinning or morphing may bend looks different from when it was last looked at. */
final class PosedMesh {
    private final MeshRevision mesh = new MeshRevision();
    private final PoseRevision pose = new PoseRevision();

    /** True for a mesh whose looks depend on the geometry that carries it, and not on its buffers alone. */
    static boolean isPosed(Mesh mesh) {
        return mesh.isAnimated() || mesh.hasMorphTargets();
    }

    /** True when mesh or pose changed since the last call, and at the first. */
    boolean update(Geometry geometry) {
        // Not short-circuited: both have to take note of what they see.
        return mesh.update(geometry.getMesh()) | pose.update(geometry);
    }
}
