package org.jmesat.internal.impact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.testing.Buffers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sweeps that a person can compute by hand. */
class PairSweepTest {
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);
    private static final ConvexPolygon BAR = ConvexPolygon.rectangle(10, 0.25f);
    private static final ConvexPolygon CIRCLE = ConvexPolygon.circle(1);
    private static final ConvexPolygon POINT = ConvexPolygon.hullOf(0, 0);
    private static final ConvexPolygon UPRIGHT = ConvexPolygon.hullOf(0, -1, 0, 1);
    private static final double EXACT = 1e-12;
    private static final double CONVERGED = 1e-8;

    private final PairSweep sweep = new PairSweep();
    private final Impact impact = new Impact();

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
    void boxesHitFaceToFace() {
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), straight(10, 0.5, 0, 0.5), impact);
        assertHit(0.8, 1, 0, EXACT);
        sweep.test(Buffers.of(BOX), straight(0, 0, 0, 4), Buffers.of(BOX), straight(0, 10, 0, 6), impact);
        assertHit(1, 0, 1, EXACT);
    }

    @Test
    void aBoxThatStopsShortOrPassesByIsAMiss() {
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), straight(10, 0, 2.001, 0), impact);
        assertMiss(1);
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), straight(10, 2.001, -10, 2.001), impact);
        assertMiss(1);
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), straight(3, 0, 10, 0), impact);
        assertMiss(1);
    }

    @Test
    void aTinyTurnGivesTheResultOfNoTurn() {
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), motion(10, 0.5, 1e-13, 0, 0.5, 0), impact);
        assertHit(0.8, 1, 0, CONVERGED);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-3, 1, 1e3, 1e6})
    void aBulletHitsAThinWall(double width) {
        PolygonBuffer wall = Buffers.of(ConvexPolygon.rectangle(0.001953125f, 20));
        sweep.test(wall, still(0, 0), Buffers.of(POINT), straight(-10 * width, 0.3, 30 * width, 0.3), impact);
        assertHit((10 * width - 0.0009765625) / (40 * width), -1, 0, EXACT);
        sweep.test(wall, still(0, 0), Buffers.of(BOX), motion(-2 - width, 0.3, 0, 2 + width, 0.3, 3), impact);
        assertEquals(Impact.State.HIT, impact.state());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-9, 0.1, -0.1, 3})
    void aPointHitsASegment(double turn) {
        // The segment turns about where it is hit.
        sweep.test(Buffers.of(UPRIGHT), turning(0, 0, turn), Buffers.of(POINT), straight(-10, 0, 990, 0), impact);
        assertHitFrom(-1, 0.01, turn);
        sweep.test(Buffers.of(UPRIGHT), turning(0, 0, turn), Buffers.of(POINT), straight(990, 0, -10, 0), impact);
        assertHitFrom(1, 0.99, turn);
    }

    private void assertHitFrom(int side, double time, double turn) {
        double cos = Math.cos(time * turn);
        double sin = Math.sin(time * turn);
        double facing = side * Math.signum(cos);
        assertHit(time, facing * cos, facing * sin, turn == 0 ? EXACT : CONVERGED);
    }

    @Test
    void segmentsHitSideBySideAndEndToEnd() {
        sweep.test(Buffers.of(UPRIGHT), still(0, 0), Buffers.of(UPRIGHT), straight(8, 1.5, -8, 1.5), impact);
        assertHit(0.5, 1, 0, EXACT);
        sweep.test(Buffers.of(UPRIGHT), still(0, 0), Buffers.of(UPRIGHT), straight(0, 10, 0, 0), impact);
        assertHit(0.8, 0, 1, EXACT);
        sweep.test(Buffers.of(UPRIGHT), still(0, 0), Buffers.of(UPRIGHT), motion(8, 0, Math.PI / 2, -8, 0, Math.PI / 2),
                impact);
        assertHit(7 / 16.0, 1, 0, EXACT);
    }

    @Test
    void aTipHitsASegmentForAnyFirstVertex() {
        PolygonBuffer floor = Buffers.of(ConvexPolygon.hullOf(-10, 0, 10, 0));
        float[] xy = {0, -1, 1, 1, -1, 1};
        for (int first = 0; first < 3; first++) {
            float[] renumbered = new float[6];
            for (int i = 0; i < 6; i++) {
                renumbered[i] = xy[(2 * first + i) % 6];
            }
            PolygonBuffer triangle = Buffers.of(ConvexPolygon.of(renumbered));
            for (double way : new double[] {2.5, 3.5, 6}) {
                sweep.test(floor, still(0, 0), triangle, straight(0, 3, 0, 3 - way), impact);
                assertHit(2 / way, 0, 1, EXACT);
                sweep.test(triangle, straight(0, 3, 0, 3 - way), floor, still(0, 0), impact);
                assertHit(2 / way, 0, -1, EXACT);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 7, 9})
    void aPolygonWithItsFlatSideBehindHitsASegment(int sides) {
        PolygonBuffer wall = Buffers.of(ConvexPolygon.hullOf(0, -10, 0, 10));
        sweep.test(wall, still(0, 0), Buffers.of(ConvexPolygon.regular(sides, 1)), straight(-3, 0.25, 1, 0.25), impact);
        assertHit(0.5, -1, 0, EXACT);
    }

    @Test
    void cornersThatGrazeHaveANormalThatFacesTheMotion() {
        // The end of an upright segment moves to the upper left past a corner between two steep edges.
        PolygonBuffer rock = Buffers.of(ConvexPolygon.of(3, -9, 9, 6, 3, 9, -3, 9, -9, 0));
        PolygonBuffer post = Buffers.of(ConvexPolygon.hullOf(0, -1, 0, 1));
        for (double turn : new double[] {0, 1e-13}) {
            sweep.test(rock, still(0, 0), post, motion(18, -6.5, 0, -6, 29.5, turn), impact);
            assertEquals(Impact.State.HIT, impact.state());
            assertEquals(0.375, impact.time(), CONVERGED);
            assertTrue(-24 * impact.normalX() + 36 * impact.normalY() <= 0,
                    () -> "normal (" + impact.normalX() + ", " + impact.normalY() + ")");
        }
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
    void pointsHitHeadOnOnly() {
        sweep.test(Buffers.of(POINT), straight(0, 0, 3, 4), Buffers.of(POINT), straight(6, 8, 3, 4), impact);
        assertHit(1, 0.6, 0.8, EXACT);
        sweep.test(Buffers.of(POINT), still(0, 0), Buffers.of(POINT), straight(6, 8, -6, -8.001), impact);
        assertMiss(1);
    }

    @Test
    void aCircleHitsTheCornerOfABox() {
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(CIRCLE), straight(-5, 1.6, 5, 1.6), impact);
        assertHit(0.32, -0.8, 0.6, EXACT);
        // A circle looks the same at every angle.
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(CIRCLE), motion(-5, 1.6, 0, 5, 1.6, 100), impact);
        assertHit(0.32, -0.8, 0.6, EXACT);
    }

    @Test
    void aCircleGrazesTheCornerOfABox() {
        double h = 1 - 1e-6;
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(CIRCLE), straight(-5, 1 + h, 5, 1 + h), impact);
        double back = Math.sqrt((1 - h) * (1 + h));
        assertHit((4 - back) / 10, -back, h, 1e-9);
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(CIRCLE), straight(-5, 2.000001, 5, 2.000001), impact);
        assertMiss(1);
    }

    @Test
    void circlesSlightlyOffCentreHaveASlightlyTiltedNormal() {
        double aside = 1e-5;
        sweep.test(Buffers.of(CIRCLE), still(0, 0), Buffers.of(CIRCLE), straight(10, aside, 0, aside), impact);
        assertHit(1 - Math.sqrt(4 - aside * aside) / 10, Math.sqrt(1 - aside * aside / 4), aside / 2, EXACT);
    }

    @Test
    void aPointThatGrazesATipHitsASideOfTheTip() {
        PolygonBuffer diamond = Buffers.of(ConvexPolygon.of(-1, 0, 0, -1, 1, 0, 0, 1));
        for (int ulps = -400; ulps <= 400; ulps++) {
            double y = 1 + ulps * 0x1p-52;
            for (int side = -8; side <= 8; side += 16) {
                sweep.test(diamond, still(0, 0), Buffers.of(POINT), straight(side, y, -side, y), impact);
                if (impact.state() == Impact.State.HIT) {
                    assertEquals(0.5, impact.time(), EXACT);
                    assertTrue(impact.normalY() > Math.sqrt(0.5) - EXACT, "normal of " + ulps);
                }
                assertTrue(impact.state() == Impact.State.HIT ? ulps < 200 : ulps > 100, "ulps " + ulps);
            }
        }
    }

    @Test
    void roundedShapesHitAtADistanceOfTheirCoresEqualToTheirRounding() {
        sweep.test(Buffers.of(CIRCLE), still(0, 0), Buffers.of(CIRCLE.rounded(2)), straight(10, 1.8, 0, 1.8), impact);
        assertHit(0.76, 0.8, 0.6, EXACT);
        PolygonBuffer capsule = Buffers.of(UPRIGHT.rounded(1));
        sweep.test(capsule, still(0, 0), capsule, straight(12, 3.2, -8, 3.2), impact);
        assertHit(0.52, 0.8, 0.6, EXACT);
        sweep.test(Buffers.of(BOX.rounded(0.5f)), still(0, 0), Buffers.of(BOX), straight(10, -1, 0, -1), impact);
        assertHit(0.75, 1, 0, EXACT);
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
                assertTrue(sweep.steps() < 60, sweep.steps() + " steps");
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
    void aSweepOfPartOfTheTickGivesAFractionOfTheWholeTick() {
        Motion motion = straight(10, 0, 0, 0);
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), motion, 0.5, impact);
        assertMiss(0.5);
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), motion, 0.9, impact);
        assertHit(0.8, 1, 0, EXACT);
        motion = motion(10, 0, 0, 0, 0, 1);
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), motion, 0.5, impact);
        assertMiss(0.5);
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), motion, impact);
        double time = impact.time();
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), motion, 0.9, impact);
        assertEquals(time, impact.time());
    }

    @Test
    void placedAtTheImpactTheShapesHaveTheirContactPoints() {
        Motion motion = motion(10, 0.5, 0, 0, 0.5, Math.PI / 4);
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), motion, impact);
        PlacedPolygon a = new PlacedPolygon();
        a.local().set(Buffers.of(BOX), 0, 0);
        still(0, 0).place(impact.time(), a);
        PlacedPolygon b = new PlacedPolygon();
        b.local().set(Buffers.of(BOX), 0, 0);
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

    @Test
    void theLargestCoordinatesGiveAResult() {
        double far = Float.MAX_VALUE;
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), straight(-far, 0, far, 0), impact);
        assertEquals(0.5, impact.time(), 1e-9);
        sweep.test(Buffers.of(BOX), motion(-far, -far, -far, far, far, far), Buffers.of(BOX),
                motion(far, far, far, -far, -far, -far), impact);
        assertEquals(0.5, impact.time(), 1e-9);
    }

    @Test
    void aCopyHasTheSameValues() {
        sweep.test(Buffers.of(BOX), still(0, 0), Buffers.of(BOX), straight(10, 0.5, 0, 0.5), impact);
        Impact copy = new Impact();
        copy.set(impact);
        assertEquals(Impact.State.HIT, copy.state());
        assertEquals(impact.time(), copy.time());
        assertEquals(impact.penetration().edge(), copy.penetration().edge());
        assertFalse(copy.isLowerBound());
    }

    private void assertHit(double time, double normalX, double normalY, double error) {
        assertEquals(Impact.State.HIT, impact.state());
        assertEquals(time, impact.time(), error);
        assertEquals(normalX, impact.normalX(), 10 * error);
        assertEquals(normalY, impact.normalY(), 10 * error);
        assertFalse(impact.isLowerBound());
    }

    private void assertMiss(double until) {
        assertEquals(Impact.State.MISS, impact.state());
        assertEquals(until, impact.time());
        assertEquals(1, impact.normalX());
        assertEquals(0, impact.normalY());
        assertEquals(0, impact.penetration().depth());
        assertFalse(impact.isLowerBound());
    }

    private static Motion still(double x, double y) {
        return straight(x, y, x, y);
    }

    private static Motion turning(double x, double y, double turn) {
        return motion(x, y, 0, x, y, turn);
    }

    private static Motion straight(double x, double y, double endX, double endY) {
        return motion(x, y, 0, endX, endY, 0);
    }

    private static Motion motion(double x, double y, double angle, double endX, double endY, double endAngle) {
        Motion motion = new Motion();
        motion.set(x, y, angle, endX, endY, endAngle);
        return motion;
    }
}
