package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.input.MouseInput;
import com.jme3.input.controls.AnalogListener;
import com.jme3.input.controls.MouseAxisTrigger;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.debug.CollisionDebugState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The user moves, collapses and scrolls the panel, and it stays as it was left. */
class PanelPlaceTest {
    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final CollisionDebugState overlay = new CollisionDebugState();

    @BeforeEach
    void aRowOfCubes() {
        overlay.setVisible(true);
        run.attach(overlay);
        for (int i = 0; i < 14; i++) {
            run.cube("Cube " + i, -3 + 1.5f * i, 0);
        }
        run.settle();
    }

    private PanelFrame frame() {
        return run.panel().frame;
    }

    private Vector3f corner() {
        return run.ask(() -> panelNode().getWorldTranslation().clone());
    }

    private Spatial panelNode() {
        return run.guiNode().getChild("jme-sat panel");
    }

    private boolean isOpen() {
        return run.ask(() -> ((Node) panelNode()).getChild("pairs") != null);
    }

    private void hideAndShow() {
        overlay.setVisible(false);
        run.settle();
        overlay.setVisible(true);
        run.settle();
    }

    @Test
    void itIsMovedByItsTitleAndStaysThere() {
        Vector3f before = corner();
        run.drag(before.x + 50, before.y - 10, before.x - 250, before.y - 110);
        run.settle();
        assertEquals(before.add(-300, -100, 0), corner());

        hideAndShow();
        assertEquals(before.add(-300, -100, 0), corner());
        assertTrue(isOpen(), "a drag is no click");
    }

    @Test
    void theGameChoosesItsSideUntilTheUserMovesIt() {
        run.step(() -> run.state().setSide(PanelSide.LEFT));
        run.settle();
        assertEquals(8, corner().x);
        run.step(() -> run.state().setSide(PanelSide.RIGHT));
        run.settle();
        assertEquals(PanelRun.WIDTH - 8, run.ask(() -> frame().maxX()));

        Vector3f before = corner();
        run.drag(before.x + 50, before.y - 10, before.x - 250, before.y - 110);
        run.settle();
        run.step(() -> run.state().setSide(PanelSide.LEFT));
        run.settle();
        assertEquals(before.add(-300, -100, 0), corner());
    }

    @Test
    void aPressOnAListDoesNotMoveIt() {
        Vector3f before = corner();
        run.drag(before.x + 50, before.y - 200, before.x - 250, before.y - 300);
        run.settle();

        assertEquals(before, corner());
    }

    @Test
    void itsTitleCannotLeaveTheWindow() {
        for (float[] target : new float[][] {{-2000, -2000}, {5000, 5000}, {-2000, 5000}}) {
            Vector3f from = corner();
            run.drag(from.x + 50, from.y - 10, target[0], target[1]);
            run.settle();

            assertTrue(frame().minX() >= 0 && frame().maxX() <= PanelRun.WIDTH, frame().minX() + "");
            assertTrue(frame().maxY() <= PanelRun.HEIGHT && frame().maxY() >= TitleBar.HEIGHT, frame().maxY() + "");
        }
        run.step(() -> run.application().reshape(640, 480));
        run.settle();
        assertTrue(frame().minX() >= 0 && frame().maxX() <= 640 && frame().maxY() <= 480);
    }

    @Test
    void theButtonCollapsesItToItsTitle() {
        float height = frame().maxY() - frame().minY();
        run.click(run.panel().title.button);
        run.settle();
        assertFalse(isOpen());
        assertEquals(TitleBar.HEIGHT, frame().maxY() - frame().minY());
        assertEquals("Collisions, XY plane", run.panel().title.title.text());

        hideAndShow();
        assertFalse(isOpen(), "it is still collapsed");

        run.click(run.panel().title.button);
        run.settle();
        assertTrue(isOpen());
        assertEquals(height, frame().maxY() - frame().minY());
    }

    @Test
    void aDoubleClickOnTheTitleCollapsesIt() {
        Vector3f corner = corner();
        run.click(corner.x + 50, corner.y - 10);
        run.settle();
        assertTrue(isOpen());
        run.click(corner.x + 50, corner.y - 10);
        run.settle();
        assertFalse(isOpen());
    }

    @Test
    void theWheelScrollsTheListUnderTheCursorAndDoesNotReachTheGame() {
        float[] game = {0};
        run.step(() -> {
            run.application().getInputManager().addMapping("zoom", new MouseAxisTrigger(MouseInput.AXIS_WHEEL, true));
            run.application().getInputManager().addListener((AnalogListener) (name, value, tpf) -> game[0] += value,
                    "zoom");
        });
        List<String> first = run.pairs();
        Vector3f corner = corner();

        run.wheel(corner.x + 50, corner.y - 100, -1);
        run.settle();
        assertEquals(first.subList(3, first.size()), run.pairs().subList(0, first.size() - 3));
        assertEquals(0, game[0]);
        hideAndShow();
        assertEquals(first.get(3), run.pairs().get(0), "it is still scrolled");

        run.wheel(corner.x + 50, corner.y - 100, 5);
        run.settle();
        assertEquals(first, run.pairs());
        run.wheel(corner.x + 50, corner.y - 100, -50);
        run.settle();
        assertEquals(first.size(), run.pairs().size(), "the last page is full");
        assertEquals(0, game[0]);

        run.wheel(100, 100, -1);
        assertTrue(game[0] > 0, "beside the panel the game gets it");
    }

    @Test
    void theWheelScrollsTheAxes() {
        run.step(() -> run.application().getRootNode().detachAllChildren());
        run.disc("A", 11, 0, 0);
        run.disc("B", 7, 1.1f, 0.3f);
        run.settle();
        List<String> first = run.axes();
        Vector3f row = run.ask(() -> run.panel().axes.rows.get(1).getWorldTranslation().clone());

        run.wheel(row.x + 50, row.y - 10, -1);
        run.settle();

        assertEquals(first.subList(3, first.size()), run.axes().subList(0, first.size() - 3));
    }

    @Test
    void itOpensWhereTheExplainedPairIsNot() {
        overlay.setVisible(false);
        run.step(() -> run.application().getRootNode().move(-10, 0, 0));
        run.settle();
        overlay.setVisible(true);
        run.settle();
        assertTrue(frame().minX() > PanelRun.WIDTH / 2f, "the pair is at the left");

        overlay.setVisible(false);
        run.step(() -> run.application().getRootNode().move(6, 0, 0));
        run.settle();
        overlay.setVisible(true);
        run.settle();
        assertTrue(frame().minX() > PanelRun.WIDTH / 2f, "the deepest pair is in the middle, at " + pairX());

        overlay.setVisible(false);
        run.step(() -> run.application().getRootNode().move(9, 0, 0));
        run.settle();
        overlay.setVisible(true);
        run.settle();
        assertTrue(frame().maxX() < PanelRun.WIDTH / 2f, "the pair is at the right, at " + pairX());
    }

    private float pairX() {
        return run.ask(() -> run.application().getCamera().getScreenCoordinates(
                new Vector3f((float) overlay.getSelection().a().getX(), 0, 0)).x);
    }

    @Test
    void itStaysWhereTheUserHasMovedIt() {
        Vector3f before = corner();
        run.drag(before.x + 50, before.y - 10, before.x + 20, before.y - 30);
        overlay.setVisible(false);
        run.step(() -> run.application().getRootNode().move(5, 0, 0));
        run.settle();
        overlay.setVisible(true);
        run.settle();

        assertEquals(before.add(-30, -20, 0), corner());
    }

    @ParameterizedTest
    @CsvSource({"640, 480, 1", "800, 600, 1", "1280, 720, 1", "1920, 1080, 1", "2560, 1440, 2", "3840, 2160, 3",
        "1080, 1920, 1", "320, 200, 1"})
    void itCoversLessThanHalfOfTheWindowAndHasAWholeScale(int width, int height, float scale) {
        run.step(() -> run.application().reshape(width, height));
        run.settle();

        float area = (frame().maxX() - frame().minX()) * (frame().maxY() - frame().minY());
        assertTrue(width < 500 || area < 0.5f * width * height, area / width / height + " of the window");
        assertEquals(new Vector3f(scale, scale, scale), run.ask(() -> panelNode().getWorldScale().clone()));
        assertTrue(frame().minY() >= 0 || height < 400, "its lower end is at " + frame().minY());
        assertEquals(0, corner().x % 1, "whole pixels");
    }
}
