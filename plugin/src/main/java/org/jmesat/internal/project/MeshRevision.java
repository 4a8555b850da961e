package org.jmesat.internal.project;

import com.jme3.bounding.BoundingBox;
import com.jme3.bounding.BoundingSphere;
import com.jme3.bounding.BoundingVolume;
import com.jme3.scene.Mesh;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;

/**
 * The state of one mesh at the last check. It detects whether the mesh has changed since: another buffer of positions,
 * indices or interleaved data, other data in one of them, another bound, mode or count. A check is O(1) and allocates
 * nothing. What is written into a buffer in place is not seen.
 *
 * <p>The engine keeps a mesh's buffers in a list with a new array after each change; while the array is the same, no
 * buffer is looked up by its type.
 */
final class MeshRevision {
    private static final int BOUND_NUMBERS = 6;

    private VertexBuffer[] list;
    private final BufferRevision positions = new BufferRevision();
    private final BufferRevision indices = new BufferRevision();
    private final BufferRevision interleaved = new BufferRevision();
    private Class<?> boundKind;
    /** The {@link #boundNumber}s, since the engine updates a bound in place. */
    private final float[] boundNumbers = new float[BOUND_NUMBERS];
    private Mode mode;
    private int vertexCount;
    private int elementCount;
    private int patchVertexCount;
    private int[] elementLengths;
    private int[] modeStart;

    /** Whether the mesh (not null, always the same) is as it was at the last update. */
    boolean isSame(Mesh mesh) {
        return mesh.getBufferList().getArray() == list && positions.isSame() && indices.isSame()
                && interleaved.isSame() && hasSameBound(mesh.getBound()) && hasSameCounts(mesh);
    }

    /** Updates the state from the mesh (not null, always the same); true if it has changed, and at the first check. */
    boolean update(Mesh mesh) {
        if (isSame(mesh)) {
            return false;
        }
        VertexBuffer[] now = mesh.getBufferList().getArray();
        boolean changed = list == null;
        // Set at the end, since a subclass of the game's own may throw in between.
        list = null;
        changed |= positions.update(mesh.getBuffer(Type.Position)) | indices.update(mesh.getBuffer(Type.Index))
                | interleaved.update(mesh.getBuffer(Type.InterleavedData)) | !hasSameBound(mesh.getBound())
                | !hasSameCounts(mesh);
        setBound(mesh.getBound());
        mode = mesh.getMode();
        vertexCount = mesh.getVertexCount();
        elementCount = mesh.getTriangleCount();
        patchVertexCount = mesh.getPatchVertexCount();
        elementLengths = mode == Mode.Hybrid ? mesh.getElementLengths() : null;
        modeStart = mode == Mode.Hybrid ? mesh.getModeStart() : null;
        list = now;
        return changed;
    }

    /** Whether the engine was told of a change of a buffer, and has not uploaded it since. */
    boolean isUploadNeeded() {
        return positions.isUploadNeeded() || indices.isUploadNeeded() || interleaved.isUploadNeeded();
    }

    private boolean hasSameCounts(Mesh mesh) {
        return mesh.getMode() == mode && mesh.getVertexCount() == vertexCount && mesh.getTriangleCount() == elementCount
                && mesh.getPatchVertexCount() == patchVertexCount && (mode != Mode.Hybrid
                || mesh.getElementLengths() == elementLengths && mesh.getModeStart() == modeStart);
    }

    /** Compares bits, so that a bound of NaN does not count as a change in each tick. */
    private boolean hasSameBound(BoundingVolume bound) {
        boolean same = boundKind == (bound == null ? null : bound.getClass());
        for (int i = 0; i < BOUND_NUMBERS && same && bound != null; i++) {
            same = Float.floatToRawIntBits(boundNumber(bound, i)) == Float.floatToRawIntBits(boundNumbers[i]);
        }
        return same;
    }

    private void setBound(BoundingVolume bound) {
        boundKind = bound == null ? null : bound.getClass();
        for (int i = 0; i < BOUND_NUMBERS && bound != null; i++) {
            boundNumbers[i] = boundNumber(bound, i);
        }
    }

    /** The coordinates of a bound's centre, then its size. */
    private static float boundNumber(BoundingVolume bound, int i) {
        if (i < 3) {
            return bound.getCenter() == null ? 0 : bound.getCenter().get(i);
        }
        if (bound instanceof BoundingBox box) {
            return i == 3 ? box.getXExtent() : i == 4 ? box.getYExtent() : box.getZExtent();
        }
        return bound instanceof BoundingSphere sphere ? sphere.getRadius() : bound.getVolume();
    }
}
