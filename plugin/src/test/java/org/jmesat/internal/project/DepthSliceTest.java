package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;

/**
 * What is left of random primitives is what JTS leaves of them in the planes of (x, depth) and (y, depth). Coordinates
 * are on a grid, so that depths are exact and many vertices and edges are exactly at an end of the slice.
 */
class DepthSliceTest {
    private static final GeometryFactory FACTORY = new GeometryFactory();
    private static final double FAR = 1000;
    private static final double TOLERANCE = 1e-6;
    private static final double[][] ROWS = {
        {0, 0, 1}, {0, 0, -2}, {1, 0, 0}, {0.5, -0.25, 1}, {-1, 1, 0}, {0, 0, 0}, {0, -0.0, 0.25}};

    private final DrawnPrimitives mesh = new DrawnPrimitives();
    private final DepthSlice slice = new DepthSlice();
    private Random random;
    private float[] xyz;
    private double[] row;
    private double offset;
    private double from;
    private double to;

    private void anySlice() {
        row = ROWS[random.nextInt(ROWS.length)];
        offset = random.nextInt(5) / 4.0 - 0.5;
        from = random.nextInt(6) == 0 ? Double.NEGATIVE_INFINITY : random.nextInt(8) / 4.0 - 1;
        to = random.nextInt(6) == 0 ? Double.POSITIVE_INFINITY
                : Math.max(from, -2) + (random.nextInt(4) == 0 ? 0 : random.nextInt(5) / 4.0);
        to = Math.max(from, to);
    }

    private void anyPositions(int count) {
        xyz = new float[3 * count];
        for (int i = 0; i < xyz.length; i++) {
            xyz[i] = random.nextInt(9) / 4f - 1;
        }
    }

    private double depth(float[] points, int i) {
        return row[0] * points[3 * i] + row[1] * points[3 * i + 1] + row[2] * points[3 * i + 2] + offset;
    }

    /** A primitive in the plane of one axis and the depth: a triangle, a segment or a point. */
    private Geometry seen(float[] points, int axis, int... vertices) {
        return FACTORY.createMultiPointFromCoords(IntStream.of(vertices)
                .mapToObj(i -> new Coordinate(points[3 * i + axis], depth(points, i))).toArray(Coordinate[]::new))
                .convexHull();
    }

    private Geometry sliceSeen() {
        double low = Math.max(from, -FAR);
        double high = Math.min(to, FAR);
        if (low == high) {
            return FACTORY.createLineString(
                    new Coordinate[] {new Coordinate(-FAR, low), new Coordinate(FAR, low)});
        }
        LinearRing ring = FACTORY.createLinearRing(new Coordinate[] {new Coordinate(-FAR, low),
            new Coordinate(FAR, low), new Coordinate(FAR, high), new Coordinate(-FAR, high),
            new Coordinate(-FAR, low)});
        return FACTORY.createPolygon(ring);
    }

    private void clip() {
        slice.clip(xyz, xyz.length / 3, mesh, row, offset, from, to);
    }

    /** The union of all that is left, in the plane of one axis and the depth. */
    private Geometry leftSeen(int axis) {
        DrawnPrimitives left = slice.primitives();
        List<Geometry> found = new ArrayList<>();
        for (int i = 0; i < left.pointCount(); i++) {
            found.add(seen(slice.xyz(), axis, left.points()[i]));
        }
        for (int i = 0; i < left.segmentCount(); i++) {
            found.add(seen(slice.xyz(), axis, Arrays.copyOfRange(left.segments(), 2 * i, 2 * i + 2)));
        }
        for (int i = 0; i < left.triangleCount(); i++) {
            found.add(seen(slice.xyz(), axis, Arrays.copyOfRange(left.triangles(), 3 * i, 3 * i + 3)));
        }
        return FACTORY.buildGeometry(found).union();
    }

    private double areaOfTriangles(int axis) {
        double area = 0;
        for (int i = 0; i < slice.primitives().triangleCount(); i++) {
            area += seen(slice.xyz(), axis, Arrays.copyOfRange(slice.primitives().triangles(), 3 * i, 3 * i + 3))
                    .getArea();
        }
        return area;
    }

    private void assertSame(Geometry expected, int axis, String label) {
        Geometry actual = leftSeen(axis);
        assertEquals(expected.isEmpty(), actual.isEmpty(), label);
        assertEquals(expected.getArea(), actual.getArea(), TOLERANCE, label);
        if (!expected.isEmpty()) {
            assertTrue(expected.buffer(TOLERANCE).contains(actual), label);
            assertTrue(actual.buffer(TOLERANCE).contains(expected), label);
        }
    }

    private void assertOnlyUsedVerticesInside(String label) {
        boolean[] used = new boolean[slice.count()];
        DrawnPrimitives left = slice.primitives();
        IntStream.concat(Arrays.stream(left.points(), 0, left.pointCount()), IntStream.concat(
                Arrays.stream(left.segments(), 0, 2 * left.segmentCount()),
                Arrays.stream(left.triangles(), 0, 3 * left.triangleCount()))).forEach(i -> used[i] = true);
        for (int i = 0; i < used.length; i++) {
            assertTrue(used[i], label + ": vertex " + i + " is in no primitive");
            double depth = depth(slice.xyz(), i);
            assertTrue(depth >= from - TOLERANCE && depth <= to + TOLERANCE, label + ": depth " + depth);
        }
    }

    private String label(long seed, int round) {
        return Arrays.toString(xyz) + ", row " + Arrays.toString(row) + " + " + offset + ", from " + from + " to " + to
                + ", seed " + seed + ", round " + round;
    }

    /** Points, segments and triangles, also such with a corner twice. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatIsLeftOfAPrimitiveIsWhatJtsLeaves(long seed) {
        random = new Random(seed);
        int kept = 0;
        int touched = 0;
        for (int round = 0; round < 3000; round++) {
            anySlice();
            anyPositions(3);
            int[] corners = random.nextInt(8) == 0 ? random.ints(3, 0, 3).toArray() : new int[] {0, 1, 2};
            int length = 1 + random.nextInt(3);
            mesh.clear();
            mesh.add(corners[0], length > 1 ? corners[1] : -1, length > 2 ? corners[2] : -1);
            clip();
            int[] vertices = Arrays.copyOf(corners, length);
            String label = label(seed, round) + ", vertices " + Arrays.toString(vertices);
            for (int axis = 0; axis < 2; axis++) {
                Geometry expected = seen(xyz, axis, vertices).intersection(sliceSeen());
                assertSame(expected, axis, label);
                assertEquals(expected.getArea(), areaOfTriangles(axis), TOLERANCE, label + ": triangles overlap");
            }
            assertOnlyUsedVerticesInside(label);
            boolean atEnd = IntStream.of(vertices).anyMatch(i -> depth(xyz, i) == from || depth(xyz, i) == to);
            touched += atEnd ? 1 : 0;
            kept += slice.count() > 0 ? 1 : 0;
        }
        assertTrue(touched > 300 && kept > 300, "at an end: " + touched + ", kept: " + kept);
    }

    /** One instance is used for large and small meshes in turn. */
    @Test
    void whatIsLeftOfAMeshIsTheUnionOfWhatIsLeftOfItsPrimitives() {
        random = new Random(5);
        for (int round = 0; round < 200; round++) {
            anySlice();
            anyPositions(3 + random.nextInt(20));
            mesh.clear();
            List<int[]> primitives = new ArrayList<>();
            for (int i = 1 + random.nextInt(8); i > 0; i--) {
                int[] vertices = random.ints(1 + random.nextInt(3), 0, xyz.length / 3).toArray();
                primitives.add(vertices);
                mesh.add(vertices[0], vertices.length > 1 ? vertices[1] : -1, vertices.length > 2 ? vertices[2] : -1);
            }
            clip();
            for (int axis = 0; axis < 2; axis++) {
                int seenAxis = axis;
                Geometry expected = FACTORY.buildGeometry(primitives.stream()
                        .map(each -> seen(xyz, seenAxis, each).intersection(sliceSeen()))
                        .filter(each -> !each.isEmpty()).toList()).union();
                assertSame(expected, axis, label(5, round));
            }
            assertOnlyUsedVerticesInside(label(5, round));
        }
    }

    /** A corner exactly at an end is not cut off by a point at the same position. */
    @Test
    void aTriangleIsNotCutAtItsOwnCorners() {
        random = new Random(7);
        int cut = 0;
        for (int round = 0; round < 2000; round++) {
            anySlice();
            anyPositions(3);
            Vector3f a = new Vector3f(xyz[0], xyz[1], xyz[2]);
            Vector3f b = new Vector3f(xyz[3], xyz[4], xyz[5]);
            Vector3f c = new Vector3f(xyz[6], xyz[7], xyz[8]);
            if (b.subtract(a).cross(c.subtract(a)).lengthSquared() == 0 || from == to) {
                continue;
            }
            mesh.clear();
            mesh.add(0, 1, 2);
            clip();
            long distinct = IntStream.range(0, slice.count()).mapToObj(i -> List.of(slice.xyz()[3 * i] + 0f,
                    slice.xyz()[3 * i + 1] + 0f, slice.xyz()[3 * i + 2] + 0f)).distinct().count();
            assertEquals(distinct, slice.count(), label(7, round));
            cut += slice.count() > 3 ? 1 : 0;
        }
        assertTrue(cut > 50, "cut: " + cut);
    }

    /** Edges that begin and end so far away that it would matter from which end the point on them is computed. */
    @Test
    void trianglesThatShareALongEdgeAreCutAtTheSamePoint() {
        random = new Random(8);
        row = ROWS[0];
        offset = 0;
        ConnectedParts parts = new ConnectedParts();
        for (int round = 0; round < 500; round++) {
            xyz = new float[12];
            for (int i = 0; i < xyz.length; i++) {
                xyz[i] = 2e7f * random.nextFloat() - 1e7f;
            }
            // Vertices 0 and 1 are at opposite ends of the edge, and on both sides of the slice.
            for (int axis = 0; axis < 3; axis++) {
                xyz[axis] = 1e7f * random.nextFloat();
                xyz[3 + axis] = -xyz[axis] * (1 + 1e-6f * random.nextFloat());
            }
            from = 0.01 * random.nextDouble();
            to = from;
            mesh.clear();
            mesh.add(0, 1, 2);
            mesh.add(1, 0, 3);
            clip();
            parts.find(slice.xyz(), slice.count(), slice.primitives());
            assertEquals(1, parts.count(), label(8, round));
        }
    }

    @Test
    void aSliceWithoutEndsKeepsEveryPrimitive() {
        random = new Random(6);
        anyPositions(5);
        row = ROWS[3];
        from = Double.NEGATIVE_INFINITY;
        to = Double.POSITIVE_INFINITY;
        mesh.add(3, 1, 4);
        mesh.add(1, 1, 2);
        mesh.add(0, 4, -1);
        mesh.add(2, -1, -1);
        clip();
        assertEquals(2, slice.primitives().triangleCount());
        assertEquals(1, slice.primitives().segmentCount());
        assertEquals(1, slice.primitives().pointCount());
        assertEquals(5, slice.count());
    }
}
