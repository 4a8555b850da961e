package org.jmesat.internal.draw;

import com.jme3.bounding.BoundingSphere;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.scene.VertexBuffer;
import com.jme3.util.BufferUtils;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;

/**
 * A mesh of coloured quads, drawn in the order in which they were added. Its buffers are rewritten in place; the
 * indices, which are the same for each quad, are written when the buffers grow. All quads are in the plane z = 0.
 */
final class QuadMesh extends Mesh {
    /**
     * A radius, in world units, from which the distance of a camera vanishes by rounding, so that all such meshes are
     * as near and keep their order. Assertions of the engine's shadow renderers forbid infinity.
     */
    private static final float HUGE = 1e12f;

    /** Vertices of a quad: its triangles are the first three, and the first, third and fourth. */
    static final int QUAD = 4;
    /** Numbers per vertex in {@code xyz} and {@code uv}. */
    private static final int POSITION = 3;
    private static final int COORD = 2;

    private static final int INITIAL_CAPACITY = QUAD * 128;
    private static final int[] TRIANGLES = {0, 1, 2, 0, 2, 3};

    private final boolean textured;
    private int vertices;
    /** How many vertices there is room for. */
    private int capacity;
    private FloatBuffer xyz;
    /** Texture coordinates; null if the mesh has none. */
    private FloatBuffer uv;
    private ByteBuffer bytes;
    /** An int view of {@code bytes}. */
    private IntBuffer rgba;
    private IntBuffer indices;
    /** How many indices the graphics card has. */
    private int indexed;

    QuadMesh(boolean textured) {
        this.textured = textured;
        resize(INITIAL_CAPACITY);
        addBuffer(Type.Position, Usage.Stream, POSITION, Format.Float, xyz);
        addBuffer(Type.Color, Usage.Stream, 4, Format.UnsignedByte, bytes).setNormalized(true);
        addBuffer(Type.Index, Usage.Dynamic, 3, Format.UnsignedInt, indices);
        if (textured) {
            addBuffer(Type.TexCoord, Usage.Stream, COORD, Format.Float, uv);
        }
        upload();
    }

    /** Gives the mesh a huge bound, which is sorted as the nearest, so that it is drawn last. Returns this. */
    QuadMesh drawnLast() {
        setBound(new BoundingSphere(HUGE, new Vector3f()));
        return this;
    }

    private VertexBuffer addBuffer(Type type, Usage usage, int components, Format format, Buffer data) {
        VertexBuffer buffer = new VertexBuffer(type);
        buffer.setupData(usage, components, format, data);
        setBuffer(buffer);
        return buffer;
    }

    private void resize(int newCapacity) {
        capacity = newCapacity;
        xyz = grow(xyz, POSITION * capacity);
        uv = textured ? grow(uv, COORD * capacity) : null;
        ByteBuffer grown = BufferUtils.createByteBuffer(4 * capacity);
        bytes = bytes == null ? grown : grown.put(bytes.clear()).clear();
        rgba = bytes.asIntBuffer();
        indices = BufferUtils.createIntBuffer(TRIANGLES.length * capacity / QUAD);
        for (int quad = 0; quad < capacity; quad += QUAD) {
            for (int vertex : TRIANGLES) {
                indices.put(quad + vertex);
            }
        }
        indexed = -1;
    }

    private static FloatBuffer grow(FloatBuffer old, int length) {
        FloatBuffer grown = BufferUtils.createFloatBuffer(length);
        return old == null ? grown : grown.put(old.clear()).clear();
    }

    /** Removes all quads. The mesh changes at the next {@link #upload}. */
    void clear() {
        vertices = 0;
    }

    /**
     * Reserves four vertices for each of the next quads, and returns the first. {@link #set} all of them, and then
     * {@link #add} the quads; otherwise they are discarded.
     */
    int reserve(int quads) {
        if (vertices + QUAD * quads > capacity) {
            resize(Math.max(vertices + QUAD * quads, 2 * capacity));
        }
        // Their limits are those of the last upload.
        xyz.clear();
        rgba.clear();
        if (textured) {
            uv.clear();
        }
        return vertices;
    }

    void set(int vertex, float x, float y, int color) {
        xyz.put(POSITION * vertex, x).put(POSITION * vertex + 1, y).put(POSITION * vertex + 2, 0);
        rgba.put(vertex, color);
    }

    /** Sets the texture coordinates of a vertex, if the mesh has some. */
    void setCoord(int vertex, float u, float v) {
        uv.put(COORD * vertex, u).put(COORD * vertex + 1, v);
    }

    /** Adds quads whose vertices are set. */
    void add(int quads) {
        vertices += QUAD * quads;
    }

    /** Makes the mesh show the quads added since {@link #clear}. */
    void upload() {
        getBuffer(Type.Position).updateData(xyz.limit(POSITION * vertices));
        getBuffer(Type.Color).updateData(bytes.limit(4 * vertices));
        if (textured) {
            getBuffer(Type.TexCoord).updateData(uv.limit(COORD * vertices));
        }
        // The engine draws as many indices as the limit says, and uploads them only if it is told.
        indices.position(0).limit(TRIANGLES.length * vertices / QUAD);
        if (indices.limit() > indexed) {
            indexed = indices.limit();
            getBuffer(Type.Index).updateData(indices);
        }
    }

    // The engine computes these counts with an iterator, which would be garbage in each frame.

    @Override
    public int getVertexCount() {
        return vertices;
    }

    @Override
    public int getTriangleCount() {
        return vertices / 2;
    }

    @Override
    public int getTriangleCount(int lod) {
        return vertices / 2;
    }
}
