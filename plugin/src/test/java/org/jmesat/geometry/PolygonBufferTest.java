package org.jmesat.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.RandomShapes;
import org.junit.jupiter.api.Test;

class PolygonBufferTest {
    private static final long SEED = 75;

    @Test
    void parallelEdgesShareOneAxis() {
        assertEquals(2, ConvexPolygon.rectangle(3, 1).buffer().axisCount());
        assertEquals(3, ConvexPolygon.regular(3, 1).buffer().axisCount());
        assertEquals(5, ConvexPolygon.regular(5, 1).buffer().axisCount());
        assertEquals(3, ConvexPolygon.regular(6, 1).buffer().axisCount());
        assertEquals(16, ConvexPolygon.regular(32, 1).buffer().axisCount());
        assertEquals(2, ConvexPolygon.of(0, 0, 1, 0, 2, 0, 2, 2, 0, 2).buffer().axisCount());
    }

    @Test
    void aSegmentHasTheAxesOfARectangleAndAPointThoseOfThePlane() {
        PolygonBuffer segment = ConvexPolygon.hullOf(0, 0, 3, 4).buffer();
        assertEquals(2, segment.axisCount());
        assertEquals(0, segment.high(0) - segment.low(0), 1e-15);
        assertEquals(5, segment.high(1) - segment.low(1), 1e-12);
        PolygonBuffer point = ConvexPolygon.hullOf(3, 4).buffer();
        assertEquals(2, point.axisCount());
        assertEquals(3, point.low(0));
        assertEquals(3, point.high(0));
        assertEquals(4, point.low(1));
        assertEquals(4, point.high(1));
    }

    @Test
    void aSliverWhoseEdgesAreAllParallelHasAnAxisAlongItToo() {
        PolygonBuffer sliver = ConvexPolygon.of(-1, 0, 0, -1e-7f, 1, 0, 0, 1e-7f).buffer();
        assertEquals(2, sliver.axisCount());
        assertEquals(2, sliver.high(1) - sliver.low(1), 1e-6);
    }

    @Test
    void anEdgesAxisIsItsOutwardNormalOrTheReverse() {
        PolygonBuffer box = ConvexPolygon.rectangle(2, 2).buffer();
        assertEquals(box.edgeAxis(0), ~box.edgeAxis(2));
        assertEquals(box.edgeAxis(1), ~box.edgeAxis(3));
        assertEquals(1, box.axisX(box.edgeAxis(1)), 1e-15);
        assertEquals(-1, box.axisY(box.edgeAxis(0)), 1e-15);
    }

    @Test
    void intervalsHoldEveryVertexAndTouchTwo() {
        RandomShapes shapes = new RandomShapes(SEED);
        for (int round = 0; round < 500; round++) {
            PolygonBuffer buffer = shapes.next().buffer();
            for (int k = 0; k < buffer.axisCount(); k++) {
                double low = Double.POSITIVE_INFINITY;
                double high = Double.NEGATIVE_INFINITY;
                for (int i = 0; i < buffer.count(); i++) {
                    double p = buffer.axisX(k) * buffer.x(i) + buffer.axisY(k) * buffer.y(i);
                    low = Math.min(low, p);
                    high = Math.max(high, p);
                }
                assertEquals(low, buffer.low(k));
                assertEquals(high, buffer.high(k));
                assertEquals(1, Math.hypot(buffer.axisX(k), buffer.axisY(k)), 1e-15);
            }
        }
    }

    @Test
    void copyingWithAShiftIsTheSameAsShiftingFirst() {
        RandomShapes shapes = new RandomShapes(SEED);
        PolygonBuffer copy = new PolygonBuffer();
        for (int round = 0; round < 500; round++) {
            PolygonBuffer source = shapes.next().buffer();
            copy.set(source, 3, -5);
            assertEquals(source.count(), copy.count());
            assertEquals(source.radius(), copy.radius());
            for (int i = 0; i < source.count(); i++) {
                assertEquals(source.x(i) + 3, copy.x(i));
                assertEquals(source.y(i) - 5, copy.y(i));
                assertEquals(source.edgeAxis(i), copy.edgeAxis(i));
            }
            for (int k = 0; k < source.axisCount(); k++) {
                double shift = 3 * source.axisX(k) - 5 * source.axisY(k);
                assertEquals(source.low(k) + shift, copy.low(k), 1e-12);
                assertEquals(source.high(k) + shift, copy.high(k), 1e-12);
            }
        }
    }

    @Test
    void theRadiusIsHalfTheDiagonalOfTheBox() {
        assertEquals(2.5, ConvexPolygon.rectangle(3, 4).buffer().radius());
        assertEquals(2.5, ConvexPolygon.hullOf(10, 10, 13, 14).buffer().radius());
        assertEquals(0, ConvexPolygon.hullOf(10, 10).buffer().radius());
    }

    @Test
    void anEmptyHullAndClearingEmptyIt() {
        PolygonBuffer buffer = new PolygonBuffer();
        ConvexHull hull = new ConvexHull();
        hull.compute(new float[] {0, 0, 2, 0, 0, 2}, 3);
        buffer.set(hull, 1, 1);
        assertEquals(3, buffer.count());
        assertEquals(1, buffer.x(0));
        hull.compute(new float[0], 0);
        buffer.set(hull, 1, 1);
        assertEquals(0, buffer.count());
        assertEquals(0, buffer.axisCount());
        buffer.set(ConvexPolygon.rectangle(1, 1).buffer(), 0, 0);
        buffer.clear();
        assertEquals(0, buffer.count());
        assertEquals(0, buffer.radius());
    }

    @Test
    void fillingAgainAllocatesNothing() {
        PolygonBuffer small = ConvexPolygon.rectangle(1, 1).buffer();
        PolygonBuffer large = ConvexPolygon.regular(40, 1).buffer();
        PolygonBuffer buffer = new PolygonBuffer();
        PlacedPolygon placed = new PlacedPolygon();
        PolygonBuffer[] sources = {large, small};
        Runnable both = () -> {
            for (PolygonBuffer source : sources) {
                buffer.set(source, 1, 2);
                placed.local().set(source, 0, 0);
                placed.place(1, 2, 0.6, 0.8);
            }
        };
        both.run();
        assertEquals(0, AllocationMeter.bytes(both));
    }
}
