package org.jmesat.debug.lemur;

import com.jme3.font.BitmapFont;
import java.util.ArrayList;
import java.util.List;

/** Makes text fit a width. What is left out is the middle, since names and paths differ at their ends. */
final class TextFit {
    private static final String ELLIPSIS = "...";

    private final BitmapFont font;

    TextFit(BitmapFont font) {
        this.font = font;
    }

    /** Replaces what the font cannot draw, which would otherwise leave no trace, or a line break where none may be. */
    String drawable(String text) {
        StringBuilder result = null;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || font.getCharSet().getCharacter(c) == null) {
                if (result == null) {
                    result = new StringBuilder(text);
                }
                result.setCharAt(i, c < ' ' ? ' ' : '?');
            }
        }
        return result == null ? text : result.toString();
    }

    /**
     * Cuts one line down.
     *
     * @param text drawable text
     * @param width in the font's own pixels
     * @return the text itself if it fits
     */
    String shorten(String text, float width) {
        if (font.getLineWidth(text) <= width) {
            return text;
        }
        int least = 0;
        int most = text.length() - 1;
        while (least < most) {
            int kept = (least + most + 1) / 2;
            if (font.getLineWidth(keep(text, kept)) <= width) {
                least = kept;
            } else {
                most = kept - 1;
            }
        }
        return keep(text, least);
    }

    private static String keep(String text, int kept) {
        int head = (kept + 1) / 2;
        return text.substring(0, head) + ELLIPSIS + text.substring(text.length() - (kept - head));
    }

    /**
     * Breaks text into lines, between words where it can.
     *
     * @param text drawable text
     * @param width of a line, in the font's own pixels
     * @param maxLines the most lines to use (≥1); text that needs more loses its middle
     * @return the lines, at most {@code maxLines} of them
     */
    List<String> wrap(String text, float width, int maxLines) {
        float room = width * maxLines;
        List<String> lines = breakInto(text, width);
        while (lines.size() > maxLines && room > 0) {
            // A line break between words wastes some room, so the text that fits is found by trying.
            room -= width / 8;
            lines = breakInto(shorten(text, room), width);
        }
        return lines.size() > maxLines ? lines.subList(0, maxLines) : lines;
    }

    private List<String> breakInto(String text, float width) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = fitting(text, start, width);
            int space = end < text.length() ? text.lastIndexOf(' ', end) : -1;
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
    private int fitting(String text, int start, float width) {
        int end = start + 1;
        while (end < text.length() && font.getLineWidth(text.substring(start, end + 1)) <= width) {
            end++;
        }
        return end;
    }
}
