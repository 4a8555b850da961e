package org.jmesat.debug.lemur;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;

/**
 * A sentence on several lines, broken between words. What does not fit on the last line is shortened. Setting a text
 * creates no garbage.
 */
final class TextBlock {
    private final PanelStyle style;
    final TextCell[] lines;
    private final StringBuilder full = new StringBuilder();
    private final StringBuilder trial = new StringBuilder();
    private float width;
    int count;

    TextBlock(PanelStyle style, Node parent, int maxLines) {
        this.style = style;
        lines = new TextCell[maxLines];
        for (int i = 0; i < maxLines; i++) {
            lines[i] = new TextCell(style, parent, HAlignment.Left);
            lines[i].setSentence(i == 0 ? full : "");
        }
    }

    /**
     * Places the block.
     *
     * @param x left end, in pixels from that of the parent
     * @param y top of the first line, in pixels down from that of the parent
     * @param newWidth in pixels
     */
    void place(float x, float y, float newWidth) {
        for (int i = 0; i < lines.length; i++) {
            lines[i].place(x, y + i * PanelStyle.LINE, newWidth);
        }
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

    void set(CharSequence text, ColorRGBA color) {
        set(text);
        for (TextCell line : lines) {
            line.setColor(color);
        }
    }

    private void breakLines() {
        count = 0;
        int start = 0;
        while (start < full.length() && count < lines.length) {
            int end = count == lines.length - 1 ? full.length() : lineEnd(start);
            trial.setLength(0);
            trial.append(full, start, end);
            lines[count++].set(trial);
            start = end;
            while (start < full.length() && full.charAt(start) == ' ') {
                start++;
            }
        }
        for (int i = count; i < lines.length; i++) {
            lines[i].set("");
        }
    }

    /** Returns the end of the last word that fits on a line, or of the first word if none does. */
    private int lineEnd(int start) {
        int end = start;
        trial.setLength(0);
        while (end < full.length()) {
            int next = end;
            while (next < full.length() && full.charAt(next) == ' ') {
                next++;
            }
            while (next < full.length() && full.charAt(next) != ' ') {
                next++;
            }
            trial.append(full, end, next);
            if (end > start && style.text.advance(trial) > width) {
                return end;
            }
            end = next;
        }
        return end;
    }

    /** Returns the height of the lines used, in pixels. */
    float height() {
        return count * PanelStyle.LINE;
    }
}
