package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.testing.Buffers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sweeps that a person can compute by hand, most of them along a line. */
class PairSweepTest extends SweepByHand {
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
}
