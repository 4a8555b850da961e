package org.jmesat.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
