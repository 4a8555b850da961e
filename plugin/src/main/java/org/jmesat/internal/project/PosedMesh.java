package org.jmesat.internal.project;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;

/**
 * The mesh and the pose of one geometry that can be skinned or morphed. If it is skinned, computes its hull from the
 * vertices that {@link ClusterCulling} keeps, and remembers some of its corners.
 */
final class PosedMesh {
    private final PoseRevision pose;
    private SkinnedMesh source;
    private int version;
    private boolean sameMesh;
    private BindPose bindPose;
    private final int[] corners = new int[ClusterCulling.MOST_REMEMBERED];
    private int cornerCount;

    PosedMesh(ProjectionCache cache) {
        pose = new PoseRevision(cache.deformation());
    }

    /** Whether a mesh can be skinned or morphed, so that its vertices depend on its geometry. */
    static boolean isPosed(Mesh mesh) {
        return mesh.isAnimated() || mesh.hasMorphTargets();
    }

    /** Returns whether mesh or pose changed since the last call; true at the first. {@code reread} reads the mesh. */
    boolean update(Geometry geometry, boolean reread, ProjectionCache cache) {
        SkinnedMesh former = source;
        source = cache.skinnedMesh(geometry.getMesh(), source);
        if (former != null && former != source) {
            cache.abandon();
        }
        if (reread) {
            source.forget(cache.tick());
        }
        sameMesh = source == former && source.version() == version && !reread;
        version = source.version();
        return pose.update(geometry) || !sameMesh;
    }

    /** Whether the last update found the mesh unchanged, and it was not to be read again. */
    boolean hasSameMesh() {
        return sameMesh;
    }

    /**
     * Computes the hull of the current pose into the cache's. Returns false if the mesh or the pose needs a closer
     * look, with all its vertices.
     */
    boolean computeHull(PlaneTransform transform, ProjectionCache cache) {
        BindPose now = !pose.isSkinned() || pose.isMorphed() || transform.problem() != null ? null
                : source.bindPose(pose, cache);
        if (now == null || !now.fits(pose.jointCount())) {
            return false;
        }
        int remembered = bindPose == now ? cornerCount : 0;
        bindPose = now;
        cornerCount = cache.culling().findHull(now, pose.matrices(), transform, corners, remembered, cache);
        return cornerCount >= 0;
    }
}
