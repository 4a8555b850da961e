package org.jmesat.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.testing.Buffers;
import org.jmesat.testing.RandomShapes;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConvexPolygonTest {
    private static final long SEED = 73;

    @Test
    void cornersAreKeptInTheirOrder() {
        ConvexPolygon polygon = ConvexPolygon.of(1, 1, 4, 1, 3, 5);
        assertEquals("POLYGON ((1.0 1.0, 4.0 1.0, 3.0 5.0, 1.0 1.0))", polygon.toString());
        assertEquals(3, polygon.getVertexCount());
        assertEquals(3f, polygon.getX(2));
        assertEquals(5f, polygon.getY(2));
    }

    @Test
    void thePolygonCopiesTheArray() {
        float[] xy = {0, 0, 2, 0, 0, 2};
        ConvexPolygon checked = ConvexPolygon.of(xy);
        ConvexPolygon hull = ConvexPolygon.hullOf(xy);
        String before = checked + " " + hull;
        java.util.Arrays.fill(xy, 9);
        assertEquals(before, checked + " " + hull);
        assertEquals(2, Buffers.of(checked).x(1));
    }

    @Test
    void cornersOnAStraightEdgeAreKept() {
        assertEquals(5, ConvexPolygon.of(0, 0, 1, 0, 2, 0, 2, 2, 0, 2).getVertexCount());
    }

    @Test
    void normalsAreOutwardUnitVectors() {
        RandomShapes shapes = new RandomShapes(SEED);
        for (int round = 0; round < Rounds.of(2000); round++) {
            ConvexPolygon polygon = shapes.next();
            int n = polygon.getVertexCount();
            for (int i = 0; n > 1 && i < n; i++) {
                int j = (i + 1) % n;
                double nx = polygon.getNormalX(i);
                double ny = polygon.getNormalY(i);
                double ex = (double) polygon.getX(j) - polygon.getX(i);
                double ey = (double) polygon.getY(j) - polygon.getY(i);
                String label = "edge " + i + " of " + polygon + ", seed " + SEED;
                assertEquals(1, Math.hypot(nx, ny), 1e-6, label);
                assertEquals(0, (nx * ex + ny * ey) / Math.hypot(ex, ey), 2 * Tolerance.PARALLEL, label);
                assertTrue(nx * ey - ny * ex > 0, label + " points inward");
            }
        }
    }

    @Test
    void aRectangleHasItsSidesAlongTheAxes() {
        assertEquals("POLYGON ((-2.0 -1.0, 2.0 -1.0, 2.0 1.0, -2.0 1.0, -2.0 -1.0))",
                ConvexPolygon.rectangle(4, 2).toString());
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 17, 64, 1000})
    void aRegularPolygonHasItsCornersOnTheCircle(int sides) {
        ConvexPolygon polygon = ConvexPolygon.regular(sides, 2.5f);
        assertEquals(sides, polygon.getVertexCount());
        assertEquals(2.5f, polygon.getX(0));
        assertEquals(0f, polygon.getY(0));
        for (int i = 0; i < sides; i++) {
            assertEquals(2.5, Math.hypot(polygon.getX(i), polygon.getY(i)), 1e-6);
            assertEquals(2 * 2.5 * Math.sin(Math.PI / sides), Math.hypot(
                    polygon.getX((i + 1) % sides) - polygon.getX(i), polygon.getY((i + 1) % sides) - polygon.getY(i)),
                    1e-6);
        }
    }

    @Test
    void aHullHasNoCollinearCorners() {
        assertEquals("POLYGON ((0.0 0.0, 2.0 0.0, 2.0 2.0, 0.0 2.0, 0.0 0.0))",
                ConvexPolygon.hullOf(1, 1, 2, 2, 0, 0, 1, 0, 2, 0, 0, 2, 0, 2).toString());
    }

    @Test
    void hullsCanBeSegmentsAndPoints() {
        ConvexPolygon segment = ConvexPolygon.hullOf(0, 0, 3, 4, 6, 8);
        assertEquals(2, segment.getVertexCount());
        assertEquals(0.8f, segment.getNormalX(0));
        assertEquals(-0.6f, segment.getNormalY(0));
        assertEquals(-0.8f, segment.getNormalX(1));
        assertEquals(0.6f, segment.getNormalY(1));
        ConvexPolygon point = ConvexPolygon.hullOf(7, 7, 7, 7);
        assertEquals(1, point.getVertexCount());
        assertEquals(1f, point.getNormalX(0));
        assertEquals(0f, point.getNormalY(0));
    }

    @Test
    void theLargestAndSmallestFloatsMakePolygons() {
        float m = Float.MAX_VALUE;
        assertEquals(4, ConvexPolygon.of(-m, -m, m, -m, m, m, -m, m).getVertexCount());
        ConvexPolygon tiny = ConvexPolygon.of(0, 0, Float.MIN_VALUE, 0, 0, Float.MIN_VALUE);
        assertEquals((float) Math.sqrt(0.5), tiny.getNormalX(1), 1e-7);
    }

    @Test
    void anIndexBeyondTheLastVertexIsRefused() {
        ConvexPolygon polygon = ConvexPolygon.rectangle(1, 1);
        for (int i : new int[] {-1, 4}) {
            assertThrows(IndexOutOfBoundsException.class, () -> polygon.getX(i));
            assertThrows(IndexOutOfBoundsException.class, () -> polygon.getY(i));
            assertThrows(IndexOutOfBoundsException.class, () -> polygon.getNormalX(i));
            assertThrows(IndexOutOfBoundsException.class, () -> polygon.getNormalY(i));
        }
    }
}
