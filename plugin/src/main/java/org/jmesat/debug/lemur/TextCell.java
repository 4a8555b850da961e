package org.jmesat.debug.lemur;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;

/**
 * One line of text in a column, drawn by a {@link TextSheet}. Text that is wider than the column loses its middle.
 * Setting what is shown already costs nothing, and setting anything else makes no garbage.
 */
final class TextCell {
    private final PanelStyle style;
    private final Node parent;
    private final HAlignment alignment;
    private final StringBuilder full = new StringBuilder();
    private final StringBuilder shown = new StringBuilder();
    private ColorRGBA color;
    private float x;
    private float y;
    private float width;
    /** From the left end of the column to the text. */
    private float indent;

    TextCell(PanelStyle style, Node parent, HAlignment alignment) {
        this.style = style;
        this.parent = parent;
        this.alignment = alignment;
        color = style.plain;
        style.text.add(this);
    }

    /** Takes the line out of the panel for good. */
    void remove() {
        style.text.remove(this);
    }

    /**
     * Places the column.
     *
     * @param newX left end, in pixels from that of the parent
     * @param newY top, in pixels down from that of the parent
     * @param newWidth in pixels
     */
    void place(float newX, float newY, float newWidth) {
        x = newX;
        y = -newY;
        if (newWidth != width) {
            width = newWidth;
            fit();
        }
    }

    void set(CharSequence text) {
        if (CharSequence.compare(full, text) != 0) {
            full.setLength(0);
            full.append(text);
            fit();
        }
    }

    void set(CharSequence text, ColorRGBA newColor) {
        set(text);
        setColor(newColor);
    }

    void setColor(ColorRGBA newColor) {
        color = newColor;
    }

    private void fit() {
        shown.setLength(0);
        shown.append(full);
        style.fit.makeDrawable(shown);
        style.fit.shorten(shown, width);
        float room = alignment == HAlignment.Left ? 0 : width - style.text.width(shown);
        indent = alignment == HAlignment.Center ? room / 2 : room;
    }

    /** The whole text, also when it does not fit. */
    String text() {
        return full.toString();
    }

    /** What fits of the text, in characters that the font has. */
    CharSequence shown() {
        return shown;
    }

    /** Where the text begins, in pixels to the right of the parent. */
    float x() {
        return x + indent;
    }

    /** The top of the line, in pixels up from the parent. */
    float y() {
        return y;
    }

    Node parent() {
        return parent;
    }

    ColorRGBA color() {
        return color;
    }
}
