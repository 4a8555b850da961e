package org.jmesat.debug.lemur;

import com.jme3.font.BitmapFont;
import com.jme3.math.Vector2f;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jmesat.internal.draw.TextPages;

/**
 * Draws the text of all cells of the panel. A font whose lines are higher than those of the panel is scaled to them.
 */
final class TextSheet {
    /** Above everything else in the panel. */
    private static final float Z = 5;

    private final TextPages pages;
    private final List<TextCell> cells = new ArrayList<>();
    private final Node content;
    private final float scale;
    private final Vector2f position = new Vector2f();

    /**
     * Creates an empty sheet.
     *
     * @param font the font
     * @param content the common ancestor of all cells; a cell that is not below it is not drawn
     */
    TextSheet(BitmapFont font, Node content) {
        this.content = content;
        int height = font.getCharSet().getLineHeight();
        scale = height <= PanelStyle.LINE ? 1 : PanelStyle.LINE / height;
        pages = new TextPages(font);
        Node text = new Node("text");
        text.setLocalScale(scale);
        content.attachChild(text);
        pages.attachTo(text, Z);
    }

    void add(TextCell cell) {
        cells.add(cell);
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
        for (int i = 0; i < cell.count && find(cell, i); i++) {
            pages.add(cell.lines[i], position.x / scale, position.y / scale, cell.color.asIntABGR());
        }
    }

    /** Sets the position of a line below the content; returns false if it is not below it. */
    private boolean find(TextCell cell, int line) {
        position.set(cell.x(line), -cell.y(line));
        for (Node node = cell.parent; node != content; node = node.getParent()) {
            if (node == null) {
                return false;
            }
            position.addLocal(node.getLocalTranslation().x, node.getLocalTranslation().y);
        }
        return true;
    }

    /**
     * Returns the cells that are drawn as text, line by line from the top, with two blanks between cells of a line. A
     * sentence on several lines is one line.
     */
    String text() {
        TreeMap<Float, TreeMap<Float, String>> lines = new TreeMap<>(Comparator.reverseOrder());
        for (TextCell cell : cells) {
            if (cell.count > 0 && find(cell, 0)) {
                lines.computeIfAbsent(position.y, y -> new TreeMap<>()).put(position.x, cell.text());
            }
        }
        StringBuilder all = new StringBuilder();
        lines.values().forEach(line -> all.append(String.join("  ", line.values())).append('\n'));
        return all.toString();
    }

    /** Returns the width from the left edge of the first character to the right edge of the last, in pixels. */
    float width(CharSequence text) {
        return pages.width(text) * scale;
    }

    /** Returns the advance width of a line, in pixels. */
    float advance(CharSequence text) {
        return pages.advance(text) * scale;
    }

    /** Returns whether the font has all characters of a text. */
    boolean isDrawable(CharSequence text) {
        return pages.isDrawable(text);
    }

    /** Makes a text drawable, and shortens it to a width in pixels. */
    void fit(StringBuilder text, float width) {
        pages.makeDrawable(text);
        pages.shorten(text, width / scale);
    }
}
