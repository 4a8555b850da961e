package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The skinned meshes in use, and the bind poses that they share. */
final class SkinnedMeshes {
    private static final int LEAST_PRUNED = 64;

    private final Map<Mesh, SkinnedMesh> meshes = new IdentityHashMap<>();
    final List<BindPose> poses = new ArrayList<>();
    private int pruneAt = LEAST_PRUNED;

    /** The entry of a mesh, checked in this tick; {@code last}, which may be null, is the caller's last one. */
    SkinnedMesh use(Mesh mesh, SkinnedMesh last, long tick) {
        SkinnedMesh found = last != null && last.isOf(mesh) ? last : meshes.get(mesh);
        if (found == null) {
            if (meshes.size() >= pruneAt) {
                // In the middle of a tick many meshes are not used yet, but all in use were used in the last tick.
                forgetOlderThan(tick - 1);
            }
            found = new SkinnedMesh(mesh);
            meshes.put(mesh, found);
        }
        found.use(tick);
        return found;
    }

    /** A bind pose that was just read, or an equal one that another mesh has. */
    BindPose share(MeshVertices reader, LinearBlendSkinning skin, int influences) {
        int hash = BindPose.hash(reader.xyz(), skin, reader.count());
        for (BindPose pose : poses) {
            if (pose.matches(hash, reader.xyz(), skin, reader.count(), influences)) {
                return pose;
            }
        }
        BindPose pose = new BindPose(reader.xyz(), skin, reader.count(), influences);
        poses.add(pose);
        return pose;
    }

    /** Releases a mesh that may be null or not in use. */
    void forget(Mesh mesh) {
        SkinnedMesh found = meshes.remove(mesh);
        if (found != null) {
            found.retire();
        }
    }

    void forgetOlderThan(long oldest) {
        meshes.values().removeIf(mesh -> {
            boolean old = mesh.isOlderThan(oldest);
            if (old) {
                mesh.retire();
            }
            return old;
        });
        poses.removeIf(pose -> meshes.values().stream().noneMatch(mesh -> mesh.has(pose)));
        pruneAt = Math.max(LEAST_PRUNED, 2 * meshes.size());
    }
}
