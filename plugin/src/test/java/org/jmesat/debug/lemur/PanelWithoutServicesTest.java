package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.simsilica.lemur.GuiGlobals;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorRequirement;
import org.jmesat.testing.editor.EditorViewer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** In an editor, the application has a scene but no services, and opens a dialog when one is requested. */
@EditorRequirement({9, 10, 11})
class PanelWithoutServicesTest {
    @AutoClose
    private final EditorApplication editor = new EditorApplication();
    private final EditorViewer viewer = new EditorViewer(editor);
    private final AxisPanelState panel = new AxisPanelState();

    @BeforeEach
    void noLemur() {
        PanelRun.removeLemur();
    }

    @Test
    void noServiceIsRequestedAndNothingIsShown() {
        CollisionDebugState overlay = new CollisionDebugState();
        editor.attach(new SatCollisionState(), panel);
        viewer.frames(3);
        editor.attach(overlay);
        overlay.setVisible(true);
        viewer.frames(3);
        panel.setVisible(false);
        viewer.frame();
        panel.setEnabled(false);
        panel.setEnabled(true);
        panel.setVisible(true);
        viewer.frame();
        editor.detach(panel);
        viewer.frame();

        assertEquals(List.of(), editor.dialogs());
        assertEquals(List.of(), editor.swallowed());
        assertEquals(0, editor.getGuiNode().getQuantity());
        assertNull(GuiGlobals.getInstance());
    }

    @Test
    void theStatusSaysThatThePanelNeedsAGamesWindowAndWhatToReadInstead() {
        assertEquals("not attached", panel.getStatus());
        editor.attach(panel);
        viewer.frame();

        assertTrue(panel.getStatus().startsWith("The panel needs a game's window."), panel::getStatus);
        assertTrue(panel.getStatus().contains("explanation"), panel::getStatus);
        panel.setStatus("anything");
        panel.setEnabled(false);
        assertEquals("disabled: set enabled", panel.getStatus());
        panel.setEnabled(true);
        assertTrue(panel.getStatus().startsWith("The panel needs"), panel::getStatus);
        editor.detach(panel);
        viewer.frame();
        assertEquals("not attached", panel.getStatus());
    }
}
