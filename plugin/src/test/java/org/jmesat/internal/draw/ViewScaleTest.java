package org.jmesat.internal.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ViewScaleTest {
    private final ViewScale view = new ViewScale();

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aPointIsShownIfTheCameraPutsItIntoItsViewport(boolean parallel) {
        Random random = new Random(20261123);
        int shown = 0;
        for (int i = 0; i < 2000; i++) {
            Camera camera = camera(random, parallel);
            view.update(camera, false);
            Vector3f point = new Vector3f(random.nextFloat(), random.nextFloat(), random.nextFloat())
                    .subtractLocal(0.5f, 0.5f, 0.5f).multLocal(20);
            Vector3f clip = camera.getScreenCoordinates(point);
            float left = clip.x / camera.getWidth() - camera.getViewPortLeft();
            float bottom = clip.y / camera.getHeight() - camera.getViewPortBottom();
            float right = camera.getViewPortRight() - clip.x / camera.getWidth();
            float top = camera.getViewPortTop() - clip.y / camera.getHeight();
            float inside = Math.min(Math.min(left, right), Math.min(bottom, top));
            boolean before = point.subtract(camera.getLocation()).dot(camera.getDirection())
                    >= camera.getFrustumNear();
            if (Math.abs(inside) > 1e-4f) {
                assertEquals(before && inside > 0, view.shows(point.x, point.y, point.z), "point " + i);
                shown += inside > 0 ? 1 : 0;
            }
        }
        assertTrue(shown > 100, shown + " points shown");
    }

    /** A camera whose frustum need not be symmetric. */
    private static Camera camera(Random random, boolean parallel) {
        Camera camera = new Camera(1280, 720);
        camera.setViewPort(0.25f * random.nextFloat(), 0.75f + 0.25f * random.nextFloat(),
                0.5f * random.nextFloat(), 1);
        camera.setParallelProjection(parallel);
        float size = parallel ? 8 : 1;
        camera.setFrustum(1, 100, -size * (0.5f + random.nextFloat()), size * (0.5f + random.nextFloat()),
                size * (0.5f + random.nextFloat()), -size * (0.5f + random.nextFloat()));
        camera.setLocation(new Vector3f(6 * random.nextFloat() - 3, 6 * random.nextFloat() - 3, 12));
        camera.lookAt(new Vector3f(random.nextFloat(), random.nextFloat(), 0), Vector3f.UNIT_Y);
        camera.update();
        return camera;
    }

    /** Straight and upright views keep the part of a depth that they show; another view has no such part yet. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aBoxIsInThePictureWhateverBoxesWereAskedForBefore(boolean parallel) {
        long seed = 20261124;
        Random random = new Random(seed);
        int[] counts = new int[2];
        for (int i = 0; i < 500; i++) {
            Camera camera = camera(random, parallel);
            int kind = i % 5;
            if (kind > 0) {
                camera.lookAtDirection(new Vector3f(0, 0, -1), kind == 1 ? new Vector3f(1, 2, 0) : Vector3f.UNIT_Y);
            }
            view.update(camera, false);
            for (int k = 0; k < 20; k++) {
                double x = 24 * random.nextDouble() - 12;
                double y = 24 * random.nextDouble() - 12;
                double size = 4 * random.nextDouble();
                double depth = k < 10 ? 1 : k < 18 ? 20 : random.nextDouble();
                ViewScale fresh = new ViewScale();
                fresh.update(camera, false);
                boolean shown = fresh.mayShow(x, y, x + size, y + 1, depth, 0);
                assertEquals(shown, view.mayShow(x, y, x + size, y + 1, depth, 0),
                        "seed " + seed + ", view " + i + ", box " + k);
                counts[shown ? 1 : 0]++;
            }
        }
        assertTrue(counts[0] > 500 && counts[1] > 500, counts[0] + " boxes outside, " + counts[1] + " inside");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aProjectionMatrixOfTheGameIsFollowed(boolean parallel) {
        long seed = 20261129;
        Random random = new Random(seed);
        Vector2f pixel = new Vector2f();
        for (int i = 0; i < 2000; i++) {
            Camera camera = camera(random, parallel);
            Camera other = camera(random, !parallel);
            other.setProjectionMatrix(camera.getProjectionMatrix());
            view.update(other, false);
            Vector3f point = other.getLocation().add(other.getDirection().mult(1 + 90 * random.nextFloat()))
                    .add(random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, 0);
            Vector3f expected = other.getScreenCoordinates(point);
            assertTrue(view.toPixels(point.x, point.y, point.z, pixel), "point " + i + " of seed " + seed);
            float left = other.getViewPortLeft();
            float bottom = other.getViewPortBottom();
            assertEquals((expected.x / 1280 - left) / (other.getViewPortRight() - left), pixel.x / view.width(), 1e-4f);
            assertEquals((expected.y / 720 - bottom) / (1 - bottom), pixel.y / view.height(), 1e-4f);
        }
    }
}
