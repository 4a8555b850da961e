package org.jmesat.internal.project;

import com.jme3.math.Matrix4f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import java.util.Arrays;

/**
 * The mesh and the pose of one geometry that can be skinned or morphed. If it is skinned, computes its hull from the
 * vertices that {@link ClusterCulling} keeps, and remembers some of its corners.
 *
 * <p>Detects whether the pose has changed since the last check. Comparing 12 numbers per joint avoids reading and
 * projecting thousands of vertices while a character stands still. Weights and displacements that are written into
 * their buffers in place are not seen. A check allocates nothing while the number of joints and targets is the same.
 */
final class PosedMesh {
    private SkinnedMesh source;
    private int version;
    private boolean sameMesh;
    private BindPose bindPose;
    private final int[] corners = new int[ClusterCulling.MOST_REMEMBERED];
    private int cornerCount;

    /** The last pose: joint matrices, as {@link LinearBlendSkinning#copyInto} has them, morph weights, and its kind. */
    private float[] pose = {};
    private float[] spare = {};
    private int length = -1;
    private int jointCount;
    private boolean skinnedInShader;
    private boolean startsFromBindPose;
    private boolean morphed;

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
        return updatePose(geometry, cache.deformation) || !sameMesh;
    }

    /** Compares the pose of a geometry (with a mesh) with the last call; true if it differs, and at the first call. */
    boolean updatePose(Geometry geometry, Deformation deformation) {
        deformation.find(geometry);
        Matrix4f[] matrices = deformation.jointMatrices();
        float[] weights = deformation.isMorphed() ? geometry.getMorphState() : null;
        skinnedInShader = deformation.isSkinnedInShader();
        startsFromBindPose = deformation.startsFromBindPose();
        morphed = deformation.isMorphed();
        deformation.clear();
        jointCount = matrices == null ? 0 : matrices.length;
        int jointFloats = LinearBlendSkinning.FLOATS_PER_MATRIX * jointCount;
        int weightFloats = weights == null ? 0 : weights.length;
        int now = 2 + jointFloats + weightFloats;
        float[] current = spare.length < now ? new float[now] : spare;
        if (matrices != null) {
            LinearBlendSkinning.copyInto(matrices, current);
        }
        if (weights != null) {
            System.arraycopy(weights, 0, current, jointFloats, weightFloats);
        }
        current[now - 2] = jointFloats;
        current[now - 1] = skinnedInShader ? 1 : 0;
        boolean changed = now != length || !Arrays.equals(current, 0, now, pose, 0, now);
        spare = pose;
        pose = current;
        length = now;
        return changed;
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
        BindPose now = jointCount == 0 || morphed || transform.problem() != null ? null
                : source.bindPose(startsFromBindPose, skinnedInShader, cache);
        if (now == null || !now.fits(jointCount)) {
            return false;
        }
        int remembered = bindPose == now ? cornerCount : 0;
        bindPose = now;
        cornerCount = cache.culling.findHull(now, pose, transform, corners, remembered, cache);
        return cornerCount >= 0;
    }
}
