package org.jmesat.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExactDistanceTest {
    private static final long SEED = 71;
    private static final int PAIRS = 20_000;

    private static final ConvexPolygon SQUARE = ConvexPolygon.of(0, 0, 1, 0, 1, 1, 0, 1);
    private static final ConvexPolygon POINT = ConvexPolygon.hullOf(0, 0);

    private final ExactDistance distance = new ExactDistance();

    @ParameterizedTest(name = "a unit square moved by ({0}, {1}) is at {2}")
    @CsvSource({
        "3, 0, 2",
        "-1.5, 0.25, 0.5",
        "4, 5, 5",
        "-4, 5, 5",
        "1, 0, 0",
        "1, 0.5, 0",
        "1, 1, 0",
        "-1, 1, 0",
        "0.75, 0, -0.25",
        "0.75, 0.5, -0.25",
        "0.25, -0.875, -0.125",
        "0, 0, -1",
    })
    void theDistanceOfUnitSquaresIsExact(double x, double y, double expected) {
        assertIsExactly(expected, at(SQUARE, 0, 0), at(SQUARE, x, y));
    }

    @Test
    void theDepthOfAContainedShapeIsTheShortestWayOut() {
        ConvexPolygon large = ConvexPolygon.rectangle(16, 8);
        ConvexPolygon small = ConvexPolygon.rectangle(2, 1);

        assertIsExactly(-4.5, at(large, 0, 0), at(small, 0, 0));
        assertIsExactly(-2.5, at(large, 0, 0), at(small, 0, -2));
        assertIsExactly(-2, at(large, 0, 0), at(small, 7, 0));
    }

    @Test
    void theDistanceOfTwoSliversIsThatOfTheirTips() {
        ConvexPolygon left = ConvexPolygon.of(-8, -0x1p-20f, 0, 0, -8, 0x1p-20f);
        ConvexPolygon right = ConvexPolygon.of(0, 0, 8, -0x1p-20f, 8, 0x1p-20f);

        assertIsExactly(0, at(left, 0, 0), at(right, 0, 0));
        assertIsExactly(0.5, at(left, 0, 0), at(right, 0.5, 0));
        assertIsExactly(5, at(left, 0, 0), at(right, 3, 4));
        assertIsExactly(0x1p-40, at(left, 0, 0), at(right, 0x1p-40, 0));
    }

    @Test
    void theDepthOfAPointInATriangleIsTheDistanceOfTheNearestEdge() {
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, 8, 0, 0, 6);

        assertIsExactly(-1, at(triangle, 0, 0), at(POINT, 4, 1));
        assertIsExactly(-2, at(triangle, 0, 0), at(POINT, 2, 2));
        // On the line 3x + 4y = 19 the slanted edge is (24 − 19)/5 = 1 away.
        assertIsExactly(-1, at(triangle, 0, 0), at(POINT, 5, 1));
        assertIsExactly(0, at(triangle, 0, 0), at(POINT, 4, 3));
        assertIsExactly(5, at(triangle, 0, 0), at(POINT, 7, 7));
        assertIsExactly(5, at(triangle, 0, 0), at(POINT, -3, -4));
    }

    @Test
    void theDepthOfCrossingSegmentsIsTheShortestWayToAnEnd() {
        ConvexPolygon flat = ConvexPolygon.hullOf(-4, 0, 4, 0);
        ConvexPolygon upright = ConvexPolygon.hullOf(0, -1, 0, 2);

        assertIsExactly(-1, at(flat, 0, 0), at(upright, 0, 0));
        assertIsExactly(-0.5, at(flat, 0, 0), at(upright, 3.5, 0.25));
        assertIsExactly(0, at(flat, 0, 0), at(upright, 1, 1));
        assertIsExactly(0, at(flat, 0, 0), at(upright, 4, 0));
        assertIsExactly(1, at(flat, 0, 0), at(upright, 5, 0));
        assertIsExactly(5, at(flat, 0, 0), at(upright, 7, 5));
    }

    @Test
    void collinearSegmentsHaveNoDepth() {
        ConvexPolygon segment = ConvexPolygon.hullOf(0, 0, 4, 3);

        assertIsExactly(0, at(segment, 0, 0), at(segment, 0, 0));
        assertIsExactly(0, at(segment, 0, 0), at(segment, 2, 1.5));
        assertIsExactly(0, at(segment, 0, 0), at(segment, 4, 3));
        assertIsExactly(5, at(segment, 0, 0), at(segment, 8, 6));
        assertIsExactly(2.5, at(segment, 0, 0), at(segment, -6, -4.5));
        assertIsExactly(5, at(segment, 0, 0), at(segment, -3, 4));
    }

    @Test
    void aSegmentInAPolygonHasADepth() {
        ConvexPolygon flat = ConvexPolygon.hullOf(-2, 0, 2, 0);

        assertIsExactly(-0.25, at(SQUARE, 0, 0), at(flat, 0, 0.75));
        assertIsExactly(0, at(SQUARE, 0, 0), at(flat, 0, 1));
        assertIsExactly(-0.125, at(SQUARE, 0, 0), at(flat, 2.875, 0.5));
    }

    @Test
    void pointsAreApartOrTouch() {
        assertIsExactly(0, at(POINT, 7, 7), at(POINT, 7, 7));
        assertIsExactly(5, at(POINT, 0, 0), at(POINT, 3, -4));
        assertIsExactly(0, at(POINT, 2, 0), at(ConvexPolygon.hullOf(0, 0, 4, 0), 0, 0));
        assertIsExactly(1, at(POINT, 5, 0), at(ConvexPolygon.hullOf(0, 0, 4, 0), 0, 0));
    }

    @Test
    void aPointWithARadiusIsACircle() {
        ExactShape circle = at(POINT, 0, 0).withRadius(1);

        assertIsExactly(3, circle, at(POINT, 3, 4).withRadius(1));
        assertIsExactly(0, circle, at(POINT, 3, 4).withRadius(4));
        assertIsExactly(-2, circle, at(POINT, 3, 4).withRadius(6));
        assertIsExactly(-2, circle, circle);
        assertIsExactly(-1.5, circle, at(SQUARE, -0.5, -0.5));
        assertIsExactly(0, circle, at(SQUARE, 1, -0.5));
        assertIsExactly(4, circle, at(SQUARE, 3, 4));
    }

    @Test
    void roundedCornersAreFartherApartThanTheirBoxes() {
        assertIsExactly(4.5, at(SQUARE, 0, 0).withRadius(0.25), at(SQUARE, 4, 5).withRadius(0.25));
    }

    @Test
    void anIrrationalDistanceIsBetweenTheNeighbouringDoubles() {
        distance.between(at(SQUARE, 0, 0), at(SQUARE, 2, 2));
        double root = Math.sqrt(2);

        // √2 = 1.41421356237309504880…; the nearest double is 1.41421356237309514547….
        assertTrue(distance.isBelow(root));
        assertTrue(distance.exceeds(Math.nextDown(root)));
        assertFalse(distance.exceeds(root));
        assertEquals(3, distance.questions());
        assertEquals(3, distance.exactAnswers());
    }

    @Test
    void squaresFarFromTheOriginMayBeOneUlpApart() {
        ExactShape square = at(SQUARE, 1e6, 1e6);
        double beside = 1e6 + 1;

        assertIsExactly(0, square, at(SQUARE, beside, 1e6));
        assertIsExactly(Math.ulp(1e6), square, at(SQUARE, Math.nextUp(beside), 1e6));
        assertIsExactly(-Math.ulp(1e6), square, at(SQUARE, Math.nextDown(beside), 1e6));
    }

    @Test
    void aMoveFarBelowAnUlpIsExact() {
        ExactShape square = at(SQUARE, 1e6, 1e6);
        ExactShape beside = at(SQUARE, 1e6 + 1, 1e6);

        assertIsExactly(0x1p-300, square, beside.movedBy(0x1p-300, 0));
        assertIsExactly(-0x1p-300, square.movedBy(0x1p-300, 0), beside);
        assertIsExactly(0, square.movedBy(0x1p-300, 0), beside.movedBy(3, 0).movedBy(-3, 5e-324).movedBy(0x1p-300, 0));
    }

    @Test
    void anUnrepresentableQuotientIsBetweenTheNeighbouringDoubles() {
        ExactShape triangle = at(ConvexPolygon.of(0, 0, 8, 0, 0, 6), 0, 0);
        ExactShape onEdge = at(POINT, 4, 3);
        // The double 0.8 is greater than 4/5, by which the distance grows per unit along Y.
        double share = 0.8 * 0x1p-300;

        assertIsBetween(Math.nextDown(share), share, triangle, onEdge.movedBy(0, 0x1p-300));
        assertIsBetween(-share, Math.nextUp(-share), triangle, onEdge.movedBy(0, -0x1p-300));
    }

    @Test
    void anInexactRotationIsUsedUnchanged() {
        // The doubles for cosine and sine of π are not exactly a half turn: they move the square's corner to this
        // point.
        double sin = StrictMath.sin(Math.PI);
        ExactShape corner = at(POINT, -sin, sin);

        assertIsExactly(0, corner, ExactShape.of(SQUARE, 1, 1, -1, sin));
        assertIsExactly(sin, corner, ExactShape.of(SQUARE, 1, 1, -1, 0));
    }

    @Test
    void infiniteValuesAreCompared() {
        distance.between(at(SQUARE, 0, 0), at(SQUARE, 1, 0));

        assertTrue(distance.exceeds(Double.NEGATIVE_INFINITY));
        assertTrue(distance.isBelow(Double.POSITIVE_INFINITY));
        assertEquals(0, distance.exactAnswers());
        assertThrows(IllegalArgumentException.class, () -> distance.exceeds(Double.NaN));
    }

    @Test
    void theIntervalContainsTheDistance() {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < PAIRS; i++) {
            HardPair pair = pairs.next();
            ExactShape a = pair.exactA();
            ExactShape b = pair.exactB();
            distance.between(a, b);
            assertTrue(ExactComparison.compare(a, b, distance.low()) >= 0, pair::toString);
            assertTrue(ExactComparison.compare(a, b, distance.high()) <= 0, pair::toString);
        }
    }

    @Test
    void theIntervalContainsTheDistanceOfRoundedAndMovedShapes() {
        HardPairs pairs = HardPairs.roundRobin(SEED + 1);
        for (int i = 0; i < PAIRS / 4; i++) {
            HardPair pair = pairs.next();
            ExactShape a = pair.exactA().movedBy(1e5 / 3, 1e-9 / 3).withRadius(0.1);
            ExactShape b = pair.exactB().movedBy(1e-9 / 7, 1e-5 / 7).movedBy(1e5 / 3, 0).withRadius(1.0 / 3);
            distance.between(a, b);
            assertTrue(ExactComparison.compare(a, b, distance.low()) >= 0, pair::toString);
            assertTrue(ExactComparison.compare(a, b, distance.high()) <= 0, pair::toString);
        }
    }

    @Test
    void theIntervalIsNarrowUnlessTheShapesTouch() {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < PAIRS; i++) {
            HardPair pair = pairs.next();
            distance.between(pair.exactA(), pair.exactB());
            double extent = extent(pair);
            boolean decided = distance.low() > 0 || distance.high() < 0;
            double width = 3e-14 * extent + 1e-28 * largestCoordinate(pair);
            assertTrue(!decided || distance.high() - distance.low() <= width, pair::toString);
        }
    }

    @Test
    void theOrderOfAPairDoesNotMatter() {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < PAIRS / 4; i++) {
            HardPair pair = pairs.next();
            double value = distance.between(pair.exactA(), pair.exactB()).approximate();
            assertEquals(ExactComparison.compare(pair.exactA(), pair.exactB(), value),
                    ExactComparison.compare(pair.exactB(), pair.exactA(), value), pair::toString);
        }
    }

    @Test
    void jtsAgrees() {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < PAIRS / 4; i++) {
            HardPair pair = pairs.next();
            double approximate = distance.between(pair.exactA(), pair.exactB()).approximate();
            // JTS starts from rounded world vertices.
            double rounding = 4 * Math.ulp(largestCoordinate(pair));
            assertEquals(JtsOracle.signedDistance(pair.placedA(), pair.placedB()), approximate,
                    1e-9 * extent(pair) + rounding + 1e-100, pair::toString);
        }
    }

    @Test
    void theWorldVerticesAreInTheirIntervals() {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < PAIRS / 10; i++) {
            HardPair pair = pairs.next();
            ExactShape shape = pair.exactA().movedBy(1.0 / 3, -1e-12 / 3);
            for (int k = 0; k < shape.count(); k++) {
                double x = shape.exactX(k).doubleValue();
                double y = shape.exactY(k).doubleValue();
                assertTrue(shape.lowX(k) <= x && x <= shape.highX(k), pair::toString);
                assertTrue(shape.lowY(k) <= y && y <= shape.highY(k), pair::toString);
                double width = 3e-15 * (1 + largestCoordinate(pair) + extent(pair));
                assertTrue(shape.highX(k) - shape.lowX(k) <= width, pair::toString);
            }
        }
    }

    @Test
    void repeatedPairsAllocateNothing() {
        ExactShape a = ExactShape.of(ConvexPolygon.regular(32, 1), 0, 0, 0.1);
        ExactShape b = ExactShape.of(ConvexPolygon.regular(32, 1), 1.3, 0.4, 0.2);
        distance.between(a, b);

        assertEquals(0, AllocationMeter.bytes(() -> distance.between(a, b).exceeds(0)));
    }

    /** Compares both orders of the pair, by doubles and by integers. */
    private void assertIsExactly(double expected, ExactShape a, ExactShape b) {
        for (int order = 0; order < 2; order++) {
            ExactShape one = order == 0 ? a : b;
            ExactShape other = order == 0 ? b : a;
            distance.between(one, other);
            String interval = "[" + distance.low() + ", " + distance.high() + "]";
            assertTrue(distance.low() <= expected && expected <= distance.high(), interval);
            assertEquals(0, distance.compareWith(expected), interval);
            assertFalse(distance.exceeds(expected));
            assertFalse(distance.isBelow(expected));
            assertTrue(distance.exceeds(Math.nextDown(expected)));
            assertTrue(distance.isBelow(Math.nextUp(expected)));
            assertTrue(distance.exceeds(expected - 0.01));
            assertTrue(distance.isBelow(expected + 0.01));
            assertEquals(1, ExactComparison.compare(one, other, expected - 0.01));
            assertEquals(-1, ExactComparison.compare(one, other, expected + 0.01));
            assertEquals(expected, distance.approximate(), 1e-12);
        }
    }

    private void assertIsBetween(double less, double greater, ExactShape a, ExactShape b) {
        assertTrue(distance.between(a, b).exceeds(less));
        assertTrue(distance.isBelow(greater));
        assertTrue(distance.between(b, a).exceeds(less));
        assertTrue(distance.isBelow(greater));
    }

    private static ExactShape at(ConvexPolygon polygon, double x, double y) {
        return ExactShape.of(polygon, x, y, 1, 0);
    }

    /** The extent of both shapes; a bound on all differences of two vertices. */
    private static double extent(HardPair pair) {
        double dx = pair.poseB().x() - pair.poseA().x();
        double dy = pair.poseB().y() - pair.poseA().y();
        return Math.hypot(dx, dy) + reach(pair.a()) + reach(pair.b());
    }

    private static double largestCoordinate(HardPair pair) {
        return Math.max(Math.max(Math.abs(pair.poseA().x()), Math.abs(pair.poseA().y())) + reach(pair.a()),
                Math.max(Math.abs(pair.poseB().x()), Math.abs(pair.poseB().y())) + reach(pair.b()));
    }

    private static double reach(ConvexPolygon polygon) {
        double reach = 0;
        for (int i = 0; i < polygon.getVertexCount(); i++) {
            reach = Math.max(reach, Math.hypot(polygon.getX(i), polygon.getY(i)));
        }
        return reach;
    }
}
