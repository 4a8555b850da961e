package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.collision.CollisionResults;
import com.jme3.math.FastMath;
import com.jme3.math.Matrix4f;
import com.jme3.math.Quaternion;
import com.jme3.math.Ray;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import java.util.Random;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.QueryFilter;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
class PickingTest {
    @AutoClose
    private final CollisionScene scene;
    private final SceneQueries queries;
    private final SceneHit hit = new SceneHit();

    PickingTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        queries = scene.state().getQueries();
    }

    /** The oracle is the engine's own ray against the meshes. Hits that a pixel's width decides are not compared. */
    @Test
    void theMousePicksWhatTheEnginesOwnRayPicks() {
        Random random = new Random(41);
        int[] picked = new int[2];
        int layouts = queries.getPlane() == ProjectionPlane.XY ? 12 : 3;
        for (int layout = 0; layout < layouts; layout++) {
            strew(random);
            int round = layout;
            scene.step(() -> {
                for (int c = 0; c < 25; c++) {
                    Camera camera = camera(random);
                    for (int p = 0; p < 20; p++) {
                        Vector2f cursor = new Vector2f(
                                camera.getWidth() * FastMath.interpolateLinear(random.nextFloat(),
                                        camera.getViewPortLeft(), camera.getViewPortRight()),
                                camera.getHeight() * FastMath.interpolateLinear(random.nextFloat(),
                                        camera.getViewPortBottom(), camera.getViewPortTop()));
                        String label = "layout " + round + " camera " + c + " cursor " + cursor;
                        picked[compare(camera, cursor, label)]++;
                    }
                }
            });
        }
        String counts = picked[1] + " were picked, and " + picked[0] + " pixels showed nothing";
        assertTrue(picked[1] > 84 * layouts, counts);
        assertTrue(picked[0] > 42 * layouts, counts);
    }

    private void strew(Random random) {
        scene.step(() -> scene.root().detachAllChildren());
        for (int i = 0; i < 60; i++) {
            Quad mesh = new Quad(2 + 6 * random.nextFloat(), 2 + 6 * random.nextFloat());
            Geometry quad = scene.geometry("quad " + i, mesh, 0, 0);
            scene.place(quad, 40 * random.nextFloat() - 20, 40 * random.nextFloat() - 20, 12 * random.nextFloat() - 6);
            scene.turn(quad, 7 * random.nextFloat());
            scene.attach(quad);
        }
        scene.frame();
    }

    private Camera camera(Random random) {
        Camera camera = new Camera(800, 600);
        if (random.nextBoolean()) {
            camera.setFrustumPerspective(30 + 60 * random.nextFloat(), 4f / 3, 1, 20 + 200 * random.nextFloat());
        } else {
            camera.setParallelProjection(true);
            float half = 4 + 20 * random.nextFloat();
            camera.setFrustum(1, 20 + 200 * random.nextFloat(), -half * 4 / 3, half * 4 / 3, half, -half);
        }
        if (random.nextInt(4) == 0) {
            // An off-centre projection, set by hand.
            Matrix4f shifted = camera.getProjectionMatrix().clone();
            shifted.m02 += 0.3f;
            camera.setProjectionMatrix(shifted);
        }
        if (random.nextInt(3) == 0) {
            camera.setViewPort(0.25f, 0.75f, 0.5f, 1);
        }
        camera.setLocation(scene.vector(30 * random.nextFloat() - 15, 30 * random.nextFloat() - 15,
                20 + 30 * random.nextFloat()));
        camera.lookAt(scene.vector(20 * random.nextFloat() - 10, 20 * random.nextFloat() - 10, 0),
                random.nextBoolean() ? scene.vector(0, 1, 0) : scene.vector(1, 2, 0.5f));
        camera.update();
        return camera;
    }

    /** Returns 1 if the cursor hits something, 0 if it hits nothing or the hit is too close to call. */
    private int compare(Camera camera, Vector2f cursor, String label) {
        Spatial expected = seen(camera, cursor.x, cursor.y);
        for (int side = 0; side < 4; side++) {
            if (seen(camera, cursor.x + side % 2 - 0.5f, cursor.y + side / 2 - 0.5f) != expected) {
                return 0;
            }
        }
        assertSame(expected, queries.pick(camera, cursor), label);
        assertEquals(expected != null, queries.pick(camera, cursor, QueryFilter.ALL, hit), label);
        if (expected == null) {
            return 0;
        }
        Vector3f point = hit.getPoint(new Vector3f());
        assertEquals(scene.at(expected).z, scene.inPlane(point).z, label);
        Vector3f pixel = camera.getScreenCoordinates(point);
        assertEquals(cursor.x, pixel.x, 0.05f, label);
        assertEquals(cursor.y, pixel.y, 0.05f, label);
        return 1;
    }

    private Spatial seen(Camera camera, float x, float y) {
        Vector2f pixel = new Vector2f(x, y);
        Vector3f near = camera.getWorldCoordinates(pixel, 0);
        Vector3f far = camera.getWorldCoordinates(pixel, 1);
        Ray ray = new Ray(near, far.subtract(near).normalizeLocal());
        ray.setLimit(far.distance(near));
        CollisionResults results = new CollisionResults();
        scene.root().collideWith(ray, results);
        return results.size() == 0 || results.getClosestCollision().getDistance() > ray.getLimit() ? null
                : results.getClosestCollision().getGeometry();
    }

    /** Upright boxes are the prisms over their outlines, so the engine's own ray meets the same. */
    @Test
    void withTheDepthTestBoxesArePickedWhereTheyAreSeen() {
        ProjectionPlane plane = scene.state().getPlane();
        Random random = new Random(42 + plane.ordinal());
        scene.state().setDepthTest(true);
        int picked = 0;
        for (int layout = 0; layout < 6; layout++) {
            scene.step(() -> scene.root().detachAllChildren());
            for (int i = 0; i < 40; i++) {
                Geometry box = scene.geometry("box " + i, new Box(0.5f + random.nextFloat(),
                        0.5f + random.nextFloat(), 0.25f + 2 * random.nextFloat()), 0, 0);
                box.setLocalTranslation(plane.toWorld(30 * random.nextFloat() - 15, 30 * random.nextFloat() - 15,
                        2 * random.nextFloat(), new Vector3f()));
                box.setLocalRotation(new Quaternion().fromAngleAxis(7 * random.nextFloat(),
                        plane.toWorld(0, 0, 1, new Vector3f())));
                scene.attach(box);
            }
            scene.frame();
            for (int c = 0; c < 20; c++) {
                Camera camera = new Camera(800, 600);
                camera.setFrustumPerspective(45, 4f / 3, 1, 200);
                // From 15 to 75 degrees above the plane.
                camera.setLocation(plane.toWorld(20 * random.nextFloat() - 10, -25, 7 + 60 * random.nextFloat(),
                        new Vector3f()));
                camera.lookAt(plane.toWorld(4 * random.nextFloat() - 2, 0, 0, new Vector3f()),
                        plane.toWorld(0, 0, 1, new Vector3f()));
                camera.update();
                picked += pickAt(camera, random, "layout " + layout + ", camera " + c);
            }
        }
        int count = picked;
        assertTrue(count > 300, () -> "only " + count + " were picked");
    }

    private int pickAt(Camera camera, Random random, String label) {
        int[] picked = new int[1];
        scene.step(() -> {
            for (int p = 0; p < 20; p++) {
                Vector2f cursor = new Vector2f(800 * random.nextFloat(), 600 * random.nextFloat());
                Spatial expected = seen(camera, cursor.x, cursor.y);
                boolean clear = true;
                for (int side = 0; side < 4; side++) {
                    clear &= seen(camera, cursor.x + side % 2 - 0.5f, cursor.y + side / 2 - 0.5f) == expected;
                }
                if (clear) {
                    assertSame(expected, queries.pick(camera, cursor), label + ", cursor " + cursor);
                }
                if (clear && expected != null) {
                    picked[0]++;
                    assertTrue(queries.pick(camera, cursor, QueryFilter.ALL, hit), label);
                    Vector3f near = camera.getWorldCoordinates(cursor, 0);
                    Vector3f point = hit.getPoint(new Vector3f());
                    assertEquals(near.distance(point), hit.getDistance(), 1e-2f, label);
                    Vector3f pixel = camera.getScreenCoordinates(point);
                    assertEquals(cursor.x, pixel.x, 0.1f, label);
                    assertEquals(cursor.y, pixel.y, 0.1f, label);
                }
            }
        });
        return picked[0];
    }

    @Test
    void theApplicationsOwnCameraPicksInTheMiddleOfItsWindow() {
        Geometry cube = scene.cube("cube", 0, 0);
        scene.attach(cube);
        scene.frame();
        scene.step(() -> {
            Camera camera = scene.run().application().getCamera();
            camera.setLocation(scene.vector(0, 0, 10));
            camera.lookAt(Vector3f.ZERO, scene.vector(0, 1, 0));
            Vector2f middle = new Vector2f(camera.getWidth() / 2f, camera.getHeight() / 2f);
            assertSame(cube, queries.pick(camera, middle));
            assertTrue(queries.pick(camera, middle, QueryFilter.ALL, hit));
            assertEquals(new Vector2f(0, 0), hit.getPoint(new Vector2f()));
            assertEquals(10 - camera.getFrustumNear(), hit.getDistance(), 1e-4f);
            assertFalse(queries.pick(camera, middle, queries.ignoring(cube), hit));
            assertNull(hit.getSpatial());
        });
    }

    @Test
    void ofCollidersAtDifferentElevationsTheNearestToTheCameraIsPicked() {
        Geometry high = scene.cube("high", 0, 0);
        Geometry low = scene.cube("low", 0, 0);
        scene.attach(low, high);
        scene.frame(() -> scene.place(high, 0, 0, 3));
        scene.step(() -> {
            Camera above = new Camera(100, 100);
            above.setFrustumPerspective(45, 1, 1, 100);
            above.setLocation(scene.vector(0, 0, 20));
            above.lookAt(Vector3f.ZERO, scene.vector(0, 1, 0));
            Vector2f middle = new Vector2f(50, 50);
            assertSame(high, queries.pick(above, middle));
            above.setLocation(scene.vector(0, 0, -20));
            above.lookAt(Vector3f.ZERO, scene.vector(0, 1, 0));
            assertSame(low, queries.pick(above, middle));
        });
    }

    @Test
    void withTheGuiNodeAsRootTheMousePicksThePanelAtItsPixel() {
        Geometry button = scene.geometry("button", new Quad(100, 40), 50, 300);
        scene.step(() -> {
            scene.run().application().getGuiNode().attachChild(button);
            scene.state().setRoot(scene.run().application().getGuiNode());
        });
        scene.frame();
        scene.step(() -> {
            assertSame(button, queries.overlapPoint(new Vector2f(149, 339)));
            assertNull(queries.overlapPoint(new Vector2f(152, 339)));
        });
    }

    @Test
    void aPixelOutsideTheViewPortPicksNothing() {
        scene.attach(scene.cube("cube", 0, 0));
        scene.frame();
        scene.step(() -> {
            Camera camera = new Camera(100, 100);
            camera.setFrustumPerspective(45, 1, 1, 100);
            camera.setLocation(scene.vector(0, 0, 20));
            camera.lookAt(Vector3f.ZERO, scene.vector(0, 1, 0));
            assertNull(queries.pick(camera, new Vector2f(5, 5)), "beside it");
            assertNull(queries.pick(camera, new Vector2f(150, 50)), "outside the window");
            assertNull(queries.pick(camera, new Vector2f(Float.NaN, 50)), "nowhere");
            camera.setFrustumFar(15);
            assertNull(queries.pick(camera, new Vector2f(50, 50)), "beyond the far plane");
            camera.setFrustumFar(100);
            camera.lookAt(scene.vector(0, 0, 40), scene.vector(0, 1, 0));
            assertNull(queries.pick(camera, new Vector2f(50, 50)), "behind the camera");
            camera.setLocation(scene.vector(-20, 0, 0));
            camera.lookAt(Vector3f.ZERO, scene.vector(0, 0, 1));
            assertNull(queries.pick(camera, new Vector2f(50, 50)), "edge-on");
        });
    }
}
