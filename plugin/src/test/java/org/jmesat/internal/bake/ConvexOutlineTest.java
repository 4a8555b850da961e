package org.jmesat.internal.bake;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Triangle;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import com.jme3.scene.shape.Quad;
import com.jme3.scene.shape.Sphere;
import com.jme3.scene.shape.Torus;
import java.util.Random;
import org.jmesat.testing.WithoutLibraries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Outlines that are the hull, found without JTS; those that JTS finds are the oracle. */
class ConvexOutlineTest {
    private static float[] seen(Mesh mesh, Quaternion turn) {
        float[] xy = new float[6 * mesh.getTriangleCount()];
        Triangle triangle = new Triangle();
        int n = 0;
        for (int i = 0; i < mesh.getTriangleCount(); i++) {
            mesh.getTriangle(i, triangle);
            for (Vector3f each : new Vector3f[] {triangle.get1(), triangle.get2(), triangle.get3()}) {
                Vector3f point = turn.mult(each);
                xy[n++] = point.x;
                xy[n++] = point.y;
            }
        }
        return xy;
    }

    private static double area(float[] piece) {
        double doubled = 0;
        for (int i = 0, last = piece.length - 2; i < piece.length; last = i, i += 2) {
            doubled += (double) piece[last] * piece[i + 1] - (double) piece[i] * piece[last + 1];
        }
        return doubled / 2;
    }

    private static double area(OutlinePieces outline) {
        double area = 0;
        for (float[] piece : outline.pieces()) {
            area += area(piece);
        }
        return area;
    }

    @Test
    void aBoxFromAnySideIsItsHull() {
        Random random = new Random(30);
        for (int i = 0; i < 200; i++) {
            Quaternion turn = i == 0 ? new Quaternion() : new Quaternion().fromAngles(7 * random.nextFloat(),
                    7 * random.nextFloat(), 7 * random.nextFloat());
            Mesh mesh = i % 2 == 0 ? new Box(1, 2, 3) : new Quad(2, 1);
            float[] xy = seen(mesh, turn);
            OutlinePieces convex = ConvexOutline.find(xy, xy.length / 6, 0);
            assertNotNull(convex, "seed 30, round " + i);
            OutlinePieces exact = OutlinePieces.find(xy, xy.length / 6, 0);
            assertEquals(1, convex.pieces().length);
            assertEquals(area(exact), area(convex), 1e-5 * area(exact) + 1e-6, "seed 30, round " + i);
        }
    }

    @Test
    void roundThingsAreTheirHull() {
        for (Mesh mesh : new Mesh[] {new Sphere(12, 16, 1), new Cylinder(4, 16, 1, 3, true)}) {
            float[] xy = seen(mesh, new Quaternion().fromAngles(0.3f, 0.4f, 0.5f));
            OutlinePieces convex = ConvexOutline.find(xy, xy.length / 6, 0);
            assertNotNull(convex, mesh.toString());
            assertEquals(area(OutlinePieces.find(xy, xy.length / 6, 0)), area(convex), 1e-5);
        }
    }

    /** Random triangles: where it finds an outline, it is that of JTS; mostly it finds none. */
    @Test
    void itNeverTakesForConvexWhatIsNot() {
        int found = 0;
        Random random = new Random(30);
        for (int round = 0; round < 3000; round++) {
            int triangles = 1 + random.nextInt(4);
            float[] xy = new float[6 * triangles];
            for (int i = 0; i < xy.length; i++) {
                xy[i] = random.nextInt(4);
            }
            OutlinePieces convex = ConvexOutline.find(xy, triangles, 0);
            if (convex != null && convex.pieces().length > 0) {
                OutlinePieces exact = OutlinePieces.find(xy, triangles, 0);
                assertEquals(area(exact), area(convex), 1, "seed 30, round " + round);
                assertEquals(1, exact.pieces().length, "seed 30, round " + round);
                found++;
            }
        }
        assertTrue(found > 300, "only " + found);
    }

    @Test
    void aHoleALimitAndBadNumbersAreNotConvex() {
        float[] ring = seen(new Torus(16, 8, 0.2f, 1), new Quaternion());
        assertNull(ConvexOutline.find(ring, ring.length / 6, 0));
        float[] box = seen(new Box(1, 1, 1), new Quaternion());
        assertNull(ConvexOutline.find(box, box.length / 6, 3));
        assertNotNull(ConvexOutline.find(box, box.length / 6, 4));
        assertNull(ConvexOutline.find(new float[] {0, 0, 1, Float.NaN, 0, 1}, 1, 0));
        assertNull(ConvexOutline.find(new float[0], 0, 0));
        assertSame(OutlinePieces.NO_AREA, ConvexOutline.find(new float[] {0, 0, 1, 1, 2, 2}, 1, 0));
    }

    @ParameterizedTest
    @ValueSource(floats = {1, 1e-30f, 1e30f})
    void withoutTheLibraryABoxHasItsOutlineAndNoProblem(float size) throws ReflectiveOperationException {
        Class<?> pieces = new WithoutLibraries("org.locationtech.").loadClass(OutlinePieces.class.getName());
        float[] xy = {0, 0, size, 0, size, size, 0, 0, size, size, 0, size};
        Object found = pieces.getMethod("find", float[].class, int.class, int.class).invoke(null, xy, 2, 0);
        assertNull(pieces.getMethod("problem").invoke(found));
        float[][] outline = (float[][]) pieces.getMethod("pieces").invoke(found);
        assertEquals(1, outline.length);
        assertArrayEquals(new float[] {0, 0, size, 0, size, size, 0, size}, outline[0]);
    }
}
