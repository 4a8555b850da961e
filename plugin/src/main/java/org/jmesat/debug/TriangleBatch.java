package org.jmesat.debug;

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

/**
 * Coloured triangles in one mesh, drawn in the order in which they were added. A part is either a quad or a pair of
 * rings. The buffers are written again in place, and the indices only from the first part on that is of another kind
 * than the last time.
 */
final class TriangleBatch {
    /** Corners that each corner of a pair of rings has: two of the first ring and two of the second. */
    static final int RINGS = 4;

    private static final int POSITION = 3;
    private static final int QUAD = 4;
    /** Indices of a quad's two triangles. */
    private static final int TRIANGLES = 6;

    private static final int FEW = QUAD * 128;
    /** Corners that fit the processor's nearest cache. */
    private static final int CHUNK = QUAD * 256;

    private final Triangles mesh = new Triangles();
    /** Corners that are not in the buffers yet. */
    private float[] positions = new float[POSITION * CHUNK];
    private int[] colors = new int[CHUNK];
    private int waiting;
    private FloatBuffer xyz = BufferUtils.createFloatBuffer(POSITION * FEW);
    private ByteBuffer bytes = BufferUtils.createByteBuffer(4 * FEW);
    /** The same memory as the former. */
    private IntBuffer rgba = bytes.asIntBuffer();
    /** Corners in the buffers. */
    private int count;
    /** By part: the corners of each of its rings; 0 for a quad. */
    private int[] parts = new int[FEW];
    private int partCount;
    /** The indices of so many parts are in the buffer. */
    private int indexed;
    private IntBuffer indices = BufferUtils.createIntBuffer(TRIANGLES * FEW);
    private int indexCount;
    /** Indices that are not in the buffer yet. */
    private int[] newIndices = new int[TRIANGLES * FEW];
    private int newIndexCount;

    TriangleBatch() {
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
        // Sorted by distance, an endless bound is nearest and hence drawn last.
        mesh.setBound(new BoundingSphere(Float.POSITIVE_INFINITY, new Vector3f()));
        upload();
    }

    /** Returns a colour's four bytes as they lie in the mesh: red first. */
    static int pack(ColorRGBA color) {
        return Math.round(255 * color.r) | Math.round(255 * color.g) << 8 | Math.round(255 * color.b) << 16
                | Math.round(255 * color.a) << 24;
    }

    Mesh mesh() {
        return mesh;
    }

    boolean isEmpty() {
        return partCount == 0;
    }

    /** Starts again. The mesh shows what is added after that once it is {@linkplain #upload uploaded}. */
    void clear() {
        count = 0;
        waiting = 0;
        partCount = 0;
        indexCount = 0;
    }

    /** Adds one triangle, of a {@linkplain #pack packed} colour. */
    void add(Vector3f a, Vector3f b, Vector3f c, int color) {
        add(a, b, c, c, color);
    }

    /** Adds two triangles: a, b, c and a, c, d. */
    void add(Vector3f a, Vector3f b, Vector3f c, Vector3f d, int color) {
        int corner = reserve(QUAD);
        set(corner, a.x, a.y, a.z, color);
        set(corner + 1, b.x, b.y, b.z, color);
        set(corner + 2, c.x, c.y, c.z, color);
        set(corner + 3, d.x, d.y, d.z, color);
        addQuads(1);
    }

    /**
     * Makes room for the corners of what is added next, and returns the first. {@link #set} all of them, and then add
     * the quads or the rings; without that, nothing is added.
     */
    int reserve(int corners) {
        if (waiting + corners > colors.length) {
            flush();
            if (corners > colors.length) {
                positions = new float[POSITION * corners];
                colors = new int[corners];
            }
        }
        return waiting;
    }

    void set(int corner, float x, float y, float z, int color) {
        int p = POSITION * corner;
        positions[p] = x;
        positions[p + 1] = y;
        positions[p + 2] = z;
        colors[corner] = color;
    }

    /** Sets two corners, on either side of a point: the first where the vector points. */
    void setAcross(int corner, float x, float y, float z, float sideX, float sideY, float sideZ, int color) {
        float[] to = positions;
        int p = POSITION * corner;
        to[p] = x + sideX;
        to[p + 1] = y + sideY;
        to[p + 2] = z + sideZ;
        to[p + 3] = x - sideX;
        to[p + 4] = y - sideY;
        to[p + 5] = z - sideZ;
        colors[corner] = color;
        colors[corner + 1] = color;
    }

    /** Adds two triangles for each four of the reserved corners: the first three, and the first, third and fourth. */
    void addQuads(int quads) {
        for (int i = 0; i < quads; i++) {
            addPart(0, QUAD, TRIANGLES);
        }
    }

    /**
     * Adds two closed rings, the first below the second. Of each {@link #RINGS} reserved corners, the first two are the
     * edges of the first ring and the others those of the second.
     */
    void addRings(int corners) {
        addPart(corners, RINGS * corners, 2 * TRIANGLES * corners);
    }

    private void addPart(int part, int corners, int partIndices) {
        if (partCount == parts.length) {
            parts = Arrays.copyOf(parts, 2 * partCount);
        }
        if (parts[partCount] != part) {
            parts[partCount] = part;
            indexed = Math.min(indexed, partCount);
        }
        partCount++;
        waiting += corners;
        indexCount += partIndices;
    }

    /** Puts the waiting corners into the buffers. */
    private void flush() {
        int capacity = rgba.capacity();
        if (capacity < count + waiting) {
            while (capacity < count + waiting) {
                capacity *= 2;
            }
            xyz = BufferUtils.createFloatBuffer(POSITION * capacity).put(xyz.position(0).limit(POSITION * count));
            bytes = BufferUtils.createByteBuffer(4 * capacity);
            rgba = bytes.asIntBuffer().put(rgba.position(0).limit(count));
        }
        xyz.limit(xyz.capacity()).position(POSITION * count).put(positions, 0, POSITION * waiting);
        rgba.limit(capacity).position(count).put(colors, 0, waiting);
        count += waiting;
        waiting = 0;
    }

    /** Makes the mesh show what was added since {@link #clear}. */
    void upload() {
        flush();
        mesh.getBuffer(Type.Position).updateData(xyz.flip());
        mesh.getBuffer(Type.Color).updateData(bytes.limit(4 * count));
        if (indexed < partCount || indices.limit() != indexCount) {
            writeIndices();
            mesh.getBuffer(Type.Index).updateData(indices.limit(indexCount).position(0));
        }
        mesh.corners = count;
        mesh.triangles = indexCount / 3;
    }

    private void writeIndices() {
        if (indices.capacity() < indexCount) {
            indices = BufferUtils.createIntBuffer(Math.max(indexCount, 2 * indices.capacity()));
            indexed = 0;
        }
        int corner = 0;
        int first = 0;
        for (int i = 0; i < indexed; i++) {
            corner += parts[i] == 0 ? QUAD : RINGS * parts[i];
            first += TRIANGLES * (parts[i] == 0 ? 1 : 2 * parts[i]);
        }
        indices.limit(indices.capacity()).position(first);
        for (; indexed < partCount; indexed++) {
            corner = writePart(parts[indexed], corner);
        }
        putIndices();
    }

    /** Writes the indices of one part that begins at a corner; returns where the next part begins. */
    private int writePart(int part, int corner) {
        if (newIndexCount + 2 * TRIANGLES * Math.max(part, 1) > newIndices.length) {
            putIndices();
            if (2 * TRIANGLES * part > newIndices.length) {
                newIndices = new int[2 * TRIANGLES * part];
            }
        }
        if (part == 0) {
            writeQuad(corner, corner + 1, corner + 2, corner + 3);
            return corner + QUAD;
        }
        int end = corner + RINGS * part;
        writeRing(corner, end);
        writeRing(corner + 2, end + 2);
        return end;
    }

    private void writeRing(int first, int end) {
        int from = end - RINGS;
        for (int to = first; to < end; to += RINGS) {
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

    /** The engine counts what is in the buffers with an iterator, which would be garbage in each frame. */
    private static final class Triangles extends Mesh {
        private int corners;
        private int triangles;

        @Override
        public int getVertexCount() {
            return corners;
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
