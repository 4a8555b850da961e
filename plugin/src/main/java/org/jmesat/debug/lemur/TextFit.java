package org.jmesat.debug.lemur;

import com.jme3.font.BitmapFont;
import java.util.ArrayList;
import java.util.List;

/** Makes text fit a width. What is left out is the middle, since names and paths differ at their ends. */
final class TextFit {
    private static final String ELLIPSIS = "...";

    private final BitmapFont font;
    private final StringBuilder trial = new StringBuilder();

    TextFit(BitmapFont font) {
        this.font = font;
    }

    /** How far a line advances, in the font's own pixels. */
    float width(CharSequence text) {
        return font.getLineWidth(text);
    }

    /** Replaces what the font cannot draw, which would otherwise leave no trace, or a line break where none may be. */
    void makeDrawable(StringBuilder text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || font.getCharSet().getCharacter(c) == null) {
                text.setCharAt(i, c < ' ' ? ' ' : '?');
            }
        }
    }

    /**
     * Cuts one line down, unless it fits.
     *
     * @param text drawable text, altered in place
     * @param width in the font's own pixels
     */
    void shorten(StringBuilder text, float width) {
        if (width(text) <= width) {
            return;
        }
        int least = 0;
        int most = text.length() - 1;
        while (least < most) {
            int kept = (least + most + 1) / 2;
            keep(text, kept);
            if (width(trial) <= width) {
                least = kept;
            } else {
                most = kept - 1;
            }
        }
        keep(text, least);
        text.setLength(0);
        text.append(trial);
    }

    private void keep(StringBuilder text, int kept) {
        int head = (kept + 1) / 2;
        trial.setLength(0);
        trial.append(text, 0, head).append(ELLIPSIS).append(text, text.length() - (kept - head), text.length());
    }

    /**
     * Breaks text into lines, between words where it can.
     *
     * @param text any text; what the font cannot draw is replaced
     * @param width of a line, in the font's own pixels
     * @param maxLines the most lines to use (≥1); text that needs more loses its middle
     * @return the lines, at most {@code maxLines} of them
     */
    List<String> wrap(String text, float width, int maxLines) {
        float room = width * maxLines;
        StringBuilder drawable = new StringBuilder(text);
        makeDrawable(drawable);
        List<String> lines = breakInto(drawable, width);
        while (lines.size() > maxLines && room > 0) {
            // A line break between words wastes some room, so the text that fits is found by trying.
            room -= width / 8;
            StringBuilder cut = new StringBuilder(drawable);
            shorten(cut, room);
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

    /** The end of the longest piece that fits; at least one character, so that every call makes headway. */
    private int fitting(StringBuilder text, int start, float width) {
        int end = start + 1;
        while (end < text.length() && width(text.substring(start, end + 1)) <= width) {
            end++;
        }
        return end;
    }
}
