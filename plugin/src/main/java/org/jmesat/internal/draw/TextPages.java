package org.jmesat.internal.draw;

import com.jme3.collision.Collidable;
import com.jme3.collision.CollisionResults;
import com.jme3.font.BitmapCharacter;
import com.jme3.font.BitmapCharacterSet;
import com.jme3.font.BitmapFont;
import com.jme3.material.MatParamTexture;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.texture.Texture;

/**
 * Draws lines of text in one font, with one mesh per page of the font. The engine's BitmapText creates a tree of
 * objects for each line whenever the line changes: in a panel that changes at each tick, that took four fifths of the
 * time and made nearly all of the garbage.
 */
public final class TextPages {
    private static final String ELLIPSIS = "...";

    private final BitmapFont font;
    private final BitmapCharacterSet characters;
    private final GlyphPage[] pages;
    private final StringBuilder trial = new StringBuilder();

    /** All characters that are on one page of the font. Mouse picking ignores them: a click reaches the row below. */
    private static final class GlyphPage extends Geometry {
        private final QuadMesh quads = new QuadMesh(true);

        GlyphPage(Material material) {
            super("text");
            setMesh(quads);
            setMaterial(material);
            setCullHint(CullHint.Never);
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
            quads.set(vertex, x, y, color);
            quads.setCoord(vertex, u, v);
        }

        @Override
        public int collideWith(Collidable other, CollisionResults results) {
            return 0;
        }
    }

    /** Creates empty pages with the materials of the font. */
    public TextPages(BitmapFont font) {
        this.font = font;
        characters = font.getCharSet();
        pages = new GlyphPage[font.getPageSize()];
        for (int i = 0; i < pages.length; i++) {
            pages[i] = new GlyphPage(font.getPage(i));
        }
    }

    /** Creates empty pages that are drawn over everything else in a scene, and in the order of their attachment. */
    static TextPages onTop(BitmapFont font) {
        TextPages created = new TextPages(font);
        for (GlyphPage page : created.pages) {
            Material material = page.getMaterial().clone();
            RenderState state = material.getAdditionalRenderState();
            state.setDepthTest(false);
            state.setDepthWrite(false);
            state.setFaceCullMode(RenderState.FaceCullMode.Off);
            MatParamTexture glyphs = material.getTextureParam("ColorMap");
            if (glyphs != null) {
                // Interpolated, a font that is drawn twice as large would be blurred.
                Texture texture = glyphs.getTextureValue().clone();
                texture.setMagFilter(Texture.MagFilter.Nearest);
                texture.setMinFilter(Texture.MinFilter.NearestNoMipMaps);
                material.setTexture("ColorMap", texture);
            }
            page.setMaterial(material);
            page.quads.drawnLast();
        }
        return created;
    }

    /** Detaches the meshes. */
    void detach() {
        for (GlyphPage page : pages) {
            page.removeFromParent();
        }
    }

    /** Attaches the meshes to a node, at this z. */
    public void attachTo(Node node, float z) {
        for (GlyphPage page : pages) {
            page.setLocalTranslation(0, 0, z);
            node.attachChild(page);
        }
    }

    /** Removes all text. The meshes change at the next {@link #upload}. */
    public void clear() {
        for (GlyphPage page : pages) {
            page.quads.clear();
        }
    }

    /**
     * Adds a line of text. Characters that the font lacks must be replaced before, see {@link #makeDrawable}.
     *
     * @param x left end, in pixels of the node
     * @param y top, in pixels of the node, upwards
     * @param color as {@link com.jme3.math.ColorRGBA#asIntABGR}
     */
    public void add(CharSequence text, float x, float y, int color) {
        float end = x;
        BitmapCharacter before = null;
        for (int i = 0; i < text.length(); i++) {
            BitmapCharacter glyph = characters.getCharacter(text.charAt(i));
            float left = left(before, glyph, end);
            float top = y - glyph.getYOffset();
            pages[glyph.getPage()].add(glyph, left, top, characters.getWidth(), characters.getHeight(), color);
            end = next(before, glyph, left);
            before = glyph;
        }
    }

    /** Makes the meshes show the lines added since {@link #clear}. */
    public void upload() {
        for (GlyphPage page : pages) {
            page.quads.upload();
        }
    }

    /** Returns the width from the left edge of the first character to the right edge of the last, in pixels. */
    public float width(CharSequence text) {
        float end = 0;
        float right = 0;
        BitmapCharacter before = null;
        for (int i = 0; i < text.length(); i++) {
            BitmapCharacter glyph = characters.getCharacter(text.charAt(i));
            float left = left(before, glyph, end);
            right = left + glyph.getWidth();
            end = next(before, glyph, left);
            before = glyph;
        }
        return right;
    }

    /** Returns the left edge of a character. As in the engine, the offset of the first one of a line is ignored. */
    private static float left(BitmapCharacter before, BitmapCharacter glyph, float end) {
        return before == null ? end : end + glyph.getXOffset() + before.getKerning(glyph.getChar());
    }

    /** Returns the end of a character that begins at {@code left}. */
    private static float next(BitmapCharacter before, BitmapCharacter glyph, float left) {
        return left + glyph.getXAdvance() - glyph.getXOffset();
    }

    /** Returns the advance width of a line, in pixels of the font. */
    public float advance(CharSequence text) {
        return font.getLineWidth(text);
    }

    /** Replaces characters that the font lacks, which would not be drawn, by "?", and control characters by blanks. */
    public void makeDrawable(StringBuilder text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || characters.getCharacter(c) == null) {
                text.setCharAt(i, c < ' ' ? ' ' : '?');
            }
        }
    }

    /** {@return whether the font has all characters of a text} */
    public boolean isDrawable(CharSequence text) {
        boolean drawable = true;
        for (int i = 0; i < text.length() && drawable; i++) {
            drawable = text.charAt(i) < ' ' || characters.getCharacter(text.charAt(i)) != null;
        }
        return drawable;
    }

    /**
     * Shortens a line that is wider than the width. An ellipsis replaces the middle, since names and paths differ at
     * their ends.
     *
     * @param text drawable text, modified in place
     * @param width in pixels of the font
     */
    public void shorten(StringBuilder text, float width) {
        if (advance(text) <= width) {
            return;
        }
        int low = 0;
        int high = text.length() - 1;
        while (low < high) {
            int kept = (low + high + 1) / 2;
            keep(text, kept);
            if (advance(trial) <= width) {
                low = kept;
            } else {
                high = kept - 1;
            }
        }
        keep(text, low);
        text.setLength(0);
        text.append(trial);
    }

    private void keep(StringBuilder text, int kept) {
        int head = (kept + 1) / 2;
        trial.setLength(0);
        trial.append(text, 0, head).append(ELLIPSIS).append(text, text.length() - (kept - head), text.length());
    }
}
