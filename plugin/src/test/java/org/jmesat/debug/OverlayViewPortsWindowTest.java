package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.NeedsDisplay;
import org.jmesat.testing.PaintedScene;
import org.jmesat.testing.WindowRun;
import org.junit.jupiter.api.Test;

/** Looks for outlines in the pixels of a real window, in every view port that shows the colliders. */
@NeedsDisplay
class OverlayViewPortsWindowTest {
    private static final ColorRGBA BODY = DebugPalette.STANDARD.color(DebugColor.BODY);
    private static final ColorRGBA GROUND = new ColorRGBA(0.1f, 0.1f, 0.12f, 1);
    private static final int FAR = 1_000_000;

    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();

    @Test
    void bothHalvesOfASplitScreenShowTheOutlineInTheirOwnView() {
        Camera[] cameras = new Camera[2];
        BufferedImage picture = WindowRun.picturesOf(app -> {
            add(app, app.getRootNode(), new Box(1, 1, 0.1f), 0, 0);
            cameras[0] = app.getCamera();
            cameras[1] = cameras[0].clone();
            cameras[0].setViewPort(0, 0.5f, 0, 1);
            cameras[1].setViewPort(0.5f, 1, 0, 1);
            PaintedScene.look(cameras[0], 0, 0, 4);
            PaintedScene.look(cameras[1], 1, 1, 8);
            app.getViewPort().setBackgroundColor(GROUND);
            ViewPort second = app.getRenderManager().createMainView("second", cameras[1]);
            second.setClearFlags(true, true, true);
            second.setBackgroundColor(GROUND);
            second.attachScene(app.getRootNode());
            showView(app);
        }).get(0);

        for (Camera camera : cameras) {
            for (float along = -0.9f; along < 1; along += 0.1f) {
                assertBody(picture, camera, 1, along);
                assertBody(picture, camera, -1, along);
                assertBody(picture, camera, along, 1);
                assertBody(picture, camera, along, -1);
            }
        }
        assertLinesAreAbout(2, picture, cameras[0], 1, 0.5f);
        assertLinesAreAbout(2, picture, cameras[1], 1, 0.5f);
    }

    @Test
    void aRootInTheGuiHasItsOutlineAroundItsPixelsAndOverThem() {
        List<BufferedImage> pictures = WindowRun.picturesOf(app -> {
            app.getViewPort().setBackgroundColor(GROUND);
            add(app, app.getGuiNode(), new Quad(300, 150), 200, 100).setLocalTranslation(200, 100, 50);
            collisions.setRoot(app.getGuiNode());
            showView(app);
        }, app -> app.getGuiViewPort().getCamera().setViewPort(0.5f, 1, 0, 0.5f));

        assertFrame(pictures.get(0), 200, 100, 500, 250);
        // The engine shrinks a GUI to its view port.
        assertFrame(pictures.get(1), 640 + 100, 50, 640 + 250, 125);
    }

    private static void assertFrame(BufferedImage picture, int left, int bottom, int right, int top) {
        for (int x = left + 4; x < right - 4; x++) {
            assertNear(picture, x, bottom);
            assertNear(picture, x, top);
        }
        for (int y = bottom + 4; y < top - 4; y++) {
            assertNear(picture, left, y);
            assertNear(picture, right, y);
        }
    }

    @Test
    void theGameMayClearTheScenesOfItsViewPort() {
        List<BufferedImage> pictures = WindowRun.picturesOf(app -> {
            app.getViewPort().setBackgroundColor(GROUND);
            add(app, app.getRootNode(), new Box(1, 1, 0.1f), 0, 0);
            PaintedScene.look(app.getCamera(), 0, 0, 4);
            showView(app);
        }, app -> {
            app.getViewPort().clearScenes();
            app.getViewPort().attachScene(app.getRootNode());
        });
        assertSame(pictures.get(0), pictures.get(1));
        assertTrue(isBody(pictures.get(0).getRGB(640 + 90, 360)) || isBody(pictures.get(0).getRGB(640 + 89, 360)));
    }

    /** The camera is moved with the scene, by a vector that floats can hold. */
    @Test
    void theOverlayKeepsItsShapeFarFromTheOrigin() {
        List<BufferedImage> pictures = WindowRun.picturesOf(app -> {
            app.getViewPort().setBackgroundColor(GROUND);
            for (int i = 0; i < 3; i++) {
                add(app, app.getRootNode(), new Box(1, 1, 0.1f), 3 * i - 3, 0);
            }
            PaintedScene.look(app.getCamera(), 0, 0, 4);
            showView(app);
        }, app -> {
            for (int i = 0; i < 3; i++) {
                app.getRootNode().getChild(i).setLocalTranslation(FAR + 3 * i - 3, FAR, 0);
            }
            PaintedScene.look(app.getCamera(), FAR, FAR, 4);
        });
        assertSame(pictures.get(0), pictures.get(1));
    }

    private static Geometry add(SimpleApplication app, Node parent, Mesh mesh, float x, float y) {
        return PaintedScene.add(app, parent, "a", mesh, x, y);
    }

    private void showView(SimpleApplication app) {
        debug.setVisible(true);
        app.getStateManager().attachAll(collisions, debug);
    }

    private static void assertBody(BufferedImage picture, Camera camera, float x, float y) {
        Vector3f place = camera.getScreenCoordinates(new Vector3f(x, y, 0));
        assertNear(picture, place.x, place.y);
    }

    private static void assertNear(BufferedImage picture, double x, double y) {
        boolean found = false;
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                found |= isBody(picture.getRGB((int) x + dx, picture.getHeight() - 1 - (int) y + dy));
            }
        }
        assertTrue(found, "no outline at " + x + ", " + y);
    }

    /** Counts the pixels across a vertical line. */
    private static void assertLinesAreAbout(int pixels, BufferedImage picture, Camera camera, float x, float y) {
        Vector3f place = camera.getScreenCoordinates(new Vector3f(x, y, 0));
        int count = 0;
        for (int dx = -5; dx <= 5; dx++) {
            count += isBody(picture.getRGB((int) place.x + dx, picture.getHeight() - 1 - (int) place.y)) ? 1 : 0;
        }
        assertEquals(pixels, count, 1, "width of a line");
    }

    private static void assertSame(BufferedImage expected, BufferedImage actual) {
        int different = 0;
        for (int y = 0; y < expected.getHeight(); y++) {
            for (int x = 0; x < expected.getWidth(); x++) {
                different += expected.getRGB(x, y) == actual.getRGB(x, y) ? 0 : 1;
            }
        }
        assertFalse(different > 0, different + " pixels differ");
    }

    private static boolean isBody(int rgb) {
        return Math.abs(255 * BODY.r - (rgb >> 16 & 0xff)) < 1 && Math.abs(255 * BODY.g - (rgb >> 8 & 0xff)) < 1
                && Math.abs(255 * BODY.b - (rgb & 0xff)) < 1;
    }
}
