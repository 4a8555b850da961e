package org.jmesat.internal.draw;

import com.jme3.bounding.BoundingSphere;
import com.jme3.font.BitmapCharacter;
import com.jme3.font.BitmapCharacterSet;
import com.jme3.font.BitmapFont;
import com.jme3.material.MatParamTexture;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.texture.Texture;
import java.util.function.UnaryOperator;

/**
 * Draws lines of text in one font, with one mesh per page of the font. The engine's BitmapText creates a tree of
 * objects for each line whenever the line changes: in a panel that changes at each tick, that took four fifths of the
 * time and made nearly all of the garbage.
 */
public final class TextPages {
    private final BitmapCharacterSet characters;
    private final GlyphPage[] pages;

    /** Creates empty pages with the materials of the font. */
    public TextPages(BitmapFont font) {
        this(font, UnaryOperator.identity());
    }

    private TextPages(BitmapFont font, UnaryOperator<Material> change) {
        characters = font.getCharSet();
        pages = new GlyphPage[font.getPageSize()];
        for (int i = 0; i < pages.length; i++) {
            pages[i] = new GlyphPage(change.apply(font.getPage(i)));
        }
    }

    /** Creates empty pages that are drawn over everything else in a scene, and in the order of their attachment. */
    static TextPages onTop(BitmapFont font) {
        TextPages created = new TextPages(font, page -> {
            Material material = page.clone();
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
            return material;
        });
        for (GlyphPage page : created.pages) {
            // An infinite bound is sorted as the nearest, so the mesh is drawn last.
            page.getMesh().setBound(new BoundingSphere(Float.POSITIVE_INFINITY, new Vector3f()));
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
            page.clear();
        }
    }

    /**
     * Adds a line of text. Characters that the font lacks must be replaced before, see {@link TextFit#makeDrawable}.
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
            page.upload();
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
}
