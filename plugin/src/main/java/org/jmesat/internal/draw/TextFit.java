package org.jmesat.internal.draw;

import com.jme3.font.BitmapFont;
import java.util.ArrayList;
import java.util.List;

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

    /**
     * Breaks text into lines, between words if possible.
     *
     * @param text any text; characters that the font lacks are replaced
     * @param width the width of a line, in pixels of the font
     * @param maxLines the greatest number of lines (≥1); an ellipsis replaces the middle of longer text
     * @return the lines, at most {@code maxLines} of them
     */
    public List<String> wrap(String text, float width, int maxLines) {
        float available = width * maxLines;
        StringBuilder drawable = new StringBuilder(text);
        makeDrawable(drawable);
        List<String> lines = breakInto(drawable, width);
        while (lines.size() > maxLines && available > 0) {
            // Breaks between words waste some width, so the length that fits is found by trial.
            available -= width / 8;
            StringBuilder cut = new StringBuilder(drawable);
            shorten(cut, available);
            lines = breakInto(cut, width);
        }
        return lines.size() > maxLines ? lines.subList(0, maxLines) : lines;
    }

    private List<String> breakInto(StringBuilder text, float width) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = fitting(text, start, width);
            int space = end < text.length() ? text.lastIndexOf(" ", end) : -1;
            int stop = space > start ? space : end;
            lines.add(text.substring(start, stop).strip());
            start = stop;
            while (start < text.length() && text.charAt(start) == ' ') {
                start++;
            }
        }
        return lines;
    }

    /** Returns the end of the longest piece from {@code start} that fits, of at least one character. */
    private int fitting(StringBuilder text, int start, float width) {
        int end = start + 1;
        while (end < text.length() && width(text.substring(start, end + 1)) <= width) {
            end++;
        }
        return end;
    }
}
