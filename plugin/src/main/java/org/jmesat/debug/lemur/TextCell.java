package org.jmesat.debug.lemur;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import org.jmesat.internal.text.NumberText;

/**
 * Text in a column, drawn by a {@link TextSheet}, on one line or, between words, on several. An ellipsis replaces the
 * middle of what is too wide for the last line. Setting the same text again does nothing; setting another one creates
 * no garbage.
 */
final class TextCell {
    private static final int EXPONENT_DIGITS = 3;

    private final PanelStyle style;
    final Node parent;
    private final HAlignment alignment;
    /** The whole text, even if it does not fit. */
    final StringBuilder full = new StringBuilder();
    /** As drawn: shortened to the column, with the characters of the font. */
    final StringBuilder[] lines;
    /** The number of lines in use. */
    int count;
    ColorRGBA color;
    private float x;
    private float y;
    private float width;

    TextCell(PanelStyle style, Node parent, HAlignment alignment, ColorRGBA color, int maxLines) {
        this.style = style;
        this.parent = parent;
        this.alignment = alignment;
        this.color = color;
        lines = new StringBuilder[maxLines];
        for (int i = 0; i < maxLines; i++) {
            lines[i] = new StringBuilder();
        }
        style.text.add(this);
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
        y = newY;
        if (newWidth != width) {
            width = newWidth;
            breakLines();
        }
    }

    void set(CharSequence text) {
        if (CharSequence.compare(full, text) != 0) {
            full.setLength(0);
            full.append(text);
            breakLines();
        }
    }

    void set(CharSequence text, ColorRGBA newColor) {
        set(text);
        color = newColor;
    }

    /** Shows a number. If it is too wide for the column, it has an exponent and as many digits as fit. */
    void setNumber(double value, int decimals, ColorRGBA newColor) {
        StringBuilder line = NumberText.appendCell(style.line(), value, decimals);
        for (int digits = EXPONENT_DIGITS; digits >= 0 && style.text.advance(line) > width; digits--) {
            line.setLength(0);
            NumberText.appendExponent(line, value, digits);
        }
        set(line, newColor);
    }

    private void breakLines() {
        int start = width > 0 ? 0 : full.length();
        for (count = 0; start < full.length() && count < lines.length; count++) {
            StringBuilder line = lines[count];
            int end = count == lines.length - 1 ? full.length() : lineEnd(line, start);
            line.setLength(0);
            line.append(full, start, end);
            style.text.fit(line, width);
            start = skip(end, true);
        }
    }

    /** Returns the end of the last word that fits on a line, or of the first word if none does. */
    private int lineEnd(StringBuilder trial, int start) {
        int end = start;
        trial.setLength(0);
        while (end < full.length()) {
            int next = skip(skip(end, true), false);
            trial.append(full, end, next);
            if (end > start && style.text.advance(trial) > width) {
                return end;
            }
            end = next;
        }
        return end;
    }

    /** Returns the end of the blanks, or of the word, that begins at an index. */
    private int skip(int from, boolean blanks) {
        int end = from;
        while (end < full.length() && full.charAt(end) == ' ' == blanks) {
            end++;
        }
        return end;
    }

    /** Returns the whole text, even if it does not fit. */
    String text() {
        return full.toString();
    }

    /** Returns the height of the lines, in pixels. */
    float height() {
        return count * PanelStyle.LINE;
    }

    /** Returns the left end of a line, in pixels from the parent. */
    float x(int line) {
        float rest = alignment == HAlignment.Left ? 0 : width - style.text.width(lines[line]);
        return x + (alignment == HAlignment.Center ? rest / 2 : rest);
    }

    /** Returns the top of a line, in pixels down from the parent. */
    float y(int line) {
        return y + line * PanelStyle.LINE;
    }
}
