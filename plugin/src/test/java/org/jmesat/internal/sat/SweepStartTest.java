package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.Tolerance;
import org.jmesat.testing.Buffers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pairs that touch or overlap at the start of the tick. */
class SweepStartTest {
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);
    private static final ConvexPolygon CIRCLE = ConvexPolygon.circle(1);
    private static final ConvexPolygon FLOOR = ConvexPolygon.rectangle(40, 2);
    private static final ConvexPolygon LINE = ConvexPolygon.hullOf(-5, 0, 5, 0);
    private static final ConvexPolygon POINT = ConvexPolygon.hullOf(0, 0);
    private static final double TOLERANCE = Tolerance.touching(2 * Math.sqrt(2), 4);

    private final PairSweep sweep = new PairSweep();
    private final Impact impact = new Impact();
    private final Motion rest = new Motion();
    private final Motion motion = new Motion();

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1})
    void deeperThanTheToleranceIsOverlapping(double turn) {
        motion.set(1.5, 0.25, 0, 10, 0, turn);
        sweep.test(Buffers.of(BOX), rest, Buffers.of(BOX), motion, impact);
        assertEquals(Impact.State.OVERLAPPING, impact.state());
        assertEquals(0, impact.time());
        assertEquals(0.5, impact.penetration().depth(), 1e-12);
        assertEquals(1, impact.normalX());
        assertBoxes(-2 * TOLERANCE, -1, 0, turn, Impact.State.OVERLAPPING);
        assertBoxes(-2 * TOLERANCE, 1, 0, turn, Impact.State.OVERLAPPING);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-9, 0.1, -0.1})
    void touchingShapesThatSeparateAreAMiss(double turn) {
        for (double gap = -0.9; gap < 1; gap += 0.3) {
            assertBoxes(gap * TOLERANCE, 1, 0, turn, Impact.State.MISS);
            assertBoxes(gap * TOLERANCE, 100, 50, turn, Impact.State.MISS);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-9, 0.1, -0.1})
    void touchingShapesThatGoDeeperAreAHitAtOnce(double turn) {
        for (double gap = -0.9; gap < 1; gap += 0.3) {
            assertBoxes(gap * TOLERANCE, -0.1, 0, turn, Impact.State.HIT);
            assertBoxes(gap * TOLERANCE, -100, 3, turn, Impact.State.HIT);
            assertEquals(0, impact.time());
            assertEquals(1, impact.normalX(), 1e-9);
        }
    }

    @Test
    void touchingShapesAtRestAreAMiss() {
        for (double gap = -0.9; gap < 1; gap += 0.3) {
            assertBoxes(gap * TOLERANCE, 0, 0, 0, Impact.State.MISS);
        }
        motion.set(2, 0, 0, 2, 0, 1e-7);
        assertEquals(Impact.State.MISS, sweep.test(Buffers.of(BOX), rest, Buffers.of(BOX), motion, impact));
    }

    @Test
    void touchingShapesThatTurnACornerInHit() {
        motion.set(2, 0, 0, 2, 0, 0.01);
        assertEquals(Impact.State.HIT, sweep.test(Buffers.of(BOX), rest, Buffers.of(BOX), motion, impact));
        assertEquals(0, impact.time());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-9, -1e-8})
    void slidingShapesAreAMiss(double turn) {
        for (double speed = 1e-4; speed < 1e5; speed *= 10) {
            assertBoxes(0, 0, speed, turn, Impact.State.MISS);
            assertBoxes(0.5 * TOLERANCE, -0.4 * TOLERANCE, -speed, turn, Impact.State.MISS);
        }
    }

    @Test
    void aWheelRollsOnTheFloorAndDigsInWhenItSinks() {
        ConvexPolygon wheel = ConvexPolygon.regular(360, 1);
        rest.set(0, -1, 0, 0, -1, 0);
        motion.set(0, 1, 0, 3, 1, -3);
        Impact.State state = sweep.test(Buffers.of(FLOOR), rest, Buffers.of(CIRCLE), motion, impact);
        assertEquals(Impact.State.MISS, state);
        motion.set(0, 1 - 1e-5, 0, 3, 1 - 1e-5, -3);
        state = sweep.test(Buffers.of(FLOOR), rest, Buffers.of(wheel), motion, impact);
        assertEquals(Impact.State.MISS, state);
        motion.set(0, 1, 0, 3, 0.99, -3);
        state = sweep.test(Buffers.of(FLOOR), rest, Buffers.of(wheel), motion, impact);
        assertEquals(Impact.State.HIT, state);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-9})
    void touchingCornersMaySlideEitherWay(double turn) {
        for (double angle = -Math.PI / 2; angle <= Math.PI + 1e-9; angle += Math.PI / 8) {
            assertCorners(Math.cos(angle), Math.sin(angle), turn, Impact.State.MISS);
        }
        assertCorners(-1, -0.01, turn, Impact.State.HIT);
        assertCorners(-1, -1, turn, Impact.State.HIT);
        assertCorners(-0.01, -1, turn, Impact.State.HIT);
    }

    @Test
    void shapesThatSeparateAndReturnHitOnTheirReturn() {
        // One end of a lever rises, and the other sinks.
        ConvexPolygon lever = ConvexPolygon.rectangle(4, 0.5f);
        ConvexPolygon post = ConvexPolygon.rectangle(0.5f, 2);
        rest.set(1, -1, 0, 1, -1, 0);
        motion.set(0, 0.25, 0, 0, 0.25, 3.5);
        assertEquals(Impact.State.HIT, sweep.test(Buffers.of(post), rest, Buffers.of(lever), motion, impact));
        assertTrue(impact.time() > 0.5, "hit at " + impact.time());
        assertEquals(0, impact.penetration().separation(), 1e-7);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-9})
    void aShapeThatSlidesOffATableAndFallsIsAMiss(double turn) {
        for (double edge = 1e-7; edge < 5e-5; edge *= 2) {
            motion.set(2 - edge, 2, 0, 12, 1, turn);
            assertEquals(Impact.State.MISS, sweep.test(Buffers.of(BOX), rest, Buffers.of(BOX), motion, impact));
            motion.set(-2 + edge, 2, 0, -12, 1, -turn);
            assertEquals(Impact.State.MISS, sweep.test(Buffers.of(BOX), rest, Buffers.of(BOX), motion, impact));
        }
        motion.set(1, 2, 0, 11, 1, turn);
        assertEquals(Impact.State.HIT, sweep.test(Buffers.of(BOX), rest, Buffers.of(BOX), motion, impact));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-9, 1e-3})
    void shapesTooThinToOverlapDeeplyDoNotPassThroughEachOther(double turn) {
        rest.set(0, 0, 0, 0, 0, turn);
        for (double gap = -0.5; gap < 1; gap += 1) {
            motion.set(0.3, gap * TOLERANCE, 0, 0.3, gap * TOLERANCE - 2 * Math.signum(gap), 0);
            assertEquals(Impact.State.HIT, sweep.test(Buffers.of(LINE), rest, Buffers.of(POINT), motion, impact));
            assertEquals(0, impact.time());
            assertEquals(Math.signum(gap), impact.normalY(), 1e-9);
            motion.set(0.3, gap * TOLERANCE, 0, 0.3, gap * TOLERANCE + 2 * Math.signum(gap), 0);
            assertEquals(Impact.State.MISS, sweep.test(Buffers.of(LINE), rest, Buffers.of(POINT), motion, impact));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-3})
    void aPointOnASegmentMayLeaveOnBothSides(double turn) {
        rest.set(0, 0, 0, 0, 0, turn);
        for (double y = -2; y < 3; y += 4) {
            motion.set(0.3, 0, 0, 0.3, y, 0);
            assertEquals(Impact.State.MISS, sweep.test(Buffers.of(LINE), rest, Buffers.of(POINT), motion, impact));
        }
        for (double angle = 0.1; angle < 3; angle += 0.1) {
            double cos = Math.cos(angle);
            double sin = Math.sin(angle);
            rest.set(0, 0, angle, 0, 0, angle + turn);
            for (int side = -2; side < 3; side += 4) {
                motion.set(3 * cos, 3 * sin, 0, 3 * cos - side * sin, 3 * sin + side * cos, 0);
                assertEquals(Impact.State.MISS, sweep.test(Buffers.of(LINE), rest, Buffers.of(POINT), motion, impact));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-3})
    void aWallThinnerThanTheToleranceIsHit(double turn) {
        ConvexPolygon wall = ConvexPolygon.rectangle(0.125f, 40);
        ConvexPolygon ball = ConvexPolygon.circle(0.015625f);
        rest.set(1e6, 0, 0, 1e6, 0, turn);
        motion.set(1e6 + 0.078125, 0, 0, 1e6 - 3, 0, 0);
        assertEquals(Impact.State.HIT, sweep.test(Buffers.of(wall), rest, Buffers.of(ball), motion, impact));
        motion.set(1e6 + 0.078125, 0, 0, 1e6 + 3, 0, 0);
        assertEquals(Impact.State.MISS, sweep.test(Buffers.of(wall), rest, Buffers.of(ball), motion, impact));
    }

    private void assertBoxes(double gap, double dx, double dy, double turn, Impact.State expected) {
        // Turned about its left side, so that no corner digs in.
        ConvexPolygon disc = ConvexPolygon.of(0, 0, 2, -1, 2, 1);
        motion.set(1 + gap, 0, 0, 1 + gap + dx, dy, turn);
        ConvexPolygon shape = turn == 0 ? ConvexPolygon.of(0, -1, 2, -1, 2, 1, 0, 1) : disc;
        Impact.State state = sweep.test(Buffers.of(BOX), rest, Buffers.of(shape), motion, impact);
        assertEquals(expected, state, () -> "gap " + gap + ", by (" + dx + ", " + dy + "), turn " + turn);
    }

    private void assertCorners(double dx, double dy, double turn, Impact.State expected) {
        motion.set(2, 2, 0, 2 + dx, 2 + dy, turn);
        Impact.State state = sweep.test(Buffers.of(BOX), rest, Buffers.of(BOX), motion, impact);
        assertEquals(expected, state, () -> "by (" + dx + ", " + dy + "), turn " + turn);
    }
}
