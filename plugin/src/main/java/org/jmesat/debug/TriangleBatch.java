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
        corner(a, color);
        corner(b, color);
        corner(c, color);
    }

    private void corner(Vector3f place, ColorRGBA color) {
        if (POSITION * count == positions.length) {
            positions = Arrays.copyOf(positions, 2 * positions.length);
            colors = Arrays.copyOf(colors, 2 * colors.length);
        }
        int p = POSITION * count;
        positions[p] = place.x;
        positions[p + 1] = place.y;
        positions[p + 2] = place.z;
        int c = COLOR * count;
        colors[c] = color.r;
        colors[c + 1] = color.g;
        colors[c + 2] = color.b;
        colors[c + 3] = color.a;
        count++;
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
