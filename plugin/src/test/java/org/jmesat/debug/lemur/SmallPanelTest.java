package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.debug.CollisionDebugState.Layer;
import org.jmesat.debug.CollisionDebugState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The panel in a window of 640 × 480 pixels: the answer first, the rest after a click. */
class SmallPanelTest {
    private static final int LAYERS = Layer.values().length;

    private static final int HEIGHT = 480;

    @AutoClose
    private final PanelRun run = PanelRun.withLemur();
    private final CollisionDebugState overlay = new CollisionDebugState();

    @BeforeEach
    void showAPair() {
        run.step(() -> run.application().reshape(640, HEIGHT));
        run.state().place.detailed = false;
        overlay.setVisible(true);
        run.attach(overlay);
        run.cube("crate", 0, 0);
        run.cube("wall", 1.8f, 0);
        run.settle();
    }

    @Test
    void itOpensWithTheAnswerOnly() {
        String text = run.ask(() -> run.state().getText());
        assertTrue(text.startsWith("Collisions, XY"), text);
        assertTrue(text.lines().toList().get(1).startsWith("No event: touching since tick"), text);
        assertTrue(text.contains("A and B overlap by 0.2"), text);
        assertFalse(text.contains("Find by name"), text);
        assertFalse(text.contains("Shown"), text);
        assertEquals(1, run.axes().size(), "the picture to the answer");
        assertTrue(run.ask(() -> frame().maxY() - frame().minY()) < 0.62f * HEIGHT, "it leaves the pair visible");
    }

    @Test
    void aClickOpensTheRestAndAnotherClosesIt() {
        more();
        String text = run.ask(() -> run.state().getText());
        assertTrue(text.contains("Find by name") && text.contains("Shown"), text);
        assertTrue(run.axes().size() >= 1, "axes");
        assertEquals(1, run.pairs().size());
        more();
        assertEquals(1, run.axes().size());
        assertFalse(run.ask(() -> run.panel().pairs.isShown()));
    }

    @Test
    void anOpenListReplacesTheOtherAndLeavesTheAxes() {
        more();
        run.click(run.ask(() -> run.panel().layers.heading));
        run.settle();
        assertTrue(run.ask(() -> run.panel().layers.isOpen()));
        assertTrue(run.axes().size() >= 2, "axes beside the layers");

        run.click(run.ask(() -> run.panel().search.field));
        run.settle();
        assertFalse(run.ask(() -> run.panel().layers.isOpen()));
        assertTrue(run.ask(() -> run.panel().search.typing));
        assertTrue(run.axes().size() >= 2, "axes beside the search");

        run.click(run.ask(() -> run.panel().layers.heading));
        run.settle();
        assertFalse(run.ask(() -> run.panel().search.typing));
    }

    @Test
    void whatIsLongIsCounted() {
        more();
        assertEquals("+ Shown: outlines, contacts", shown());
        run.step(() -> {
            for (Layer each : Layer.values()) {
                each.setShown(overlay, true);
            }
        });
        run.settle();
        assertEquals("+ Shown: all " + LAYERS + " layers", shown());
        run.step(() -> overlay.setNames(false));
        run.settle();
        assertEquals("+ Shown: " + (LAYERS - 1) + " of " + LAYERS + " layers", shown());
    }

    @Test
    void tooManyContactsAreSaidInFull() {
        for (int i = 0; i < 50; i++) {
            run.cube("cube " + i, 0, 0);
        }
        more();
        assertEquals("+ Shown: 2 of " + LAYERS + ", too many contacts", shown());
        assertEquals(shown(), run.ask(() -> run.panel().layers.heading.text.lines[0].toString()));
    }

    private String shown() {
        return run.ask(() -> run.panel().layers.heading.text.text());
    }

    private void more() {
        run.click(run.ask(() -> run.panel().more));
        run.settle();
    }

    private PanelFrame frame() {
        return run.panel().frame;
    }
}
