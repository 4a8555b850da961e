package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;

/**
 * The indices of the distinct vertices that a mesh draws, in the order in which it first draws them.
 *
 * <p>Like OpenGL, it ignores the vertices after the last whole primitive. It ignores levels of detail, since a
 * collider must not change with the distance of the camera.
 *
 * <p>Each visited vertex is stamped with the number of the pass, so nothing needs clearing between meshes. A pass
 * costs O(indices).
 */
final class DrawnVertices {

    /** The index list of the mesh: its index buffer, or 0, 1, 2 … without one. */
    private int[] indices = {};
    private final PrimitiveRuns runs = new PrimitiveRuns();
    private long[] stamps = {};
    /** The number of the last pass (&gt;0); a vertex that was never visited has the stamp 0. */
    private long pass;
    private int[] elements = {};
    private int count;
    private int lastElement;

    /** Indices into the vertex buffers; the first {@link #count} are valid. */
    int[] elements() {
        return elements;
    }

    int count() {
        return count;
    }

    /** Keeps a vertex as the one of a lower or equal number; ends with {@link #truncate}. */
    void keep(int vertex, int as) {
        elements[as] = elements[vertex];
    }

    /** Drops the vertices from a number on. */
    void truncate(int newCount) {
        count = newCount;
    }

    /** The index list of the mesh that was collected last. */
    int[] indices() {
        return indices;
    }

    /** The ranges of the index list that the last mesh draws; valid only if it draws any vertex. */
    PrimitiveRuns runs() {
        return runs;
    }

    /** The greatest of the collected {@link #elements}; −1 if there are none. */
    int lastElement() {
        return lastElement;
    }

    /** Collects the vertices that the mesh draws; {@code vertexCount} is that of the Position buffer. */
    void collect(Mesh mesh, int vertexCount, DefectReport report) {
        count = 0;
        lastElement = -1;
        VertexBuffer indexBuffer = mesh.getBuffer(Type.Index);
        int indexCount;
        if (indexBuffer == null) {
            indexCount = virtualIndexCount(mesh, vertexCount);
        } else if (indexBuffer.getData() == null) {
            report.noData(Type.Index);
            return;
        } else {
            indexCount = indexBuffer.getData().limit();
        }
        if (!readIndices(indexBuffer == null ? null : indexBuffer.getData(), indexCount)) {
            report.unreadable(indexBuffer, indexBuffer.getData());
            return;
        }
        startPass(vertexCount);
        // The renderer draws nothing if either count is 0.
        boolean counted = mesh.getVertexCount() != 0 && mesh.getTriangleCount() != 0;
        if (counted) {
            runs.find(mesh, indexCount, indexBuffer != null);
            for (int i = 0; i < runs.count(); i++) {
                collect(runs.from(i), runs.to(i), vertexCount, report);
            }
        }
        if (count == 0 && report.defect() == null) {
            boolean outdated = !counted && indexCount > 0
                    && PrimitiveRuns.wholePrimitives(mesh.getMode(), indexCount,
                            mesh.getPatchVertexCount()) > 0;
            report.nothingDrawn(mesh.getMode(), indexCount, indexBuffer != null, outdated);
        }
    }

    /**
     * Reads indices of 8, 16 or 32 bits as unsigned integers, as the engine does; those above 2³¹ − 1 become negative.
     * The class of the data determines the width. Returns whether it can be read.
     */
    private boolean readIndices(Buffer data, int indexCount) {
        if (indices.length < indexCount) {
            indices = new int[indexCount + indexCount / 2];
        }
        int[] into = indices;
        if (data instanceof IntBuffer ints) {
            ints.get(0, into, 0, indexCount);
            return true;
        }
        for (int i = 0; i < indexCount; i++) {
            if (data instanceof ShortBuffer shorts) {
                into[i] = shorts.get(i) & 0xffff;
            } else if (data instanceof ByteBuffer bytes) {
                into[i] = bytes.get(i) & 0xff;
            } else {
                into[i] = i;
            }
        }
        return data == null || data instanceof ShortBuffer || data instanceof ByteBuffer;
    }

    /**
     * The number of vertices that the renderer draws without an index buffer: the mesh's vertex count. For the Half
     * format the engine counts bytes instead of components, twice too many.
     */
    private static int virtualIndexCount(Mesh mesh, int vertexCount) {
        boolean half = mesh.getBuffer(Type.Position).getFormat() == VertexBuffer.Format.Half;
        return half ? Math.min(mesh.getVertexCount(), vertexCount) : mesh.getVertexCount();
    }

    private void collect(int from, int to, int vertexCount, DefectReport report) {
        long[] seen = stamps;
        long now = pass;
        for (int i = from; i < to; i++) {
            int vertex = indices[i];
            // An unsigned 32-bit index above 2³¹ − 1 is negative here.
            if (vertex < 0 || vertex >= vertexCount) {
                report.outOfRange(vertex, vertexCount);
            } else if (seen[vertex] != now) {
                seen[vertex] = now;
                elements[count++] = vertex;
                lastElement = Math.max(lastElement, vertex);
            }
        }
    }

    private void startPass(int vertexCount) {
        if (stamps.length < vertexCount) {
            int capacity = vertexCount + vertexCount / 2;
            stamps = new long[capacity];
            elements = new int[capacity];
        }
        pass++;
    }
}
