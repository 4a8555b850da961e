package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.narrowphase.AxisReport.Axis;
import org.jmesat.narrowphase.AxisReport.Owner;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomPairs;
import org.junit.jupiter.api.Test;

class AxisReportTest {
    private static final long SEED = 82;
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);
    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(0, 0, 3, 0, 1, 2);

    private final Sat sat = new Sat();
    private final Penetration found = new Penetration();

    @Test
    void theVerdictIsThatOfTheTest() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < 20_000; i++) {
            pairs.next();
            double tolerance = Tolerance.touching(pairs.size(), pairs.b().largestCoordinate());
            sat.test(pairs.a(), pairs.b(), Double.POSITIVE_INFINITY, found);
            double separation = found.separation();
            for (double limit : new double[] {tolerance, 2 * tolerance, -tolerance, -Double.MIN_VALUE,
                0.1 * pairs.size(), 0, separation, Math.nextDown(separation)}) {
                boolean separated = !sat.test(pairs.a(), pairs.b(), limit, found);
                AxisReport report = AxisReport.of(pairs.a(), pairs.b(), limit);
                assertEquals(separated, report.isSeparated(), () -> "limit " + limit + ", " + pairs);
            }
        }
    }

    @Test
    void theDecidingAxisIsThatOfTheTest() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < 20_000; i++) {
            pairs.next();
            double limit = Tolerance.touching(pairs.size(), pairs.b().largestCoordinate());
            if (sat.test(pairs.a(), pairs.b(), limit, found)) {
                AxisReport report = AxisReport.of(pairs.a(), pairs.b(), limit);
                Axis axis = report.deciding();
                assertEquals(found.separation(), report.separation(), tie(pairs), pairs::toString);
                assertEquals(0, found.normalX() * axis.y() - found.normalY() * axis.x(), 1e-12,
                        pairs::toString);
            }
        }
    }

    @Test
    void everyAxisShowsWhereTheShapesLieOnIt() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < 3000; i++) {
            pairs.next();
            AxisReport report = AxisReport.of(pairs.a(), pairs.b(), 0);
            for (Axis axis : report.axes()) {
                assertEquals(1, Math.hypot(axis.x(), axis.y()), 1e-12);
                assertInterval(pairs.a(), axis, axis.minA(), axis.maxA(), pairs);
                assertInterval(pairs.b(), axis, axis.minB(), axis.maxB(), pairs);
                if (axis.owner() != Owner.CORNERS) {
                    assertEquals(Math.max(axis.minB() - axis.maxA(), axis.minA() - axis.maxB()), axis.separation());
                }
                assertEquals(axis.separation() > 0, axis.separates());
                assertTrue(axis.separation() <= report.separation() + tie(pairs));
            }
            assertSame(report.deciding(), report.axes().get(report.decidingIndex()));
        }
    }

    @Test
    void edgesAreNamedByTheirOwnerAndAreSquareToTheirAxis() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < 3000; i++) {
            pairs.next();
            if (pairs.a().count() < 3 || pairs.b().count() < 3) {
                continue;
            }
            for (Axis axis : AxisReport.of(pairs.a(), pairs.b(), 0).axes()) {
                if (axis.owner() == Owner.CORNERS) {
                    continue;
                }
                PlacedPolygon owner = axis.owner() == Owner.B ? pairs.b() : pairs.a();
                int next = (axis.edge() + 1) % owner.count();
                double ex = owner.x()[next] - owner.x()[axis.edge()];
                double ey = owner.y()[next] - owner.y()[axis.edge()];
                assertEquals(0, (axis.x() * ex + axis.y() * ey) / Math.hypot(ex, ey), 3 * Tolerance.PARALLEL,
                        () -> axis + " " + pairs);
            }
        }
    }

    @Test
    void alignedBoxesHaveTwoAxesAndBothOwnEach() {
        AxisReport report = AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, 1, 0.5, Math.PI / 2), 0);
        assertEquals(2, report.axes().size());
        assertTrue(report.axes().stream().allMatch(axis -> axis.owner() == Owner.BOTH));
    }

    @Test
    void turnedBoxesHaveFour() {
        AxisReport report = AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, 1, 0.5, 0.3), 0);
        assertEquals(4, report.axes().size());
        assertEquals(Owner.A, report.axes().get(1).owner());
        assertEquals(Owner.B, report.axes().get(2).owner());
    }

    @Test
    void twoTrianglesHaveSixOrThreeWhenParallel() {
        PlacedPolygon first = Placing.at(TRIANGLE, 0, 0);
        assertEquals(6, AxisReport.of(first, Placing.at(TRIANGLE, 1, 1, 0.4), 0).axes().size());
        assertEquals(3, AxisReport.of(first, Placing.at(TRIANGLE, 1, 1, Math.PI), 0).axes().size());
        assertEquals(4, AxisReport.of(first, Placing.at(BOX, 0, 0), 0).axes().size());
    }

    @Test
    void nearlyParallelEdgesKeepTheWiderGap() {
        PlacedPolygon a = Placing.at(ConvexPolygon.rectangle(200, 2), 0, 0);
        for (int sign = -1; sign <= 1; sign += 2) {
            PlacedPolygon b = Placing.at(ConvexPolygon.rectangle(200, 2), 150, 2, sign * 4e-7);
            sat.test(a, b, 1, found);
            AxisReport report = AxisReport.of(a, b, 1);
            assertEquals(2, report.axes().size());
            assertEquals(Owner.BOTH, report.deciding().owner());
            assertEquals(found.separation(), report.separation(), 1e-12);
        }
    }

    @Test
    void apartTheDecidingAxisIsTheOneOfTheWidestGap() {
        AxisReport report = AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, 9, 4), 0);
        assertTrue(report.isSeparated());
        assertEquals(7, report.separation(), 1e-12);
        assertEquals(1, Math.abs(report.deciding().x()), 1e-12);
        assertTrue(report.toString().contains("separating"));
    }

    @Test
    void inOverlapTheDecidingAxisIsTheOneOfTheLeastOverlap() {
        AxisReport report = AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, 1.5, 1), 0);
        assertFalse(report.isSeparated());
        assertEquals(-0.5, report.separation(), 1e-12);
        assertEquals(1, Math.abs(report.deciding().x()), 1e-12);
        assertTrue(report.toString().contains("least overlap"));
    }

    @Test
    void sliversTipToTipAreExplainedByTheirCorners() {
        ConvexPolygon sliver = ConvexPolygon.of(-1, 0, 0, -1e-5f, 1, 0, 0, 1e-5f);
        AxisReport report = AxisReport.of(Placing.at(sliver, 0, 0), Placing.at(sliver, 2.01, 0), 4e-6);
        assertEquals(Owner.CORNERS, report.deciding().owner());
        assertEquals(-1, report.deciding().edge());
        assertEquals(0.01, report.separation(), 1e-9);
        assertTrue(report.isSeparated());
    }

    @Test
    void aReportDoesNotFollowTheShapes() {
        PlacedPolygon b = Placing.at(BOX, 1, 1);
        AxisReport report = AxisReport.of(Placing.at(BOX, 0, 0), b, 0);
        String before = report.toString();
        b.place(50, 50, 1, 0);
        assertEquals(before, report.toString());
        assertThrows(UnsupportedOperationException.class, () -> report.axes().clear());
    }

    private static double tie(RandomPairs pairs) {
        return Tolerance.tie(pairs.size(), pairs.b().largestCoordinate());
    }

    private static void assertInterval(PlacedPolygon shape, Axis axis, double min, double max, RandomPairs pairs) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < shape.count(); i++) {
            double p = axis.x() * shape.x()[i] + axis.y() * shape.y()[i];
            low = Math.min(low, p);
            high = Math.max(high, p);
        }
        assertEquals(low, min, 1e-12, pairs::toString);
        assertEquals(high, max, 1e-12, pairs::toString);
    }
}
