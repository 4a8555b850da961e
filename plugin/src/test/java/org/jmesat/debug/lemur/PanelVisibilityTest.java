package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.GuiGlobals;
import java.lang.reflect.Field;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** When the panel is shown, and that it leaves nothing in the GUI node when it is hidden. */
class PanelVisibilityTest {
    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final CollisionDebugState overlay = new CollisionDebugState();

    private boolean isShown() {
        return run.ask(() -> run.guiNode().getQuantity() == 1);
    }

    @Test
    void withoutAnOverlayThePanelIsShown() {
        run.settle();

        assertTrue(isShown());
    }

    @Test
    void withoutAnOverlayItCanBeHiddenAndShown() {
        run.state().setVisible(false);
        run.settle();
        assertFalse(isShown());

        run.state().setVisible(true);
        run.settle();
        assertTrue(isShown());
    }

    @Test
    void itIsShownAndHiddenWithTheOverlay() {
        run.attach(overlay);
        run.settle();
        assertFalse(isShown());

        overlay.setVisible(true);
        run.settle();
        assertTrue(isShown());

        overlay.setVisible(false);
        run.settle();
        assertFalse(isShown());
    }

    @Test
    void itCanBeHiddenWhileTheOverlayIsVisible() {
        overlay.setVisible(true);
        run.attach(overlay);
        run.state().setVisible(false);
        run.settle();

        assertFalse(isShown());
    }

    @Test
    void itIsHiddenWhenTheOverlayIsDisabled() {
        overlay.setVisible(true);
        run.attach(overlay);
        run.settle();

        run.step(() -> overlay.setEnabled(false));
        run.settle();

        assertFalse(isShown());
    }

    @Test
    void disabledItLeavesNothingInTheGuiNode() {
        run.settle();

        run.step(() -> run.state().setEnabled(false));
        run.settle();
        assertFalse(isShown());

        run.step(() -> run.state().setEnabled(true));
        run.settle();
        assertTrue(isShown());
    }

    @Test
    void detachedItLeavesNothingInTheGuiNode() {
        run.settle();

        run.step(() -> run.application().getStateManager().detach(run.state()));
        run.settle();

        assertFalse(isShown());
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

        assertTrue(isShown());
        assertEquals(1, run.pairs().size());
    }

    @Test
    void lemurStylesOfTheGameDoNotChange() {
        Object before = run.ask(() -> GuiGlobals.getInstance().getStyles().getAttributes("label").toString());
        run.settle();

        assertEquals(before, run.ask(() -> GuiGlobals.getInstance().getStyles().getAttributes("label").toString()));
        assertEquals("root", run.ask(() -> GuiGlobals.getInstance().getStyles().getDefaultStyle()));
    }

    @Test
    void withoutACollisionStateThePanelReportsIt() {
        run.cube("A", 0, 0);
        run.cube("B", 1.5f, 0);
        run.settle();
        assertEquals(1, run.pairs().size());

        run.step(() -> run.application().getStateManager().detach(run.collisions()));
        run.settle();

        assertEquals(0, run.pairs().size());
        assertEquals("No SatCollisionState is attached",
                run.ask(() -> PanelText.of(run.state().view.panel.detail.nothing)));
    }

    @Test
    void itShowsTheCollisionStateThatWasSet() {
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
    void problemsOfTheSceneAreListed() {
        run.settle();
        boolean before = run.ask(() -> run.state().view.panel.problems.isShown());
        Logger logger = Logger.getLogger(SatCollisionState.class.getName());
        logger.setLevel(Level.SEVERE);
        try {
            run.step(() -> run.application().getRootNode().attachChild(new Geometry("hollow", new Mesh())));
            run.frame(1);
            run.settle();
        } finally {
            logger.setLevel(null);
        }

        assertFalse(before);
        assertEquals("1 problem:", run.ask(() -> run.state().view.panel.problems.heading.text()));
        assertTrue(run.ask(() -> run.state().view.panel.problems.sentences[0].text()).startsWith("Geometry 'hollow'"));
    }

    @Test
    void itStaysAtTheRightEdgeOfTheWindow() {
        run.settle();
        for (int[] size : new int[][] {{800, 600}, {1920, 1080}, {2560, 1440}, {320, 200}, {1280, 720}}) {
            run.step(() -> run.application().reshape(size[0], size[1]));
            run.settle();

            run.step(() -> {
                Fill background = run.state().view.panel.frame.background;
                Node sheet = background.getParent();
                float scale = sheet.getLocalScale().x;
                float left = sheet.getLocalTranslation().x;
                float right = left + scale * PanelFill.width(background);
                assertTrue(left >= 0 && right <= size[0] && right >= size[0] - 8 * scale,
                        left + " to " + right + " of " + size[0]);
                assertTrue(sheet.getLocalTranslation().y <= size[1]);
                assertEquals(0, left % 1, "whole pixels");
            });
        }
    }

    @Test
    void withoutADisplayItDoesNotInitialiseLemur() {
        PanelRun.removeLemur();
        run.settle();

        assertNull(GuiGlobals.getInstance());
        assertFalse(isShown());
    }

    @Test
    void itIsHiddenWhenTheOverlayIsDetached() {
        overlay.setVisible(true);
        run.attach(overlay);
        run.settle();
        assertTrue(isShown());

        run.step(() -> run.application().getStateManager().detach(overlay));
        run.settle();
        assertFalse(isShown());

        run.state().setVisible(true);
        run.settle();
        assertTrue(isShown(), "the game asks for the panel alone");
    }

    @Test
    void detachingAHiddenOverlayDoesNotShowIt() {
        run.attach(overlay);
        run.settle();
        run.step(() -> run.application().getStateManager().detach(overlay));
        run.settle();
        assertFalse(isShown());

        overlay.setVisible(true);
        run.attach(overlay);
        run.settle();
        assertTrue(isShown());
    }

    @Test
    void aTransformedGuiNodeDoesNotDeformThePanel() {
        run.settle();
        Vector3f place = run.ask(() -> panelNode().getWorldTranslation().clone());
        run.step(() -> {
            run.guiNode().setLocalScale(0.1f, 3, 1);
            run.guiNode().rotate(0, 0, 1);
            run.guiNode().setLocalTranslation(100, 200, 300);
        });
        run.settle();

        assertEquals(place, run.ask(() -> panelNode().getWorldTranslation().clone()));
        assertEquals(Vector3f.UNIT_XYZ, run.ask(() -> panelNode().getWorldScale().clone()));
        run.step(() -> {
            Vector3f row = run.state().view.panel.pairs.automatic.getWorldTranslation();
            assertTrue(row.x > place.x && row.x < place.x + 100 && row.y < place.y, row + " in " + place);
        });
    }

    private Spatial panelNode() {
        return run.guiNode().getChild("jme-sat panel");
    }

    @Test
    void attachedBeforeTheCollisionStateItShowsTheTickOfTheFrameToo() {
        run.cube("a", 0, 0);
        run.cube("b", 1, 0);
        run.step(() -> run.application().getStateManager().detach(run.collisions()));
        run.frame();
        run.attach(run.collisions());
        run.settle();
        for (int i = 0; i < 3; i++) {
            run.frame();
            assertEquals("tick " + run.collisions().getTick(), run.ask(() -> run.panel().title.tick.text()));
        }
    }

    @Test
    void thatAClassIsMissingIsSaidAndLeavesTheGuiReadyToBeDrawn() {
        Logger logger = Logger.getLogger(AxisPanelState.class.getName());
        CollisionDebugState broken = new CollisionDebugState() {
            @Override
            public int getToggleKey() {
                if (run.guiNode().getQuantity() == 1) {
                    throw new NoClassDefFoundError("com/simsilica/lemur/Missing");
                }
                return super.getToggleKey();
            }
        };
        broken.setVisible(true);
        logger.setLevel(Level.SEVERE);
        try {
            run.attach(broken);
            run.frame();
            drawGui();
        } finally {
            logger.setLevel(null);
        }

        assertFalse(isShown());
        assertTrue(run.state().getStatus().contains("Lemur"), run.state().getStatus());
    }

    @Test
    void theNodeThatThePanelLeavesCanBeDrawn() throws ReflectiveOperationException {
        run.settle();
        Node old = run.guiNode();
        Node other = new Node("another GUI");
        Field field = SimpleApplication.class.getDeclaredField("guiNode");
        field.setAccessible(true);
        run.step(() -> {
            run.application().getGuiViewPort().attachScene(other);
            field.set(run.application(), other);
            old.updateGeometricState();
        });
        run.frame();
        drawGui();

        assertEquals(0, run.ask(old::getQuantity).intValue());
        assertEquals(1, run.ask(other::getQuantity).intValue());
    }

    /** Culls and draws, which the engine does not do without a window. */
    private void drawGui() {
        run.step(() -> run.application().getRenderManager().renderViewPort(run.application().getGuiViewPort(), 0));
    }
}
