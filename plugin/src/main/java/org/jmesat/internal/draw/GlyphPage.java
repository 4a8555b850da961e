package org.jmesat.internal.draw;

import com.jme3.collision.Collidable;
import com.jme3.collision.CollisionResults;
import com.jme3.font.BitmapCharacter;
import com.jme3.material.Material;
import com.jme3.scene.Geometry;

/** All characters that are on one page of a font. Mouse picking ignores them, so that a click reaches the row below. */
final class GlyphPage extends Geometry {
    private final QuadMesh quads = new QuadMesh(true);

    GlyphPage(Material material) {
        super("text");
        setMesh(quads);
        setMaterial(material);
        setCullHint(CullHint.Never);
    }

    void clear() {
        quads.clear();
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
        int vertex = quads.reserve(1);
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
        quads.add(1);
    }

    private void set(int vertex, float x, float y, float u, float v, int color) {
        quads.positions[QuadMesh.POSITION * vertex] = x;
        quads.positions[QuadMesh.POSITION * vertex + 1] = y;
        quads.coords[QuadMesh.COORD * vertex] = u;
        quads.coords[QuadMesh.COORD * vertex + 1] = v;
        quads.colors[vertex] = color;
    }

    void upload() {
        quads.upload();
    }

    @Override
    public int collideWith(Collidable other, CollisionResults results) {
        return 0;
    }
}
