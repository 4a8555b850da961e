package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomPairs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SatTest {
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);
    private static final ConvexPolygon POINT = ConvexPolygon.hullOf(0, 0);

    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();

    @Test
    void boxesSideBySideAreApartByTheGap() {
        assertTrue(sat.test(Placing.at(BOX, 0, 0), Placing.at(BOX, 5, 0), 10, found));
        assertFound(3, 1, 0);
        assertEquals(0, found.depth());
        assertEquals(0, found.mtvX());
        assertEquals(0, found.mtvY());
    }

    @Test
    void overlappingBoxesArePushedTheShorterWay() {
        assertTrue(sat.test(Placing.at(BOX, 0, 0), Placing.at(BOX, 1.5, -1), 0, found));
        assertFound(-0.5, 1, 0);
        assertTrue(sat.test(Placing.at(BOX, 0, 0), Placing.at(BOX, 1, -1.5), 0, found));
        assertFound(-0.5, 0, -1);
    }

    @Test
    void aBoxInTheCornerOfALongTriangleIsPushedOutOfTheNearSide() {
        // From centre to centre the push would point the other way, deeper into the triangle.
        PlacedPolygon triangle = Placing.at(ConvexPolygon.of(0, 0, 3, 0, 0, 10), 0, 0);
        PlacedPolygon box = Placing.at(ConvexPolygon.rectangle(0.5f, 0.5f), 1.5, 1.5);
        double depth = -JtsOracle.signedDistance(triangle, box);
        assertTrue(sat.test(triangle, box, 0, found));
        assertEquals(depth, found.depth(), 1e-9);
        assertTrue(found.normalX() > 0.9 && found.normalY() > 0, "not out of the slanted side");
        PlacedPolygon pushed = Placing.at(ConvexPolygon.rectangle(0.5f, 0.5f), 1.5 + found.mtvX(),
                1.5 + found.mtvY());
        assertEquals(0, JtsOracle.signedDistance(triangle, pushed), 1e-9);
    }

    @Test
    void aContainedShapeIsPushedOutCompletely() {
        PlacedPolygon small = Placing.at(ConvexPolygon.rectangle(1, 1), 3, 0);
        PlacedPolygon large = Placing.at(ConvexPolygon.rectangle(10, 10), 0, 0);
        assertTrue(sat.test(small, large, 0, found));
        assertFound(-2.5, -1, 0);
        assertTrue(sat.test(large, small, 0, found));
        assertFound(-2.5, 1, 0);
        assertFalse(found.isDirectionArbitrary());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1, -1000, 1e6})
    void concentricSquaresArePushedAlongXAndFlagged(double where) {
        for (int quarter = 0; quarter < 4; quarter++) {
            PlacedPolygon turned = Placing.at(BOX, where, -where, quarter * Math.PI / 2);
            assertTrue(sat.test(Placing.at(BOX, where, -where), turned, 0, found));
            assertFound(-2, 1, 0);
            assertTrue(found.isDirectionArbitrary());
        }
    }

    @Test
    void rectanglesWithOneCentreArePushedAlongYIfThatIsShorter() {
        ConvexPolygon flat = ConvexPolygon.rectangle(4, 1);
        for (int half = 0; half < 2; half++) {
            PlacedPolygon turned = Placing.at(flat, 3, 3, half * Math.PI);
            assertTrue(sat.test(Placing.at(flat, 3, 3), turned, 0, found));
            assertFound(-1, 0, 1);
            assertTrue(found.isDirectionArbitrary());
        }
    }

    @Test
    void coincidentPointsArePushedAlongXAndFlagged() {
        assertTrue(sat.test(Placing.at(POINT, 4, 4), Placing.at(POINT, 4, 4), 0, found));
        assertEquals(0, found.separation());
        assertEquals(1, found.normalX());
        assertTrue(found.isDirectionArbitrary());
    }

    @Test
    void aTinyShiftOfTheCentresGivesADirection() {
        for (double shift = 1e-7; shift < 1; shift *= 10) {
            assertTrue(sat.test(Placing.at(BOX, 0, 0), Placing.at(BOX, -shift, 0), 0, found));
            assertFound(shift - 2, -1, 0);
            assertFalse(found.isDirectionArbitrary());
        }
    }

    @Test
    void ofEquallyDeepAxesTheFirstDecidesAtAnyPosition() {
        ConvexPolygon small = ConvexPolygon.rectangle(0.02f, 0.02f);
        for (int i = 0; i < 200; i++) {
            double x = 1e6 * Math.sin(i);
            double y = 1e6 * Math.cos(3 * i);
            PlacedPolygon a = Placing.moved(small, 0, 0, 0, i, x, y);
            PlacedPolygon b = Placing.moved(small, 0.0078125, 0.0078125, 0, i, x, y);
            assertTrue(sat.test(a, b, 0, found));
            assertEquals(1, found.normalX() * Math.cos(i) + found.normalY() * Math.sin(i), 1e-12, x + " " + y);
        }
    }

    @Test
    void anAxisThatBarelySeparatesIsNotHiddenByATie() {
        PlacedPolygon fixed = Placing.at(BOX, 0, 0);
        double tiny = 4e-10;
        for (int sign = -1; sign <= 1; sign += 2) {
            PlacedPolygon other = Placing.at(BOX, 1.75 + sign * tiny, 1.75 - sign * tiny);
            assertFalse(sat.test(fixed, other, -0.25, found));
            assertTrue(found.separation() > -0.25);
        }
    }

    @Test
    void sliversTipToTipAreApartByTheGapBetweenTheTips() {
        ConvexPolygon sliver = ConvexPolygon.of(-1, 0, 0, -1e-5f, 1, 0, 0, 1e-5f);
        for (double turn : new double[] {0, 0.7, 2, 4}) {
            PlacedPolygon a = Placing.at(sliver, 0, 0, turn);
            PlacedPolygon b = Placing.at(sliver, 2.01 * Math.cos(turn), 2.01 * Math.sin(turn), turn);
            double tolerance = Tolerance.touching(a.radius() + b.radius(), b.largestCoordinate());
            assertFalse(sat.test(a, b, tolerance, found));
            assertFalse(sat.test(a, b, 2 * tolerance, found));
            assertEquals(0.01, found.separation(), 1e-9);
            assertEquals(Penetration.NO_EDGE, found.edge());
            assertEquals(1, found.normalX() * Math.cos(turn) + found.normalY() * Math.sin(turn), 1e-9);
        }
    }

    @Test
    void sliversTipToTipAreApartEvenIfTheirEdgesTie() {
        ConvexPolygon sliver = ConvexPolygon.of(-1, 0, 0, -1e-6f, 1, 0, 0, 1e-6f);
        for (int sign = -1; sign <= 1; sign += 2) {
            PlacedPolygon b = Placing.at(sliver, 2.0004, sign * 6e-10);
            assertFalse(sat.test(Placing.at(sliver, 0, 0), b, 4e-6, found));
            assertEquals(4e-4, found.separation(), 1e-9);
        }
    }

    @Test
    void sliversOnOneLineAreApartEvenIfAllEdgesAreParallel() {
        ConvexPolygon sliver = ConvexPolygon.of(-1, 0, 0, -1e-7f, 1, 0, 0, 1e-7f);
        assertFalse(sat.test(Placing.at(sliver, 0, 0, 0.5),
                Placing.at(sliver, 3 * Math.cos(0.5), 3 * Math.sin(0.5), 0.5), 0.5, found));
        assertEquals(1, found.separation(), 1e-6);
    }

    @Test
    void boundingCirclesEndTheTestOfDistantShapes() {
        assertFalse(sat.test(Placing.at(BOX, 0, 0), Placing.at(BOX, 6, 8), 0, found));
        assertFound(10 - 2 * Math.sqrt(2), 0.6, 0.8);
        assertEquals(Penetration.NO_EDGE, found.edge());
    }

    @Test
    void theLastDecidingAxisIsTriedFirst() {
        PlacedPolygon a = Placing.at(BOX, 0, 0);
        PlacedPolygon b = Placing.at(BOX, 1.6, 1.65);
        assertFalse(sat.test(a, b, -0.5, 1, found));
        assertFound(-0.4, 1, 0);
        assertFalse(sat.test(a, b, -0.5, 2, found));
        assertFound(-0.35, 0, 1);
        assertFalse(sat.test(a, b, -0.5, ~3, found));
        assertFound(-0.4, 1, 0);
    }

    @Test
    void theLastDecidingAxisIsKeptUntilAnotherIsClearlyBetter() {
        PlacedPolygon a = Placing.at(BOX, 0, 0);
        double tiny = 1e-6;
        assertTrue(sat.test(a, Placing.at(BOX, 1.5, 1.5 + tiny), 0, 1, found));
        assertEquals(1, found.normalX());
        assertTrue(sat.test(a, Placing.at(BOX, 1.5, 1.5 + tiny), 0, 2, found));
        assertEquals(1, found.normalY());
        assertTrue(sat.test(a, Placing.at(BOX, 1.5, 1.51), 0, 1, found));
        assertEquals(1, found.normalY());
    }

    @Test
    void anEdgeThatThePolygonsNoLongerHaveIsIgnored() {
        for (int stale : new int[] {17, ~17, Penetration.NO_EDGE, 4, ~4}) {
            assertTrue(sat.test(Placing.at(BOX, 0, 0), Placing.at(BOX, 1.5, 1), 0, stale, found));
            assertFound(-0.5, 1, 0);
        }
    }

    @Test
    void testingAllocatesNothing() {
        RandomPairs pairs = new RandomPairs(5);
        PlacedPolygon[] shapes = new PlacedPolygon[400];
        for (int i = 0; i < shapes.length; i += 2) {
            pairs.next();
            shapes[i] = pairs.a();
            shapes[i + 1] = pairs.b();
        }
        ContactManifold manifold = new ContactManifold();
        Runnable all = () -> {
            for (int i = 0; i < shapes.length; i += 2) {
                if (sat.test(shapes[i], shapes[i + 1], 1e-6, found)) {
                    manifold.compute(shapes[i], shapes[i + 1], found);
                }
            }
        };
        all.run();
        assertEquals(0, AllocationMeter.leastBytes(all));
    }

    private void assertFound(double separation, double normalX, double normalY) {
        assertEquals(separation, found.separation(), 1e-9);
        assertEquals(normalX, found.normalX(), 1e-12);
        assertEquals(normalY, found.normalY(), 1e-12);
    }

    @Test
    void polygonsOfOneTableAreTestedLikePlacedPolygons() {
        RandomPairs pairs = new RandomPairs(6);
        PolygonTable table = new PolygonTable(1, 1);
        PlacedPolygon[] shapes = new PlacedPolygon[2000];
        for (int i = 0; i < shapes.length; i += 2) {
            pairs.next();
            shapes[i] = pairs.a();
            shapes[i + 1] = pairs.b();
            addTo(table, shapes[i]);
            addTo(table, shapes[i + 1]);
        }
        SatResult inTable = new SatResult();
        for (int i = 0; i < shapes.length; i += 2) {
            boolean touching = sat.test(shapes[i], shapes[i + 1], 0, found);
            assertEquals(touching, sat.test(table, i, i + 1, 0, Penetration.NO_EDGE, inTable));
            assertEquals(found.separation(), inTable.separation());
            assertEquals(found.normalX(), inTable.normalX());
            assertEquals(found.edge(), inTable.edge());
            assertEquals(sat.overlaps(shapes[i], shapes[i + 1], 0), sat.overlaps(table, i, i + 1, 0));
        }
    }

    private static void addTo(PolygonTable table, PlacedPolygon shape) {
        ShapeCopy.add(shape, table);
    }

    @Test
    void aNanLimitAndAnEmptyShapeAreRefused() {
        PlacedPolygon box = Placing.at(BOX, 0, 0);
        assertThrows(IllegalArgumentException.class, () -> sat.test(box, box, Double.NaN, found));
        assertThrows(IllegalArgumentException.class, () -> sat.overlaps(box, box, Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> sat.test(box, new PlacedPolygon(), 0, found));
        assertThrows(IllegalArgumentException.class, () -> sat.overlaps(new PlacedPolygon(), box, 0));
    }
}
