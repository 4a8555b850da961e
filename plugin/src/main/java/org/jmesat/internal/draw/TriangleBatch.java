package org.jmesat.internal.draw;

import com.jme3.bounding.BoundingSphere;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.util.BufferUtils;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import org.jmesat.projection.ProjectionPlane;

/**
 * A mesh of coloured triangles, drawn in the order in which they were added. They are added in plane coordinates
 * relative to a point that its user chooses, and in parts: a part is a quad or a pair of rings. {@link #upload}
 * rewrites the buffers in place, and the indices only from the first part on that differs in kind from the last upload.
 */
public final class TriangleBatch {
    /** Mesh vertices per corner of a pair of rings: two of the first ring and two of the second. */
    public static final int RING_VERTICES = 4;

    /** Floats per vertex in {@link #positions()}. */
    static final int POSITION = 3;

    private static final int QUAD = 4;
    /** Indices of a quad's two triangles. */
    private static final int TRIANGLES = 6;

    private static final int INITIAL_CAPACITY = QUAD * 128;
    /** Vertices that fit into the L1 cache. */
    private static final int CHUNK = QUAD * 256;

    private final Triangles mesh = new Triangles();
    private ProjectionPlane plane = ProjectionPlane.XY;
    /** Vertices that are not in the buffers yet, along the plane's axes. */
    private float[] positions = new float[POSITION * CHUNK];
    private int[] colors = new int[CHUNK];
    private int pending;
    private final Vector3f world = new Vector3f();
    private FloatBuffer xyz = BufferUtils.createFloatBuffer(POSITION * INITIAL_CAPACITY);
    private ByteBuffer bytes = BufferUtils.createByteBuffer(4 * INITIAL_CAPACITY);
    /** An int view of {@code bytes}. */
    private IntBuffer rgba = bytes.asIntBuffer();
    /** The number of vertices in the buffers. */
    private int count;
    /** By part: the number of corners of each of its two rings; 0 for a quad. */
    private int[] parts = new int[INITIAL_CAPACITY];
    private int partCount;
    /** The number of parts whose indices are in the index buffer. */
    private int indexed;
    private IntBuffer indices = BufferUtils.createIntBuffer(TRIANGLES * INITIAL_CAPACITY);
    private int indexCount;
    /** Indices that are not in the buffer yet. */
    private int[] newIndices = new int[TRIANGLES * INITIAL_CAPACITY];
    private int newIndexCount;

    /** Creates an empty batch. */
    public TriangleBatch() {
        mesh.setMode(Mesh.Mode.Triangles);
        VertexBuffer position = new VertexBuffer(Type.Position);
        position.setupData(Usage.Stream, POSITION, Format.Float, xyz);
        mesh.setBuffer(position);
        VertexBuffer color = new VertexBuffer(Type.Color);
        color.setupData(Usage.Stream, 4, Format.UnsignedByte, bytes);
        color.setNormalized(true);
        mesh.setBuffer(color);
        VertexBuffer index = new VertexBuffer(Type.Index);
        index.setupData(Usage.Dynamic, 3, Format.UnsignedInt, indices);
        mesh.setBuffer(index);
        // An infinite bound is sorted as the nearest, so the mesh is drawn last.
        mesh.setBound(new BoundingSphere(Float.POSITIVE_INFINITY, new Vector3f()));
        upload();
    }

    /** Returns a colour as four bytes in the order of the mesh, red in the lowest. */
    public static int pack(ColorRGBA color) {
        return Math.round(255 * color.r) | Math.round(255 * color.g) << 8 | Math.round(255 * color.b) << 16
                | Math.round(255 * color.a) << 24;
    }

    /** Returns the mesh, the same at each call. */
    public Mesh mesh() {
        return mesh;
    }

    /** Returns whether there are no triangles. */
    public boolean isEmpty() {
        return partCount == 0;
    }

    /** Sets the plane of the triangles while there are none; at first XY. */
    public void setPlane(ProjectionPlane newPlane) {
        plane = newPlane;
    }

    /** Removes all triangles. The mesh changes at the next {@link #upload}. */
    public void clear() {
        count = 0;
        pending = 0;
        partCount = 0;
        indexCount = 0;
    }

    /** Adds one triangle of a {@linkplain #pack packed} colour. */
    void add(Vector3f a, Vector3f b, Vector3f c, int color) {
        add(a, b, c, c, color);
    }

    /** Adds two triangles: a, b, c and a, c, d. */
    void add(Vector3f a, Vector3f b, Vector3f c, Vector3f d, int color) {
        int vertex = reserve(QUAD);
        set(vertex, a.x, a.y, a.z, color);
        set(vertex + 1, b.x, b.y, b.z, color);
        set(vertex + 2, c.x, c.y, c.z, color);
        set(vertex + 3, d.x, d.y, d.z, color);
        addQuads(1);
    }

    /** Allocates buffers for a number of vertices and some more at once, unless there is room for them. */
    public void ensureCapacity(int vertices) {
        if (rgba.capacity() < vertices) {
            resize(vertices + vertices / 8 + INITIAL_CAPACITY);
        }
    }

    private void resize(int capacity) {
        xyz = BufferUtils.createFloatBuffer(POSITION * capacity).put(xyz.position(0).limit(POSITION * count));
        bytes = BufferUtils.createByteBuffer(4 * capacity);
        rgba = bytes.asIntBuffer().put(rgba.position(0).limit(count));
    }

    /**
     * Reserves vertices for the next parts, and returns the index of the first. {@link #set} all of them, and then add
     * the quads or the rings; otherwise the vertices are discarded.
     */
    int reserve(int vertices) {
        if (pending + vertices > colors.length) {
            flush();
            if (vertices > colors.length) {
                positions = new float[POSITION * vertices];
                colors = new int[vertices];
            }
        }
        return pending;
    }

    /** Returns the positions of the reserved vertices, to set many of them fast; valid until the next reservation. */
    float[] positions() {
        return positions;
    }

    /** Returns the colours of the reserved vertices; valid until the next reservation. */
    int[] colors() {
        return colors;
    }

    void set(int vertex, float x, float y, float z, int color) {
        int p = POSITION * vertex;
        positions[p] = x;
        positions[p + 1] = y;
        positions[p + 2] = z;
        colors[vertex] = color;
    }

    /** Sets two vertices on either side of a point: the first at point + vector, the second at point − vector. */
    void setAcross(int vertex, float x, float y, float z, float sideX, float sideY, float sideZ, int color) {
        float[] to = positions;
        int p = POSITION * vertex;
        to[p] = x + sideX;
        to[p + 1] = y + sideY;
        to[p + 2] = z + sideZ;
        to[p + 3] = x - sideX;
        to[p + 4] = y - sideY;
        to[p + 5] = z - sideZ;
        colors[vertex] = color;
        colors[vertex + 1] = color;
    }

    /** Adds two triangles for each four reserved vertices: the first three, and the first, third and fourth. */
    void addQuads(int quads) {
        for (int i = 0; i < quads; i++) {
            addPart(0, QUAD, TRIANGLES);
        }
    }

    /**
     * Adds two closed rings, the second drawn over the first. Of each {@link #RING_VERTICES} reserved vertices, the
     * first two are on either side of the first ring, and the others on either side of the second.
     */
    void addRings(int corners) {
        addPart(corners, RING_VERTICES * corners, 2 * TRIANGLES * corners);
    }

    private void addPart(int part, int vertices, int partIndices) {
        if (partCount == parts.length) {
            parts = Arrays.copyOf(parts, 2 * partCount);
        }
        if (parts[partCount] != part) {
            parts[partCount] = part;
            indexed = Math.min(indexed, partCount);
        }
        partCount++;
        pending += vertices;
        indexCount += partIndices;
    }

    /** Moves the pending vertices into the buffers. */
    private void flush() {
        if (rgba.capacity() < count + pending) {
            resize(Math.max(count + pending, 2 * rgba.capacity()));
        }
        if (plane != ProjectionPlane.XY) {
            toWorld();
        }
        xyz.limit(xyz.capacity()).position(POSITION * count).put(positions, 0, POSITION * pending);
        rgba.limit(rgba.capacity()).position(count).put(colors, 0, pending);
        count += pending;
        pending = 0;
    }

    private void toWorld() {
        for (int p = 0; p < POSITION * pending; p += POSITION) {
            plane.toWorld(positions[p], positions[p + 1], positions[p + 2], world);
            positions[p] = world.x;
            positions[p + 1] = world.y;
            positions[p + 2] = world.z;
        }
    }

    /** Makes the mesh show the triangles added since {@link #clear}. */
    public void upload() {
        flush();
        mesh.getBuffer(Type.Position).updateData(xyz.flip());
        mesh.getBuffer(Type.Color).updateData(bytes.limit(4 * count));
        if (indexed < partCount || indices.limit() != indexCount) {
            writeIndices();
            mesh.getBuffer(Type.Index).updateData(indices.limit(indexCount).position(0));
        }
        mesh.vertices = count;
        mesh.triangles = indexCount / 3;
    }

    private void writeIndices() {
        if (indices.capacity() < indexCount) {
            indices = BufferUtils.createIntBuffer(Math.max(indexCount, 2 * indices.capacity()));
            indexed = 0;
        }
        int vertex = 0;
        int first = 0;
        for (int i = 0; i < indexed; i++) {
            vertex += parts[i] == 0 ? QUAD : RING_VERTICES * parts[i];
            first += TRIANGLES * (parts[i] == 0 ? 1 : 2 * parts[i]);
        }
        indices.limit(indices.capacity()).position(first);
        for (; indexed < partCount; indexed++) {
            vertex = writePart(parts[indexed], vertex);
        }
        putIndices();
    }

    /** Writes the indices of one part from a vertex on; returns the first vertex of the next part. */
    private int writePart(int part, int vertex) {
        if (newIndexCount + 2 * TRIANGLES * Math.max(part, 1) > newIndices.length) {
            putIndices();
            if (2 * TRIANGLES * part > newIndices.length) {
                newIndices = new int[2 * TRIANGLES * part];
            }
        }
        if (part == 0) {
            writeQuad(vertex, vertex + 1, vertex + 2, vertex + 3);
            return vertex + QUAD;
        }
        int end = vertex + RING_VERTICES * part;
        writeRing(vertex, end);
        writeRing(vertex + 2, end + 2);
        return end;
    }

    private void writeRing(int first, int end) {
        int from = end - RING_VERTICES;
        for (int to = first; to < end; to += RING_VERTICES) {
            writeQuad(from, from + 1, to + 1, to);
            from = to;
        }
    }

    private void writeQuad(int a, int b, int c, int d) {
        int at = newIndexCount;
        newIndices[at] = a;
        newIndices[at + 1] = b;
        newIndices[at + 2] = c;
        newIndices[at + 3] = a;
        newIndices[at + 4] = c;
        newIndices[at + 5] = d;
        newIndexCount = at + TRIANGLES;
    }

    private void putIndices() {
        indices.put(newIndices, 0, newIndexCount);
        newIndexCount = 0;
    }

    /** Stores the counts, since the engine computes them with an iterator, which would be garbage in each frame. */
    private static final class Triangles extends Mesh {
        private int vertices;
        private int triangles;

        @Override
        public int getVertexCount() {
            return vertices;
        }

        @Override
        public int getTriangleCount() {
            return triangles;
        }

        @Override
        public int getTriangleCount(int lod) {
            return triangles;
        }
    }
}
