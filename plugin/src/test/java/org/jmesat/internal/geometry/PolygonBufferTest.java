package org.jmesat.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.sat.ShapeCopy;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.RandomShapes;
import org.junit.jupiter.api.Test;

class PolygonBufferTest {
    private static final long SEED = 75;

    @Test
    void normalsPointOutwardAndHaveUnitLength() {
        RandomShapes shapes = new RandomShapes(SEED);
        for (int round = 0; round < 500; round++) {
            PolygonBuffer buffer = Buffers.of(shapes.next());
            for (int i = 0; i < buffer.count(); i++) {
                assertEquals(1, Math.hypot(buffer.normalX(i), buffer.normalY(i)), 1e-15);
                for (int v = 0; v < buffer.count(); v++) {
                    double along = buffer.normalX(i) * (buffer.x(v) - buffer.x(i))
                            + buffer.normalY(i) * (buffer.y(v) - buffer.y(i));
                    assertTrue(buffer.count() == 1 || along <= 1e-13 * buffer.radius(), "seed " + SEED);
                }
            }
        }
    }

    @Test
    void aSegmentHasTwoOppositeNormals() {
        PolygonBuffer segment = Buffers.of(ConvexPolygon.hullOf(0, 0, 3, 4));
        assertEquals(0.8, segment.normalX(0), 1e-15);
        assertEquals(-0.6, segment.normalY(0), 1e-15);
        assertEquals(-0.8, segment.normalX(1), 1e-15);
        assertEquals(0.6, segment.normalY(1), 1e-15);
    }

    @Test
    void onlyShapesWithUnreliableEdgeOrderAreThin() {
        assertTrue(Buffers.of(ConvexPolygon.hullOf(3, 4)).isThin());
        assertTrue(Buffers.of(ConvexPolygon.hullOf(0, 0, 3, 4)).isThin());
        assertTrue(Buffers.of(ConvexPolygon.of(-1, 0, 0, -1e-12f, 1, 0, 0, 1e-12f)).isThin());
        assertFalse(Buffers.of(ConvexPolygon.of(-1, 0, 0, -1e-7f, 1, 0, 0, 1e-7f)).isThin());
        assertFalse(Buffers.of(ConvexPolygon.rectangle(1e6f, 1)).isThin());
        assertFalse(Buffers.of(ConvexPolygon.of(0, 0, 2, 0, 0, 2)).isThin());
    }

    @Test
    void aNeedleIsThinInEachDirection() {
        for (double[] along : new double[][] {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {3, 4}}) {
            for (double width : new double[] {1e-11, 1e-7}) {
                double x = along[0];
                double y = along[1];
                PolygonBuffer needle = new PolygonBuffer();
                needle.set(new double[] {-x, -y, width * y, -width * x, x, y, -width * y, width * x}, 0);
                assertEquals(width < 1e-9, needle.isThin(), x + ", " + y + " with width " + width);
            }
        }
    }

    @Test
    void edgesOnOneLineHaveTheSameNormalToTheBit() {
        Random random = new Random(SEED);
        for (int round = 0; round < 1000; round++) {
            int x = random.nextInt(100) - 50;
            int y = random.nextInt(100) + 1;
            int[] at = {0, 1 + random.nextInt(9), 10 + random.nextInt(90), 100 + random.nextInt(900)};
            // A chain of four corners on a line, and one to its left.
            double[] xy = {0, 0, at[1] * x, at[1] * y, at[2] * x, at[2] * y, at[3] * x, at[3] * y, -7 * y, 7 * x};
            for (int shift = 0; shift < 5; shift++) {
                double[] given = new double[10];
                for (int i = 0; i < 10; i++) {
                    given[i] = xy[(i + 2 * shift) % 10];
                }
                PolygonBuffer buffer = new PolygonBuffer();
                buffer.set(given, 0);
                int first = (5 - shift) % 5;
                for (int i = 1; i < 3; i++) {
                    int next = (first + i) % 5;
                    String where = x + ", " + y + " edge " + i + " shift " + shift + " seed " + SEED;
                    assertEquals(buffer.normalX(first), buffer.normalX(next), where);
                    assertEquals(buffer.normalY(first), buffer.normalY(next), where);
                }
            }
        }
    }

    @Test
    void noNormalHasANegativeZero() {
        PolygonBuffer box = Buffers.of(ConvexPolygon.rectangle(2, 4));
        for (int i = 0; i < 4; i++) {
            assertEquals(0, Double.compare(i == 0 || i == 2 ? 0 : 2 - i, box.normalX(i)), "x of normal " + i);
            assertEquals(0, Double.compare(i == 1 || i == 3 ? 0 : i - 1, box.normalY(i)), "y of normal " + i);
        }
    }

    @Test
    void aBoxWithoutWidthOrHeightIsASegmentOrAPoint() {
        assertBox("5.0 7.0", 0, 0);
        assertBox("3.0 7.0, 7.0 7.0", 2, 0);
        assertBox("5.0 6.0, 5.0 8.0", 0, 1);
        assertBox("3.0 6.0, 7.0 6.0, 7.0 8.0, 3.0 8.0", 2, 1);
    }

    private static void assertBox(String corners, double halfWidth, double halfHeight) {
        PolygonBuffer box = new PolygonBuffer();
        box.setBox(5, 7, halfWidth, halfHeight);
        assertEquals(corners, IntStream.range(0, box.count()).mapToObj(i -> box.x(i) + " " + box.y(i))
                .collect(Collectors.joining(", ")));
        assertEquals(Math.hypot(halfWidth, halfHeight), box.radius(), 1e-15);
    }

    @Test
    void growingAddsToTheRoundingAndBothCircles() {
        PolygonBuffer box = Buffers.of(ConvexPolygon.rectangle(6, 8));
        box.grow(0.5);
        box.grow(0.25);
        assertEquals(0.75, box.rounding());
        assertEquals(5.75, box.radius());
        assertEquals(3.75, box.inradius());
        assertEquals(5.75, box.reach());
    }

    /** The reach bounds how far any point of the shape is from its local origin. */
    @Test
    void theReachIsTheRadiusAndTheWayToTheCentre() {
        PolygonBuffer box = Buffers.of(ConvexPolygon.hullOf(-8, 3, -2, 11));
        assertEquals(-5, box.centerX());
        assertEquals(7, box.centerY());
        assertEquals(5 + 5 + 7, box.reach());
    }

    @Test
    void bothCirclesBoundTheShape() {
        PolygonBuffer box = Buffers.of(ConvexPolygon.rectangle(6, 8));
        assertEquals(5, box.radius());
        assertEquals(3, box.inradius());
        PolygonBuffer rounded = Buffers.of(ConvexPolygon.rectangle(6, 8).rounded(0.5f));
        assertEquals(5.5, rounded.radius());
        assertEquals(3.5, rounded.inradius());
        PolygonBuffer circle = Buffers.of(ConvexPolygon.circle(2));
        assertEquals(2, circle.radius());
        assertEquals(2, circle.inradius());
        PolygonBuffer triangle = Buffers.of(ConvexPolygon.of(0, 0, 4, 0, 0, 4));
        assertEquals(0, triangle.inradius(), 1e-15);
        triangle = Buffers.of(ConvexPolygon.of(-4, 0, 4, 0, 0, 16));
        assertEquals(8 * Math.sin(Math.atan(0.25)), triangle.inradius(), 1e-14);
        PolygonBuffer offCenter = Buffers.of(ConvexPolygon.of(0, 0, 10, 9.9f, 10, 10));
        assertEquals(0, offCenter.inradius());
    }

    @Test
    void copyingWithAnOffsetEqualsMovingFirst() {
        RandomShapes shapes = new RandomShapes(SEED);
        PolygonBuffer copy = new PolygonBuffer();
        for (int round = 0; round < 500; round++) {
            PolygonBuffer source = Buffers.of(shapes.next());
            copy.set(source, 3, -5);
            assertEquals(source.count(), copy.count());
            assertEquals(source.radius(), copy.radius());
            for (int i = 0; i < source.count(); i++) {
                assertEquals(source.x(i) + 3, copy.x(i), 1e-14);
                assertEquals(source.y(i) - 5, copy.y(i), 1e-14);
                assertEquals(source.normalX(i), copy.normalX(i));
                assertEquals(source.normalY(i), copy.normalY(i));
            }
        }
    }

    @Test
    void theRadiusIsTheGreatestDistanceOfAVertexFromTheCentreOfTheBox() {
        assertEquals(2.5, Buffers.of(ConvexPolygon.rectangle(3, 4)).radius());
        assertEquals(2.5, Buffers.of(ConvexPolygon.hullOf(10, 10, 13, 14)).radius());
        assertEquals(0, Buffers.of(ConvexPolygon.hullOf(10, 10)).radius());
    }

    @Test
    void anEmptyHullOrClearEmptiesTheBuffer() {
        PolygonBuffer buffer = new PolygonBuffer();
        ConvexHull hull = new ConvexHull();
        hull.compute(new float[] {0, 0, 2, 0, 0, 2}, 3);
        buffer.set(hull, 1, 1);
        assertEquals(3, buffer.count());
        assertEquals(1, buffer.x(0));
        hull.compute(new float[0], 0);
        buffer.set(hull, 1, 1);
        assertEquals(0, buffer.count());
        buffer.set(Buffers.of(ConvexPolygon.rectangle(1, 1)), 0, 0);
        buffer.clear();
        assertEquals(0, buffer.count());
        assertEquals(0, buffer.radius());
    }

    @Test
    void fillingAgainAllocatesNothing() {
        PolygonBuffer small = Buffers.of(ConvexPolygon.rectangle(1, 1));
        PolygonBuffer large = Buffers.of(ConvexPolygon.regular(40, 1));
        PolygonBuffer buffer = new PolygonBuffer();
        PlacedPolygon placed = new PlacedPolygon();
        PolygonBuffer[] sources = {large, small};
        Runnable both = () -> {
            for (PolygonBuffer source : sources) {
                buffer.set(source, 1, 2);
                ShapeCopy.copy(source, placed);
                placed.place(1, 2, 0.6, 0.8);
            }
        };
        both.run();
        assertEquals(0, AllocationMeter.leastBytes(both));
    }
}
