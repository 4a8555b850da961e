package org.jmesat.debug.lemur;

import com.jme3.font.BitmapCharacter;
import com.jme3.font.BitmapCharacterSet;
import com.jme3.font.BitmapFont;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * All text of the panel, drawn in one mesh for each page of the font. The engine's own text is a tree of objects for
 * each line, and is made of new ones whenever the line changes; in a panel that changes with each tick that was four
 * fifths of its time, and nearly all its garbage.
 */
final class TextSheet {
    /** Above all else in the panel. */
    private static final float Z = 5;

    private final BitmapCharacterSet characters;
    private final GlyphPage[] pages;
    private final List<TextCell> cells = new ArrayList<>();
    private final Node content;

    /**
     * Creates a sheet of no text.
     *
     * @param font the font
     * @param content the node that all cells are below, directly or not, as long as they are to be seen
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

    /** Shows what the cells say by now. */
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

    /** The width from the left edge of the first character to the right edge of the last, in pixels. */
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

    /** As the engine does it, the first character of a line begins where the line does, whatever its offset. */
    private static float left(BitmapCharacter before, BitmapCharacter glyph, float end) {
        return before == null ? end : end + glyph.getXOffset() + before.getKerning(glyph.getChar());
    }

    private static float next(BitmapCharacter before, BitmapCharacter glyph, float left) {
        return left + glyph.getXAdvance() - glyph.getXOffset();
    }
}
