package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.simsilica.lemur.GuiGlobals;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** When the panel is there, and that nothing of it is left when it is not. */
class PanelVisibilityTest {
    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final CollisionDebugState overlay = new CollisionDebugState();

    private boolean isThere() {
        return run.ask(() -> run.guiNode().getQuantity() == 1);
    }

    @Test
    void withoutAnOverlayThePanelIsThereByItself() {
        run.settle();

        assertTrue(isThere());
    }

    @Test
    void withoutAnOverlayItCanBeHiddenAndShown() {
        run.state().setVisible(false);
        run.settle();
        assertFalse(isThere());

        run.state().setVisible(true);
        run.settle();
        assertTrue(isThere());
    }

    @Test
    void itComesAndGoesWithTheOverlay() {
        run.attach(overlay);
        run.settle();
        assertFalse(isThere());

        overlay.setVisible(true);
        run.settle();
        assertTrue(isThere());

        overlay.setVisible(false);
        run.settle();
        assertFalse(isThere());
    }

    @Test
    void itMayStayAwayWhileTheOverlayIsVisible() {
        overlay.setVisible(true);
        run.attach(overlay);
        run.state().setVisible(false);
        run.settle();

        assertFalse(isThere());
    }

    @Test
    void aDisabledOverlayIsNotVisible() {
        overlay.setVisible(true);
        run.attach(overlay);
        run.settle();

        run.step(() -> overlay.setEnabled(false));
        run.settle();

        assertFalse(isThere());
    }

    @Test
    void disabledItLeavesNothingInTheGuiNode() {
        run.settle();

        run.step(() -> run.state().setEnabled(false));
        run.settle();
        assertFalse(isThere());

        run.step(() -> run.state().setEnabled(true));
        run.settle();
        assertTrue(isThere());
    }

    @Test
    void detachedItLeavesNothingInTheGuiNode() {
        run.settle();

        run.step(() -> run.application().getStateManager().detach(run.state()));
        run.settle();

        assertFalse(isThere());
    }

    @Test
    void itCanBeAttachedAgain() {
        run.cube("A", 0, 0);
        run.cube("B", 1.5f, 0);
        run.settle();
        run.step(() -> run.application().getStateManager().detach(run.state()));
        run.settle();

        run.attach(run.state());
        run.settle();

        assertTrue(isThere());
        assertEquals(1, run.pairs().size());
    }

    @Test
    void lemurStylesOfTheGameStayAsTheyAre() {
        Object before = run.ask(() -> GuiGlobals.getInstance().getStyles().getAttributes("label").toString());
        run.settle();

        assertEquals(before, run.ask(() -> GuiGlobals.getInstance().getStyles().getAttributes("label").toString()));
        assertEquals("root", run.ask(() -> GuiGlobals.getInstance().getStyles().getDefaultStyle()));
    }

    @Test
    void withoutACollisionStateItSaysSo() {
        run.cube("A", 0, 0);
        run.cube("B", 1.5f, 0);
        run.settle();
        assertEquals(1, run.pairs().size());

        run.step(() -> run.application().getStateManager().detach(run.collisions()));
        run.settle();

        assertEquals(0, run.pairs().size());
        assertEquals("There is no collision state to follow",
                run.ask(() -> run.state().view().panel().detail().nothing().text()));
    }

    @Test
    void itFollowsTheCollisionStateThatItIsGiven() {
        SatCollisionState other = new SatCollisionState();
        run.step(() -> other.setRoot(new Node("another scene")));
        run.cube("A", 0, 0);
        run.cube("B", 1.5f, 0);
        run.attach(other);
        run.settle();
        assertEquals(1, run.pairs().size());

        run.state().setCollisionState(other);
        run.settle();

        assertEquals(0, run.pairs().size());
    }

    @Test
    void whatIsWrongWithTheSceneIsListed() {
        run.settle();
        float height = run.ask(() -> run.state().view().panel().problems().height());
        Logger logger = Logger.getLogger(SatCollisionState.class.getName());
        logger.setLevel(Level.SEVERE);
        try {
            run.step(() -> run.application().getRootNode().attachChild(new Geometry("hollow", new Mesh())));
            run.frame(1);
            run.settle();
        } finally {
            logger.setLevel(null);
        }

        assertEquals(0, height);
        assertEquals("1 mesh cannot collide:", run.ask(() -> run.state().view().panel().problems().heading().text()));
        assertTrue(run.ask(() -> run.state().view().panel().problems().line(0).text()).startsWith("Geometry 'hollow'"));
    }

    @Test
    void itMovesWithTheRightEdgeOfTheWindow() {
        run.settle();
        for (int[] size : new int[][] {{800, 600}, {1920, 1080}, {2560, 1440}, {320, 200}, {1280, 720}}) {
            run.step(() -> run.application().reshape(size[0], size[1]));
            run.settle();

            run.step(() -> {
                Fill background = run.state().view().panel().background();
                Node sheet = background.getParent();
                float scale = sheet.getLocalScale().x;
                float left = sheet.getLocalTranslation().x;
                float right = left + scale * background.width();
                assertTrue(left >= 0 && right <= size[0] && right >= size[0] - 8 * scale,
                        left + " to " + right + " of " + size[0]);
                assertTrue(sheet.getLocalTranslation().y <= size[1]);
                assertEquals(0, left % 1, "whole pixels");
            });
        }
    }

    @Test
    void itDoesNotTouchLemurThatNobodyHasSetUp() {
        PanelRun.forgetLemur();
        run.settle();

        assertNull(GuiGlobals.getInstance());
        assertFalse(isThere());
    }
}
