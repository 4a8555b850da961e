package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.testing.Buffers;
import org.junit.jupiter.api.Test;

/** Sweeps of shapes that turn, which a person can compute by hand. */
class TurningSweepTest extends SweepByHand {
    /** Neither shape has an interior that would distinguish its sides on contact. */
    @Test
    void aPointThatHitsTheMiddleOfATurningSegmentTouchesItThere() {
        ConvexPolygon dot = ConvexPolygon.hullOf(0.25f, -0.75f);
        ConvexPolygon segment = ConvexPolygon.hullOf(-1.75f, 0, 1.5f, -0.75f);
        Motion dotMotion = new Motion();
        Motion segmentMotion = new Motion();
        dotMotion.set(0, 0, 1.25 * StrictMath.PI, 1.125, -0.5, 1.25 * StrictMath.PI - 1e-6);
        segmentMotion.set(-1.25, 2.5, 1.25 * StrictMath.PI, 2.375, -3.625, 1.25 * StrictMath.PI);
        Impact found = new Impact();
        assertEquals(Impact.State.HIT,
                sweep.test(Buffers.of(dot), dotMotion, Buffers.of(segment), segmentMotion, found));
        PlacedPolygon a = PlacedPolygon.of(dot, 0, 0, 0);
        PlacedPolygon b = PlacedPolygon.of(segment, 0, 0, 0);
        dotMotion.place(found.time(), a);
        segmentMotion.place(found.time(), b);
        ContactManifold points = new ContactManifold();
        points.compute(a, b, found.penetration());
        assertEquals(1, points.count());
        assertEquals(a.x()[0], points.x(0), 1e-6);
        assertEquals(a.y()[0], points.y(0), 1e-6);
    }

    @Test
    void aTinyTurnGivesTheResultOfNoTurn() {
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), motion(10, 0.5, 1e-13, 0, 0.5, 0), impact);
        assertHit(0.8, 1, 0, CONVERGED);
    }

    @Test
    void pointsOnOneCircleHit() {
        PolygonBuffer point = Buffers.of(ConvexPolygon.hullOf(0.16154569f, 0.07376438f));
        // B turns clockwise until it meets A, which turns by a quarter; then further, up to 700 turns.
        for (double turn = 13; turn < 5000; turn *= 1.7) {
            sweep.test(point, motion(0, 0, 0.5, 0, 0, 0.25), point, motion(0, 0, 6, 0, 0, 6 - turn), impact);
            assertEquals(Impact.State.HIT, impact.state(), "turn " + turn);
            assertEquals(5.5 / (turn - 0.25), impact.time(), EXACT, "turn " + turn);
        }
    }

    @Test
    void pointsHitAfterHundredsOfTurns() {
        PolygonBuffer onCircle = Buffers.of(ConvexPolygon.hullOf(1, 0));
        double turn = 3000;
        for (int i = 0; i < 20; i++) {
            double time = 0.5 + 0.02 * i;
            double x = 10 * time - 5 + Math.cos(turn * time);
            double y = Math.sin(turn * time);
            sweep.test(Buffers.of(POINT), still(x, y), onCircle, motion(-5, 0, 0, 5, 0, turn), impact);
            assertEquals(Impact.State.HIT, impact.state());
            assertEquals(time, impact.time(), EXACT);
        }
    }

    @Test
    void aTurningBarHitsABoxThatItWouldMiss() {
        PolygonBuffer small = Buffers.of(ConvexPolygon.rectangle(1, 1));
        sweep.test(Buffers.of(BAR), still(0, 0), small, still(0, 4), impact);
        assertMiss(1);
        sweep.test(Buffers.of(BAR), turning(0, 0, Math.PI / 2), small, still(0, 4), impact);
        // The bar's upper side meets the corner at (0.5, 3.5).
        double angle = Math.acos(0.125 / Math.hypot(0.5, 3.5)) - Math.atan2(0.5, 3.5);
        assertHit(angle / (Math.PI / 2), -Math.sin(angle), Math.cos(angle), CONVERGED);
    }

    @Test
    void aShapeThatMakesAFullTurnHitsDuringIt() {
        PolygonBuffer small = Buffers.of(ConvexPolygon.rectangle(1, 1));
        double angle = Math.acos(0.125 / Math.hypot(0.5, 3.5)) - Math.atan2(0.5, 3.5);
        for (int turns = 1; turns < 100; turns *= 3) {
            double turn = 2 * Math.PI * turns;
            sweep.test(Buffers.of(BAR), turning(0, 0, turn), small, still(0, 4), impact);
            assertHit(angle / turn, -Math.sin(angle), Math.cos(angle), CONVERGED);
            sweep.test(Buffers.of(BAR), turning(0, 0, -turn), small, still(0, 4), impact);
            assertHit(angle / turn, Math.sin(angle), Math.cos(angle), CONVERGED);
        }
    }

    @Test
    void aBoxThatSpinsInPlaceHitsAWallWithItsCorner() {
        PolygonBuffer wall = Buffers.of(ConvexPolygon.rectangle(2, 40));
        sweep.test(Buffers.of(BOX), turning(0, 0, 1), wall, still(2.25, 0), impact);
        assertHit(Math.PI / 4 - Math.acos(1.25 / Math.sqrt(2)), 1, 0, CONVERGED);
        sweep.test(Buffers.of(BOX), turning(0, 0, 1e6), wall, still(1 + Math.sqrt(2) + 1e-4, 0), impact);
        assertMiss(1);
    }

    @Test
    void aRoundedWallIsNarrowlyMissed() {
        PolygonBuffer wall = Buffers.of(ConvexPolygon.rectangle(1, 40).rounded(0.5f));
        sweep.test(Buffers.of(BOX), turning(0, 0, 1e6), wall, still(1 + Math.sqrt(2) + 1e-4, 0), impact);
        assertMiss(1);
        sweep.test(wall, still(1 + Math.sqrt(2) - 1e-4, 0), Buffers.of(BOX), turning(0, 0, 1e6), impact);
        assertEquals(Impact.State.HIT, impact.state());
        assertTrue(impact.time() < 1e-6);
    }

    @Test
    void aTipThatNarrowlyHitsDiffersFromOneThatNarrowlyMisses() {
        PolygonBuffer needle = Buffers.of(ConvexPolygon.hullOf(-5, 0, 5, 0).rounded(0.125f));
        for (double hair = 1e-2; hair > 1e-6; hair /= 3) {
            for (int turns = 1; turns < 10; turns += 4) {
                Motion motion = turning(0, 0, 2 * Math.PI * turns);
                sweep.test(needle, motion, Buffers.of(POINT), still(0, 5.125 + hair), impact);
                assertMiss(1);
                double y = 5.125 - hair;
                sweep.test(needle, motion, Buffers.of(POINT), still(0, y), impact);
                double angle = Math.asin((y * y + 25 - 0.015625) / (10 * y));
                assertHit(angle / (2 * Math.PI * turns), -Math.cos(angle) * 40, (y - 5 * Math.sin(angle)) * 8, 1e-5);
                assertTrue(sweep.turning.steps < 60, sweep.turning.steps + " steps");
            }
        }
    }

    @Test
    void aShapeOffItsOriginMovesAlongAnArc() {
        // A box at (5, 0) goes round the end of an upright bar.
        PolygonBuffer orbiter = Buffers.of(ConvexPolygon.of(4.5f, -0.5f, 5.5f, -0.5f, 5.5f, 0.5f, 4.5f, 0.5f));
        PolygonBuffer bar = Buffers.of(ConvexPolygon.rectangle(0.25f, 9.5f));
        sweep.test(bar, still(0, 0), orbiter, turning(0, 0, 3), impact);
        // Its inner corner meets the bar's side.
        double corner = Math.hypot(4.5, 0.5);
        assertHit((Math.acos(0.125 / corner) - Math.asin(0.5 / corner)) / 3, 1, 0, CONVERGED);
        sweep.test(Buffers.of(ConvexPolygon.rectangle(0.25f, 8.5f)), still(0, 0), orbiter, turning(0, 0, 3), impact);
        assertMiss(1);
        sweep.test(Buffers.of(ConvexPolygon.rectangle(0.25f, 8.5f)), still(0, 0), orbiter,
                motion(0, 0, 0, 0, -1, 3), impact);
        assertEquals(Impact.State.HIT, impact.state());
    }

    @Test
    void shapesThatTurnAsOneBodyAreAMiss() {
        PolygonBuffer beside = Buffers.of(ConvexPolygon.of(1.25f, -1, 2, -1, 2, 1, 1.25f, 1));
        Motion motion = motion(3, 4, 1, -20, 7, 15);
        sweep.test(Buffers.of(BOX), motion, beside, motion, impact);
        assertMiss(1);
    }

    @Test
    void concentricShapesOverlapAtAnySpin() {
        sweep.test(Buffers.of(BOX), turning(0, 0, 7), Buffers.of(BAR), turning(0, 0, -7), impact);
        assertEquals(Impact.State.OVERLAPPING, impact.state());
        assertEquals(0, impact.time());
        assertEquals(-1.125, impact.penetration().separation(), EXACT);
    }

    @Test
    void placedAtTheImpactTheShapesHaveTheirContactPoints() {
        Motion motion = motion(10, 0.5, 0, 0, 0.5, Math.PI / 4);
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), motion, impact);
        PlacedPolygon a = new PlacedPolygon();
        a.setShape(BOX);
        still(0, 0).place(impact.time(), a);
        PlacedPolygon b = new PlacedPolygon();
        b.setShape(BOX);
        motion.place(impact.time(), b);
        ContactManifold manifold = new ContactManifold();
        manifold.compute(a, b, impact.penetration());
        assertEquals(1, manifold.count());
        assertEquals(1, manifold.x(0), CONVERGED);
        // The first corner to hit is the one at 135° plus the turn.
        double angle = 0.75 * Math.PI + impact.time() * Math.PI / 4;
        assertEquals(0.5 + Math.sqrt(2) * Math.sin(angle), manifold.y(0), CONVERGED);
    }

    @Test
    void extremeSpinsGiveALowerBound() {
        // Two cogwheels: a corner of one is always between two of the other.
        PolygonBuffer wheel = Buffers.of(ConvexPolygon.regular(64, 1));
        Motion left = turning(0, 0, 10);
        sweep.test(wheel, left, wheel, motion(1.9995, 0, Math.PI / 64, 1.9995, 0, Math.PI / 64 - 10), impact);
        assertMiss(1);
        left = turning(0, 0, 1e6);
        sweep.test(wheel, left, wheel, motion(1.9995, 0, Math.PI / 64, 1.9995, 0, Math.PI / 64 - 1e6), impact);
        assertEquals(Impact.State.HIT, impact.state());
        assertTrue(impact.isLowerBound());
        assertTrue(impact.time() > 0 && impact.time() < 1);
    }
}
