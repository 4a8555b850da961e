package org.jmesat.debug.lemur;

import com.jme3.font.BitmapCharacter;
import com.jme3.font.BitmapCharacterSet;
import com.jme3.font.BitmapFont;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws all text of the panel, with one mesh per page of the font. The engine's BitmapText creates a tree of objects
 * for each line whenever the line changes. In a panel that changes at each tick, that took four fifths of the time and
 * made nearly all of the garbage.
 */
final class TextSheet {
    /** Above everything else in the panel. */
    private static final float Z = 5;

    private final BitmapCharacterSet characters;
    private final GlyphPage[] pages;
    private final List<TextCell> cells = new ArrayList<>();
    private final Node content;

    /**
     * Creates an empty sheet.
     *
     * @param font the font
     * @param content the common ancestor of all cells; a cell that is not below it is not drawn
     */
    TextSheet(BitmapFont font, Node content) {
        this.content = content;
        characters = font.getCharSet();
        pages = new GlyphPage[font.getPageSize()];
        for (int i = 0; i < pages.length; i++) {
            pages[i] = new GlyphPage(font.getPage(i));
            Placement.move(pages[i], 0, 0, Z);
            content.attachChild(pages[i]);
        }
    }

    void add(TextCell cell) {
        cells.add(cell);
    }

    void remove(TextCell cell) {
        cells.remove(cell);
    }

    /** Draws the present text of all cells. */
    void write() {
        for (GlyphPage page : pages) {
            page.clear();
        }
        for (int i = 0; i < cells.size(); i++) {
            write(cells.get(i));
        }
        for (GlyphPage page : pages) {
            page.upload();
        }
    }

    private void write(TextCell cell) {
        float x = cell.x();
        float y = cell.y();
        for (Node node = cell.parent(); node != content; node = node.getParent()) {
            if (node == null) {
                return;
            }
            x += node.getLocalTranslation().x;
            y += node.getLocalTranslation().y;
        }
        write(cell.shown(), x, y, cell.color().asIntABGR());
    }

    private void write(CharSequence text, float x, float y, int color) {
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

    /** Returns the width from the left edge of the first character to the right edge of the last, in pixels. */
    float width(CharSequence text) {
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
