package org.jmesat.internal.draw;

import com.jme3.collision.Collidable;
import com.jme3.collision.CollisionResults;
import com.jme3.font.BitmapCharacter;
import com.jme3.material.Material;
import com.jme3.scene.Geometry;
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
 * A mesh of all characters that are on one page of a font. Its buffers are rewritten in place. Mouse picking ignores
 * it, so that a click reaches the row below.
 */
final class GlyphPage extends Geometry {
    private static final int INITIAL_CAPACITY = 512;
    private static final int VERTICES = 4;
    private static final int POSITION = 3;
    private static final int COORD = 2;
    private static final int[] TRIANGLES = {0, 1, 2, 0, 2, 3};

    private float[] positions = {};
    private float[] coords = {};
    private int[] colors = {};
    private FloatBuffer xyz;
    private FloatBuffer uv;
    private IntBuffer rgba;
    private int count;
    /** The number of characters at the last upload. */
    private int uploaded;

    GlyphPage(Material material) {
        super("text", new Mesh());
        setMaterial(material);
        setCullHint(CullHint.Never);
        addBuffer(Type.Position, POSITION, Format.Float);
        addBuffer(Type.TexCoord, COORD, Format.Float);
        addBuffer(Type.Color, 4, Format.UnsignedByte).setNormalized(true);
        addBuffer(Type.Index, 3, Format.UnsignedInt);
        grow(INITIAL_CAPACITY);
    }

    private VertexBuffer addBuffer(Type type, int components, Format format) {
        VertexBuffer buffer = new VertexBuffer(type);
        buffer.setupData(type == Type.Index ? Usage.Dynamic : Usage.Stream, components, format,
                VertexBuffer.createBuffer(format, components, 0));
        getMesh().setBuffer(buffer);
        return buffer;
    }

    /** Enlarges the buffers to a number of characters. */
    private void grow(int capacity) {
        positions = Arrays.copyOf(positions, POSITION * VERTICES * capacity);
        coords = Arrays.copyOf(coords, COORD * VERTICES * capacity);
        colors = Arrays.copyOf(colors, VERTICES * capacity);
        xyz = BufferUtils.createFloatBuffer(positions.length);
        uv = BufferUtils.createFloatBuffer(coords.length);
        ByteBuffer bytes = BufferUtils.createByteBuffer(4 * colors.length);
        rgba = bytes.asIntBuffer();
        getMesh().getBuffer(Type.Position).updateData(xyz);
        getMesh().getBuffer(Type.TexCoord).updateData(uv);
        getMesh().getBuffer(Type.Color).updateData(bytes);
        IntBuffer indices = BufferUtils.createIntBuffer(TRIANGLES.length * capacity);
        for (int glyph = 0; glyph < capacity; glyph++) {
            for (int vertex : TRIANGLES) {
                indices.put(VERTICES * glyph + vertex);
            }
        }
        getMesh().getBuffer(Type.Index).updateData(indices.flip());
        getMesh().updateCounts();
    }

    /** Removes all characters. The mesh changes at the next {@link #upload}. */
    void clear() {
        count = 0;
    }

    /**
     * Adds a character.
     *
     * @param glyph the character
     * @param x left end, in pixels
     * @param y top, in pixels; y points up, as everywhere in jMonkeyEngine
     * @param width of the page, in pixels
     * @param height of the page, in pixels
     * @param color as {@link com.jme3.math.ColorRGBA#asIntABGR}
     */
    void add(BitmapCharacter glyph, float x, float y, float width, float height, int color) {
        if (VERTICES * count == colors.length) {
            grow(2 * count);
        }
        int vertex = VERTICES * count++;
        float u = glyph.getX() / width;
        float v = 1 - glyph.getY() / height;
        float right = x + glyph.getWidth();
        float bottom = y - glyph.getHeight();
        float uRight = u + glyph.getWidth() / width;
        float vBottom = v - glyph.getHeight() / height;
        set(vertex, x, y, u, v, color);
        set(vertex + 1, x, bottom, u, vBottom, color);
        set(vertex + 2, right, bottom, uRight, vBottom, color);
        set(vertex + 3, right, y, uRight, v, color);
    }

    private void set(int vertex, float x, float y, float u, float v, int color) {
        positions[POSITION * vertex] = x;
        positions[POSITION * vertex + 1] = y;
        coords[COORD * vertex] = u;
        coords[COORD * vertex + 1] = v;
        colors[vertex] = color;
    }

    /**
     * Makes the mesh show the characters added since {@link #clear}. The rest of the buffers is filled with quads of
     * size 0.
     */
    void upload() {
        Arrays.fill(positions, POSITION * VERTICES * count, POSITION * VERTICES * Math.max(count, uploaded), 0);
        uploaded = count;
        xyz.clear();
        uv.clear();
        rgba.clear();
        xyz.put(positions).flip();
        uv.put(coords).flip();
        rgba.put(colors);
        getMesh().getBuffer(Type.Position).setUpdateNeeded();
        getMesh().getBuffer(Type.TexCoord).setUpdateNeeded();
        getMesh().getBuffer(Type.Color).setUpdateNeeded();
    }

    @Override
    public int collideWith(Collidable other, CollisionResults results) {
        return 0;
    }
}
