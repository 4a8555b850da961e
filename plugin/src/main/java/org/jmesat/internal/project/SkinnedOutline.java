package org.jmesat.internal.project;

import com.jme3.scene.Mesh;

/**
 * The single hull of one skinned geometry, computed from the vertices that {@link ClusterCulling} keeps. Remembers
 * some of its corners.
 */
final class SkinnedOutline {
    private final int[] corners = new int[ClusterCulling.MOST_REMEMBERED];
    private int cornerCount;
    private SkinnedMesh source;
    private BindPose pose;

    /** Notes that the mesh is in use in this tick; {@code reread} makes it be read again. */
    void use(Mesh mesh, boolean reread, ProjectionCache cache) {
        if (source != null && !source.isOf(mesh)) {
            cache.abandon();
        }
        source = cache.skinnedMesh(mesh, source);
        if (reread) {
            source.forget(cache.tick());
        }
    }

    /**
     * Computes the hull of the current pose into the cache's. Returns false if the mesh or the pose needs a closer
     * look, with all its vertices.
     */
    boolean compute(PoseRevision current, PlaneTransform transform, ProjectionCache cache) {
        BindPose now = !current.isSkinned() || current.isMorphed() || transform.problem() != null ? null
                : source.bindPose(current, cache);
        if (now == null || !now.fits(current.jointCount())) {
            return false;
        }
        int remembered = pose == now ? cornerCount : 0;
        pose = now;
        cornerCount = cache.culling().findHull(now, current.matrices(), transform, corners, remembered, cache);
        return cornerCount >= 0;
    }
}
