package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.util.Arrays;
import java.util.Set;

/**
 * The bind poses of one skinned mesh, which do not change while the mesh does not. There are several, since the
 * positions come from another buffer when the processor skins, and then fewer weights may count.
 */
final class SkinnedMesh extends MeshCache.Entry {
    /** What the bind pose depends on besides that which {@link MeshRevision} checks. */
    private static final Type[] TYPES =
            {Type.BindPosePosition, Type.BoneWeight, Type.HWBoneWeight, Type.BoneIndex, Type.HWBoneIndex};
    private static final int VARIANTS = 4;

    private final MeshRevision revision = new MeshRevision();
    private final BufferRevision[] buffers = new BufferRevision[TYPES.length];
    private int version;
    private int mostWeights = -1;
    private final BindPose[] poses = new BindPose[VARIANTS];
    private final boolean[] known = new boolean[VARIANTS];
    private long changedTick = -1;

    SkinnedMesh(Mesh mesh) {
        super(mesh);
        Arrays.setAll(buffers, i -> new BufferRevision());
    }

    /** Checks the mesh, at most once a tick. */
    void check(long tick) {
        if (checkedTick == tick) {
            return;
        }
        checkedTick = tick;
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
        if (!known[variant] && changedTick != checkedTick) {
            poses[variant] = cache.readBindPose(mesh, pose.startsFromBindPose(), pose.isSkinnedInShader());
            known[variant] = true;
        }
        return poses[variant];
    }

    /** Adds the bind poses in use to a set. */
    void addPoses(Set<BindPose> used) {
        used.addAll(Arrays.asList(poses));
    }
}
