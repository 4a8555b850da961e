package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.util.Arrays;

/**
 * The bind pose of one skinned mesh, which does not change while the mesh does not. There is another one when the
 * processor skins: then the positions may come from another buffer, and fewer weights may count.
 */
final class SkinnedMesh extends UseCache.Entry<Mesh> {
    /** What the bind pose depends on besides that which {@link MeshRevision} checks. */
    private static final Type[] TYPES =
            {Type.BindPosePosition, Type.BoneWeight, Type.HWBoneWeight, Type.BoneIndex, Type.HWBoneIndex};

    private final MeshRevision revision = new MeshRevision();
    private final BufferRevision[] buffers = new BufferRevision[TYPES.length];
    private int version;
    private int mostWeights = -1;
    /** Null if it is not known, or the mesh has a defect. */
    private BindPose bindPose;
    private boolean known;
    private boolean fromBuffer;
    private boolean inShader;
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
        boolean changed = revision.update(source) | source.getMaxNumWeights() != mostWeights;
        mostWeights = source.getMaxNumWeights();
        for (int i = 0; i < TYPES.length; i++) {
            changed |= buffers[i].update(source.getBuffer(TYPES[i]));
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
        bindPose = null;
        known = false;
    }

    /**
     * The bind pose from which a pose starts. Null if the mesh has changed in this tick, since it may do so in each,
     * or if it has a defect.
     *
     * @param fromBuffer {@link Deformation#startsFromBindPose} of the pose
     * @param inShader {@link Deformation#isSkinnedInShader} of the pose
     */
    BindPose bindPose(boolean fromBuffer, boolean inShader, ProjectionCache cache) {
        if ((!known || fromBuffer != this.fromBuffer || inShader != this.inShader) && changedTick != checkedTick) {
            bindPose = cache.readBindPose(source, fromBuffer, inShader);
            known = true;
            this.fromBuffer = fromBuffer;
            this.inShader = inShader;
        }
        return bindPose;
    }

    /** The bind pose read last; null if there is none. */
    BindPose bindPose() {
        return bindPose;
    }
}
