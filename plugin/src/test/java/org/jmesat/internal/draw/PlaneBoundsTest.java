package org.jmesat.internal.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.util.Random;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlaneBoundsTest {
    private static final double LOW = -2;
    private static final double HIGH = 3;

    private final ViewScale view = new ViewScale();
    private final PlaneBounds bounds = new PlaneBounds();

    /** The oracle asks the view whether it shows random points. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void allThatIsShownIsInTheBox(long seed) {
        Random random = new Random(seed);
        int shown = 0;
        int outside = 0;
        for (int i = 0; i < 200; i++) {
            ProjectionPlane plane = ProjectionPlane.values()[random.nextInt(3)];
            Camera camera = camera(random);
            view.setPlane(plane);
            view.update(camera, false);
            boolean some = bounds.compute(view, LOW, HIGH);
            for (int k = 0; k < 100; k++) {
                double x = 40 * random.nextDouble() - 20;
                double y = 40 * random.nextDouble() - 20;
                double depth = LOW + (HIGH - LOW) * random.nextDouble();
                boolean inside = some && x >= bounds.minX() && x <= bounds.maxX() && y >= bounds.minY()
                        && y <= bounds.maxY();
                Vector3f fromEye = plane.toWorld((float) x, (float) y, (float) depth, new Vector3f())
                        .subtractLocal(camera.getLocation());
                boolean visible = view.shows(x, y, depth) && fromEye.dot(camera.getDirection()) > 1.001f;
                assertTrue(inside || !visible, "case " + i + ", point " + k + " of seed " + seed);
                shown += visible ? 1 : 0;
                outside += inside ? 0 : 1;
            }
        }
        assertTrue(shown > 500 && outside > 500, shown + " shown, " + outside + " outside the box");
    }

    private static Camera camera(Random random) {
        Camera camera = new Camera(1280, 720);
        camera.setParallelProjection(random.nextBoolean());
        float size = camera.isParallelProjection() ? 4 : 0.4f;
        camera.setFrustum(1, 1000, -size * 1.7f, size * (1 + random.nextFloat()), size, -size);
        camera.setLocation(new Vector3f(random.nextFloat(), random.nextFloat(), random.nextFloat()).subtractLocal(0.5f,
                0.5f, 0.5f).multLocal(30));
        camera.lookAt(new Vector3f(random.nextFloat(), random.nextFloat(), random.nextFloat()), Vector3f.UNIT_Y);
        camera.update();
        return camera;
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void seenFromAboveTheBoxIsThePictureAtTheFarthestDepth(boolean parallel) {
        Camera camera = new Camera(1280, 720);
        camera.setParallelProjection(parallel);
        camera.setFrustum(1, 100, -2, 2, 1, -1);
        camera.setLocation(new Vector3f(5, 6, 10));
        camera.lookAtDirection(new Vector3f(0, 0, -1), Vector3f.UNIT_Y);
        view.update(camera, false);
        assertTrue(bounds.compute(view, 0, 2));

        double grown = parallel ? 1 : 10;
        assertEquals(5 - 2 * grown, bounds.minX(), 1e-5);
        assertEquals(5 + 2 * grown, bounds.maxX(), 1e-5);
        assertEquals(6 - grown, bounds.minY(), 1e-5);
        assertEquals(6 + grown, bounds.maxY(), 1e-5);
        assertFalse(bounds.compute(view, 10, 20), "what is behind the camera");
    }

    @ParameterizedTest
    @ValueSource(floats = {0, 50})
    void inAGuiItIsTheSizeOfTheCamera(float depth) {
        Camera camera = new Camera(800, 600);
        camera.setViewPort(0.5f, 1, 0, 1);
        view.update(camera, true);
        assertTrue(bounds.compute(view, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
        assertEquals(0, bounds.minX());
        assertEquals(800, bounds.maxX());
        assertEquals(600, bounds.maxY());
        assertTrue(view.shows(799, 599, depth));
        assertFalse(view.shows(801, 10, depth));
    }
}
