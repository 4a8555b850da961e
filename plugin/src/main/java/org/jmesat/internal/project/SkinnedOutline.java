package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import org.jmesat.internal.geometry.ConvexHull;

/**
 * The single hull of one skinned geometry, computed from the vertices that {@link ClusterCulling} keeps. Remembers
 * which vertices were its corners.
 */
final class SkinnedOutline {
    /** More corners drop more clusters, but each cluster is compared with more edges. */
    private static final int MOST_CORNERS = 16;

    private final int[] corners = new int[2 + MOST_CORNERS];
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
        ClusterCulling culling = cache.culling();
        if (now == null || !now.fits(current.jointCount())
                || !culling.begin(now, current.matrices(), transform, cache)) {
            return false;
        }
        if (pose != now) {
            pose = now;
            cornerCount = 0;
        }
        KeptVertices kept = cache.kept();
        kept.begin(pose, current.matrices(), cache.plane());
        boolean done = compute(kept, culling, transform, cache);
        kept.end();
        return done;
    }

    private boolean compute(KeptVertices kept, ClusterCulling culling, PlaneTransform transform,
            ProjectionCache cache) {
        for (int i = 0; i < cornerCount; i++) {
            kept.add(corners[i]);
        }
        int outer = culling.addOuter(pose, kept, transform, cache);
        int count = kept.count();
        float[] points = cache.projected(count);
        if (transform.collapse(kept.xyz(), count, false) != null) {
            return false;
        }
        if (!transform.project(kept.xyz(), count, points)) {
            return false;
        }
        cache.corners().findEnds(kept, transform, corners, 0);
        outer = kept.dropInside(culling.inner(), points, outer);
        cache.hull().compute(points, outer);
        cornerCount = 2 + cache.corners().find(kept, points, outer, cache.hull(), MOST_CORNERS, corners);
        return true;
    }
}
