package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CursorRayTest {

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void thePixelOfAPointLeadsBackToThePoint(boolean parallel) {
        long seed = 20;
        Random random = new Random(seed);
        Camera camera = new Camera(1280, 720);
        camera.setParallelProjection(parallel);
        float scale = parallel ? 1f : 1f / 3f;
        camera.setFrustum(6f, 40f, -8f * scale, 11f * scale, 5f * scale, -5f * scale);
        camera.setLocation(new Vector3f(0.5f, -0.25f, 18f));
        camera.lookAtDirection(new Vector3f(0f, 0f, -1f), new Vector3f(0f, 1f, 0f));
        CursorRay sight = new CursorRay();
        for (int i = 0; i < 50; i++) {
            Vector3f point = new Vector3f(random.nextFloat() * 12f - 6f, random.nextFloat() * 8f - 4f,
                    random.nextFloat() * 4f - 2f);
            Vector3f pixel = camera.getScreenCoordinates(point);
            sight.aim(camera, new Vector2f(pixel.x, pixel.y));
            Vector3f found = new Vector3f();
            assertTrue(sight.meetPlane(point.z, found));
            assertEquals(0f, found.distance(point), 1e-3f, "seed " + seed + ", " + point + " became " + found);
        }
    }

    @Test
    void aRayAlongThePlaneDoesNotHitIt() {
        Camera camera = new Camera(100, 100);
        camera.setParallelProjection(true);
        camera.setFrustum(1f, 10f, -5f, 5f, 5f, -5f);
        camera.lookAtDirection(new Vector3f(1f, 0f, 0f), new Vector3f(0f, 1f, 0f));
        CursorRay sight = new CursorRay();
        sight.aim(camera, new Vector2f(50f, 50f));
        assertFalse(sight.meetPlane(0f, new Vector3f()));
    }
}
