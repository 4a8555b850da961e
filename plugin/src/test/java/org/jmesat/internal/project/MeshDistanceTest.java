package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/** The distance of projected meshes from polygons, compared with JTS on vertices that the engine has transformed. */
class MeshDistanceTest {
    private static final long SEED = 20261124;
    private static final int ROUNDS = 300;
    private static final GeometryFactory FACTORY = new GeometryFactory();

    private final Random random = new Random(SEED);

    private float coordinate(float most) {
        return most * (2 * random.nextFloat() - 1);
    }

    private Mesh mesh(Mesh.Mode mode, int count) {
        float[] xyz = new float[3 * count];
        for (int i = 0; i < xyz.length; i++) {
            xyz[i] = coordinate(1);
        }
        Mesh mesh = new Mesh();
        mesh.setMode(mode);
        mesh.setBuffer(Type.Position, 3, xyz);
        mesh.updateBound();
        return mesh;
    }

    private Geometry geometry(Mesh mesh) {
        Geometry geometry = new Geometry("mesh", mesh);
        geometry.setLocalTranslation(coordinate(5), coordinate(5), coordinate(5));
        geometry.setLocalRotation(new Quaternion().fromAngles(coordinate(3), coordinate(3), coordinate(3)));
        geometry.setLocalScale(coordinate(3), coordinate(3), coordinate(3));
        return geometry;
    }

    /** A regular polygon, a segment or a point. */
    private double[] polygon() {
        int corners = 1 + random.nextInt(7);
        double x = coordinate(7);
        double y = coordinate(7);
        double size = 3 * random.nextDouble();
        double[] xy = new double[2 * corners];
        for (int i = 0; i < corners; i++) {
            xy[2 * i] = x + size * Math.cos(2 * Math.PI * i / corners);
            xy[2 * i + 1] = y + size * Math.sin(2 * Math.PI * i / corners);
        }
        return xy;
    }

    private static org.locationtech.jts.geom.Geometry jts(double[] xy) {
        Coordinate[] corners = new Coordinate[xy.length / 2];
        for (int i = 0; i < corners.length; i++) {
            corners[i] = new Coordinate(xy[2 * i], xy[2 * i + 1]);
        }
        return FACTORY.createMultiPointFromCoords(corners).convexHull();
    }

    /** The corners of the primitives of a mesh without indices, as the engine transforms them. */
    private static List<double[]> primitives(Geometry geometry, int size, ProjectionPlane plane) {
        List<double[]> found = new ArrayList<>();
        int count = geometry.getMesh().getVertexCount();
        for (int i = 0; i + size <= count; i += size) {
            double[] xy = new double[2 * size];
            for (int k = 0; k < size; k++) {
                Vector3f vertex = new Vector3f();
                com.jme3.util.BufferUtils.populateFromBuffer(vertex, geometry.getMesh().getFloatBuffer(Type.Position),
                        i + k);
                Vector3f world = geometry.localToWorld(vertex, new Vector3f());
                xy[2 * k] = plane.x(world);
                xy[2 * k + 1] = plane.y(world);
            }
            found.add(xy);
        }
        return found;
    }

    @ParameterizedTest
    @EnumSource(ProjectionPlane.class)
    void theDistanceIsThatOfJts(ProjectionPlane plane) {
        Mesh.Mode[] modes = {Mesh.Mode.Points, Mesh.Mode.Lines, Mesh.Mode.Triangles};
        int apart = 0;
        for (int i = 0; i < ROUNDS; i++) {
            int size = 1 + i % 3;
            Geometry geometry = geometry(mesh(modes[size - 1], size * (1 + random.nextInt(4))));
            List<double[]> polygons = List.of(polygon(), polygon());
            float dx = coordinate(2);
            float dy = coordinate(2);
            double expected = Double.POSITIVE_INFINITY;
            for (double[] primitive : primitives(geometry, size, plane)) {
                for (int k = 0; k < primitive.length; k += 2) {
                    primitive[k] += dx;
                    primitive[k + 1] += dy;
                }
                for (double[] polygon : polygons) {
                    expected = Math.min(expected, jts(primitive).distance(jts(polygon)));
                }
            }
            MeshDistance distance = new MeshDistance(plane, polygons);
            distance.add(geometry, dx, dy);
            assertEquals(expected, distance.least(), 2e-5, "seed " + SEED + ", round " + i + ", " + plane);
            apart += expected > 0 ? 1 : 0;
        }
        assertTrue(apart > ROUNDS / 3 && apart < ROUNDS, "apart " + apart);
    }

    @Test
    void withoutAMeshTheDistanceIsInfinite() {
        MeshDistance distance = new MeshDistance(ProjectionPlane.XY, List.of(polygon()));
        distance.add(new Geometry("nothing"), 0, 0);
        distance.add(new Geometry("empty", new Mesh()), 0, 0);
        assertEquals(Double.POSITIVE_INFINITY, distance.least());
        assertFalse(distance.fills(0, 0, 1, 1, 100));
    }

    @Test
    void theBoxIsThatOfAllMeshes() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[] {0, 0, 5, 2, 0, -5, 0, 3, 0});
        MeshDistance distance = new MeshDistance(ProjectionPlane.XY, List.of(polygon()));
        distance.add(new Geometry("one", mesh), 0, 0);
        assertTrue(distance.fills(0, 0, 2, 3, 0));
        distance.add(new Geometry("other", mesh), -1, 1);
        assertTrue(distance.fills(-1, 0, 2, 4, 0));
        assertTrue(distance.fills(-1.1, 0.1, 1.9, 4.1, 0.11));
        assertFalse(distance.fills(-1.1, 0, 2, 4, 0.05));
        assertFalse(distance.fills(-1, 0.1, 2, 4, 0.05));
        assertFalse(distance.fills(-1, 0, 2.1, 4, 0.05));
        assertFalse(distance.fills(-1, 0, 2, 4.1, 0.05));
    }

    @Test
    void farFromTheOriginNothingIsLost() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[] {0, 0, 0, 1, 0, 0, 0, 1, 0});
        Geometry geometry = new Geometry("far", mesh);
        geometry.setLocalTranslation(1 << 20, 1 << 20, 0);
        double[] square = {-1.25, 0, -0.25, 0, -0.25, 1, -1.25, 1};
        for (int i = 0; i < square.length; i++) {
            square[i] += 1 << 20;
        }
        MeshDistance distance = new MeshDistance(ProjectionPlane.XY, List.of(square));
        distance.add(geometry, 0, 0);
        assertEquals(0.25, distance.least(), 1e-9);
    }
}
