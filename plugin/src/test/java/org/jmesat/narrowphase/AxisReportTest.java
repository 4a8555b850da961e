package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.narrowphase.AxisReport.Owner;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomPairs;
import org.jmesat.testing.RandomShapes;
import org.jmesat.testing.Rounds;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;

class AxisReportTest {
    private static final long SEED = 82;
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);
    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(0, 0, 3, 0, 1, 2);

    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();

    @Test
    void theVerdictAgreesWithSat() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < Rounds.of(20_000); i++) {
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
    void theDecidingAxisAgreesWithSat() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < Rounds.of(20_000); i++) {
            pairs.next();
            double limit = Tolerance.touching(pairs.size(), pairs.b().largestCoordinate());
            if (sat.test(pairs.a(), pairs.b(), limit, found)) {
                AxisReport report = AxisReport.of(pairs.a(), pairs.b(), limit);
                Axis axis = report.deciding();
                assertEquals(found.separation(), report.separation(), tie(pairs), pairs::toString);
                assertEquals(found.normalX(), axis.x(), pairs::toString);
                assertEquals(found.normalY(), axis.y(), pairs::toString);
            }
        }
    }

    @Test
    void everyAxisHasTheProjectionIntervalsOfBothShapes() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < Rounds.of(3000); i++) {
            pairs.next();
            AxisReport report = AxisReport.of(pairs.a(), pairs.b(), 0);
            for (Axis axis : report.axes()) {
                assertEquals(1, Math.hypot(axis.x(), axis.y()), 1e-12);
                assertInterval(pairs.a(), axis, axis.minA(), axis.maxA(), pairs);
                assertInterval(pairs.b(), axis, axis.minB(), axis.maxB(), pairs);
                assertEquals(axis.minB() - axis.maxA(), axis.separation());
                assertTrue(axis.minA() - axis.maxB() <= axis.separation() + tie(pairs), pairs::toString);
                assertEquals(axis.separation() > 0, axis.separates());
                assertTrue(axis.separation() <= report.separation() + tie(pairs));
            }
            assertSame(report.deciding(), report.axes().get(report.decidingIndex()));
        }
    }

    @Test
    void edgesHaveTheirOwnersIndexAndArePerpendicularToTheirAxis() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < Rounds.of(3000); i++) {
            pairs.next();
            for (Axis axis : AxisReport.of(pairs.a(), pairs.b(), 0).axes()) {
                assertEquals(axis.owner() == Owner.A || axis.owner() == Owner.BOTH, axis.edgeOfA() >= 0);
                assertEquals(axis.owner() == Owner.B || axis.owner() == Owner.BOTH, axis.edgeOfB() >= 0);
                assertEquals(axis.owner() == Owner.B ? axis.edgeOfB() : axis.edgeOfA(), axis.edge());
                assertPerpendicular(pairs.a(), axis.edgeOfA(), axis, pairs);
                assertPerpendicular(pairs.b(), axis.edgeOfB(), axis, pairs);
            }
        }
    }

    private static void assertPerpendicular(PlacedPolygon owner, int edge, Axis axis, RandomPairs pairs) {
        if (edge >= 0) {
            int next = (edge + 1) % owner.count();
            double ex = owner.x()[next] - owner.x()[edge];
            double ey = owner.y()[next] - owner.y()[edge];
            assertEquals(0, (axis.x() * ex + axis.y() * ey) / Math.hypot(ex, ey), 3 * Tolerance.PARALLEL,
                    () -> axis + " " + pairs);
        }
    }

    @Test
    void ofParallelEdgesTheFacingOnesAreReported() {
        for (int quarter = 0; quarter < 4; quarter++) {
            double x = 1.5 * Math.cos(quarter * Math.PI / 2);
            double y = 1.5 * Math.sin(quarter * Math.PI / 2);
            Axis axis = AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, x, y), 0).deciding();
            assertEquals((quarter + 1) % 4, axis.edgeOfA());
            assertEquals((quarter + 3) % 4, axis.edgeOfB());
        }
    }

    @Test
    void anEdgeThatFacesAwayIsReportedIfNoneFacesTheOther() {
        AxisReport report = AxisReport.of(Placing.at(TRIANGLE, 0, 0), Placing.at(BOX, 1, 2.5), 0);
        Axis upwards = report.axes().get(0);
        assertEquals(1, upwards.y(), 1e-12);
        assertEquals(0, upwards.edgeOfA());
        assertEquals(0, upwards.edgeOfB());
    }

    @Test
    void theDecidingEdgeIsReportedAmongItsParallels() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < Rounds.of(20_000); i++) {
            pairs.next();
            if (!sat.test(pairs.a(), pairs.b(), 0, found) || found.edge() == Penetration.NO_EDGE) {
                continue;
            }
            Axis axis = AxisReport.of(pairs.a(), pairs.b(), 0).deciding();
            PlacedPolygon owner = found.isEdgeOfA() ? pairs.a() : pairs.b();
            int named = found.isEdgeOfA() ? axis.edgeOfA() : axis.edgeOfB();
            int edge = found.isEdgeOfA() ? found.edge() : ~found.edge();
            assertEquals(1, owner.normalX(named) * owner.normalX(edge) + owner.normalY(named) * owner.normalY(edge),
                    1e-9, pairs::toString);
        }
    }

    @Test
    void alignedBoxesHaveTwoAxesAndBothOwnEach() {
        AxisReport report = AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, 1, 0.5, Math.PI / 2), 0);
        assertEquals(2, report.axes().size());
        assertTrue(report.axes().stream().allMatch(axis -> axis.owner() == Owner.BOTH));
    }

    @Test
    void turnedBoxesHaveFourAxes() {
        AxisReport report = AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, 1, 0.5, 0.3), 0);
        assertEquals(4, report.axes().size());
        assertEquals(Owner.A, report.axes().get(1).owner());
        assertEquals(Owner.B, report.axes().get(2).owner());
    }

    @Test
    void trianglesHaveSixAxesOrThreeWhenParallel() {
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
    void theDecidingAxisOfSeparateShapesHasTheWidestGap() {
        AxisReport report = AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, 9, 4), 0);
        assertTrue(report.isSeparated());
        assertEquals(7, report.separation(), 1e-12);
        assertEquals(1, Math.abs(report.deciding().x()), 1e-12);
        assertTrue(report.toString().contains("are apart"));
    }

    @Test
    void theDecidingAxisOfOverlappingShapesHasTheLeastOverlap() {
        AxisReport report = AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, 1.5, 1), 0);
        assertFalse(report.isSeparated());
        assertEquals(-0.5, report.separation(), 1e-12);
        assertEquals(1, Math.abs(report.deciding().x()), 1e-12);
        assertTrue(report.toString().contains("least overlap"));
    }

    @Test
    void sliversTipToTipAreReportedWithTheLineOfTheirCorners() {
        ConvexPolygon sliver = ConvexPolygon.of(-1, 0, 0, -1e-5f, 1, 0, 0, 1e-5f);
        AxisReport report = AxisReport.of(Placing.at(sliver, 0, 0), Placing.at(sliver, 2.01, 0), 4e-6);
        assertEquals(Owner.CORNERS, report.deciding().owner());
        assertEquals(-1, report.deciding().edge());
        assertEquals(0.01, report.separation(), 1e-9);
        assertTrue(report.isSeparated());
    }

    @Test
    void distantCirclesAreReportedWithTheLineOfTheirCentres() {
        AxisReport report = AxisReport.of(Placing.at(ConvexPolygon.circle(1), 0, 0),
                Placing.at(ConvexPolygon.circle(0.5f), 3, 4), 0);
        assertEquals(Owner.CORNERS, report.deciding().owner());
        assertEquals(0.6, report.deciding().x(), 1e-12);
        assertEquals(3.5, report.separation(), 1e-12);
        assertTrue(report.isSeparatedByCircles());
    }

    @Test
    void aRoundedCornerIsReportedWithTheLineToTheClosestCorner() {
        AxisReport report = AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(ConvexPolygon.circle(1), 1.6, 1.8), 0);
        assertEquals(Owner.CORNERS, report.deciding().owner());
        assertEquals(0.6, report.deciding().x(), 1e-6);
        assertEquals(0.8, report.deciding().y(), 1e-6);
        assertEquals(0, report.separation(), 1e-6);
        assertFalse(report.isSeparatedByCircles());
    }

    @Test
    void theCirclesDecideWhereTheyAreFurtherApartThanTheLimit() {
        double reach = Math.sqrt(8);
        assertTrue(AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, reach + 0.01, 0), 0).isSeparatedByCircles());
        assertFalse(AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, reach + 0.01, 0), 0.1).isSeparatedByCircles());
        assertFalse(AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, reach - 0.01, 0), 0).isSeparatedByCircles());
    }

    @Test
    void aPushAlongAnyAxisSeparatesTheShapes() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < Rounds.of(3000); i++) {
            pairs.next();
            if (!sat.test(pairs.a(), pairs.b(), 0, found)) {
                continue;
            }
            for (Axis axis : AxisReport.of(pairs.a(), pairs.b(), 0).axes()) {
                PlacedPolygon pushed = pairs.pushedB(axis.pushX(), axis.pushY());
                assertTrue(JtsOracle.signedDistance(pairs.a(), pushed) >= -1e-9 * pairs.size(), pairs::toString);
            }
        }
    }

    @Test
    void theWorldsReportNamesThePiecesOfItsContact() {
        RandomShapes shapes = new RandomShapes(SEED);
        CollisionWorld world = new CollisionWorld();
        Collider a = world.add("A");
        Collider b = world.add("B");
        WorldAccess<CollisionWorld, Collider> access = WorldAccess.get();
        access.setPieceCount(a, 3);
        access.setPieceCount(b, 2);
        int touching = 0;
        for (int i = 0; i < Rounds.of(3000); i++) {
            for (int piece = 0; piece < 3; piece++) {
                access.setPiece(a, piece, Buffers.of(shapes.next()), shapes.between(-9, 9), shapes.between(-9, 9));
                access.setPiece(b, piece % 2, Buffers.of(shapes.next()), shapes.between(-9, 9), shapes.between(-9, 9));
            }
            world.step();
            AxisReport report = world.explain(a, b);
            Contact<Collider> contact = world.getContact(a, b);
            String label = "round " + i + " of seed " + SEED + '\n' + report.toWellKnownText();
            if (contact != null) {
                touching++;
                assertEquals(contact.getPieceA(), report.pieceA(), label);
                assertEquals(contact.getPieceB(), report.pieceB(), label);
                assertEquals(contact.getPenetration().normalX(), report.deciding().x(), label);
                assertEquals(contact.getPenetration().normalY(), report.deciding().y(), label);
            }
            assertEquals(contact == null, report.isSeparated(), label);
            PlacedPolygon read = PairText.read(report.toWellKnownText()).a();
            assertEquals(a.getPiece(report.pieceA()).centerX(), read.centerX(), label);
        }
        assertTrue(touching > Rounds.of(500), touching + " touch");
    }

    @Test
    void aReportIsASnapshot() {
        PlacedPolygon b = Placing.at(BOX, 1, 1);
        AxisReport report = AxisReport.of(Placing.at(BOX, 0, 0), b, 0);
        String before = report.toString();
        b.place(50, 50, 1, 0);
        assertEquals(before, report.toString());
        assertThrows(UnsupportedOperationException.class, () -> report.axes().clear());
    }

    private static double tie(RandomPairs pairs) {
        return pairs.a().tie() + pairs.b().tie();
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
