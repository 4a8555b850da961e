package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import com.jme3.scene.shape.Line;
import com.jme3.scene.shape.Quad;
import com.jme3.scene.shape.Sphere;
import com.jme3.scene.shape.Torus;
import com.jme3.util.BufferUtils;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;

/** The outline of a geometry is the hull of its world vertices by JTS. */
class ProjectedGeometryTest extends ProjectionRun {
    private static Mesh mesh(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> new Box(random.nextFloat() + 0.1f, random.nextFloat() + 0.1f, random.nextFloat() + 0.1f);
            case 1 -> new Sphere(3 + random.nextInt(9), 3 + random.nextInt(9), random.nextFloat() + 0.1f);
            case 2 -> new Cylinder(3, 3 + random.nextInt(9), 0.3f, random.nextFloat() + 0.1f, true);
            case 3 -> new Torus(3 + random.nextInt(9), 3 + random.nextInt(9), 0.2f, random.nextFloat() + 0.3f);
            default -> new Quad(random.nextFloat() + 0.1f, random.nextFloat() + 0.1f);
        };
    }

    private static void transform(Spatial spatial, Random random) {
        spatial.setLocalTranslation(20 * random.nextFloat(), -20 * random.nextFloat(), 20 * random.nextFloat());
        spatial.setLocalRotation(new Quaternion().fromAngles(FastMath.TWO_PI * random.nextFloat(),
                FastMath.TWO_PI * random.nextFloat(), FastMath.TWO_PI * random.nextFloat()));
        spatial.setLocalScale(0.3f + random.nextFloat(), -0.3f - random.nextFloat(), 0.3f + 2 * random.nextFloat());
    }

    private static org.locationtech.jts.geom.Geometry hullByJts(Geometry geometry) {
        float[] xyz = positions(geometry.getMesh());
        Coordinate[] points = new Coordinate[xyz.length / 3];
        for (int i = 0; i < points.length; i++) {
            Vector3f world = geometry.localToWorld(new Vector3f(xyz[3 * i], xyz[3 * i + 1], xyz[3 * i + 2]), null);
            points[i] = new Coordinate(world.x, world.y);
        }
        return new ConvexHull(points, FACTORY).getConvexHull();
    }

    private static float[] positions(Mesh mesh) {
        return BufferUtils.getFloatArray(mesh.getFloatBuffer(Type.Position));
    }

    /** Rotates about Z and scales without reflection. */
    private static void transformInPlane(Spatial spatial, Random random) {
        transform(spatial, random);
        spatial.setLocalRotation(new Quaternion().fromAngleAxis(FastMath.TWO_PI * random.nextFloat(), Vector3f.UNIT_Z));
        spatial.setLocalScale(0.3f + random.nextFloat(), 0.3f + random.nextFloat(), -1);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void underAnyTransformsTheOutlineIsTheHullOfTheWorldVertices(long seed) {
        compareWithJts(seed, ProjectedGeometryTest::transform);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void underRotationsInThePlaneTheRotatedOutlineIsTheHull(long seed) {
        compareWithJts(seed, ProjectedGeometryTest::transformInPlane);
    }

    /** Rotates about any axis, or in the plane, and flattens along one, two or three of the mesh's axes. */
    private static void flatten(Geometry geometry, Random random) {
        transformInPlane(geometry, random);
        if (random.nextBoolean()) {
            transform(geometry, random);
        }
        int zeros = 1 + random.nextInt(6);
        Vector3f scale = geometry.getLocalScale();
        geometry.setLocalScale((zeros & 1) != 0 ? 0 : scale.x, (zeros & 2) != 0 ? -0f : scale.y,
                (zeros & 4) != 0 ? 0 : scale.z);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void theOutlineOfAFlattenedMeshIsTheHullOfItsWorldVertices(long seed) {
        Random random = new Random(seed);
        int points = 0;
        int segments = 0;
        for (int round = 0; round < 200; round++) {
            Geometry geometry = new Geometry("g", mesh(random));
            flatten(geometry, random);
            update(geometry);
            org.locationtech.jts.geom.Geometry expected = hullByJts(geometry);
            String where = "seed " + seed + ", round " + round + ", " + geometry.getLocalScale();
            if (geometry.getMesh() instanceof Quad && geometry.getLocalScale().x == 0
                    && geometry.getLocalScale().y == 0) {
                assertEquals(0, ProjectionRun.outline(projection).count(), where);
                assertEquals("its world scale is " + geometry.getWorldScale() + ", which shrinks it to a point",
                        projection.problem(), where);
                continue;
            }
            assertNull(projection.problem(), where);
            points += ProjectionRun.outline(projection).count() == 1 ? 1 : 0;
            segments += ProjectionRun.outline(projection).count() == 2 ? 1 : 0;
            org.locationtech.jts.geom.Geometry actual = FACTORY.createMultiPointFromCoords(ring());
            assertTrue(expected.buffer(1e-4).contains(actual), where);
            assertTrue(actual.convexHull().buffer(1e-4).contains(expected), where);
        }
        assertTrue(points > 5, "points: " + points);
        assertTrue(segments > 20, "segments: " + segments);
    }

    @Test
    void aMeshOfOnePointMayHaveAScaleOfZero() {
        Mesh mesh = new Mesh();
        mesh.setMode(Mesh.Mode.Points);
        mesh.setBuffer(Type.Position, 3, new float[] {1, 2, 3, 1, 2, 3});
        Geometry geometry = new Geometry("g", mesh);
        geometry.setLocalScale(0);
        update(geometry);
        assertNull(projection.problem());
        assertEquals(1, ProjectionRun.outline(projection).count());
    }

    @Test
    void rotatingAFlattenedMeshInThePlaneKeepsItsOutline() {
        Geometry geometry = new Geometry("g", new Sphere(9, 9, 1));
        geometry.setLocalScale(0, 1, 0);
        update(geometry);
        assertEquals(2, ProjectionRun.outline(projection).count());
        geometry.rotate(0, 0, 0.7f);
        assertFalse(update(geometry));
        assertEquals(Math.cos(0.7), projection.cos(), 1e-6);
    }

    private void compareWithJts(long seed, BiConsumer<Spatial, Random> transform) {
        Random random = new Random(seed);
        int found = 0;
        for (int round = 0; round < 100; round++) {
            Geometry geometry = new Geometry("g", mesh(random));
            Node inner = new Node();
            Node outer = new Node();
            inner.attachChild(geometry);
            outer.attachChild(inner);
            for (Spatial each : List.of(geometry, inner, outer)) {
                transform.accept(each, random);
            }
            update(geometry);
            found += projection.cos() != 1 ? 1 : 0;
            org.locationtech.jts.geom.Geometry expected = hullByJts(geometry);
            org.locationtech.jts.geom.Geometry actual = outline();
            String where = "seed " + seed + ", round " + round;
            assertEquals(expected.getArea(), actual.getArea(), 1e-4 * expected.getArea() + 1e-4, where);
            assertTrue(expected.buffer(1e-4).contains(actual), where);
            assertTrue(actual.buffer(1e-4).contains(expected), where);
            assertNull(projection.problem(), where);
        }
        assertTrue(found > 90, "rotated outlines: " + found);
    }

    @Test
    void theOutlineIsRelativeToTheWorldTranslation() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.5f, 0.5f));
        geometry.setLocalTranslation(4e6f, -3e6f, 1e6f);
        update(geometry);
        assertEquals(4e6, projection.originX());
        assertEquals(-3e6, projection.originY());
        for (int i = 0; i < 4; i++) {
            assertEquals(0.5, Math.abs(ProjectionRun.outline(projection).x(i)));
            assertEquals(0.5, Math.abs(ProjectionRun.outline(projection).y(i)));
        }
    }

    @Test
    void aMeshSeenEdgeOnIsASegmentAndALineSeenFromItsEndIsAPoint() {
        Geometry floor = new Geometry("floor", new Quad(4, 4));
        floor.rotate(-FastMath.HALF_PI, 0, 0);
        update(floor);
        // The engine's quaternions have an error of about 1e-7.
        assertTrue(outline().getEnvelopeInternal().getHeight() <= 1e-6);
        assertEquals(4, outline().getEnvelopeInternal().getWidth(), 1e-6);
        ProjectedGeometry needle = new ProjectedGeometry();
        needle.update(new Geometry("needle", new Line(new Vector3f(1, 2, 0), new Vector3f(1, 2, 9))), cache,
                false, PieceSettings.HULL, 0);
        assertEquals(1, ProjectionRun.outline(needle).count());
        assertNull(needle.problem());
    }

    @Test
    void anUnnormalisedRotationIsThatOfTheEngine() {
        Geometry geometry = new Geometry("g", new Box(0.5f, 0.2f, 0.1f));
        geometry.setLocalRotation(new Quaternion().fromAngles(0.3f, 0.7f, -1.1f).mult(3));
        update(geometry);
        float[] xyz = positions(geometry.getMesh());
        List<Coordinate> points = new ArrayList<>();
        for (int i = 0; i < xyz.length; i += 3) {
            // The engine draws with the rotation matrix.
            Vector3f drawn = geometry.getLocalRotation().toRotationMatrix().mult(
                    new Vector3f(xyz[i], xyz[i + 1], xyz[i + 2]));
            points.add(new Coordinate(drawn.x, drawn.y));
        }
        org.locationtech.jts.geom.Geometry expected =
                new ConvexHull(points.toArray(Coordinate[]::new), FACTORY).getConvexHull();
        assertEquals(expected.getArea(), outline().getArea(), 1e-5);
        assertTrue(expected.buffer(1e-5).contains(outline()));
    }
}
