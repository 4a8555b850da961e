package org.jmesat.internal.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutlineRingsTest {
    private static final float HALF = 1;
    private static final float HALF_OF_RIM = 2.2f;
    /** A slope that is just too much for a straight view, and moves nothing in the picture by more than this part. */
    private static final float SLOPE = 2e-4f;
    private static final float HEIGHT = 10;
    /**
     * In pixels. A tilted view draws lines at a right angle to the direction in which they are seen, so under
     * perspective they are up to a twentieth wider where this test has its outlines, beside the middle of the picture.
     */
    private static final float TOLERANCE = 0.15f;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void aStraightViewDrawsWhatAViewDrawsThatIsHardlyTilted(long seed) {
        Random random = new Random(seed);
        boolean parallel = seed % 2 == 0;
        ViewScale straight = view(parallel, new Vector3f(0, 0, -1));
        ViewScale tilted = view(parallel, new Vector3f(SLOPE, -SLOPE, -1).normalizeLocal());
        assertTrue(straight.isStraight());
        assertFalse(tilted.isStraight());

        int count = 4 + random.nextInt(9);
        float[] corners = polygon(random, count);
        float[] expected = rings(straight, corners, count);
        float[] actual = rings(tilted, corners, count);

        float pixel = straight.pixelAtRelative(0, 0, -HEIGHT);
        for (int i = 0; i < expected.length; i += TriangleBatch.POSITION) {
            // Where the view shows the vertex in the plane of the outline.
            float to = parallel ? 1 : -HEIGHT / actual[i + 2];
            assertEquals(expected[i], to * actual[i], TOLERANCE * pixel, "seed " + seed + ", x of number " + i);
            assertEquals(expected[i + 1], to * actual[i + 1], TOLERANCE * pixel, "seed " + seed + ", y of number " + i);
            assertEquals(-HEIGHT, expected[i + 2], "a straight view draws in the plane");
        }
        double across = Math.hypot(expected[0] - expected[3], expected[1] - expected[4]);
        assertTrue(across > 2 * 0.99 * HALF_OF_RIM * pixel,
                "the rim is " + across / pixel + " pixels wide at a corner");
    }

    private static ViewScale view(boolean parallel, Vector3f direction) {
        Camera camera = new Camera(1280, 720);
        camera.setParallelProjection(parallel);
        float size = parallel ? 5 : 0.5f;
        camera.setFrustum(1, 100, -size * 16 / 9, size * 16 / 9, size, -size);
        camera.lookAtDirection(direction, Vector3f.UNIT_Y);
        camera.update();
        ViewScale view = new ViewScale();
        view.update(camera, false);
        return view;
    }

    /** Returns x and y of corners on an ellipse, counter-clockwise. */
    private static float[] polygon(Random random, int count) {
        float x = 4 * random.nextFloat() - 2;
        float y = 4 * random.nextFloat() - 2;
        float width = 0.5f + random.nextFloat();
        float start = random.nextFloat();
        float[] corners = new float[2 * count];
        for (int i = 0; i < count; i++) {
            double angle = 2 * Math.PI * (i + start) / count;
            corners[2 * i] = x + width * (float) Math.cos(angle);
            corners[2 * i + 1] = y + 0.8f * width * (float) Math.sin(angle);
        }
        return corners;
    }

    /** Returns the positions of all vertices. */
    private static float[] rings(ViewScale view, float[] corners, int count) {
        TriangleBatch batch = new TriangleBatch();
        assertTrue(new OutlineRings(batch, view).use(1, HALF, HALF_OF_RIM, 1, 2).draw(corners, count, -HEIGHT));
        float[] positions = new float[TriangleBatch.POSITION * TriangleBatch.RING_VERTICES * count];
        System.arraycopy(batch.positions(), 0, positions, 0, positions.length);
        return positions;
    }
}
