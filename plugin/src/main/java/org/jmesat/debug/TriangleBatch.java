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

/**
 * Coloured triangles in one mesh, drawn in the order of their addition, two to four corners. Its buffers are written
 * again in place; which corners make a triangle never changes.
 */
final class TriangleBatch {
    private static final int POSITION = 3;
    private static final int QUAD = 4;
    private static final int[] TRIANGLES = {0, 1, 2, 0, 2, 3};

    private static final int FEW = QUAD * 128;
    /** Corners that fit the processor's nearest cache. */
    private static final int CHUNK = QUAD * 256;

    private final Quads mesh = new Quads();
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
        index.setupData(Usage.Dynamic, 3, Format.UnsignedInt, indices(FEW / QUAD));
        mesh.setBuffer(index);
        // Sorted by distance, an endless bound is nearest and hence drawn last.
        mesh.setBound(new BoundingSphere(Float.POSITIVE_INFINITY, new Vector3f()));
        upload();
    }

    private static IntBuffer indices(int quads) {
        IntBuffer indices = BufferUtils.createIntBuffer(TRIANGLES.length * quads);
        int[] some = new int[TRIANGLES.length * FEW / QUAD];
        for (int quad = 0; quad < quads; quad += FEW / QUAD) {
            fill(some, QUAD * quad);
            indices.put(some);
        }
        return indices.flip();
    }

    /**
     * Not one by one: there are hundreds of thousands when the view is first shown, to code that was never run before.
     */
    private static void fill(int[] indices, int firstCorner) {
        for (int i = 0, corner = firstCorner; i < indices.length; i += TRIANGLES.length, corner += QUAD) {
            for (int k = 0; k < TRIANGLES.length; k++) {
                indices[i + k] = corner + TRIANGLES[k];
            }
        }
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
        return count + waiting == 0;
    }

    /** Starts again. The mesh shows what is added after that once it is {@linkplain #upload uploaded}. */
    void clear() {
        count = 0;
        waiting = 0;
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

    /**
     * Makes room for two triangles each, all four corners of which are to be {@link #set} before anything else is
     * added; returns the first corner.
     */
    int reserve(int quads) {
        if (waiting + QUAD * quads > colors.length) {
            flush();
            if (QUAD * quads > colors.length) {
                positions = new float[POSITION * QUAD * quads];
                colors = new int[QUAD * quads];
            }
        }
        int first = waiting;
        waiting += QUAD * quads;
        return first;
    }

    /** Puts what waits into the buffers. */
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

    void set(int corner, float x, float y, float z, int color) {
        int p = POSITION * corner;
        positions[p] = x;
        positions[p + 1] = y;
        positions[p + 2] = z;
        colors[corner] = color;
    }

    /** Makes the mesh show what was added since {@link #clear}. */
    void upload() {
        flush();
        mesh.getBuffer(Type.Position).updateData(xyz.flip());
        mesh.getBuffer(Type.Color).updateData(bytes.limit(4 * count));
        VertexBuffer index = mesh.getBuffer(Type.Index);
        IntBuffer indices = (IntBuffer) index.getData();
        int needed = TRIANGLES.length * (count / QUAD);
        if (indices.capacity() < needed) {
            indices = indices(rgba.capacity() / QUAD);
        }
        if (indices != index.getData() || indices.limit() != needed) {
            index.updateData(indices.limit(needed));
        }
        mesh.corners = count;
    }

    /** The engine counts what is in the buffers with an iterator, which would be garbage in each frame. */
    private static final class Quads extends Mesh {
        private int corners;

        @Override
        public int getVertexCount() {
            return corners;
        }

        @Override
        public int getTriangleCount() {
            return corners / 2;
        }

        @Override
        public int getTriangleCount(int lod) {
            return corners / 2;
        }
    }
}
