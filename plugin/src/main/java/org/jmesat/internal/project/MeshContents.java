package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;

/**
 * A copy of what the drawn vertices of a mesh depend on: its positions, indices and interleaved data. A mesh that may
 * be written in place is compared with it in each tick, and read only if it has changed.
 */
final class MeshContents {
    private final BufferCopy positions = new BufferCopy();
    private final BufferCopy indices = new BufferCopy();
    private final BufferCopy interleaved = new BufferCopy();

    void set(Mesh mesh) {
        positions.set(MeshForm.data(mesh.getBuffer(Type.Position)));
        indices.set(MeshForm.data(mesh.getBuffer(Type.Index)));
        interleaved.set(MeshForm.data(mesh.getBuffer(Type.InterleavedData)));
    }

    /** Whether a mesh whose form has not changed has the same contents; a hybrid mesh has more than is compared. */
    boolean matches(Mesh mesh) {
        return positions.matches(MeshForm.data(mesh.getBuffer(Type.Position)))
                && indices.matches(MeshForm.data(mesh.getBuffer(Type.Index)))
                && interleaved.matches(MeshForm.data(mesh.getBuffer(Type.InterleavedData)));
    }
}
