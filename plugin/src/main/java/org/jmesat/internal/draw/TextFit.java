package org.jmesat.internal.draw;

import com.jme3.font.BitmapFont;

/** Fits text into a width. An ellipsis replaces the middle, since names and paths differ at their ends. */
public final class TextFit {
    private static final String ELLIPSIS = "...";

    private final BitmapFont font;
    private final StringBuilder trial = new StringBuilder();

    /** Creates a fit for one font. */
    public TextFit(BitmapFont font) {
        this.font = font;
    }

    /** Returns the advance width of a line, in pixels of the font. */
    public float width(CharSequence text) {
        return font.getLineWidth(text);
    }

    /** Replaces characters that the font lacks, which would not be drawn, by "?", and control characters by blanks. */
    public void makeDrawable(StringBuilder text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || font.getCharSet().getCharacter(c) == null) {
                text.setCharAt(i, c < ' ' ? ' ' : '?');
            }
        }
    }

    /**
     * Shortens a line that is wider than the width.
     *
     * @param text drawable text, modified in place
     * @param width in pixels of the font
     */
    public void shorten(StringBuilder text, float width) {
        if (width(text) <= width) {
            return;
        }
        int low = 0;
        int high = text.length() - 1;
        while (low < high) {
            int kept = (low + high + 1) / 2;
            keep(text, kept);
            if (width(trial) <= width) {
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
