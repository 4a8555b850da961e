package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.font.BitmapCharacter;
import com.jme3.font.BitmapFont;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The panel writes with the font of the game, if it sets one. */
class PanelFontTest {
    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private BitmapFont font(String path) {
        return run.ask(() -> run.application().getAssetManager().loadFont(path));
    }

    private String shownName() {
        return run.ask(() -> run.panel().pairs.rows.get(0).nameA.lines[0].toString());
    }

    @Test
    void aNameInAnotherScriptIsReadInAFontThatHasIt() {
        run.cube("\u042f", 0, 0);
        run.cube("B", 1.5f, 0);
        run.settle();
        assertEquals("? #0", shownName(), "the font lacks its only character");

        BitmapFont cyrillic = font("Interface/Fonts/Default.fnt");
        BitmapCharacter letter = cyrillic.getCharSet().getCharacter('R').clone();
        letter.setChar('\u042f');
        cyrillic.getCharSet().addCharacter('\u042f', letter);
        run.state().setFont(cyrillic);
        run.settle();
        assertEquals("\u042f", shownName());

        run.state().setFont(null);
        run.settle();
        assertEquals(1, run.ask(() -> run.guiNode().getQuantity()).intValue());
    }

    @Test
    void aLargeFontIsScaledToTheLines() {
        BitmapFont large = font("Interface/Fonts/Default.fnt");
        large.getCharSet().setLineHeight(42);
        run.state().setFont(large);
        run.cube("A", 0, 0);
        run.cube("B", 1.5f, 0);
        run.settle();
        assertEquals(0.5f, run.ask(() -> run.guiNode().getChild("text").getLocalScale().x).floatValue());
        assertTrue(run.pairs().get(0).startsWith("A | B"));

        run.state().setFont(font("Interface/Fonts/Console.fnt"));
        run.settle();
        assertEquals(1, run.ask(() -> run.guiNode().getChild("text").getLocalScale().x).floatValue());
    }
}
