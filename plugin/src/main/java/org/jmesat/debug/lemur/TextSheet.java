package org.jmesat.debug.lemur;

import com.jme3.font.BitmapFont;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.internal.draw.TextPages;

/** Draws the text of all cells of the panel. */
final class TextSheet {
    /** Above everything else in the panel. */
    private static final float Z = 5;

    private final TextPages pages;
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
        pages = new TextPages(font);
        pages.attachTo(content, Z);
    }

    void add(TextCell cell) {
        cells.add(cell);
    }

    void remove(TextCell cell) {
        cells.remove(cell);
    }

    /** Draws the present text of all cells. */
    void write() {
        pages.clear();
        for (int i = 0; i < cells.size(); i++) {
            write(cells.get(i));
        }
        pages.upload();
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
        pages.add(cell.shown(), x, y, cell.color().asIntABGR());
    }

    /** Returns the width from the left edge of the first character to the right edge of the last, in pixels. */
    float width(CharSequence text) {
        return pages.width(text);
    }
}
