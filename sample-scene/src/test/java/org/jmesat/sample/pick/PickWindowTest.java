package org.jmesat.sample.pick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.post.FilterPostProcessor;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import com.jme3.system.AppSettings;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.io.File;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import org.jmesat.control.ColliderControl;
import org.jmesat.debug.DebugColor;
import org.jmesat.debug.DebugPalette;
import org.jmesat.sample.RealWindow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** The real mouse over the scene: what is under it is named on the screen, and clicks choose. */
class PickWindowTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    /** How far from the cursor the two lines of the hover text are, at most, in pixels. */
    private static final int ASIDE = 220;
    private static final int ABOVE = 100;

    private TestInfo test;
    private RealWindow<PickGame> window;
    private WrittenText text;
    private float cursorX;
    private float cursorY;

    @BeforeEach
    void remember(TestInfo info) {
        test = info;
    }

    @AfterEach
    void close() {
        if (window != null) {
            window.close();
        }
    }

    private void open(Consumer<PickGame> build) throws Exception {
        AppSettings settings = new AppSettings(true);
        settings.setResolution(WIDTH, HEIGHT);
        settings.setGammaCorrection(false);
        window = RealWindow.open(test, new PickGame(build), settings);
        text = new WrittenText(window.ask(() -> window.game().getAssetManager()
                .loadFont("Interface/Fonts/Default.fnt")));
        window.key(KeyEvent.VK_F3);
        window.awaitTrue(() -> window.game().debug.isVisible());
        window.frames(5);
    }

    @Test
    void nameLayerIdAndKindOfAColliderAreWrittenAboveTheCursor() throws Exception {
        open(game -> {
            game.collisions.setLayerNames("walls, players, shots");
            control(game, "wall", -6, 2, 2).setFixed(true);
            control(game, "player", -3, 2, 4);
            control(game, "zone", -6, -2, 4).setTrigger(true);
            control(game, "bullet", -3, -2, 8).setContinuous(true);
            control(game, "ghost", 0, -2, 8).setEnabled(false);
        });
        hover(new Vector3f(-6, 2, 1));
        assertWritten("Geometry 'wall'", "id 0, layer 1 (walls), fixed");
        save("body");
        hover(new Vector3f(-3, 2, 1));
        assertWritten("Geometry 'player'", "id 1, layer 2 (players), body");
        assertNotWritten("Geometry 'wall'");
        hover(new Vector3f(-6, -2, 1));
        assertWritten("Geometry 'zone'", "id 2, layer 2 (players), trigger");
        hover(new Vector3f(-3, -2, 1));
        assertWritten("Geometry 'bullet'", "id 3, layer 3 (shots), continuous body");
        hover(new Vector3f(0, -2, 1));
        assertWritten("Geometry 'ghost'", "disabled");
        save("disabled");
        hover(new Vector3f(-4.5f, 0, 1));
        assertNotWritten("Geometry 'wall'", "Geometry 'player'", "disabled");
    }

    private static ColliderControl control(PickGame game, String name, float x, float y, int layers) {
        ColliderControl control = new ColliderControl();
        control.setCategory(layers);
        game.add(game.getRootNode(), name, new Box(1, 1, 1), x, y, 0).addControl(control);
        return control;
    }

    @Test
    void clicksChooseInAGuiThatIsTheRoot() throws Exception {
        open(game -> {
            game.collisions.setRoot(game.getGuiNode());
            game.getGuiNode().detachAllChildren();
            game.add(game.getGuiNode(), "floor", new Quad(400, 60), 100, 150, 0);
            game.add(game.getGuiNode(), "crate", new Quad(80, 80), 250, 200, 1);
            game.add(game.getGuiNode(), "coin", new Quad(40, 40), 300, 400, 2);
        });
        click(120, 180, false);
        assertChosen("floor", "crate");
        click(320, 420, true);
        assertChosen("floor", "coin");
        click(270, 260, false);
        assertChosen("crate", "coin");
        assertWritten("Geometry 'crate'");
        BufferedImage picture = save("chosen");
        assertOutlined(picture, 250, 200, 280);
        String panel = window.ask(() -> window.game().panel.getText());
        assertTrue(panel.contains("crate") && panel.contains("coin"), panel);

        // The panel belongs to the same GUI. It takes its own clicks.
        click(1000, 700, false);
        assertChosen("crate", "coin");
    }

    @Test
    void eachHalfOfASplitScreenIsClickedThroughItsOwnCamera() throws Exception {
        Camera[] cameras = new Camera[2];
        open(game -> {
            for (int i = 0; i < 4; i++) {
                game.add(game.getRootNode(), "box " + i, new Box(0.6f, 0.6f, 0.6f), 2 * i - 3, 0, 0);
            }
            cameras[0] = game.getCamera();
            cameras[1] = cameras[0].clone();
            cameras[0].setViewPort(0, 0.5f, 0, 1);
            cameras[1].setViewPort(0.5f, 1, 0, 1);
            for (Camera camera : cameras) {
                camera.setFrustumPerspective(45, 0.5f * WIDTH / HEIGHT, 1, 100);
            }
            cameras[0].lookAt(new Vector3f(-2, 0, 0), Vector3f.UNIT_Y);
            cameras[1].setLocation(new Vector3f(2, -6, 8));
            cameras[1].lookAt(new Vector3f(2, 0, 0), Vector3f.UNIT_Y);
            ViewPort second = game.getRenderManager().createMainView("second", cameras[1]);
            second.setClearFlags(true, true, true);
            second.setBackgroundColor(game.getViewPort().getBackgroundColor());
            second.attachScene(game.getRootNode());
        });
        window.ask(() -> window.game().getStateManager().detach(window.game().panel));
        window.frames(3);
        clickOn("box 0", cameras[0], false);
        clickOn("box 3", cameras[1], true);
        assertChosen("box 0", "box 3");
        assertWritten("Geometry 'box 3'");
        clickOn("box 2", cameras[1], false);
        assertChosen("box 2", "box 3");
        clickOn("box 1", cameras[0], true);
        assertChosen("box 2", "box 1");
        assertWritten("Geometry 'box 1'");
        save("chosen");
    }

    @Test
    void theOverlayAndTheMouseWorkAfterTheGameClearedItsScenes() throws Exception {
        open(PickWindowTest::addTwoBoxes);
        window.ask(() -> {
            window.game().getViewPort().clearScenes();
            window.game().getViewPort().attachScene(window.game().getRootNode());
            return null;
        });
        window.frames(5);
        assertTwoBoxesAreClicked();
        assertTrue(outlinePixels(save("cleared")) > 300);
    }

    @Test
    void theOverlayAndTheMouseWorkInAFilteredPicture() throws Exception {
        open(game -> {
            addTwoBoxes(game);
            FilterPostProcessor filters = new FilterPostProcessor(game.getAssetManager());
            filters.addFilter(new SwapFilter());
            game.getViewPort().addProcessor(filters);
        });
        BufferedImage before = save("filtered");
        int background = before.getRGB(20, 20);
        assertTrue((background >> 16 & 0xFF) > 2 * (background & 0xFF), "the filter swaps red and blue");
        assertTrue(outlinePixels(before) > 300, "the overlay is not filtered");
        assertTwoBoxesAreClicked();
        save("chosen");
    }

    private static void addTwoBoxes(PickGame game) {
        game.add(game.getRootNode(), "left", new Box(1, 1, 1), -6, 1, 0);
        game.add(game.getRootNode(), "right", new Box(1, 1, 1), -3, -1, 0);
        game.add(game.getRootNode(), "other", new Box(1, 1, 1), -6, -3, 0);
    }

    private void assertTwoBoxesAreClicked() throws Exception {
        clickOn("right", window.game().getCamera(), false);
        clickOn("left", window.game().getCamera(), true);
        assertChosen("right", "left");
        assertWritten("Geometry 'left'", "id 0, layer 0 (default), body");
    }

    private void clickOn(String name, Camera camera, boolean shift) throws Exception {
        Vector3f pixel = window.ask(() -> camera.getScreenCoordinates(
                window.game().getRootNode().getChild(name).getWorldTranslation()));
        click(pixel.x, pixel.y, shift);
    }

    private void click(float x, float y, boolean shift) throws Exception {
        point(x, y);
        if (shift) {
            window.shiftClick();
        } else {
            window.click();
        }
        window.frames(3);
    }

    private void hover(Vector3f place) throws Exception {
        Vector3f pixel = window.ask(() -> window.game().getCamera().getScreenCoordinates(place));
        point(pixel.x, pixel.y);
        window.frames(3);
    }

    private void point(float x, float y) throws Exception {
        // Nothing is named before the mouse has moved.
        window.pointAt(x - 4, y);
        window.pointAt(x, y);
        cursorX = x;
        cursorY = y;
    }

    private void assertChosen(String a, String b) throws Exception {
        assertEquals(a, name(window.ask(() -> window.game().debug.getSelection().spatialA())));
        assertEquals(b, name(window.ask(() -> window.game().debug.getSelection().spatialB())));
    }

    private static String name(Spatial spatial) {
        return spatial == null ? null : spatial.getName();
    }

    private void assertWritten(String... lines) throws Exception {
        BufferedImage picture = save("written");
        for (String line : lines) {
            assertTrue(isWritten(picture, line), line + " is not above the cursor");
        }
    }

    private void assertNotWritten(String... lines) throws Exception {
        BufferedImage picture = save("written");
        for (String line : lines) {
            assertFalse(isWritten(picture, line), line + " is above the cursor");
        }
    }

    private boolean isWritten(BufferedImage picture, String line) {
        int x = Math.round(cursorX);
        int y = HEIGHT - Math.round(cursorY);
        return text.isIn(picture, line, x - ASIDE, y - ABOVE, x + ASIDE, y);
    }

    private static int outlinePixels(BufferedImage picture) {
        int count = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                count += isOutline(picture, x, y) ? 1 : 0;
            }
        }
        return count;
    }

    /** Looks at a side of an outline; contacts and the hover text may cover less than half of it. */
    private static void assertOutlined(BufferedImage picture, int left, int bottom, int top) {
        int found = 0;
        for (int y = bottom; y < top; y++) {
            found += isOutline(picture, left, HEIGHT - y) || isOutline(picture, left - 1, HEIGHT - y) ? 1 : 0;
        }
        assertTrue(found > 0.5f * (top - bottom), found + " pixels of the left side");
    }

    /** The pair has its own colours. */
    private static boolean isOutline(BufferedImage picture, int x, int y) {
        int rgb = picture.getRGB(x, y);
        return isColor(rgb, DebugColor.BODY) || isColor(rgb, DebugColor.TOUCHING)
                || isColor(rgb, DebugColor.INTERVAL_A) || isColor(rgb, DebugColor.INTERVAL_B);
    }

    private static boolean isColor(int rgb, DebugColor color) {
        ColorRGBA wanted = DebugPalette.STANDARD.color(color);
        return Math.abs(255 * wanted.r - (rgb >> 16 & 255)) <= 2 && Math.abs(255 * wanted.g - (rgb >> 8 & 255)) <= 2
                && Math.abs(255 * wanted.b - (rgb & 255)) <= 2;
    }

    private BufferedImage save(String step) throws Exception {
        BufferedImage picture = window.picture();
        File file = new File("target/pictures/" + test.getTestMethod().orElseThrow().getName() + "-" + step + ".png");
        file.getParentFile().mkdirs();
        ImageIO.write(picture, "png", file);
        return picture;
    }
}
