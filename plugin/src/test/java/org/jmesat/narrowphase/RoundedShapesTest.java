package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomShapes;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;

/** Circles, capsules and rounded polygons; {@link ExactSatTest} checks their distances in general. */
class RoundedShapesTest {
    private static final long SEED = 91;
    private static final ConvexPolygon BALL = ConvexPolygon.circle(1);
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);
    private static final ConvexPolygon CAPSULE = ConvexPolygon.hullOf(-2, 0, 2, 0).rounded(0.5f);

    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();
    private final ContactManifold manifold = new ContactManifold();

    @Test
    void ballsTouchByTheDistanceOfTheirCentres() {
        assertTrue(sat.test(Placing.at(BALL, 0, 0), Placing.at(BALL, 1.2, 0.9), 0, found));
        assertFound(-0.5, 0.8, 0.6);
        assertFalse(sat.test(Placing.at(BALL, 0, 0), Placing.at(BALL, 1.3, 1.6), 0, found));
    }

    @Test
    void coincidentBallsArePushedAlongXAndFlagged() {
        assertTrue(sat.test(Placing.at(BALL, 3, 4), Placing.at(BALL, 3, 4), 0, found));
        assertFound(-2, 1, 0);
        assertTrue(found.isDirectionArbitrary());
    }

    @Test
    void aBallAtACornerIsPushedAwayFromTheCorner() {
        assertTrue(sat.test(Placing.at(BOX, 0, 0), Placing.at(BALL, 1.3, 1.4), 0, found));
        assertFound(-0.5, 0.6, 0.8);
        assertFalse(sat.test(Placing.at(BOX, 0, 0), Placing.at(BALL, 1.75, 1.75), 0, found));
        assertTrue(sat.overlaps(Placing.at(BOX, 0, 0), Placing.at(BALL, 1.7, 1.7), 0));
    }

    @Test
    void aBallBesideAnEdgeIsPushedPerpendicularToIt() {
        assertTrue(sat.test(Placing.at(BOX, 0, 0), Placing.at(BALL, 0.3, 1.9), 0, found));
        assertFound(-0.1, 0, 1);
        assertTrue(sat.test(Placing.at(BALL, 0.3, 1.9), Placing.at(BOX, 0, 0), 0, found));
        assertFound(-0.1, 0, -1);
    }

    @Test
    void aBallWhoseCentreIsInsideLeavesByTheNearestEdge() {
        assertTrue(sat.test(Placing.at(BOX, 0, 0), Placing.at(BALL, 0.75, 0.1), 0, found));
        assertFound(-1.25, 1, 0);
    }

    @Test
    void crossingCapsulesArePushedTheShorterWay() {
        assertTrue(sat.test(Placing.at(CAPSULE, 0, 0), Placing.at(CAPSULE, 0.25, 1.75, Math.PI / 2), 0, found));
        assertFound(-1.25, 0, 1);
        assertTrue(sat.test(Placing.at(CAPSULE, 0, 0), Placing.at(CAPSULE, 4.6, 0), 0, found));
        assertFound(-0.4, 1, 0);
        assertTrue(sat.test(Placing.at(CAPSULE, 0, 0), Placing.at(CAPSULE, 1, 0.7), 0, found));
        assertFound(-0.3, 0, 1);
    }

    @Test
    void aCapsuleOnAFloorTouchesAtItsEnds() {
        PlacedPolygon floor = Placing.at(ConvexPolygon.rectangle(20, 2), 0, 0);
        PlacedPolygon capsule = Placing.at(CAPSULE, 3, 1.45);
        assertTrue(sat.test(floor, capsule, 0, found));
        manifold.compute(floor, capsule, found);
        assertEquals(2, manifold.count());
        assertEquals(6, manifold.x(0) + manifold.x(1), 1e-12);
        assertEquals(4, Math.abs(manifold.x(0) - manifold.x(1)), 1e-12);
        for (int i = 0; i < 2; i++) {
            assertEquals(1, manifold.y(i), 1e-12);
            assertEquals(0.05, manifold.depth(i), 1e-12);
        }
    }

    @Test
    void theDeepestPointIsOnOneSurfaceAndItsDepthInsideTheOther() {
        RandomShapes shapes = new RandomShapes(SEED);
        Random random = shapes.random();
        int touching = 0;
        for (int round = 0; round < Rounds.of(20_000); round++) {
            float rA = random.nextFloat();
            float rB = random.nextInt(3) == 0 ? 0 : random.nextFloat();
            ConvexPolygon a = shapes.next();
            ConvexPolygon b = shapes.next();
            double reach = 1.2 * random.nextDouble() * (Buffers.of(a).radius() + Buffers.of(b).radius() + rA + rB);
            double angle = 7 * random.nextDouble();
            double turn = 7 * random.nextDouble();
            double x = reach * Math.cos(angle);
            double y = reach * Math.sin(angle);
            PlacedPolygon coreA = Placing.at(a, 0, 0);
            PlacedPolygon coreB = Placing.at(b, x, y, turn);
            PlacedPolygon roundA = Placing.at(a.rounded(rA), 0, 0);
            PlacedPolygon roundB = Placing.at(b.rounded(rB), x, y, turn);
            if (!sat.test(roundA, roundB, 0, found)) {
                continue;
            }
            touching++;
            manifold.compute(roundA, roundB, found);
            String pair = "seed " + SEED + ", round " + round + ": " + a.rounded(rA) + " and " + b.rounded(rB) + " at "
                    + x + ", " + y + " turned by " + turn;
            double slack = 4e-6 * (roundA.radius() + roundB.radius());
            assertEquals(found.depth(), manifold.depth(0), slack, pair);
            double offA = surface(coreA, rA, manifold.x(0), manifold.y(0));
            double offB = surface(coreB, rB, manifold.x(0), manifold.y(0));
            assertEquals(0, Math.min(offA, offB), slack, () -> "on neither surface: " + pair);
            assertTrue(Math.max(offA, offB) <= found.depth() + slack, () -> "out of reach: " + pair);
        }
        assertTrue(touching > Rounds.of(5000), "too few touch");
    }

    /** The distance of a point from the surface of a rounded shape. */
    private static double surface(PlacedPolygon core, double rounding, double x, double y) {
        double outside = JtsOracle.distance(core, x, y);
        double distance = outside > 0 || core.count() < 3 ? outside : -JtsOracle.distanceFromOutline(core, x, y);
        return Math.abs(distance - rounding);
    }

    private void assertFound(double separation, double normalX, double normalY) {
        assertEquals(separation, found.separation(), 1e-7);
        assertEquals(normalX, found.normalX(), 1e-7);
        assertEquals(normalY, found.normalY(), 1e-7);
    }
}
