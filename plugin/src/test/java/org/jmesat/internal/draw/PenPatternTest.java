package org.jmesat.internal.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import org.junit.jupiter.api.Test;

class PenPatternTest {
    /** 100 pixels per unit: 12.8 by 7.2 units. */
    private static final float PIXEL = 0.01f;
    /** The vertices of a dash: a quad for its rim, and one for its colour. */
    private static final int VERTICES = 8;

    private final Camera camera = new Camera(1280, 720);
    private final ViewScale view = new ViewScale();
    private final Pen pen = new Pen(view).use(-1, 2);

    PenPatternTest() {
        camera.setParallelProjection(true);
        camera.setFrustum(1, 100, -6.4f, 6.4f, 3.6f, -3.6f);
        camera.setLocation(new Vector3f(0, 0, 10));
        camera.lookAtDirection(new Vector3f(0, 0, -1), Vector3f.UNIT_Y);
        view.update(camera, false);
    }

    @Test
    void dashesAndGapsHaveTheirLengthsInPixels() {
        pen.dashes(-1, 0, 1, 0, 0, 6, 4);
        pen.end();

        assertEquals(20, dashes());
        for (int i = 0; i < dashes(); i++) {
            assertEquals(-1 + 10 * PIXEL * i, min(i, 0), 1e-5, "start of dash " + i);
            assertEquals(-1 + (10 * i + 6) * PIXEL, max(i, 0), 1e-5, "end of dash " + i);
            assertEquals(2 * PIXEL, max(i, 1) - min(i, 1), 1e-5, "width of dash " + i);
        }
    }

    @Test
    void ofALongEdgeOnlyWhatIsInThePictureIsDrawn() {
        pen.dashes(-1000, 1, 3000, 1, 0, 6, 4);
        pen.end();

        // 1280 pixels and a margin at both ends.
        assertTrue(dashes() >= 128 && dashes() < 134, dashes() + " dashes");
        for (int i = 0; i < dashes(); i++) {
            assertTrue(max(i, 0) > -6.8 && min(i, 0) < 6.8, "dash " + i);
        }
    }

    @Test
    void anEdgeOutsideThePictureHasNone() {
        pen.dashes(-1000, 9, 3000, 9, 0, 6, 4);
        pen.ticks(8, -1000, 8, 1000, 0, 6, 4);
        pen.end();
        assertTrue(pen.mesh().getVertexCount() == 0);
    }

    @Test
    void dashesStayWhereTheyAreWhenTheCameraMoves() {
        pen.dashes(-1000, 1, 3000, 1, 0, 6, 4);
        pen.end();
        double start = min(40, 0);

        camera.setLocation(new Vector3f(0.37f, 0, 10));
        view.update(camera, false);
        pen.begin();
        pen.dashes(-1000, 1, 3000, 1, 0, 6, 4);
        pen.end();
        double moved = (min(40, 0) + 0.37f - start) / (10 * PIXEL);
        assertEquals(Math.rint(moved), moved, 0.02, "a whole number of dashes");
    }

    @Test
    void ticksAreToTheLeftOfTheEdge() {
        pen.ticks(1, 0, 1, 1, 0, 8, 10);
        pen.end();

        assertEquals(10, dashes());
        for (int i = 0; i < dashes(); i++) {
            assertEquals(1 - 8 * 0.7 * PIXEL, min(i, 0), 2 * PIXEL, "reach of tick " + i);
            assertTrue(max(i, 0) < 1 + 2 * PIXEL, "tick " + i + " begins at the edge");
            assertTrue(min(i, 1) > 0 && max(i, 1) < 1.05, "tick " + i + " is beside the edge");
        }
    }

    private int dashes() {
        return pen.mesh().getVertexCount() / VERTICES;
    }

    private double min(int dash, int axis) {
        return -extreme(dash, axis, -1);
    }

    private double max(int dash, int axis) {
        return extreme(dash, axis, 1);
    }

    /** Of the quad with the colour. */
    private double extreme(int dash, int axis, int sign) {
        FloatBuffer xyz = pen.mesh().getFloatBuffer(Type.Position);
        double most = Double.NEGATIVE_INFINITY;
        for (int vertex = VERTICES * dash + VERTICES / 2; vertex < VERTICES * (dash + 1); vertex++) {
            most = Math.max(most, sign * xyz.get(3 * vertex + axis));
        }
        return most;
    }
}
