package org.jmesat.debug.lemur;

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
 * The characters that lie on one page of a font, in one mesh. Its buffers are written again in place. The mouse goes
 * through it to the row below.
 */
final class GlyphPage extends Geometry {
    private static final int FEW = 512;
    private static final int CORNERS = 4;
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
    /** How many there were at the last upload. */
    private int shown;

    GlyphPage(Material material) {
        super("text", new Mesh());
        setMaterial(material);
        setCullHint(CullHint.Never);
        addBuffer(Type.Position, POSITION, Format.Float);
        addBuffer(Type.TexCoord, COORD, Format.Float);
        addBuffer(Type.Color, 4, Format.UnsignedByte).setNormalized(true);
        addBuffer(Type.Index, 3, Format.UnsignedInt);
        grow(FEW);
    }

    private VertexBuffer addBuffer(Type type, int components, Format format) {
        VertexBuffer buffer = new VertexBuffer(type);
        buffer.setupData(type == Type.Index ? Usage.Dynamic : Usage.Stream, components, format,
                VertexBuffer.createBuffer(format, components, 0));
        getMesh().setBuffer(buffer);
        return buffer;
    }

    /** Makes room for so many characters. */
    private void grow(int capacity) {
        positions = Arrays.copyOf(positions, POSITION * CORNERS * capacity);
        coords = Arrays.copyOf(coords, COORD * CORNERS * capacity);
        colors = Arrays.copyOf(colors, CORNERS * capacity);
        xyz = BufferUtils.createFloatBuffer(positions.length);
        uv = BufferUtils.createFloatBuffer(coords.length);
        ByteBuffer bytes = BufferUtils.createByteBuffer(4 * colors.length);
        rgba = bytes.asIntBuffer();
        getMesh().getBuffer(Type.Position).updateData(xyz);
        getMesh().getBuffer(Type.TexCoord).updateData(uv);
        getMesh().getBuffer(Type.Color).updateData(bytes);
        IntBuffer indices = BufferUtils.createIntBuffer(TRIANGLES.length * capacity);
        for (int glyph = 0; glyph < capacity; glyph++) {
            for (int corner : TRIANGLES) {
                indices.put(CORNERS * glyph + corner);
            }
        }
        getMesh().getBuffer(Type.Index).updateData(indices.flip());
        getMesh().updateCounts();
    }

    /** Removes all characters. The mesh keeps what it shows until {@link #upload}. */
    void clear() {
        count = 0;
    }

    /**
     * Adds a character.
     *
     * @param glyph the character
     * @param x left end, in pixels
     * @param y top, in pixels; upwards, as everywhere in jMonkeyEngine
     * @param width of the page, in pixels
     * @param height of the page, in pixels
     * @param color as {@link com.jme3.math.ColorRGBA#asIntABGR}
     */
    void add(BitmapCharacter glyph, float x, float y, float width, float height, int color) {
        if (CORNERS * count == colors.length) {
            grow(2 * count);
        }
        int corner = CORNERS * count++;
        float u = glyph.getX() / width;
        float v = 1 - glyph.getY() / height;
        float right = x + glyph.getWidth();
        float bottom = y - glyph.getHeight();
        float uRight = u + glyph.getWidth() / width;
        float vBottom = v - glyph.getHeight() / height;
        set(corner, x, y, u, v, color);
        set(corner + 1, x, bottom, u, vBottom, color);
        set(corner + 2, right, bottom, uRight, vBottom, color);
        set(corner + 3, right, y, uRight, v, color);
    }

    private void set(int corner, float x, float y, float u, float v, int color) {
        positions[POSITION * corner] = x;
        positions[POSITION * corner + 1] = y;
        coords[COORD * corner] = u;
        coords[COORD * corner + 1] = v;
        colors[corner] = color;
    }

    /**
     * Makes the mesh show what was added since {@link #clear}. What is left of its room is filled with what has no
     * size.
     */
    void upload() {
        Arrays.fill(positions, POSITION * CORNERS * count, POSITION * CORNERS * Math.max(count, shown), 0);
        shown = count;
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
