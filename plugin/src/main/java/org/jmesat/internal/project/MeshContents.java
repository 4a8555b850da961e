package org.jmesat.internal.project;

import com.jme3.bounding.BoundingBox;
import com.jme3.bounding.BoundingSphere;
import com.jme3.bounding.BoundingVolume;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.Buffer;

/**
 * Whether a mesh has changed since it was last looked at, as far as that leaves a trace: another buffer of positions,
 * indices or interleaved data, other data in one of them, another layout, mode or count, or a model bound with other
 * values. O(1), and allocates nothing.
 *
 * <p>All that is compared is in this one object, and an unchanged mesh takes comparisons only: with 10 000 moving
 * geometries that have a mesh each, the tick waits for objects that come from memory. The engine keeps the buffers in a
 * list whose array is another one after each change; as long as it is the same, no buffer is looked up by its type.
 *
 * <p>Writing into a buffer in place leaves no trace. The engine's {@code isUpdateNeeded} is none: the renderer clears
 * it before the next tick in which we could see it, and leaves it set for ever where nothing is rendered. Writing into
 * a position buffer in place and then calling {@code updateBound}, as culling needs anyway, is seen by the bound.
 *
 * <p>Buffers and their data are kept from being freed until the next look. The mesh is not.
 */
class MeshContents {
    private VertexBuffer[] buffers;
    private VertexBuffer positions;
    private Buffer positionData;
    private int positionLimit;
    private long positionLayout;
    private VertexBuffer indices;
    private Buffer indexData;
    private int indexLimit;
    private long indexLayout;
    private VertexBuffer interleaved;
    private Buffer interleavedData;
    private int interleavedLimit;
    private long interleavedLayout;
    private boolean skinned;
    private Class<?> boundKind;
    private float centerX;
    private float centerY;
    private float centerZ;
    private float extentX;
    private float extentY;
    private float extentZ;
    private Mode mode;
    private int vertexCount;
    private int elementCount;
    private int patchVertexCount;
    private int[] elementLengths;
    private int[] modeStart;

    /** Makes the next look a first one. */
    final void forget() {
        buffers = null;
        positions = null;
        positionData = null;
        indices = null;
        indexData = null;
        interleaved = null;
        interleavedData = null;
        elementLengths = null;
        modeStart = null;
    }

    /**
     * Compares the mesh (not null, always the same) with the last call; true if it differs, at the first call, and
     * after {@link #forget}.
     */
    final boolean update(Mesh now) {
        if (buffers != null && now.getBufferList().getArray() == buffers && hasSameData()
                && hasSameBound(now.getBound()) && hasSameShape(now)) {
            return false;
        }
        // Not short-circuited: each part has to take note of what it sees.
        return updateBuffers(now) | updateBound(now.getBound()) | updateShape(now);
    }

    /** Whether the mesh had bone indices at the last look. */
    final boolean isSkinned() {
        return skinned;
    }

    private boolean hasSameData() {
        return isSame(positions, positionData, positionLimit, positionLayout)
                && isSame(indices, indexData, indexLimit, indexLayout)
                && isSame(interleaved, interleavedData, interleavedLimit, interleavedLayout);
    }

    private static boolean isSame(VertexBuffer buffer, Buffer data, int limit, long layout) {
        return buffer == null
                || buffer.getData() == data && limit(data) == limit && layout(buffer) == layout;
    }

    private static Buffer data(VertexBuffer buffer) {
        return buffer == null ? null : buffer.getData();
    }

    private static int limit(Buffer data) {
        return data == null ? 0 : data.limit();
    }

    /** Offset, stride, components, format and whether it is normalised, for all that a buffer can have. */
    private static long layout(VertexBuffer buffer) {
        if (buffer == null) {
            return 0;
        }
        int format = buffer.getFormat() == null ? 0 : 1 + buffer.getFormat().ordinal();
        return (long) buffer.getOffset() << 32 ^ (long) buffer.getStride() << 10 ^ buffer.getNumComponents() << 6
                ^ format << 1 ^ (buffer.isNormalized() ? 1 : 0);
    }

    private boolean updateBuffers(Mesh now) {
        boolean changed = buffers == null || !hasSameData();
        VertexBuffer[] list = now.getBufferList().getArray();
        if (list != buffers) {
            // Known again when all has been noted: a mesh of somebody's own class may throw in between.
            buffers = null;
            VertexBuffer position = now.getBuffer(Type.Position);
            VertexBuffer index = now.getBuffer(Type.Index);
            VertexBuffer data = now.getBuffer(Type.InterleavedData);
            changed |= position != positions || index != indices || data != interleaved;
            positions = position;
            indices = index;
            interleaved = data;
            skinned = now.isAnimated();
        }
        positionData = data(positions);
        positionLimit = limit(positionData);
        positionLayout = layout(positions);
        indexData = data(indices);
        indexLimit = limit(indexData);
        indexLayout = layout(indices);
        interleavedData = data(interleaved);
        interleavedLimit = limit(interleavedData);
        interleavedLayout = layout(interleaved);
        buffers = list;
        return changed;
    }

    private boolean hasSameBound(BoundingVolume bound) {
        if (bound == null || bound.getClass() != boundKind) {
            return bound == null && boundKind == null;
        }
        Vector3f center = bound.getCenter();
        if (center != null && !(isSame(center.x, centerX) && isSame(center.y, centerY) && isSame(center.z, centerZ))) {
            return false;
        }
        if (bound instanceof BoundingBox box) {
            return isSame(box.getXExtent(), extentX) && isSame(box.getYExtent(), extentY)
                    && isSame(box.getZExtent(), extentZ);
        }
        return isSame(size(bound), extentX);
    }

    /** By their bits, so that a bound of NaN is no change in each tick. */
    private static boolean isSame(float a, float b) {
        return Float.floatToRawIntBits(a) == Float.floatToRawIntBits(b);
    }

    private static float size(BoundingVolume bound) {
        return bound instanceof BoundingSphere sphere ? sphere.getRadius() : bound.getVolume();
    }

    /** The values are copied, since the bound is updated in place. */
    private boolean updateBound(BoundingVolume bound) {
        if (hasSameBound(bound)) {
            return false;
        }
        boundKind = bound == null ? null : bound.getClass();
        if (bound != null && bound.getCenter() != null) {
            centerX = bound.getCenter().x;
            centerY = bound.getCenter().y;
            centerZ = bound.getCenter().z;
        }
        if (bound instanceof BoundingBox box) {
            extentX = box.getXExtent();
            extentY = box.getYExtent();
            extentZ = box.getZExtent();
        } else if (bound != null) {
            extentX = size(bound);
        }
        return true;
    }

    private boolean hasSameShape(Mesh now) {
        return now.getMode() == mode && now.getVertexCount() == vertexCount && now.getTriangleCount() == elementCount
                && now.getPatchVertexCount() == patchVertexCount && (mode != Mode.Hybrid
                || now.getElementLengths() == elementLengths && now.getModeStart() == modeStart);
    }

    private boolean updateShape(Mesh now) {
        if (hasSameShape(now)) {
            return false;
        }
        mode = now.getMode();
        vertexCount = now.getVertexCount();
        elementCount = now.getTriangleCount();
        patchVertexCount = now.getPatchVertexCount();
        elementLengths = mode == Mode.Hybrid ? now.getElementLengths() : null;
        modeStart = mode == Mode.Hybrid ? now.getModeStart() : null;
        return true;
    }
}
