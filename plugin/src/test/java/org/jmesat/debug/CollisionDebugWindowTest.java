package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.InPlane;
import org.jmesat.testing.NeedsDisplay;
import org.jmesat.testing.WindowRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Compares the pixels of a real window with the scene's own vertices, projected to the screen. */
@NeedsDisplay
@ParameterizedClass
@EnumSource
class CollisionDebugWindowTest {
    private static final ColorRGBA BACKGROUND = new ColorRGBA(0.1f, 0.1f, 0.12f, 1);
    private static final ColorRGBA SURFACE = new ColorRGBA(0.2f, 0.3f, 0.3f, 1);
    private static final ColorRGBA FREE = color(DebugColor.BODY);
    private static final ColorRGBA WHITE = color(DebugColor.LEAST_OVERLAP);

    /** Width of a line with its rim, in pixels. */
    private static final int ACROSS = 6;

    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();
    private final List<ScreenHull> hulls = new ArrayList<>();
    private final InPlane in;
    private Camera camera;

    CollisionDebugWindowTest(ProjectionPlane plane) {
        in = new InPlane(plane);
        collisions.setPlane(plane);
    }

    private static ColorRGBA color(DebugColor meaning) {
        return DebugPalette.STANDARD.color(meaning);
    }

    @Test
    void anOutlineSurroundsItsMeshAndDisappearsWhenTheViewIsHidden() throws Exception {
        List<BufferedImage> pictures = WindowRun.picturesOf(this::threeMeshesApart, this::showView,
                app -> debug.setVisible(false));
        BufferedImage without = pictures.get(0);
        BufferedImage shown = pictures.get(1);

        for (ScreenHull hull : hulls) {
            hull.walk((x, y) -> assertTrue(isNear(shown, FREE, x, y, 1), "no outline at " + x + ", " + y));
        }
        for (int y = 0; y < WindowRun.HEIGHT; y++) {
            for (int x = 0; x < WindowRun.WIDTH; x++) {
                if (isColor(FREE, shown.getRGB(x, y))) {
                    // Half of the line's two pixels, and half of the pixel's diagonal.
                    assertTrue(distanceFromEdge(x + 0.5, y + 0.5) < 1.8,
                            "an outline beside its mesh at " + x + ", " + y);
                }
                if (!isColor(BACKGROUND, without.getRGB(x, y))) {
                    assertTrue(distance(x + 0.5, y + 0.5) <= 1, "a mesh outside of its outline at " + x + ", " + y);
                }
            }
        }
        assertSamePicture(without, pictures.get(2));
        for (DebugColor each : DebugColor.values()) {
            assertFalse(shows(pictures.get(2), color(each)), each.toString());
        }
    }

    @Test
    void thePairIsDrawnWithItsTrueValues() {
        debug.setMaxAxes(1);
        BufferedImage picture = WindowRun.picturesOf(app -> {
            look(app);
            // Along x, A covers −2 to 0.5 and B 0 to 3. The overlap of 0.5 is the least.
            add(app, new Geometry("A", new Box(1.25f, 1, 1)), -0.75f, 0.5f);
            add(app, new Geometry("B", new Box(1.5f, 0.8f, 1)), 1.5f, 0.2f);
            showView(app);
        }).get(0);

        // The bars are below the shapes, whose outlines have the same colours.
        int below = (int) screen(0, -0.6f).y + 5;
        Run barA = longestRun(picture, color(DebugColor.INTERVAL_A), below, WindowRun.HEIGHT);
        Run barB = longestRun(picture, color(DebugColor.INTERVAL_B), below, WindowRun.HEIGHT);
        assertCovers(-2, 0.5f, barA);
        assertCovers(0, 3, barB);

        Run axis = longestRun(picture, WHITE, barA.row(), barB.row());
        assertTrue(axis.start() < barA.start() && axis.end() > barB.end(), "the axis is shorter than the bars");
        for (float x : new float[] {-1.9f, -0.1f, 0.6f, 2.9f}) {
            assertTrue(thickness(picture, WHITE, x, axis.row()) < 4, "the overlap is marked at " + x);
        }
        for (float x : new float[] {0.05f, 0.25f, 0.45f}) {
            assertTrue(thickness(picture, WHITE, x, axis.row()) >= 4, "the overlap is not marked at " + x);
        }

        assertTrue(isNear(picture, color(DebugColor.INTERVAL_A), screen(-2, 0), 1), "the outline of A");
        assertTrue(isNear(picture, color(DebugColor.INTERVAL_B), screen(3, 0), 1), "the outline of B");
        assertTrue(isNear(picture, color(DebugColor.CONTACT), screen(0.5f, 1), 1), "a contact point");
        assertTrue(isNear(picture, color(DebugColor.CONTACT), screen(0.5f, -0.5f), 1), "the other contact point");
        Vector3f middle = screen(0.5f, 0.25f);
        Run push = longestRun(picture, WHITE, (int) middle.y - 1, (int) middle.y + 1);
        assertCovers(0.5f, 1, push);
        assertFalse(shows(picture, color(DebugColor.SEPARATING_AXIS)));
        assertFalse(shows(picture, color(DebugColor.SEPARATING_LINE)));
    }

    @Test
    void theSeparatingLineRunsThroughTheMiddleOfTheGap() {
        float turn = 0.1f;
        BufferedImage picture = WindowRun.picturesOf(app -> {
            look(app);
            add(app, new Geometry("A", new Box(1, 1, 1)), -1.5f, 0).rotate(rotation(0, 0, turn));
            add(app, new Geometry("B", new Box(1, 1, 1)), 1.5f, 0).rotate(rotation(0, 0, turn));
            showView(app);
        }, app -> debug.getSelection().choose(collisions.getWorld().getColliders().get(0),
                collisions.getWorld().getColliders().get(1))).get(1);

        ColorRGBA line = color(DebugColor.SEPARATING_LINE);
        int found = 0;
        Vector3f middle = screen(0, 0);
        for (int y = 0; y < WindowRun.HEIGHT; y++) {
            for (int x = 0; x < WindowRun.WIDTH; x++) {
                if (isColor(line, picture.getRGB(x, y))) {
                    found++;
                    double along = (x + 0.5 - middle.x) * Math.cos(turn) - (y + 0.5 - middle.y) * Math.sin(turn);
                    assertEquals(0, along, 2, "a dash beside the line at " + x + ", " + y);
                }
            }
        }
        assertTrue(found > 100, found + " pixels of the line");
        assertTrue(shows(picture, color(DebugColor.SEPARATING_AXIS)));
        assertFalse(shows(picture, WHITE));
    }

    private void threeMeshesApart(SimpleApplication app) {
        look(app);
        Spatial box = add(app, new Geometry("box", new Box(1, 0.7f, 0.5f)), -4, -1.5f);
        Spatial turned = add(app, new Geometry("turned box", new Box(0.9f, 0.6f, 1.2f)), 3.5f, 2);
        turned.rotate(rotation(0.5f, 0.7f, 0.3f));
        Spatial teapot = add(app, app.getAssetManager().loadModel("Models/Teapot/Teapot.obj"), 0.5f, -2);
        teapot.rotate(rotation(0.4f, 0.3f, -0.2f));
        app.getRootNode().updateGeometricState();
        for (Spatial spatial : List.of(box, turned, teapot)) {
            hulls.add(new ScreenHull(camera, spatial));
        }
    }

    private void look(SimpleApplication app) {
        camera = app.getCamera();
        app.getViewPort().setBackgroundColor(BACKGROUND);
        float halfHeight = 4.5f;
        float halfWidth = halfHeight * WindowRun.WIDTH / WindowRun.HEIGHT;
        camera.setParallelProjection(true);
        camera.setFrustum(1, 40, -halfWidth, halfWidth, halfHeight, -halfHeight);
        camera.setLocation(in.vector(0, 0, 20));
        camera.lookAtDirection(in.vector(0, 0, -1), in.vector(0, 1, 0));
    }

    private Quaternion rotation(float xAngle, float yAngle, float zAngle) {
        return in.rotation(new Quaternion().fromAngles(xAngle, yAngle, zAngle));
    }

    private Spatial add(SimpleApplication app, Spatial spatial, float x, float y) {
        Material material = new Material(app.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", SURFACE);
        spatial.setMaterial(material);
        spatial.depthFirstTraversal(each -> {
            if (each instanceof Geometry geometry) {
                in.mesh(geometry.getMesh());
            }
        });
        spatial.setLocalTranslation(in.vector(x, y, 0));
        app.getRootNode().attachChild(spatial);
        return spatial;
    }

    private void showView(SimpleApplication app) {
        debug.setVisible(true);
        app.getStateManager().attachAll(collisions, debug);
    }

    private Vector3f screen(float x, float y) {
        return ScreenHull.onScreen(camera, in.vector(x, y, 0));
    }

    private double distanceFromEdge(double x, double y) {
        return hulls.stream().mapToDouble(hull -> hull.distanceFromEdge(x, y)).min().orElseThrow();
    }

    private double distance(double x, double y) {
        return hulls.stream().mapToDouble(hull -> hull.distance(x, y)).min().orElseThrow();
    }

    /** A run of pixels of one colour in a row of the picture; the end is exclusive. */
    private record Run(int start, int end, int row) {
    }

    /** Narrow lines across a run do not end it. */
    private static Run longestRun(BufferedImage picture, ColorRGBA color, int fromRow, int toRow) {
        Run longest = new Run(0, 0, -1);
        for (int y = fromRow; y < toRow; y++) {
            int start = -1;
            int end = -ACROSS;
            for (int x = 0; x < picture.getWidth(); x++) {
                if (isColor(color, picture.getRGB(x, y))) {
                    start = x - end < ACROSS ? start : x;
                    end = x + 1;
                    longest = end - start > longest.end() - longest.start() ? new Run(start, end, y) : longest;
                }
            }
        }
        return longest;
    }

    private int thickness(BufferedImage picture, ColorRGBA color, float x, int row) {
        int count = 0;
        for (int y = row - ACROSS; y <= row + ACROSS; y++) {
            count += isColor(color, picture.getRGB((int) screen(x, 0).x, y)) ? 1 : 0;
        }
        return count;
    }

    /** A mark at an end may cover half of its own width. */
    private void assertCovers(float from, float to, Run run) {
        assertEquals(screen(from, 0).x, run.start(), ACROSS / 2, "where " + run + " begins");
        assertEquals(screen(to, 0).x, run.end(), ACROSS / 2, "where " + run + " ends");
    }

    private static boolean isNear(BufferedImage picture, ColorRGBA color, Vector3f place, int pixels) {
        return isNear(picture, color, place.x, place.y, pixels);
    }

    private static boolean isNear(BufferedImage picture, ColorRGBA color, double x, double y, int pixels) {
        for (int dy = -pixels; dy <= pixels; dy++) {
            for (int dx = -pixels; dx <= pixels; dx++) {
                if (isColor(color, picture.getRGB((int) x + dx, (int) y + dy))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void assertSamePicture(BufferedImage expected, BufferedImage actual) {
        for (int y = 0; y < expected.getHeight(); y++) {
            for (int x = 0; x < expected.getWidth(); x++) {
                assertEquals(expected.getRGB(x, y), actual.getRGB(x, y), "the pixel at " + x + ", " + y);
            }
        }
    }

    private static boolean shows(BufferedImage picture, ColorRGBA color) {
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                if (isColor(color, picture.getRGB(x, y))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Drivers round to either of two neighbouring values. */
    private static boolean isColor(ColorRGBA color, int rgb) {
        return Math.abs(255 * color.r - (rgb >> 16 & 0xff)) < 1 && Math.abs(255 * color.g - (rgb >> 8 & 0xff)) < 1
                && Math.abs(255 * color.b - (rgb & 0xff)) < 1;
    }
}
