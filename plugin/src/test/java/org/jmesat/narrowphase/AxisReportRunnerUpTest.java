package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.DoubleSummaryStatistics;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.AxisReport.Owner;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomPairs;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;

/** The runner-up of a report: the second best axis. */
class AxisReportRunnerUpTest {
    private static final long SEED = 84;
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);
    /** The bounds in the report's Javadoc. */
    private static final double CLOSE = 0.02;
    private static final double JUMP_COSINE = 0.97;

    private static AxisReport boxes(double x, double y, double limit) {
        return AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, x, y), limit);
    }

    @Test
    void theRunnerUpIsTheNextDeeperAxis() {
        AxisReport report = boxes(1.5, 1.2, 0);
        Axis next = report.runnerUp().orElseThrow();
        assertEquals(0, report.axes().indexOf(next));
        assertEquals(1, next.y(), 1e-12);
        assertEquals(0.3, report.margin(), 1e-12);
    }

    @Test
    void theRunnerUpMayBeTheOppositeDirectionOfTheSameAxis() {
        PlacedPolygon wide = Placing.at(ConvexPolygon.rectangle(8, 2), 0, 0);
        AxisReport report = AxisReport.of(wide, Placing.at(BOX, 0, 0.1), 0);
        Axis next = report.runnerUp().orElseThrow();
        assertEquals(-1, report.axes().indexOf(next));
        assertEquals(1, report.deciding().y(), 1e-12);
        assertEquals(-1, next.y(), 1e-12);
        assertEquals(-2.1, next.separation(), 1e-6);
        assertEquals(next.minB() - next.maxA(), next.separation());
        assertEquals(0, next.edgeOfA(), "the lower edge of the wide box");
        assertEquals(2, next.edgeOfB(), "the upper edge of the other");
        assertEquals(0.2, report.margin(), 1e-6);
    }

    @Test
    void theMarginIsTheExtraDepthOfTheRunnerUp() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < Rounds.of(5000); i++) {
            pairs.next();
            AxisReport report = AxisReport.of(pairs.a(), pairs.b(), 0);
            double next = report.isSeparated() ? Double.NEGATIVE_INFINITY
                    : report.deciding().minA() - report.deciding().maxB();
            for (Axis axis : report.axes()) {
                next = axis == report.deciding() ? next : Math.max(next, axis.separation());
            }
            assertEquals(report.separation() - next, report.margin(), 1e-12 * pairs.size(), pairs::toString);
            assertTrue(report.margin() >= -(pairs.a().tie() + pairs.b().tie()),
                    pairs::toString);
        }
    }

    @Test
    void theRunnerUpOfSeparateShapesHasTheSecondWidestGap() {
        AxisReport report = boxes(9, 4, 0);
        assertEquals(2, report.runnerUp().orElseThrow().separation(), 1e-12);
        assertEquals(5, report.margin(), 1e-12);
        assertFalse(report.isAboutToJump());
    }

    @Test
    void separateCirclesHaveNoRunnerUp() {
        AxisReport report = AxisReport.of(Placing.at(ConvexPolygon.circle(1), 0, 0),
                Placing.at(ConvexPolygon.circle(1), 3, 0), 0);
        assertEquals(Optional.empty(), report.runnerUp());
        assertEquals(Double.POSITIVE_INFINITY, report.margin());
        assertFalse(report.isAboutToJump());
    }

    @Test
    void theDirectionOfCoincidentPointsIsArbitrary() {
        PlacedPolygon point = Placing.at(ConvexPolygon.hullOf(0, 0), 1, 2);
        AxisReport report = AxisReport.of(point, point, 0);
        assertTrue(report.isDirectionArbitrary());
        assertEquals(Owner.CORNERS, report.runnerUp().orElseThrow().owner());
        assertEquals(0, report.margin());
        assertTrue(report.isAboutToJump());
    }

    @Test
    void thePreviousAxisIsKeptAlthoughAnotherIsLessDeep() {
        AxisReport report = AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, 1.5, 1.500001), 0, 1);
        assertEquals(1, report.deciding().x(), 1e-12);
        assertEquals(-1e-6, report.margin(), 1e-9);
        assertTrue(report.isAboutToJump());
    }

    @Test
    void withASmallMarginTheMtvMayJump() {
        assertTrue(boxes(1.5, 1.45, 0).isAboutToJump());
        assertFalse(boxes(1.5, 1.4, 0).isAboutToJump());
        assertEquals(Optional.empty(), boxes(1.5, 1.4, 0).rival());
        AxisReport report = boxes(1.5, 1.45, 0);
        assertSame(report.runnerUp().orElseThrow(), report.rival().orElseThrow());
    }

    @Test
    void theMtvOfACentredBoxMayJumpToTheOtherSide() {
        PlacedPolygon wide = Placing.at(ConvexPolygon.rectangle(8, 2), 0, 0);
        assertTrue(AxisReport.of(wide, Placing.at(BOX, 0, 0.01), 0).isAboutToJump());
        assertEquals(-1, AxisReport.of(wide, Placing.at(BOX, 0, 0.01), 0).rival().orElseThrow().y(), 1e-12);
        assertFalse(AxisReport.of(wide, Placing.at(BOX, 0, 0.1), 0).isAboutToJump());
    }

    @Test
    void theMtvOfACrateOnALongFloorDoesNotJump() {
        PlacedPolygon floor = Placing.at(ConvexPolygon.rectangle(4000, 2), 0, -1);
        assertFalse(AxisReport.of(floor, Placing.at(BOX, 30, 0.7), 0).isAboutToJump());
        assertTrue(AxisReport.of(floor, Placing.at(BOX, 30, -0.99), 0).isAboutToJump(), "in the middle of the floor");
    }

    @Test
    void theMtvOfARoundPolygonTurnsInsteadOfJumping() {
        PlacedPolygon round = Placing.at(ConvexPolygon.regular(64, 1), 0, 0);
        AxisReport report = AxisReport.of(round, Placing.at(BOX, 1.2, 1.2, 0.4), 0);
        assertTrue(report.margin() < CLOSE * report.size(), "neighbouring edges are almost as good");
        assertFalse(report.isAboutToJump());
    }

    /** A move changes each separation by at most its length. */
    @Test
    void withoutARivalASmallMoveTurnsTheNormalLittle() {
        RandomPairs pairs = new RandomPairs(SEED);
        int steady = 0;
        for (int i = 0; i < Rounds.of(20_000); i++) {
            pairs.next();
            AxisReport report = AxisReport.of(pairs.a(), pairs.b(), 0);
            double move = 0.49 * CLOSE * size(pairs, report);
            if (report.isSeparated() || report.separation() > -move || report.isAboutToJump()) {
                continue;
            }
            steady++;
            double direction = 7 * pairs.random().nextDouble();
            PlacedPolygon moved = pairs.pushedB(move * Math.cos(direction), move * Math.sin(direction));
            Axis after = AxisReport.of(pairs.a(), moved, 0).deciding();
            double cosine = after.x() * report.deciding().x() + after.y() * report.deciding().y();
            assertTrue(cosine >= JUMP_COSINE - 1e-6, () -> "the normal turned to " + after + ": " + pairs);
        }
        assertTrue(steady > Rounds.of(2000), steady + " steady");
    }

    @Test
    void aSmallMoveMakesARivalBeatTheDecidingAxis() {
        RandomPairs pairs = new RandomPairs(SEED);
        int rivals = 0;
        for (int i = 0; i < Rounds.of(20_000); i++) {
            pairs.next();
            AxisReport report = AxisReport.of(pairs.a(), pairs.b(), 0);
            if (report.rival().isEmpty()) {
                continue;
            }
            rivals++;
            Axis before = report.deciding();
            Axis rival = report.rival().get();
            assertTrue(rival.x() * before.x() + rival.y() * before.y() < JUMP_COSINE, pairs::toString);
            double margin = report.separation() - rival.separation();
            assertTrue(margin <= CLOSE * size(pairs, report) + 1e-9 * pairs.size(), pairs::toString);
            double dx = rival.x() - before.x();
            double dy = rival.y() - before.y();
            double share = (margin + 1e-6 * pairs.size()) / (dx * dx + dy * dy);
            PlacedPolygon moved = pairs.pushedB(share * dx, share * dy);
            assertTrue(separation(pairs.a(), moved, rival) > separation(pairs.a(), moved, before), pairs::toString);
        }
        assertTrue(rivals > Rounds.of(500), rivals + " rivals");
    }

    private static double size(RandomPairs pairs, AxisReport report) {
        double size = pairs.size();
        for (Axis axis : report.axes()) {
            size = Math.min(size, extent(pairs.a(), axis) + extent(pairs.b(), axis));
        }
        return size;
    }

    private static double extent(PlacedPolygon shape, Axis axis) {
        DoubleSummaryStatistics along = IntStream.range(0, shape.count())
                .mapToDouble(i -> axis.x() * shape.x()[i] + axis.y() * shape.y()[i]).summaryStatistics();
        return along.getMax() - along.getMin();
    }

    private static double separation(PlacedPolygon a, PlacedPolygon b, Axis axis) {
        double end = Double.NEGATIVE_INFINITY;
        double start = Double.POSITIVE_INFINITY;
        for (int i = 0; i < a.count(); i++) {
            end = Math.max(end, axis.x() * a.x()[i] + axis.y() * a.y()[i]);
        }
        for (int i = 0; i < b.count(); i++) {
            start = Math.min(start, axis.x() * b.x()[i] + axis.y() * b.y()[i]);
        }
        return start - end;
    }
}
