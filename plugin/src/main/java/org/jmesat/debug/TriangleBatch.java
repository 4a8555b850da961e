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
 * Coloured triangles in one mesh, drawn in the order of their addition, two to four corners. Its buffers are written again
 * in place; which corners make a triangle never changes.
 */
final class TriangleBatch {
    private static final int POSITION = 3;
    private static final int QUAD = 4;
    private static final int[] TRIANGLES = {0, 1, 2, 0, 2, 3};

    private final Mesh mesh = new Mesh();
    private float[] positions = new float[POSITION * QUAD * 128];
    private int[] colors = new int[QUAD * 128];
    private int count;

    TriangleBatch() {
        mesh.setMode(Mesh.Mode.Triangles);
        VertexBuffer position = new VertexBuffer(Type.Position);
        position.setupData(Usage.Stream, POSITION, Format.Float, BufferUtils.createFloatBuffer(positions.length));
        mesh.setBuffer(position);
        VertexBuffer color = new VertexBuffer(Type.Color);
        color.setupData(Usage.Stream, 4, Format.UnsignedByte, BufferUtils.createByteBuffer(4 * colors.length));
        color.setNormalized(true);
        mesh.setBuffer(color);
        VertexBuffer index = new VertexBuffer(Type.Index);
        index.setupData(Usage.Dynamic, 3, Format.UnsignedInt, indices(colors.length / QUAD));
        mesh.setBuffer(index);
        // Sorted by distance, an endless bound is nearest and hence drawn last.
        mesh.setBound(new BoundingSphere(Float.POSITIVE_INFINITY, new Vector3f()));
        upload();
    }

    private static IntBuffer indices(int quads) {
        IntBuffer indices = BufferUtils.createIntBuffer(TRIANGLES.length * quads);
        for (int quad = 0; quad < quads; quad++) {
            for (int corner : TRIANGLES) {
                indices.put(QUAD * quad + corner);
            }
        }
        return indices.flip();
    }

    /** Four bytes, as they lie in the mesh: red first. */
    static int pack(ColorRGBA color) {
        return Math.round(255 * color.r) | Math.round(255 * color.g) << 8 | Math.round(255 * color.b) << 16
                | Math.round(255 * color.a) << 24;
    }

    Mesh mesh() {
        return mesh;
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** Starts anew. The mesh keeps what it shows until {@link #upload}. */
    void clear() {
        count = 0;
    }

    /** Adds one triangle, of a {@linkplain #pack packed} colour. */
    void add(Vector3f a, Vector3f b, Vector3f c, int color) {
        add(a, b, c, c, color);
    }

    /** Adds two triangles: a, b, c and a, c, d. */
    void add(Vector3f a, Vector3f b, Vector3f c, Vector3f d, int color) {
        int corner = reserve(1);
        set(corner, a.x, a.y, a.z, color);
        set(corner + 1, b.x, b.y, b.z, color);
        set(corner + 2, c.x, c.y, c.z, color);
        set(corner + 3, d.x, d.y, d.z, color);
    }

    /** Makes room for two triangles each, all four corners of which are to be {@link #set}; returns the first corner. */
    int reserve(int quads) {
        int first = count;
        count += QUAD * quads;
        int length = colors.length;
        if (length < count) {
            while (length < count) {
                length *= 2;
            }
            positions = Arrays.copyOf(positions, POSITION * length);
            colors = Arrays.copyOf(colors, length);
        }
        return first;
    }

    void set(int corner, float x, float y, float z, int color) {
        int p = POSITION * corner;
        positions[p] = x;
        positions[p + 1] = y;
        positions[p + 2] = z;
        colors[corner] = color;
    }

    /** Makes the mesh show what was added since {@link #clear}. */
    void upload() {
        VertexBuffer position = mesh.getBuffer(Type.Position);
        FloatBuffer xyz = (FloatBuffer) position.getData();
        if (xyz.capacity() < POSITION * count) {
            xyz = BufferUtils.createFloatBuffer(positions.length);
        }
        xyz.clear();
        xyz.put(positions, 0, POSITION * count);
        position.updateData(xyz.flip());

        VertexBuffer color = mesh.getBuffer(Type.Color);
        ByteBuffer bytes = (ByteBuffer) color.getData();
        if (bytes.capacity() < 4 * count) {
            bytes = BufferUtils.createByteBuffer(4 * colors.length);
        }
        bytes.clear();
        bytes.asIntBuffer().put(colors, 0, count);
        color.updateData(bytes.limit(4 * count));

        VertexBuffer index = mesh.getBuffer(Type.Index);
        IntBuffer indices = (IntBuffer) index.getData();
        int needed = TRIANGLES.length * (count / QUAD);
        if (indices.capacity() < needed) {
            indices = indices(colors.length / QUAD);
        }
        if (indices != index.getData() || indices.limit() != needed) {
            index.updateData(indices.limit(needed));
        }
        mesh.updateCounts();
    }
}
