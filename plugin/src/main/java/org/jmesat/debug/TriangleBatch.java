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
import java.nio.FloatBuffer;
import java.util.Arrays;

/** Coloured triangles in one mesh, drawn in the order of their addition. Its buffers are written anew in place. */
final class TriangleBatch {
    private static final int POSITION = 3;
    private static final int COLOR = 4;

    private final Mesh mesh = new Mesh();
    private float[] positions = new float[POSITION * 384];
    private float[] colors = new float[COLOR * 384];
    private int count;

    TriangleBatch() {
        mesh.setMode(Mesh.Mode.Triangles);
        mesh.setBuffer(buffer(Type.Position, POSITION, positions.length));
        mesh.setBuffer(buffer(Type.Color, COLOR, colors.length));
        // Sorted by distance, an endless bound is nearest and hence drawn last.
        mesh.setBound(new BoundingSphere(Float.POSITIVE_INFINITY, new Vector3f()));
        upload();
    }

    private static VertexBuffer buffer(Type type, int components, int capacity) {
        VertexBuffer buffer = new VertexBuffer(type);
        buffer.setupData(Usage.Stream, components, Format.Float, BufferUtils.createFloatBuffer(capacity));
        return buffer;
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

    void add(Vector3f a, Vector3f b, Vector3f c, ColorRGBA color) {
        int corner = reserve(1);
        set(corner, a.x, a.y, a.z, color);
        set(corner + 1, b.x, b.y, b.z, color);
        set(corner + 2, c.x, c.y, c.z, color);
    }

    /** Makes room for triangles, each corner of which is to be {@link #set}; returns the first corner. */
    int reserve(int triangles) {
        int first = count;
        count += 3 * triangles;
        int length = positions.length / POSITION;
        if (length < count) {
            while (length < count) {
                length *= 2;
            }
            positions = Arrays.copyOf(positions, POSITION * length);
            colors = Arrays.copyOf(colors, COLOR * length);
        }
        return first;
    }

    void set(int corner, float x, float y, float z, ColorRGBA color) {
        int p = POSITION * corner;
        positions[p] = x;
        positions[p + 1] = y;
        positions[p + 2] = z;
        int c = COLOR * corner;
        colors[c] = color.r;
        colors[c + 1] = color.g;
        colors[c + 2] = color.b;
        colors[c + 3] = color.a;
    }

    /** Has the mesh show what was added since {@link #clear}. */
    void upload() {
        write(Type.Position, positions, POSITION * count);
        write(Type.Color, colors, COLOR * count);
        mesh.updateCounts();
    }

    private void write(Type type, float[] from, int length) {
        VertexBuffer buffer = mesh.getBuffer(type);
        FloatBuffer data = (FloatBuffer) buffer.getData();
        if (data.capacity() < length) {
            data = BufferUtils.createFloatBuffer(from.length);
        }
        data.clear();
        data.put(from, 0, length);
        data.flip();
        buffer.updateData(data);
    }
}
