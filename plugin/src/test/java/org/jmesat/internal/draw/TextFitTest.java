package org.jmesat.internal.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.font.BitmapFont;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextFitTest {
    private static final AssetManager ASSETS = new DesktopAssetManager(TextFitTest.class.getClassLoader().getResource(
            "com/jme3/asset/Desktop.cfg"));
    private static final BitmapFont FONT = ASSETS.loadFont("Interface/Fonts/Default.fnt");
    private static final String PATH = "Models/Castle/North tower/Gate-geom-000000001";

    private final TextFit fit = new TextFit(FONT);

    private String shorten(String text, float width) {
        StringBuilder line = new StringBuilder(text);
        fit.shorten(line, width);
        return line.toString();
    }

    @Test
    void textThatFitsIsNotChanged() {
        assertEquals("Teapot", shorten("Teapot", FONT.getLineWidth("Teapot")));
    }

    @Test
    void anEllipsisReplacesTheMiddleOfTooLongText() {
        String cut = shorten(PATH, 150);

        assertTrue(cut.matches("Models.*\\.\\.\\..*0001"), cut);
        assertTrue(FONT.getLineWidth(cut) <= 150);
        assertTrue(FONT.getLineWidth(cut) > 150 - 20, "uses the width: " + cut);
    }

    @Test
    void ifNothingFitsOnlyTheEllipsisIsLeft() {
        assertEquals("...", shorten(PATH, 1));
    }

    @Test
    void charactersThatTheFontLacksAreQuestionMarks() {
        StringBuilder text = new StringBuilder("\u65e5\u672c Grüße\nzwei");
        fit.makeDrawable(text);

        assertEquals("?? Grüße zwei", text.toString());
    }

    @Test
    void longTextBreaksBetweenWords() {
        assertEquals(List.of("one two three", "four five six"), fit.wrap("one two three four five six", 105, 3));
    }

    @Test
    void aWordLongerThanALineBreaksAnywhere() {
        List<String> lines = fit.wrap(PATH.replace(' ', '_'), 150, 5);

        assertEquals(PATH.replace(' ', '_'), String.join("", lines));
        lines.forEach(line -> assertTrue(FONT.getLineWidth(line) <= 150, line));
    }

    @Test
    void textForTooManyLinesKeepsBothEnds() {
        List<String> lines = fit.wrap("Geometry 'a' (" + (PATH + "/").repeat(20) + "): it has no positions.", 300, 3);

        assertEquals(3, lines.size());
        assertTrue(lines.get(0).startsWith("Geometry 'a'"), lines::toString);
        assertTrue(lines.get(2).endsWith("it has no positions."), lines::toString);
        lines.forEach(line -> assertTrue(FONT.getLineWidth(line) <= 300, line));
    }

    @Test
    void emptyTextHasNoLines() {
        assertEquals(List.of(), fit.wrap("", 300, 3));
    }
}
