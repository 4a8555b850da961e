package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class ShapePairTest {
    private static final double EPSILON = 1e-12;
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);
    private static final ConvexPolygon POINT = ConvexPolygon.hullOf(0, 0);
    private static final ConvexPolygon SEGMENT = ConvexPolygon.hullOf(-1, 0, 1, 0);
    private static final ConvexPolygon CIRCLE = ConvexPolygon.circle(1);

    private static PlacedPolygon at(ConvexPolygon shape, double x, double y) {
        return PlacedPolygon.of(shape, x, y, 0);
    }

    private static ShapePair pair(ConvexPolygon a, ConvexPolygon b, double x, double y) {
        return ShapePair.of(at(a, 0, 0), at(b, x, y));
    }

    private static void assertPoints(ShapePair pair, double ax, double ay, double bx, double by) {
        assertEquals(ax, pair.pointAX(), EPSILON);
        assertEquals(ay, pair.pointAY(), EPSILON);
        assertEquals(bx, pair.pointBX(), EPSILON);
        assertEquals(by, pair.pointBY(), EPSILON);
    }

    @Test
    void theMtvMovesBOutOfA() {
        ShapePair pair = pair(BOX, BOX, 1.5, 0.25);
        assertTrue(pair.isTouching());
        assertTrue(pair.isOverlapping());
        assertEquals(0.5, pair.mtvX(), EPSILON);
        assertEquals(0, pair.mtvY(), EPSILON);
        assertEquals(0.5, pair.depth(), EPSILON);
        assertEquals(-0.5, pair.separation(), EPSILON);
        assertEquals(0, pair.distance());
        assertEquals(0.25, pair.halfMtvX(), EPSILON);
        assertEquals(0, pair.halfMtvY(), EPSILON);
        assertEquals(0.25, pair(BOX, BOX, 0, 1.5).halfMtvY(), EPSILON);
    }

    @Test
    void shapesThatOnlyTouchCollideUnlessTouchingDoesNotCount() {
        ShapePair pair = pair(BOX, BOX, 2, 0);
        assertTrue(pair.isTouching());
        assertFalse(pair.isOverlapping());
        assertTrue(ShapePair.touch(at(BOX, 0, 0), at(BOX, 2, 0)));
        assertFalse(ShapePair.overlap(at(BOX, 0, 0), at(BOX, 2, 0)));
        assertTrue(ShapePair.overlap(at(BOX, 0, 0), at(BOX, 1.99, 0)));
        assertFalse(ShapePair.touch(at(BOX, 0, 0), at(BOX, 2.01, 0)));
    }

    @Test
    void theDistanceFromCornerToCornerIsExact() {
        ShapePair pair = pair(BOX, BOX, 5, 6);
        assertFalse(pair.isTouching());
        assertEquals(5, pair.distance(), EPSILON);
        assertEquals(0.6, pair.normalX(), EPSILON);
        assertEquals(0.8, pair.normalY(), EPSILON);
        assertPoints(pair, 1, 1, 4, 5);
        assertEquals(0, pair.mtvX());
        assertEquals(0, pair.depth());
    }

    @Test
    void aCornerIsClosestToTheFootOnAnEdge() {
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, 1, -1, 1, 1);
        assertPoints(pair(BOX, triangle, 3, 0.25), 1, 0.25, 3, 0.25);
    }

    @Test
    void closestPointsOfRoundedShapesLieOnTheirArcs() {
        assertPoints(pair(CIRCLE, ConvexPolygon.circle(0.5f), 3, 4), 0.6, 0.8, 2.7, 3.6);
        assertPoints(pair(SEGMENT.rounded(1), CIRCLE, 4, 0), 2, 0, 3, 0);
    }

    @Test
    void inOverlapTheClosestPointsMeetWhenBMovesByTheMtv() {
        ShapePair pair = pair(BOX, ConvexPolygon.of(0, 0, 1, -1, 1, 1), 0.75, 0.25);
        assertPoints(pair, 1, 0.25, 0.75, 0.25);
        assertPoints(pair(CIRCLE, CIRCLE, 1.5, 0), 1, 0, 0.5, 0);
    }

    @Test
    void theClosestPointOfAnEdgeWithManyCornersMayBeFarFromTheFirstCorner() {
        float[] xy = new float[204];
        for (int i = 0; i <= 100; i++) {
            xy[2 * i] = i;
        }
        xy[202] = 50;
        xy[203] = 10;
        ShapePair pair = pair(ConvexPolygon.of(xy), POINT, 77.5, -2);
        assertPoints(pair, 77.5, 0, 77.5, -2);
    }

    @Test
    void aShapeInAnotherIsContainedEvenIfItTouchesTheBorder() {
        ConvexPolygon small = ConvexPolygon.rectangle(0.5f, 0.5f);
        ShapePair pair = pair(small, BOX, 0.25, 0);
        assertTrue(pair.isAInB());
        assertFalse(pair.isBInA());
        assertTrue(pair(BOX, small, 0.75, 0).isBInA());
        assertFalse(pair(BOX, small, 0.76, 0).isBInA());
        assertTrue(pair(BOX, BOX, 0, 0).isAInB());
        assertTrue(pair(BOX, BOX, 0, 0).isBInA());
        assertFalse(pair(BOX, BOX, 9, 0).isAInB());
    }

    @Test
    void roundedShapesAreContainedByTheirArcs() {
        assertTrue(pair(CIRCLE, ConvexPolygon.circle(2), 1, 0).isAInB());
        assertFalse(pair(CIRCLE, ConvexPolygon.circle(2), 1.01, 0).isAInB());
        assertTrue(pair(BOX, CIRCLE, 0, 0).isBInA());
        assertFalse(pair(BOX, CIRCLE, 0, 0).isAInB());
        assertTrue(pair(BOX, ConvexPolygon.circle(1.5f), 0, 0).isAInB());
    }

    @Test
    void pointsAndSegmentsGiveOrdinaryResults() {
        ShapePair apart = pair(POINT, POINT, 3, 4);
        assertEquals(5, apart.distance(), EPSILON);
        assertPoints(apart, 0, 0, 3, 4);
        ShapePair same = pair(POINT, POINT, 0, 0);
        assertTrue(same.isTouching());
        assertFalse(same.isOverlapping());
        assertTrue(same.isDirectionArbitrary());
        assertEquals(1, same.normalX());
        assertTrue(same.isAInB() && same.isBInA());
        ShapePair onEdge = pair(SEGMENT, POINT, 0.5, 0);
        assertTrue(onEdge.isTouching());
        assertTrue(onEdge.isBInA());
        assertFalse(onEdge.isAInB());
        assertPoints(pair(SEGMENT, POINT, 4, 4), 1, 0, 4, 4);
        ConvexPolygon upright = ConvexPolygon.hullOf(0, -1, 0, 1);
        assertTrue(pair(SEGMENT, upright, 0, 0).isTouching());
        assertPoints(pair(SEGMENT, upright, 0.25, 2), 0.25, 0, 0.25, 1);
    }

    @Test
    void concentricCirclesSeparateAlongX() {
        ShapePair pair = pair(CIRCLE, CIRCLE, 0, 0);
        assertTrue(pair.isDirectionArbitrary());
        assertEquals(2, pair.mtvX(), EPSILON);
        assertEquals(0, pair.mtvY());
    }

    @Test
    void aPointOnTheBorderIsInTheShape() {
        PlacedPolygon turned = PlacedPolygon.of(BOX, 10, 20, Math.PI / 4);
        assertTrue(ShapePair.contains(turned, 10, 20));
        assertTrue(ShapePair.contains(turned, 10 + Math.sqrt(2), 20));
        assertFalse(ShapePair.contains(turned, 11, 21));
        assertTrue(ShapePair.contains(at(CIRCLE, 0, 0), 0.6, 0.8));
        assertFalse(ShapePair.contains(at(CIRCLE, 0, 0), 0.6, 0.81));
        assertTrue(ShapePair.contains(at(SEGMENT, 0, 0), 0.5, 0));
        assertTrue(ShapePair.contains(at(POINT, 3, 3), 3, 3));
        assertFalse(ShapePair.contains(at(POINT, 3, 3), 3, 3.01));
    }

    @Test
    void aShapeIsPlacedByItsAngle() {
        PlacedPolygon placed = PlacedPolygon.of(ConvexPolygon.of(0, 0, 2, 0, 0, 1), 5, 6, Math.PI / 2);
        assertEquals(5, placed.x()[1], EPSILON);
        assertEquals(8, placed.y()[1], EPSILON);
    }

    @Test
    void theResultIsASnapshot() {
        PlacedPolygon b = at(BOX, 1.5, 0);
        ShapePair pair = ShapePair.of(at(BOX, 0, 0), b);
        b.place(50, 50, 1, 0);
        assertEquals(0.5, pair.mtvX(), EPSILON);
        assertPoints(pair, 1, pair.pointAY(), 0.5, pair.pointAY());
    }

    @Test
    void aNewInstanceIsInfinitelyFarApart() {
        ShapePair pair = new ShapePair();
        assertFalse(pair.isTouching());
        assertFalse(pair.isOverlapping());
        assertEquals(Double.POSITIVE_INFINITY, pair.distance());
        assertEquals(0, pair.mtvX());
    }

    @Test
    void aReusedInstanceAllocatesNothing() {
        ShapePair pair = new ShapePair();
        PlacedPolygon a = at(BOX, 0, 0);
        PlacedPolygon b = at(CIRCLE, 0.5, 0);
        Runnable many = () -> {
            for (int i = 0; i < 1000; i++) {
                pair.compute(a, b);
            }
        };
        many.run();
        assertEquals(0, AllocationMeter.leastBytes(many));
    }

    @Test
    void badInputIsNamedAndKeepsThePreviousResult() {
        PlacedPolygon box = at(BOX, 0, 0);
        ShapePair pair = ShapePair.of(box, at(BOX, 1.5, 0));
        assertNamed("a", NullPointerException.class, () -> pair.compute(null, box));
        assertNamed("b", NullPointerException.class, () -> pair.compute(box, null));
        assertNamed("shape a is empty", IllegalArgumentException.class, () -> pair.compute(new PlacedPolygon(), box));
        assertNamed("shape b is empty", IllegalArgumentException.class, () -> pair.compute(box, new PlacedPolygon()));
        assertEquals(0.5, pair.mtvX(), EPSILON);
        assertNamed("shape a is empty", IllegalArgumentException.class, () -> ShapePair.of(new PlacedPolygon(), box));
        assertNamed("shape b is empty", IllegalArgumentException.class,
                () -> ShapePair.touch(box, new PlacedPolygon()));
        assertNamed("shape a is empty", IllegalArgumentException.class,
                () -> ShapePair.overlap(new PlacedPolygon(), box));
        assertNamed("shape", NullPointerException.class, () -> ShapePair.contains(null, 0, 0));
        assertNamed("x of a point must be finite, not NaN", IllegalArgumentException.class,
                () -> ShapePair.contains(box, Double.NaN, 0));
        assertNamed("y of a point must be finite, not -Infinity", IllegalArgumentException.class,
                () -> ShapePair.contains(box, 0, Double.NEGATIVE_INFINITY));
        assertNamed("polygon", NullPointerException.class, () -> PlacedPolygon.of(null, 0, 0, 0));
        assertNamed("angle must be finite, not NaN", IllegalArgumentException.class,
                () -> PlacedPolygon.of(BOX, 0, 0, Double.NaN));
        assertNamed("NaN", IllegalArgumentException.class, () -> PlacedPolygon.of(BOX, Double.NaN, 0, 0));
        assertNamed("Infinity", IllegalArgumentException.class,
                () -> PlacedPolygon.of(BOX, 0, Double.POSITIVE_INFINITY, 0));
    }

    private static void assertNamed(String part, Class<? extends Exception> type,
            Executable call) {
        String message = assertThrows(type, call).getMessage();
        assertTrue(message.contains(part), message);
    }
}
