package org.jmesat.debug.lemur;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import org.jmesat.internal.text.NumberText;

/**
 * One line of text in a column, drawn by a {@link TextSheet}. If the text is wider than the column, an ellipsis
 * replaces its middle. Setting the same text again does nothing; setting another one creates no garbage.
 */
final class TextCell {
    private static final int EXPONENT_DIGITS = 3;

    private final PanelStyle style;
    private final Node parent;
    private final HAlignment alignment;
    private final StringBuilder full = new StringBuilder();
    private final StringBuilder shown = new StringBuilder();
    /** The sentence that begins in this cell, empty if it begins in another one; null if it is the text. */
    private CharSequence sentence;
    private ColorRGBA color;
    private float x;
    private float y;
    private float width;
    /** The distance from the left end of the column to the text. */
    private float indent;

    TextCell(PanelStyle style, Node parent, HAlignment alignment) {
        this.style = style;
        this.parent = parent;
        this.alignment = alignment;
        color = style.plain;
        style.text.add(this);
    }

    /** Removes the cell from the panel. Do not use it afterwards. */
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

    /** Shows a number. If it is too wide for the column, it has an exponent and as many digits as fit. */
    void setNumber(double value, int decimals) {
        StringBuilder line = NumberText.appendCell(style.line(), value, decimals);
        for (int digits = EXPONENT_DIGITS; digits >= 0 && style.text.advance(line) > width; digits--) {
            line.setLength(0);
            NumberText.appendExponent(line, value, digits);
        }
        set(line);
    }

    void setColor(ColorRGBA newColor) {
        color = newColor;
    }

    private void fit() {
        shown.setLength(0);
        shown.append(full);
        style.text.fit(shown, width);
        float rest = alignment == HAlignment.Left ? 0 : width - style.text.width(shown);
        indent = alignment == HAlignment.Center ? rest / 2 : rest;
    }

    /** Returns the whole text, even if it does not fit. */
    String text() {
        return full.toString();
    }

    /** Sets the sentence that begins in this cell and goes on in others; empty if it does not begin here. */
    void setSentence(CharSequence newSentence) {
        sentence = newSentence;
    }

    /** Returns the whole sentence that begins in this cell, empty if there is none. */
    String sentence() {
        return sentence == null ? text() : sentence.toString();
    }

    /** Returns the text as drawn: shortened to the column, with the characters of the font. */
    CharSequence shown() {
        return shown;
    }

    /** Returns the left end of the text, in pixels from the parent. */
    float x() {
        return x + indent;
    }

    /** Returns the top of the line, in pixels from the parent; y points up. */
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
