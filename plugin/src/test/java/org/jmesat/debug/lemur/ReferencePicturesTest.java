package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Sphere;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.debug.CollisionDebugState.Layer;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.testing.NeedsDisplay;
import org.jmesat.testing.PaintedScene;
import org.jmesat.testing.WindowRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The whole view, overlay and panel, as it was when somebody looked at it last. A picture that differs is written to
 * <i>target/pictures</i>. Look at it; if it is right, copy it over the reference in <i>src/test/resources/pictures</i>.
 */
@NeedsDisplay
class ReferencePicturesTest {
    private static final Path REFERENCES = Path.of("src", "test", "resources", "pictures");
    private static final Path WRITTEN = Path.of("target", "pictures");
    /**
     * A pixel differs if a colour component differs by more than this from each pixel around it in the reference:
     * drivers round colours and places differently.
     */
    private static final int TOLERANCE = 48;
    /** The greatest share of pixels that may differ: less than a word of the panel has. */
    private static final double GREATEST_SHARE = 0.0001;

    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState overlay = new CollisionDebugState();
    private final AxisPanelState panel = new AxisPanelState();

    @BeforeEach
    @AfterEach
    void noLemur() {
        PanelRun.removeLemur();
    }

    @ParameterizedTest
    @CsvSource({"640, 480, dark", "640, 480, light", "1280, 720, dark", "1280, 720, light", "2560, 1440, dark",
        "2560, 1440, light"})
    void theViewLooksAsItsReference(int width, int height, String ground) throws IOException {
        List<BufferedImage> pictures = WindowRun.picturesOf(width, height, app -> show(app, ground.equals("light")),
                app -> { }, app -> { });
        assertEquals(width, pictures.get(2).getWidth());
        assertEquals(height, pictures.get(2).getHeight());
        assertLooksAs(width + "x" + height + "-" + ground + ".png", pictures.get(2));
    }

    @Test
    void aSmallWindowWithAllLayersLooksAsItsReference() throws IOException {
        List<BufferedImage> pictures = WindowRun.picturesOf(640, 480, app -> {
            show(app, false);
            for (Layer each : Layer.values()) {
                each.setShown(overlay, true);
            }
        }, app -> panel.place.detailed = true, app -> { });
        assertLooksAs("640x480-all-layers.png", pictures.get(2));
    }

    private static void assertLooksAs(String name, BufferedImage picture) throws IOException {
        Path file = REFERENCES.resolve(name);
        double share = Files.exists(file) ? differingShare(ImageIO.read(file.toFile()), picture) : 1;
        if (share > GREATEST_SHARE) {
            Files.createDirectories(WRITTEN);
            ImageIO.write(picture, "png", WRITTEN.resolve(name).toFile());
        }
        assertTrue(share <= GREATEST_SHARE, share + " of the pixels differ: look at " + WRITTEN.resolve(name));
    }

    /** A touching pair, a fixed body, a trigger, and a disabled body. */
    private void show(SimpleApplication app, boolean light) {
        app.getViewPort().setBackgroundColor(light ? new ColorRGBA(0.9f, 0.9f, 0.88f, 1)
                : new ColorRGBA(0.05f, 0.06f, 0.08f, 1));
        PaintedScene.look(app.getCamera(), 0, 0, 4);

        ColorRGBA surface = light ? new ColorRGBA(0.65f, 0.68f, 0.7f, 1) : new ColorRGBA(0.2f, 0.22f, 0.26f, 1);
        add(app, "crate", new Box(0.7f, 0.7f, 0.5f), -1.2f, -0.9f, surface).rotate(0, 0, 0.2f);
        add(app, "ball", new Sphere(12, 12, 0.8f), -1.9f, 0.3f, surface);
        control(add(app, "floor", new Box(3.5f, 0.3f, 0.5f), -1, -2.6f, surface)).setFixed(true);
        control(add(app, "zone", new Box(0.6f, 0.9f, 0.5f), 1.4f, 0.4f, surface)).setTrigger(true);
        control(add(app, "ghost", new Box(0.5f, 0.5f, 0.5f), -3.4f, 1.2f, surface)).setEnabled(false);
        overlay.setVisible(true);
        app.getStateManager().attachAll(collisions, overlay, panel);
    }

    private static Geometry add(SimpleApplication app, String name, Mesh mesh, float x, float y,
            ColorRGBA color) {
        return PaintedScene.add(app, app.getRootNode(), name, mesh, x, y, color);
    }

    private static ColliderControl control(Geometry geometry) {
        ColliderControl control = new ColliderControl();
        geometry.addControl(control);
        return control;
    }

    private static double differingShare(BufferedImage one, BufferedImage other) {
        if (one.getWidth() != other.getWidth() || one.getHeight() != other.getHeight()) {
            return 1;
        }
        int differing = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                differing += isAround(one, x, y, other.getRGB(x, y)) ? 0 : 1;
            }
        }
        return (double) differing / one.getWidth() / one.getHeight();
    }

    private static boolean isAround(BufferedImage picture, int x, int y, int color) {
        for (int v = Math.max(0, y - 1); v <= Math.min(picture.getHeight() - 1, y + 1); v++) {
            for (int u = Math.max(0, x - 1); u <= Math.min(picture.getWidth() - 1, x + 1); u++) {
                if (!differs(picture.getRGB(u, v), color)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean differs(int one, int other) {
        for (int shift = 0; shift < 24; shift += 8) {
            if (Math.abs((one >> shift & 255) - (other >> shift & 255)) > TOLERANCE) {
                return true;
            }
        }
        return false;
    }
}
