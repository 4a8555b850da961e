package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.NeedsDisplay;
import org.jmesat.testing.PaintedScene;
import org.jmesat.testing.WindowRun;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorRequirement;
import org.jmesat.testing.editor.EditorWindow;
import org.junit.jupiter.api.Test;

/** A real window whose scene is that of an application like the SDK's: the overlay is on the screen. */
@NeedsDisplay
@EditorRequirement({10, 13})
class EditorViewWindowTest {
    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();
    private final Node scene = new Node("scene");
    private EditorApplication editor;
    private EditorWindow window;
    private Camera camera;
    private BufferedImage picture;

    private void open(SimpleApplication app) {
        window = new EditorWindow(app);
        editor = window.application();
        camera = app.getCamera();
        PaintedScene.look(camera, 0, 0, 4);
        PaintedScene.add(app, scene, "crate", new Box(1, 1, 0.1f), -1, 0);
        PaintedScene.add(app, scene, "barrel", new Box(1, 1, 0.1f), 3, 0);
        editor.open(scene);
    }

    @Test
    void outlinesAreOnTheScreenWhileVisibleIsTicked() {
        List<BufferedImage> pictures = WindowRun.picturesOf(this::open,
                app -> editor.attach(collisions, debug),
                app -> debug.setVisible(true),
                app -> {
                    assertEquals(List.of(), window.leftInViewPorts());
                    debug.setVisible(false);
                },
                app -> {
                    debug.setVisible(true);
                    debug.setNames(true);
                },
                app -> editor.closeScene());
        editor.close();

        assertEquals(List.of(), editor.dialogs());
        assertEquals(List.of(), editor.swallowed());
        for (int i : new int[] {0, 1, 3, 5}) {
            picture = pictures.get(i);
            assertTrue(!isOutlined(-1) && !isOutlined(3), "no outlines in picture " + i);
        }
        for (int i : new int[] {2, 4}) {
            picture = pictures.get(i);
            assertTrue(isOutlined(-1) && isOutlined(3), "outlines in picture " + i);
        }
        assertEquals(List.of(), window.leftInViewPorts());
        assertEquals("not attached", debug.getStatus());
    }

    /** Whether all four sides of a box at this place have the colour of a body that touches nothing. */
    private boolean isOutlined(float x) {
        for (float part = -0.9f; part < 0.95f; part += 0.1f) {
            if (!(isBody(x + part, 1) && isBody(x + part, -1) && isBody(x + 1, part) && isBody(x - 1, part))) {
                return false;
            }
        }
        return true;
    }

    /** Looks for the colour at a place, and one pixel around it. */
    private boolean isBody(float x, float y) {
        ColorRGBA color = DebugPalette.STANDARD.color(DebugColor.BODY);
        Vector3f at = camera.getScreenCoordinates(new Vector3f(x, y, 0));
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                int rgb = picture.getRGB((int) at.x + dx, picture.getHeight() - 1 - (int) at.y + dy);
                if (isNear(color.r, rgb >> 16) && isNear(color.g, rgb >> 8) && isNear(color.b, rgb)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Drivers round to either of two neighbouring values. */
    private static boolean isNear(float expected, int seen) {
        return Math.abs(255 * expected - (seen & 0xff)) <= 1;
    }
}
