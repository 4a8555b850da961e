package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import java.util.Arrays;

/**
 * The distinct vertices that take part in what a mesh draws, in the order in which it first draws them.
 *
 * <p>OpenGL ignores the vertices left over after the last whole primitive, and so does this. Levels of
 * detail count for nothing: a collider does not change with the distance of the camera.
 *
 * <p>A vertex is known to be seen by the number of the pass stamped on it, so nothing is cleared between
 * one mesh and the next. One pass costs O(indices).
 */
final class DrawnVertices {

    private final IndexReader indices = new IndexReader();
    private int[] stamps = {};
    /** The stamp of the latest pass, above 0, which is the stamp of a vertex that none has seen. */
    private int pass;
    private int[] elements = {};
    private int count;
    private int lastElement;

    DrawnVertices() {
        this(0);
    }

    /** Begins as if so many passes had been made. */
    DrawnVertices(int passes) {
        pass = passes;
    }

    /** Indices into the vertex buffers; the first {@link #count} are valid. */
    int[] elements() {
        return elements;
    }

    int count() {
        return count;
    }

    /** The greatest of the {@link #elements}; −1 if there are none. */
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
        } else if (!indices.open(indexBuffer.getData())) {
            report.unreadable(indexBuffer, indexBuffer.getData());
            return;
        } else {
            indexCount = indexBuffer.getData().limit();
        }
        startPass(vertexCount);
        // The renderer asks for both counts before it looks at any buffer.
        boolean counted = mesh.getVertexCount() != 0 && mesh.getTriangleCount() != 0;
        if (counted) {
            if (mesh.getMode() == Mode.Hybrid) {
                collectHybrid(mesh, indexBuffer == null ? 0 : indexCount, vertexCount, report);
            } else {
                int used = wholePrimitives(mesh.getMode(), indexCount, mesh.getPatchVertexCount());
                collect(0, used, vertexCount, report);
            }
        }
        if (count == 0 && report.defect() == null) {
            boolean outdated = !counted && indexCount > 0
                    && wholePrimitives(mesh.getMode(), indexCount, mesh.getPatchVertexCount()) > 0;
            report.nothingDrawn(mesh.getMode(), indexCount, indexBuffer != null, outdated);
        }
        indices.close();
    }

    /**
     * The renderer draws as many vertices as the mesh counted when its buffers were set. For the Half format
     * the engine counts bytes instead of components, twice as many as there are.
     */
    private static int virtualIndexCount(Mesh mesh, int vertexCount) {
        boolean half = mesh.getBuffer(Type.Position).getFormat() == VertexBuffer.Format.Half;
        return half ? Math.min(mesh.getVertexCount(), vertexCount) : mesh.getVertexCount();
    }

    /** How many of the first indices belong to a whole primitive. */
    private static int wholePrimitives(Mode mode, int indexCount, int patchVertexCount) {
        return switch (mode) {
            case Points -> indexCount;
            case Lines -> indexCount - indexCount % 2;
            case LineStrip, LineLoop -> indexCount >= 2 ? indexCount : 0;
            case Triangles -> indexCount - indexCount % 3;
            case TriangleStrip, TriangleFan -> indexCount >= 3 ? indexCount : 0;
            case Patch -> patchVertexCount < 1 ? 0 : indexCount - indexCount % patchVertexCount;
            // Hybrid is split into its elements before; a mode yet unknown is not drawn.
            default -> 0;
        };
    }

    /**
     * A hybrid mesh is a run of elements drawn one by one: lists of triangles, from one element on strips,
     * from another on fans. The renderer draws it only with an index buffer.
     */
    private void collectHybrid(Mesh mesh, int indexCount, int vertexCount, DefectReport report) {
        int[] starts = mesh.getModeStart();
        int[] lengths = mesh.getElementLengths();
        if (starts == null || starts.length < 3 || lengths == null) {
            return;
        }
        Mode mode = Mode.Triangles;
        int from = 0;
        for (int i = 0; i < lengths.length && from < indexCount; i++) {
            if (i == starts[1]) {
                mode = Mode.TriangleStrip;
            } else if (i == starts[2]) {
                mode = Mode.TriangleFan;
            }
            int length = Math.max(0, Math.min(lengths[i], indexCount - from));
            collect(from, from + wholePrimitives(mode, length, 0), vertexCount, report);
            from += length;
        }
    }

    private void collect(int from, int to, int vertexCount, DefectReport report) {
        int[] seen = stamps;
        int now = pass;
        for (int i = from; i < to; i++) {
            int vertex = indices.get(i);
            // An unsigned 32-bit index may come out negative.
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
            stamps = new int[capacity];
            elements = new int[capacity];
        }
        // Reached within a day by some thousand meshes that are read in every frame.
        if (pass == Integer.MAX_VALUE) {
            Arrays.fill(stamps, 0);
            pass = 0;
        }
        pass++;
    }
}
