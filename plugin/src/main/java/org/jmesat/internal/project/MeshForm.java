package org.jmesat.internal.project;

import com.jme3.bounding.BoundingBox;
import com.jme3.bounding.BoundingSphere;
import com.jme3.bounding.BoundingVolume;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import java.nio.Buffer;

/**
 * The values of a mesh whose change means that its vertices changed: limits and layouts of its buffers, bound, mode and
 * counts. Meshes with equal values, such as the boxes of a game, share one instance, which stays in the processor's
 * cache.
 */
final class MeshForm {
    private int positionLimit;
    private long positionLayout;
    private int indexLimit;
    private long indexLayout;
    private VertexBuffer interleaved;
    private Buffer interleavedData;
    private int interleavedLimit;
    private long interleavedLayout;
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

    /** Copies the values of a mesh; its position, index and interleaved buffer may each be null. */
    void set(Mesh mesh, VertexBuffer positions, VertexBuffer indices, VertexBuffer interleavedBuffer) {
        positionLimit = limit(data(positions));
        positionLayout = layout(positions);
        indexLimit = limit(data(indices));
        indexLayout = layout(indices);
        interleaved = interleavedBuffer;
        interleavedData = data(interleaved);
        interleavedLimit = limit(interleavedData);
        interleavedLayout = layout(interleaved);
        setBound(mesh.getBound());
        mode = mesh.getMode();
        vertexCount = mesh.getVertexCount();
        elementCount = mesh.getTriangleCount();
        patchVertexCount = mesh.getPatchVertexCount();
        elementLengths = mode == Mode.Hybrid ? mesh.getElementLengths() : null;
        modeStart = mode == Mode.Hybrid ? mesh.getModeStart() : null;
    }

    /** Whether other meshes can share this form; not if it refers to objects of its mesh. */
    boolean isSharable() {
        return interleaved == null && elementLengths == null && modeStart == null;
    }

    VertexBuffer interleaved() {
        return interleaved;
    }

    /** Whether a mesh with these buffers, which may be null, and their data has this form. */
    boolean matches(Mesh mesh, VertexBuffer positions, Buffer positionData, VertexBuffer indices, Buffer indexData) {
        return limit(positionData) == positionLimit && layout(positions) == positionLayout
                && limit(indexData) == indexLimit && layout(indices) == indexLayout
                && (interleaved == null || interleaved.getData() == interleavedData
                && limit(interleavedData) == interleavedLimit && layout(interleaved) == interleavedLayout)
                && hasSameBound(mesh.getBound()) && hasSameCounts(mesh);
    }

    private boolean hasSameCounts(Mesh mesh) {
        return mesh.getMode() == mode && mesh.getVertexCount() == vertexCount && mesh.getTriangleCount() == elementCount
                && mesh.getPatchVertexCount() == patchVertexCount && (mode != Mode.Hybrid
                || mesh.getElementLengths() == elementLengths && mesh.getModeStart() == modeStart);
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

    /** Compares bits, so that a bound of NaN does not count as a change in each tick. */
    private static boolean isSame(float a, float b) {
        return Float.floatToRawIntBits(a) == Float.floatToRawIntBits(b);
    }

    private static float size(BoundingVolume bound) {
        return bound instanceof BoundingSphere sphere ? sphere.getRadius() : bound.getVolume();
    }

    /** Copies the values, since the engine updates a bound in place. */
    private void setBound(BoundingVolume bound) {
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
    }

    /** The data of a buffer; null where either is missing. */
    static Buffer data(VertexBuffer buffer) {
        return buffer == null ? null : buffer.getData();
    }

    /** Whether the engine was told of a change of a buffer, which may be null, and has not uploaded it since. */
    static boolean isUploadNeeded(VertexBuffer buffer) {
        return buffer != null && buffer.isUpdateNeeded();
    }

    private static int limit(Buffer data) {
        return data == null ? 0 : data.limit();
    }

    /** Offset, stride, components, format and whether it is normalised, packed without loss for any valid buffer. */
    static long layout(VertexBuffer buffer) {
        if (buffer == null) {
            return 0;
        }
        int format = buffer.getFormat() == null ? 0 : 1 + buffer.getFormat().ordinal();
        return (long) buffer.getOffset() << 32 ^ (long) buffer.getStride() << 10 ^ buffer.getNumComponents() << 6
                ^ format << 1 ^ (buffer.isNormalized() ? 1 : 0);
    }
}
