package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import java.lang.ref.WeakReference;

/**
 * Detects whether a geometry has another mesh, or its mesh has changed, since the last check.
 *
 * <p>The reference to the mesh is weak, so it does not prevent garbage collection of the mesh.
 */
final class MeshRevision {
    private static final WeakReference<Mesh> NO_MESH = new WeakReference<>(null);

    /** The mesh of the last check, or null before the first. */
    private WeakReference<Mesh> mesh;
    private final MeshTable contents = new MeshTable(1);
    private final int row = contents.add(null);

    /** Compares a geometry's mesh, or null, with that of the last call; true if it differs, and at the first call. */
    boolean update(Mesh now) {
        if (now == null) {
            boolean changed = mesh != NO_MESH;
            mesh = NO_MESH;
            contents.forget(row);
            return changed;
        }
        boolean changed = mesh == null || !mesh.refersTo(now);
        if (changed) {
            mesh = new WeakReference<>(now);
        }
        return contents.update(row, now) || changed;
    }
}
