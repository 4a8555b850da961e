package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.event.MouseAppState;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.DebugColor;
import org.jmesat.debug.DebugPalette;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.testing.NeedsDisplay;
import org.jmesat.testing.WindowRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Checks the pixels of the panel in a real window. */
@NeedsDisplay
class PanelWindowTest {
    /** The left edge of the panel, in pixels from the left of the window. */
    private static final int LEFT = WindowRun.WIDTH - 448;

    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState overlay = new CollisionDebugState();
    private final AxisPanelState panel = new AxisPanelState();
    private Geometry moving;
    private AxisReport report;

    @BeforeEach
    @AfterEach
    void noLemur() {
        PanelRun.removeLemur();
    }

    private void showTwoBoxes(SimpleApplication app) {
        box(app, "Teapot", -3, 0).rotate(0, 0, 0.3f);
        moving = box(app, "Box", -1.6f, 0.4f);
        moving.rotate(0, 0, 0.9f);
        overlay.setVisible(true);
        app.getStateManager().attachAll(collisions, overlay, panel);
    }

    private static Geometry box(SimpleApplication app, String name, float x, float y) {
        Geometry box = new Geometry(name, new Box(1, 1, 1));
        Material material = new Material(app.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", ColorRGBA.Blue);
        box.setMaterial(material);
        box.setLocalTranslation(x, y, 0);
        app.getRootNode().attachChild(box);
        return box;
    }

    private static ColorRGBA color(DebugColor meaning) {
        return DebugPalette.STANDARD.color(meaning);
    }

    /** The topmost run of one colour in the panel that is wider than a letter. */
    private record Run(int y, int left, int right) {
        static Run find(BufferedImage picture, ColorRGBA color) {
            for (int y = 0; y < picture.getHeight(); y++) {
                for (int x = LEFT; x < picture.getWidth(); x++) {
                    int end = x;
                    while (end < picture.getWidth() && isColor(picture.getRGB(end, y), color)) {
                        end++;
                    }
                    if (end - x > 12) {
                        return new Run(y, x, end);
                    }
                    x = end;
                }
            }
            return null;
        }

        int length() {
            return right - left;
        }
    }

    private static boolean isColor(int rgb, ColorRGBA color) {
        return Math.abs((rgb >> 16 & 0xFF) - 255 * color.r) < 4 && Math.abs((rgb >> 8 & 0xFF) - 255 * color.g) < 4
                && Math.abs((rgb & 0xFF) - 255 * color.b) < 4;
    }

    private static void assertShowsFirstAxis(AxisReport report, BufferedImage picture) {
        Axis axis = report.deciding();
        Run a = Run.find(picture, color(DebugColor.INTERVAL_A));
        Run b = Run.find(picture, color(DebugColor.INTERVAL_B));
        assertNotNull(a, "no bar of A");
        assertNotNull(b, "no bar of B");
        assertTrue(a.y < b.y, "A is above B");
        double scale = a.length() / (axis.maxA() - axis.minA());
        assertEquals((axis.maxB() - axis.minB()) * scale, b.length(), 2, "length of B's bar");
        assertEquals((axis.minB() - axis.minA()) * scale, b.left - a.left, 2, "offset of B's bar");
    }

    @Test
    void theBarsShowTheReportAndDisappearWithTheOverlay() {
        List<BufferedImage> pictures = WindowRun.picturesOf(
                this::showTwoBoxes,
                app -> {
                    report = overlay.getSelection().report();
                    overlay.setVisible(false);
                },
                app -> { });

        assertShowsFirstAxis(report, pictures.get(0));
        assertNull(Run.find(pictures.get(2), color(DebugColor.INTERVAL_A)), "hidden, there is no bar");
    }

    @Test
    void theBarsFollowTheScene() {
        List<BufferedImage> pictures = WindowRun.picturesOf(
                this::showTwoBoxes,
                app -> moving.move(-0.3f, 0.4f, 0),
                app -> report = overlay.getSelection().report());

        assertShowsFirstAxis(report, pictures.get(1));
        assertFalse(Run.find(pictures.get(0), color(DebugColor.INTERVAL_A))
                .equals(Run.find(pictures.get(1), color(DebugColor.INTERVAL_A))), "the bar has moved");
    }

    @Test
    void theLeastOverlapIsMarkedWhite() {
        List<BufferedImage> pictures = WindowRun.picturesOf(this::showTwoBoxes,
                app -> report = overlay.getSelection().report());

        Axis axis = report.deciding();
        Run a = Run.find(pictures.get(0), color(DebugColor.INTERVAL_A));
        Run white = Run.find(pictures.get(0), color(DebugColor.LEAST_OVERLAP));
        assertEquals(-axis.separation() * a.length() / (axis.maxA() - axis.minA()), white.length(), 2);
        assertTrue(a.y - white.y > 0 && a.y - white.y < 8, "just above A's bar");
    }

    @Test
    void lemurIsInitialisedAndTheCursorRestored() {
        boolean[] cursor = new boolean[3];
        WindowRun.picturesOf(
                app -> {
                    app.getInputManager().setCursorVisible(false);
                    showTwoBoxes(app);
                },
                app -> {
                    cursor[0] = GuiGlobals.getInstance() != null;
                    cursor[1] = app.getInputManager().isCursorVisible();
                    overlay.setVisible(false);
                },
                app -> cursor[2] = app.getInputManager().isCursorVisible());

        assertTrue(cursor[0], "Lemur is initialised");
        assertTrue(cursor[1], "the cursor is visible with the panel");
        assertFalse(cursor[2], "the cursor is hidden with the panel");
    }

    @Test
    void theNextApplicationHasItsOwnMouseState() {
        AppState[] mice = new AppState[2];
        for (int i = 0; i < 2; i++) {
            int window = i;
            AxisPanelState panelOfWindow = new AxisPanelState();
            WindowRun.picturesOf(
                    app -> app.getStateManager().attach(panelOfWindow),
                    app -> mice[window] = app.getStateManager().getState(MouseAppState.class));
        }

        assertNotNull(mice[0]);
        assertNotNull(mice[1]);
        assertNotSame(mice[0], mice[1]);
    }
}
