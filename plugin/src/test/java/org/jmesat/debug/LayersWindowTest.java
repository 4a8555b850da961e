package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import java.awt.image.BufferedImage;
import java.nio.FloatBuffer;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.testing.NeedsDisplay;
import org.jmesat.testing.PaintedScene;
import org.jmesat.testing.WindowRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tells the kinds of colliders and the layers apart by the pixels of real windows, on dark and light ground. */
@NeedsDisplay
class LayersWindowTest {
    /** Half the size of each box, in world units. */
    private static final float HALF = 1;

    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();
    private Camera camera;
    private BufferedImage picture;

    @ParameterizedTest
    @CsvSource({"640, 480, 0.1, STANDARD", "1280, 720, 0.9, STANDARD", "1280, 720, 0.5, COLOR_BLIND",
        "2560, 1440, 0.1, COLOR_BLIND"})
    void eachKindHasItsColourAndItsPattern(int width, int height, float ground, DebugPalette palette) {
        picture = WindowRun.picturesOf(width, height, app -> {
            look(app, ground);
            add(app.getRootNode(), "body", app, -4.5f, 1.8f);
            add(app.getRootNode(), "fixed", app, -1.5f, 1.8f).addControl(control(true, false, true));
            add(app.getRootNode(), "trigger", app, 1.5f, 1.8f).addControl(control(false, true, true));
            add(app.getRootNode(), "disabled", app, 4.5f, 1.8f).addControl(control(false, false, false));
            Geometry faulty = add(app.getRootNode(), "faulty", app, -4.5f, -1.8f);
            FloatBuffer positions = faulty.getMesh().getFloatBuffer(Type.Position);
            for (int i = 0; i < positions.limit(); i++) {
                positions.put(i, Float.NaN);
            }
            Node body = new Node("two pieces");
            body.addControl(new ColliderControl());
            app.getRootNode().attachChild(body);
            add(body, "left", app, 0, -1.8f);
            add(body, "right", app, 2 * HALF, -1.8f);
            debug.setPalette(palette);
            showView(app);
        }).get(0);

        assertEquals(1, share(palette.color(DebugColor.BODY), -4.5f, 1.8f), 0.02, "body: solid");
        assertEquals(0, inside(palette.color(DebugColor.BODY), -4.5f, 1.8f), "body: nothing inside");
        // The rims of the ticks cover a little of the line.
        assertEquals(1, share(palette.color(DebugColor.FIXED), -1.5f, 1.8f), 0.15, "fixed: solid");
        assertTrue(inside(palette.color(DebugColor.FIXED), -1.5f, 1.8f) > 8, "fixed: ticks inside");
        assertEquals(9 / 16.0, share(palette.color(DebugColor.TRIGGER), 1.5f, 1.8f), 0.12, "trigger: dashed");
        assertEquals(1 / 3.0, share(palette.color(DebugColor.DISABLED), 4.5f, 1.8f), 0.17, "disabled: dotted");
        assertEquals(1, share(palette.color(DebugColor.FAULTY), -4.5f, -1.8f), 0.02, "faulty: solid");
        assertTrue(isNear(palette.color(DebugColor.FAULTY), -4.5f, -1.8f), "faulty: crossed out");

        ColorRGBA body = palette.color(DebugColor.BODY);
        assertTrue(isNear(body, 0.5f, -1.8f + HALF) && isNear(body, 1.5f, -1.8f + HALF), "both pieces");
        for (float y = -0.7f; y < 0.8f; y += 0.1f) {
            assertTrue(!isNear(body, HALF, -1.8f + y), "no edge between two pieces");
        }
    }

    @ParameterizedTest
    @CsvSource({"640, 480, 0.1", "1280, 720, 0.9", "2560, 1440, 0.5"})
    void namesAreSharpAndOnDarkGround(int width, int height, float ground) {
        List<BufferedImage> pictures = WindowRun.picturesOf(width, height, app -> {
            look(app, ground);
            // On no whole pixels.
            add(app.getRootNode(), "HI HI HI", app, 0.123f, 0.457f);
            debug.setNames(true);
            showView(app);
            app.getCamera().setLocation(app.getCamera().getLocation().add(0.377f, 0.291f, 0));
        }, app -> look(app, ground));
        for (int i = 0; i < 2; i++) {
            picture = pictures.get(i);
            ColorRGBA text = DebugPalette.STANDARD.color(DebugColor.BODY);
            ColorRGBA back = DebugPalette.STANDARD.color(DebugColor.RIM);
            int pure = 0;
            int grounds = 0;
            // The first picture is taken from a place that is moved by this.
            Vector3f middle = camera.getScreenCoordinates(new Vector3f(0.123f - (i == 0 ? 0.377f : 0),
                    0.457f - (i == 0 ? 0.291f : 0) + HALF / 2, 0));
            int scale = Math.max(1, height / 720);
            for (int y = (int) middle.y - 12 * scale; y < middle.y + 12 * scale; y++) {
                for (int x = (int) middle.x - 40 * scale; x < middle.x + 40 * scale; x++) {
                    int rgb = picture.getRGB(x, height - 1 - y);
                    pure += isColor(text, rgb) ? 1 : 0;
                    grounds += isColor(back, rgb) ? 1 : 0;
                }
            }
            assertTrue(grounds > 500 * scale * scale, grounds + " pixels of dark ground");
            // Between pixels, the stem of an I would be two columns of a mixed colour.
            assertTrue(pure > 30 * scale * scale, pure + " pixels of the text's full colour");
        }
    }

    private static ColliderControl control(boolean fixed, boolean trigger, boolean enabled) {
        ColliderControl control = new ColliderControl();
        control.setFixed(fixed);
        control.setTrigger(trigger);
        control.setEnabled(enabled);
        return control;
    }

    private void look(SimpleApplication app, float ground) {
        camera = app.getCamera();
        app.getViewPort().setBackgroundColor(new ColorRGBA(ground, ground, ground, 1));
        PaintedScene.look(camera, 0, 0, 6f * camera.getHeight() / camera.getWidth() + 0.01f);
    }

    private static Geometry add(Node parent, String name, SimpleApplication app, float x, float y) {
        return PaintedScene.add(app, parent, name, new Box(HALF, HALF, 0.1f), x, y);
    }

    private void showView(SimpleApplication app) {
        debug.setVisible(true);
        app.getStateManager().attachAll(collisions, debug);
    }

    /** Returns the part of a box's outline that has a colour. */
    private double share(ColorRGBA color, float x, float y) {
        int found = 0;
        int all = 0;
        for (float part = -0.95f; part < 0.95f; part += 0.005f) {
            found += isAt(color, x + part * HALF, y + HALF, 0, 1) ? 1 : 0;
            found += isAt(color, x + part * HALF, y - HALF, 0, 1) ? 1 : 0;
            found += isAt(color, x + HALF, y + part * HALF, 1, 0) ? 1 : 0;
            found += isAt(color, x - HALF, y + part * HALF, 1, 0) ? 1 : 0;
            all += 4;
        }
        return (double) found / all;
    }

    /** Counts pixels of a colour that are in a box, between its outline and its middle. */
    private int inside(ColorRGBA color, float x, float y) {
        Vector3f low = camera.getScreenCoordinates(new Vector3f(x - HALF, y - HALF, 0));
        Vector3f high = camera.getScreenCoordinates(new Vector3f(x + HALF, y + HALF, 0));
        int far = 4 * Math.max(1, camera.getHeight() / 720);
        int found = 0;
        for (int py = (int) low.y + far; py < high.y - far; py++) {
            for (int px = (int) low.x + far; px < high.x - far; px++) {
                found += isColor(color, picture.getRGB(px, picture.getHeight() - 1 - py)) ? 1 : 0;
            }
        }
        return found;
    }

    /** Looks at the pixel and at its neighbours across the line. */
    private boolean isAt(ColorRGBA color, float x, float y, int acrossX, int acrossY) {
        Vector3f place = camera.getScreenCoordinates(new Vector3f(x, y, 0));
        boolean found = false;
        for (int i = -1; i <= 1; i++) {
            found |= isColor(color, picture.getRGB((int) place.x + i * acrossX,
                    picture.getHeight() - 1 - (int) place.y + i * acrossY));
        }
        return found;
    }

    private boolean isNear(ColorRGBA color, float x, float y) {
        return isAt(color, x, y, 0, 1) || isAt(color, x, y, 1, 0);
    }

    /** Drivers round to either of two neighbouring values. */
    private static boolean isColor(ColorRGBA color, int rgb) {
        return Math.abs(255 * color.r - (rgb >> 16 & 0xff)) <= 1 && Math.abs(255 * color.g - (rgb >> 8 & 0xff)) <= 1
                && Math.abs(255 * color.b - (rgb & 0xff)) <= 1;
    }
}
