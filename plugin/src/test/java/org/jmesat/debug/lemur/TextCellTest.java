package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.font.BitmapFont;
import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import java.util.List;
import java.util.stream.IntStream;
import org.jmesat.debug.DebugPalette;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TextCellTest {
    private static final String PATH = "Models/Teapot/teapot.j3o/node 17/geometry 0001";

    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private PanelStyle style;

    @BeforeEach
    void aStyle() {
        style = run.ask(() -> {
            BitmapFont font = run.application().getAssetManager().loadFont("Interface/Fonts/Default.fnt");
            return new PanelStyle(font, DebugPalette.STANDARD, new Node());
        });
    }

    private List<String> lines(String text, float width, int most) {
        return run.ask(() -> {
            TextCell cell = new TextCell(style, new Node(), HAlignment.Left, style.plain, most);
            cell.set(text);
            cell.place(0, 0, width);
            assertEquals(text, cell.text());
            return IntStream.range(0, cell.count).mapToObj(i -> cell.lines[i].toString()).toList();
        });
    }

    @Test
    void longTextBreaksBetweenWords() {
        assertEquals(List.of("one two three", "four five six"), lines("one two three four five six", 105, 3));
    }

    @Test
    void aWordLongerThanALineKeepsBothEnds() {
        List<String> lines = lines("Geometry " + PATH.replace(' ', '_') + " has no positions", 150, 5);

        assertEquals("Geometry", lines.get(0));
        assertTrue(lines.get(1).matches("Models.*\\.\\.\\..*0001"), lines::toString);
        assertEquals("has no positions", lines.get(2));
    }

    @Test
    void textForTooManyLinesKeepsBothEnds() {
        List<String> lines = lines("Geometry 'a' (" + (PATH + "/").repeat(20) + "): it has no positions.", 300, 3);

        assertEquals(3, lines.size());
        assertTrue(lines.get(0).startsWith("Geometry 'a'"), lines::toString);
        assertTrue(lines.get(2).endsWith("no positions."), lines::toString);
    }

    @Test
    void emptyTextHasNoLines() {
        assertEquals(List.of(), lines("", 300, 3));
    }
}
