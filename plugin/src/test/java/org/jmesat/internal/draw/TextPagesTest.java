package org.jmesat.internal.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.font.BitmapFont;
import org.junit.jupiter.api.Test;

class TextPagesTest {
    private static final AssetManager ASSETS = new DesktopAssetManager(TextPagesTest.class.getClassLoader().getResource(
            "com/jme3/asset/Desktop.cfg"));
    private static final BitmapFont FONT = ASSETS.loadFont("Interface/Fonts/Default.fnt");
    private static final String PATH = "Models/Castle/North tower/Gate-geom-000000001";

    private final TextPages pages = new TextPages(FONT);

    private String shorten(String text, float width) {
        StringBuilder line = new StringBuilder(text);
        pages.shorten(line, width);
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
        pages.makeDrawable(text);

        assertEquals("?? Grüße zwei", text.toString());
    }
}
