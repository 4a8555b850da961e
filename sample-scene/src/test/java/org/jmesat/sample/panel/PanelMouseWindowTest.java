package org.jmesat.sample.panel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import com.jme3.math.Quaternion;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.Toolkit;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.io.File;
import javax.imageio.ImageIO;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.sample.RealWindow;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The panel of the debug view under the real mouse, wheel and keyboard, in windows of several sizes and all planes. */
class PanelMouseWindowTest {
    /** The background of the panel. */
    private static final int SHEET = 0x0D0E13;
    private static final float MARGIN = 8;
    /** From the top of the panel to the middle of its title, of a part to that of its first row and of its third. */
    private static final float TITLE = 14;
    private static final float ROW = 11;
    private static final float THIRD_ROW = 55;

    private RealWindow<PanelGame> window;
    private String name;
    private int scale;
    private int height;
    /** Of the panel, in pixels from the lower left corner of the window. */
    private float left;
    private float top;
    private float right;

    @ParameterizedTest
    @CsvSource({"640, 480, XY", "1280, 720, XZ", "2560, 1440, YZ"})
    void thePanelIsMovedCollapsedScrolledAndTypedIn(int width, int newHeight, ProjectionPlane plane, TestInfo test)
            throws Exception {
        height = newHeight;
        requireScreen(width, height);
        name = width + "x" + height;
        scale = Math.max(1, Math.min(width / 1280, height / 720));
        right = width - scale * MARGIN;
        left = right - scale * Math.min(440, (float) Math.floor(0.46f * width / scale));
        top = height - scale * MARGIN;
        try (RealWindow<PanelGame> opened = RealWindow.open(test, new PanelGame(plane),
                PanelGame.settings(width, height))) {
            window = opened;
            window.key(KeyEvent.VK_F3);
            window.awaitTrue(() -> !text().isEmpty());
            window.frames(5);
            assertTrue(askText().startsWith("Collisions, " + plane), askText());
            pointAtPart("body", "row", ROW);
            window.click();
            window.awaitTrue(() -> text().contains("wall  player"));
            assertTrue(coversLessThanHalf(picture("open")), "the panel covers half of the window");

            theWheelScrollsAndDoesNotZoom();
            aNameIsTyped();
            theGameClearsItsGui();
            theTitleIsDraggedAndClicked();
            theGameGoesOn();
        }
    }

    private void theWheelScrollsAndDoesNotZoom() throws Exception {
        String before = askText();
        pointAtPart("body", "pairs", THIRD_ROW);
        window.robot().mouseWheel(1);
        window.awaitTrue(() -> !text().contains("wall  player") || !text().equals(before));
        assertEquals(0, window.ask(() -> window.game().zoomed));
        window.robot().mouseWheel(-3);
        window.frames(4);
        assertEquals(0, window.ask(() -> window.game().zoomed));
        window.pointAt(left / 2, top / 2);
        window.robot().mouseWheel(1);
        window.awaitTrue(() -> window.game().zoomed > 0);
    }

    private void aNameIsTyped() throws Exception {
        pointAtPart("body", "search", ROW);
        window.click();
        for (int key : new int[] {KeyEvent.VK_W, KeyEvent.VK_A, KeyEvent.VK_L}) {
            window.key(key);
        }
        window.awaitTrue(() -> text().contains("wal|"));
        picture("typing");
        assertEquals(0, window.ask(() -> window.game().jumps), "A does not reach the game");
        window.key(KeyEvent.VK_ENTER);
        window.awaitTrue(() -> text().contains("A  wall"));
        assertTrue(window.ask(() -> window.game().debug.getSelection().isChosen()));
        window.key(KeyEvent.VK_A);
        window.awaitTrue(() -> window.game().jumps == 1);
    }

    private void theGameClearsItsGui() throws Exception {
        window.ask(() -> {
            window.game().getGuiNode().detachAllChildren();
            window.game().getGuiNode().setLocalScale(0.3f);
            return null;
        });
        window.frames(4);
        assertTrue(isPanel(picture("cleared"), left + scale * 3, top - scale * 60), "the panel is back");
        window.ask(() -> {
            window.game().getGuiNode().setLocalScale(1);
            return null;
        });
    }

    private void theTitleIsDraggedAndClicked() throws Exception {
        pointAtPanel(60, TITLE);
        window.robot().mousePress(InputEvent.BUTTON1_DOWN_MASK);
        window.frames(3);
        window.pointAt(left + scale * 60 - 60, top - scale * TITLE - 20);
        window.frames(4);
        window.robot().mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        left -= 60;
        right -= 60;
        top -= 20;
        window.frames(4);
        BufferedImage moved = picture("moved");
        assertTrue(isPanel(moved, left + scale * 3, top - scale * 60), "it has moved");
        assertFalse(isPanel(moved, right + 20, top - scale * 60), "it has left its place");

        window.pointAt(right - scale * 16, top - scale * TITLE);
        window.click();
        window.awaitTrue(() -> text().lines().count() == 1);
        assertFalse(isPanel(picture("collapsed"), left + scale * 3, top - scale * 60));
        window.click();
        window.awaitTrue(() -> text().lines().count() > 5);
    }

    /** After F3, the cursor is gone and the fly camera turns. */
    private void theGameGoesOn() throws Exception {
        window.key(KeyEvent.VK_F3);
        window.awaitTrue(() -> text().isEmpty() && !window.game().getInputManager().isCursorVisible());
        Quaternion before = window.ask(() -> window.game().getCamera().getRotation().clone());
        for (int i = 0; i < 5; i++) {
            window.robot().mouseMove(300 + 40 * i, 300);
            window.frames(2);
        }
        window.awaitTrue(() -> !before.equals(window.game().getCamera().getRotation()));
    }

    private void pointAtPanel(float x, float y) throws Exception {
        window.pointAt(left + scale * x, top - scale * y);
    }

    /** Points below the top of a part of the panel, which is a child of another. */
    private void pointAtPart(String parent, String part, float y) throws Exception {
        float partTop = window.ask(() -> {
            Node above = (Node) window.game().getGuiNode().getChild(parent);
            for (Spatial each : above.getChildren()) {
                if (part.equals(each.getName())) {
                    return each.getWorldTranslation().y;
                }
            }
            throw new AssertionError("no " + part + " in the panel");
        });
        window.pointAt(left + scale * 40, partTop - scale * y);
    }

    private String askText() throws Exception {
        return window.ask(this::text);
    }

    /** Call this on the game's thread. */
    private String text() {
        return window.game().panel.getText();
    }

    private static boolean isPanel(BufferedImage picture, float x, float y) {
        return (picture.getRGB((int) x, picture.getHeight() - 1 - (int) y) & 0xFFFFFF) == SHEET;
    }

    private boolean coversLessThanHalf(BufferedImage picture) {
        int lower = picture.getHeight();
        while (lower > 1 && !isPanel(picture, left + scale * 3, picture.getHeight() - lower)) {
            lower--;
        }
        float covered = (right - left) * (top - (picture.getHeight() - lower));
        return covered < 0.5f * picture.getWidth() * picture.getHeight();
    }

    private BufferedImage picture(String step) throws Exception {
        BufferedImage picture = window.picture();
        File file = new File("target/panel/" + name + "-" + step + ".png");
        file.getParentFile().mkdirs();
        ImageIO.write(picture, "png", file);
        return picture;
    }

    private static void requireScreen(int width, int height) {
        if (!GraphicsEnvironment.isHeadless()) {
            Dimension screen = Toolkit.getDefaultToolkit().getScreenSize();
            if (screen.width < width || screen.height < height) {
                System.out.println("skipped: PanelMouseWindowTest - screen smaller than " + width + " x " + height);
                abort("the screen is too small");
            }
        }
    }
}
