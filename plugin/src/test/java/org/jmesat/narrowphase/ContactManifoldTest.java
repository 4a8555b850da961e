package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomPairs;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;

class ContactManifoldTest {
    private static final long SEED = 83;
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);
    private static final ConvexPolygon POINT = ConvexPolygon.hullOf(0, 0);
    private static final ConvexPolygon BAR = ConvexPolygon.hullOf(-1, 0, 1, 0);

    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();
    private final ContactManifold manifold = new ContactManifold();

    @Test
    void aBoxOnABoxTouchesAtTheEndsOfTheSharedSegment() {
        compute(Placing.at(BOX, 0, 0), Placing.at(BOX, 0.5, 1.75));
        assertEquals(2, manifold.count());
        assertEquals(0.5, Math.abs(manifold.x(0) + manifold.x(1)), 1e-12);
        assertEquals(1.5, Math.abs(manifold.x(0) - manifold.x(1)), 1e-12);
        for (int i = 0; i < 2; i++) {
            assertEquals(1, manifold.y(i), 1e-12);
            assertEquals(0.25, manifold.depth(i), 1e-12);
        }
    }

    @Test
    void aBoxAtRestHasBothPointsWithinTheTolerance() {
        double tolerance = Tolerance.touching(2 * Math.sqrt(2), 3);
        for (double gap = -2.5; gap <= 2; gap += 0.5) {
            PlacedPolygon a = Placing.at(BOX, 0, 0);
            PlacedPolygon b = Placing.at(BOX, 0.5, 2 + gap * tolerance);
            assertTrue(sat.test(a, b, 2.01 * tolerance, found));
            manifold.compute(a, b, found);
            assertEquals(2, manifold.count(), "at a gap of " + gap + " tolerances");
        }
    }

    @Test
    void aPairThatWasTestedAloneHasThePointsOfItsPenetration() {
        PlacedPolygon a = Placing.at(BOX, 0, 0);
        for (double y : new double[] {0.5, 1.75, 2, 2.5}) {
            PlacedPolygon b = Placing.at(BOX, 0.5, y, 0.125);
            ContactManifold ofPair = new ContactManifold();
            ofPair.compute(a, b, ShapePair.of(a, b));
            if (y == 2.5) {
                assertEquals(0, ofPair.count());
                continue;
            }
            compute(a, b);
            assertEquals(manifold.count(), ofPair.count());
            assertEquals(manifold.x(0), ofPair.x(0));
            assertEquals(manifold.y(0), ofPair.y(0));
            assertEquals(manifold.depth(0), ofPair.depth(0));
        }
    }

    @Test
    void aCornerOnAFaceIsOnePoint() {
        compute(Placing.at(ConvexPolygon.rectangle(10, 2), 0, 0),
                Placing.at(BOX, 3, 1 + Math.sqrt(2) - 0.1, Math.PI / 4));
        assertEquals(1, manifold.count());
        assertPoint(0, 3, 1, 0.1);
    }

    @Test
    void aTiltedBoxTouchesDeepestFirst() {
        PlacedPolygon floor = Placing.at(ConvexPolygon.rectangle(10, 2), 0, 0);
        for (int sign = -1; sign <= 1; sign += 2) {
            compute(floor, Placing.at(BOX, 0, 1.9, sign * 0.02));
            assertEquals(2, manifold.count());
            assertEquals(-sign, Math.signum(manifold.x(0)));
            assertTrue(manifold.depth(0) > manifold.depth(1));
            assertEquals(found.depth(), manifold.depth(0), 1e-12);
        }
    }

    @Test
    void touchingCornersShareOnePoint() {
        compute(Placing.at(BOX, 0, 0), Placing.at(BOX, 2, 2));
        assertEquals(1, manifold.count());
        assertPoint(0, 1, 1, 0);
    }

    @Test
    void aPointInABoxIsProjectedOntoTheNearestFace() {
        compute(Placing.at(BOX, 0, 0), Placing.at(POINT, 0.75, 0.5));
        assertEquals(1, manifold.count());
        assertPoint(0, 1, 0.5, 0.25);
        compute(Placing.at(POINT, 0.75, 0.5), Placing.at(BOX, 0, 0));
        assertEquals(1, manifold.count());
        assertPoint(0, 1, 0.5, 0.25);
    }

    @Test
    void coincidentPointsTouchAtTheirPosition() {
        compute(Placing.at(POINT, 3, 4), Placing.at(POINT, 3, 4));
        assertEquals(1, manifold.count());
        assertPoint(0, 3, 4, 0);
    }

    @Test
    void collinearSegmentsTouchAlongTheirOverlap() {
        for (double turn : new double[] {0, 0.5, 3}) {
            double cos = Math.cos(turn);
            double sin = Math.sin(turn);
            compute(Placing.at(BAR, 0, 0, turn), Placing.at(BAR, 1.5 * cos, 1.5 * sin, turn));
            assertEquals(2, manifold.count());
            double first = manifold.x(0) * cos + manifold.y(0) * sin;
            double second = manifold.x(1) * cos + manifold.y(1) * sin;
            assertEquals(0.5, Math.min(first, second), 1e-12);
            assertEquals(1, Math.max(first, second), 1e-12);
        }
    }

    @Test
    void crossingSegmentsTouchAtOnePoint() {
        compute(Placing.at(BAR, 0, 0), Placing.at(BAR, 0.25, 0, Math.PI / 2));
        assertEquals(1, manifold.count());
        assertEquals(0, JtsOracle.distance(Placing.at(BAR, 0, 0), manifold.x(0), manifold.y(0)), 1e-12);
    }

    @Test
    void aPointOnASegmentIsOnePointAtAnyAngle() {
        for (double turn = 0; turn < 6; turn += 0.1) {
            double x = 0.4 * Math.cos(turn);
            double y = 0.4 * Math.sin(turn);
            compute(Placing.at(POINT, x, y, 1), Placing.at(BAR, 0, 0, turn));
            assertEquals(1, manifold.count());
            assertEquals(x, manifold.x(0), 1e-9);
            assertEquals(y, manifold.y(0), 1e-9);
        }
    }

    @Test
    void aContainedShapeTouchesTheFaceItIsPushedOutOf() {
        PlacedPolygon small = Placing.at(ConvexPolygon.rectangle(1, 1), 3, 0);
        PlacedPolygon large = Placing.at(ConvexPolygon.rectangle(10, 10), 0, 0);
        compute(large, small);
        assertEquals(2, manifold.count());
        assertEquals(5, manifold.x(0), 1e-12);
        assertEquals(2.5, manifold.depth(0), 1e-12);
        compute(small, large);
        assertEquals(2, manifold.count());
        assertEquals(2.5, manifold.depth(0), 1e-12);
        assertEquals(1, Math.abs(manifold.y(0) - manifold.y(1)), 1e-12);
    }

    @Test
    void pointsLieOnTheReferenceFaceNearTheOtherShape() {
        RandomPairs pairs = new RandomPairs(SEED);
        int[] counts = new int[3];
        for (int i = 0; i < Rounds.of(20_000); i++) {
            pairs.next();
            double tolerance = Tolerance.touching(pairs.size(), pairs.b().largestCoordinate());
            if (!sat.test(pairs.a(), pairs.b(), tolerance, found)) {
                continue;
            }
            manifold.compute(pairs.a(), pairs.b(), found);
            counts[manifold.count()]++;
            for (int p = 0; p < manifold.count(); p++) {
                double x = manifold.x(p);
                double y = manifold.y(p);
                double ofA = JtsOracle.distance(pairs.a(), x, y);
                double ofB = JtsOracle.distance(pairs.b(), x, y);
                assertEquals(0, Math.min(JtsOracle.distanceFromOutline(pairs.a(), x, y),
                        JtsOracle.distanceFromOutline(pairs.b(), x, y)), 2 * tolerance,
                        () -> "off all faces: " + pairs);
                assertTrue(Math.max(ofA, ofB) <= Math.abs(manifold.depth(p)) + 2 * tolerance,
                        () -> "out of reach: " + pairs);
                assertTrue(manifold.depth(p) >= -2 * tolerance, () -> "outside the other shape: " + pairs);
                assertTrue(manifold.depth(p) <= found.depth() + 2 * tolerance, () -> "too deep: " + pairs);
            }
            assertEquals(-found.separation(), manifold.depth(0), tolerance, () -> "not the depth: " + pairs);
            if (manifold.count() == 2) {
                assertTrue(manifold.depth(0) >= manifold.depth(1) - 1e-12, pairs::toString);
                assertTrue(Math.hypot(manifold.x(0) - manifold.x(1), manifold.y(0) - manifold.y(1)) > 1e-6
                        * pairs.size(), () -> "two equal points: " + pairs);
            }
        }
        assertEquals(0, counts[0]);
        assertTrue(Math.min(counts[1], counts[2]) > Rounds.of(1000), "too few manifolds of one size");
    }

    @Test
    void aCopyIsEqualAndIndependent() {
        compute(Placing.at(BOX, 0, 0), Placing.at(BOX, 0.5, 1.75));
        ContactManifold copy = new ContactManifold();
        copy.set(manifold);
        double x = manifold.x(1);
        compute(Placing.at(BOX, 0, 0), Placing.at(POINT, 0.75, 0.5));
        assertEquals(2, copy.count());
        assertEquals(x, copy.x(1));
        assertEquals(0.25, copy.depth(1), 1e-12);
    }

    private void compute(PlacedPolygon a, PlacedPolygon b) {
        assertTrue(sat.test(a, b, 1e-6, found), "the pair must touch");
        manifold.compute(a, b, found);
    }

    private void assertPoint(int i, double x, double y, double depth) {
        assertEquals(x, manifold.x(i), 1e-12);
        assertEquals(y, manifold.y(i), 1e-12);
        assertEquals(depth, manifold.depth(i), 1e-12);
    }
}
