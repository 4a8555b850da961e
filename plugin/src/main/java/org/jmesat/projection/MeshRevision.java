package org.jmesat.projection;

import com.jme3.scene.Mesh;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.VertexBuffer.Type;
import java.lang.ref.WeakReference;

/**
 * Whether a mesh has changed since it was last looked at, as far as that leaves a trace: another mesh, another
 * buffer of positions, indices or interleaved data, other data in one of them, another layout, mode or
 * count, or a model bound with other values. O(1), and allocates nothing while nothing changes.
 *
 * <p>Writing into a buffer in place leaves no trace. The engine's {@code isUpdateNeeded} is none: the
 * renderer clears it before the next tick in which we could see it, and leaves it set for ever where nothing
 * is rendered.
 *
 * <p>References are weak: a revision never keeps a mesh alive that its geometry has let go.
 */
final class MeshRevision {

    private static final WeakReference<Mesh> NO_MESH = new WeakReference<>(null);
    private static final WeakReference<int[]> NO_INTS = new WeakReference<>(null);

    private boolean known;
    private WeakReference<Mesh> mesh = NO_MESH;
    private final BufferRevision positions = new BufferRevision();
    private final BufferRevision indices = new BufferRevision();
    private final BufferRevision interleaved = new BufferRevision();
    private final BoundRevision bound = new BoundRevision();
    private Mode mode;
    private int vertexCount;
    private int elementCount;
    private int patchVertexCount;
    private WeakReference<int[]> elementLengths = NO_INTS;
    private WeakReference<int[]> modeStart = NO_INTS;

    /**
     * Looks at the mesh.
     *
     * @param now the mesh that the geometry has now, or null if it has none
     * @return whether it differs from that of the last call; true for the first call
     */
    boolean update(Mesh now) {
        if (now == null) {
            boolean changed = !known || mesh != NO_MESH;
            forget();
            known = true;
            return changed;
        }
        boolean changed = !known || !mesh.refersTo(now);
        if (changed) {
            mesh = new WeakReference<>(now);
            known = true;
        }
        // Not short-circuited: each part has to take note of what it sees.
        changed |= positions.update(now.getBuffer(Type.Position));
        changed |= indices.update(now.getBuffer(Type.Index));
        changed |= interleaved.update(now.getBuffer(Type.InterleavedData));
        changed |= bound.update(now.getBound());
        changed |= updateShape(now);
        return changed;
    }

    private void forget() {
        mesh = NO_MESH;
        positions.forget();
        indices.forget();
        interleaved.forget();
        elementLengths = NO_INTS;
        modeStart = NO_INTS;
    }

    private boolean updateShape(Mesh now) {
        boolean changed = now.getMode() != mode || now.getVertexCount() != vertexCount
                || now.getTriangleCount() != elementCount || now.getPatchVertexCount() != patchVertexCount;
        mode = now.getMode();
        vertexCount = now.getVertexCount();
        elementCount = now.getTriangleCount();
        patchVertexCount = now.getPatchVertexCount();
        if (mode == Mode.Hybrid) {
            if (!elementLengths.refersTo(now.getElementLengths())) {
                elementLengths = new WeakReference<>(now.getElementLengths());
                changed = true;
            }
            if (!modeStart.refersTo(now.getModeStart())) {
                modeStart = new WeakReference<>(now.getModeStart());
                changed = true;
            }
        }
        return changed;
    }
}
