package org.jmesat.internal.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PenRingsTest {
    private static final float HALF = 1;
    private static final float HALF_OF_RIM = 2.2f;
    private static final float HEIGHT = 10;
    private static final float TOLERANCE = 0.01f;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void bothRingsHaveTheirWidthOnTheScreenAtEveryEdge(long seed) {
        Random random = new Random(seed);
        // Under perspective, a tilted view draws wider lines beside the middle of the picture.
        boolean straight = seed % 2 == 0;
        float slope = straight ? 0 : 0.5f * random.nextFloat();
        ViewScale view = view(!straight, new Vector3f(slope, -slope, -1).normalizeLocal());
        int count = 4 + random.nextInt(9);
        double[] corners = polygon(random, count);
        Pen pen = new Pen(view).use(1, 2 * HALF);
        pen.begin();
        pen.outline(corners, count, -HEIGHT);
        pen.end();

        assertEquals(8 * count, pen.mesh().getVertexCount());
        for (int i = 0; i < 2 * count; i++) {
            Vector2f[] quad = new Vector2f[4];
            for (int k = 0; k < 4; k++) {
                quad[k] = onScreen(view, pen, 4 * i + k);
            }
            float expected = 2 * (i < count ? HALF_OF_RIM : HALF);
            assertEquals(expected, distance(quad[0], quad[1], quad[2]), TOLERANCE, "edge " + i + " of seed " + seed);
            assertEquals(expected, distance(quad[3], quad[1], quad[2]), TOLERANCE, "edge " + i + " of seed " + seed);
            int next = i % count == count - 1 ? i + 1 - count : i + 1;
            assertEquals(onScreen(view, pen, 4 * next + 1), quad[2], "edges meet at a corner");
        }
    }

    private static Vector2f onScreen(ViewScale view, Pen pen, int vertex) {
        FloatBuffer xyz = pen.mesh().getFloatBuffer(Type.Position);
        Vector2f store = new Vector2f();
        view.toPixels(xyz.get(3 * vertex), xyz.get(3 * vertex + 1), xyz.get(3 * vertex + 2), store);
        return store;
    }

    /** The distance of a point from the line through two others. */
    private static float distance(Vector2f point, Vector2f from, Vector2f to) {
        Vector2f along = to.subtract(from).normalizeLocal();
        return Math.abs(along.determinant(point.subtract(from)));
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
    private static double[] polygon(Random random, int count) {
        float x = 4 * random.nextFloat() - 2;
        float y = 4 * random.nextFloat() - 2;
        float width = 0.5f + random.nextFloat();
        float start = random.nextFloat();
        double[] corners = new double[2 * count];
        for (int i = 0; i < count; i++) {
            double angle = 2 * Math.PI * (i + start) / count;
            corners[2 * i] = x + width * Math.cos(angle);
            corners[2 * i + 1] = y + 0.8f * width * Math.sin(angle);
        }
        return corners;
    }
}
