package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.debug.CollisionDebugState.Layer;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.DebugPalette;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The panel switches the layers of the overlay. */
class LayerRowTest {
    private static final int LAYERS = Layer.values().length;

    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final CollisionDebugState overlay = new CollisionDebugState();

    @BeforeEach
    void showTheOverlay() {
        overlay.setVisible(true);
        run.attach(overlay);
        run.settle();
    }

    private LayerRow layers() {
        return run.panel().layers;
    }

    @ParameterizedTest
    @EnumSource(Layer.class)
    void aClickSwitchesALayer(Layer layer) {
        boolean before = layer.isShown(overlay);
        run.click(layers().heading);
        run.settle();
        run.click(layers().buttons[layer.ordinal()]);
        run.settle();
        assertEquals(!before, layer.isShown(overlay));
        assertEquals(!before, layers().heading.text.text().contains(layer.toString()), layers().heading.text.text());

        run.click(layers().buttons[layer.ordinal()]);
        run.settle();
        assertEquals(before, layer.isShown(overlay));
    }

    @Test
    void closedItNamesWhatIsShown() {
        assertEquals("+ Shown: outlines, contacts", layers().heading.text.text());
        overlay.setOutlines(false);
        overlay.setContacts(false);
        run.settle();
        assertEquals("+ Shown: the pair only", layers().heading.text.text());
        assertFalse(layers().buttons[Layer.NAMES.ordinal()].getParent().getParent() != null,
                "the switches are hidden");
    }

    @Test
    void itSaysWhenContactsAreTooManyToDraw() {
        for (int i = 0; i < 50; i++) {
            run.cube("cube " + i, 0, 0);
        }
        run.settle();
        assertEquals("+ Shown: outlines, contacts (too many to draw)", layers().heading.text.text());
        for (Layer layer : Layer.values()) {
            layer.setShown(overlay, true);
        }
        run.settle();
        assertEquals("+ Shown: all " + LAYERS + ", too many contacts", layers().heading.text.text());
        overlay.setContacts(false);
        run.settle();
        assertEquals("+ Shown: " + (LAYERS - 1) + " of " + LAYERS + " layers", layers().heading.text.text());
    }

    @Test
    void withoutAnOverlayThereIsNoRow() {
        run.step(() -> run.application().getStateManager().detach(overlay));
        run.state().setVisible(true);
        run.settle();

        assertTrue(run.ask(() -> run.guiNode().getChild("layers")) == null);
    }

    @Test
    void thePanelHasTheColoursOfTheOverlay() {
        AxisPanel before = run.panel();
        overlay.setPalette(DebugPalette.COLOR_BLIND);
        run.settle();

        assertTrue(run.panel() != before, "the panel is made again");
        assertEquals(1, run.ask(() -> run.guiNode().getQuantity()).intValue());
    }
}
