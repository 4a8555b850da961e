package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.util.Arrays;

/**
 * The bind poses of one skinned mesh, which do not change while the mesh does not. There are several, since the
 * positions come from another buffer when the processor skins, and then fewer weights may count.
 */
final class SkinnedMesh {
    /** What the bind pose depends on besides that which {@link MeshRevision} checks. */
    private static final Type[] TYPES =
            {Type.BindPosePosition, Type.BoneWeight, Type.HWBoneWeight, Type.BoneIndex, Type.HWBoneIndex};
    private static final int VARIANTS = 4;

    private final Mesh mesh;
    private final MeshRevision revision = new MeshRevision();
    private final BufferRevision[] buffers = new BufferRevision[TYPES.length];
    private int version;
    private int mostWeights = -1;
    private final BindPose[] poses = new BindPose[VARIANTS];
    private final boolean[] known = new boolean[VARIANTS];
    private long usedTick = -1;
    private long changedTick = -1;
    private boolean retired;

    SkinnedMesh(Mesh mesh) {
        this.mesh = mesh;
        Arrays.setAll(buffers, i -> new BufferRevision());
    }

    /** Whether this is of a mesh, and still in the cache. */
    boolean isOf(Mesh candidate) {
        return mesh == candidate && !retired;
    }

    void retire() {
        retired = true;
    }

    boolean isOlderThan(long tick) {
        return usedTick < tick;
    }

    /** Checks the mesh, at most once a tick. */
    void use(long tick) {
        if (usedTick == tick) {
            return;
        }
        usedTick = tick;
        boolean changed = revision.update(mesh) | mesh.getMaxNumWeights() != mostWeights;
        mostWeights = mesh.getMaxNumWeights();
        for (int i = 0; i < TYPES.length; i++) {
            changed |= buffers[i].update(mesh.getBuffer(TYPES[i]));
        }
        if (changed) {
            version++;
            forget(tick);
        }
    }

    /** The number of changes so far. */
    int version() {
        return version;
    }

    /** Makes the mesh be read again, not before the next tick. */
    void forget(long tick) {
        changedTick = tick;
        for (int i = 0; i < VARIANTS; i++) {
            poses[i] = null;
            known[i] = false;
        }
    }

    /**
     * The bind pose from which a pose starts. Null if the mesh has changed in this tick, since it may do so in each,
     * or if it has a defect.
     */
    BindPose bindPose(PoseRevision pose, ProjectionCache cache) {
        int variant = (pose.startsFromBindPose() ? 1 : 0) + (pose.isSkinnedInShader() ? 2 : 0);
        if (!known[variant] && changedTick != usedTick) {
            poses[variant] = cache.readBindPose(mesh, pose.startsFromBindPose(), pose.isSkinnedInShader());
            known[variant] = true;
        }
        return poses[variant];
    }

    /** Whether a bind pose is in use. */
    boolean has(BindPose pose) {
        for (BindPose each : poses) {
            if (each == pose) {
                return true;
            }
        }
        return false;
    }
}
