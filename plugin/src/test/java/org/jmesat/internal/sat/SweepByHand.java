package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;

/** Shapes, motions and checks for sweeps that a person can compute by hand. */
abstract class SweepByHand {
    static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);
    static final ConvexPolygon BAR = ConvexPolygon.rectangle(10, 0.25f);
    static final ConvexPolygon CIRCLE = ConvexPolygon.circle(1);
    static final ConvexPolygon POINT = ConvexPolygon.hullOf(0, 0);
    static final ConvexPolygon UPRIGHT = ConvexPolygon.hullOf(0, -1, 0, 1);
    static final double EXACT = 1e-12;
    static final double CONVERGED = 1e-8;

    final PairSweep sweep = new PairSweep();
    final Impact impact = new Impact();

    void assertHit(double time, double normalX, double normalY, double error) {
        assertEquals(Impact.State.HIT, impact.state());
        assertEquals(time, impact.time(), error);
        assertEquals(normalX, impact.normalX(), 10 * error);
        assertEquals(normalY, impact.normalY(), 10 * error);
        assertFalse(impact.isLowerBound());
    }

    void assertMiss(double until) {
        assertEquals(Impact.State.MISS, impact.state());
        assertEquals(until, impact.time());
        assertEquals(1, impact.normalX());
        assertEquals(0, impact.normalY());
        assertEquals(0, impact.penetration().depth());
        assertFalse(impact.isLowerBound());
    }

    static Motion still(double x, double y) {
        return straight(x, y, x, y);
    }

    static Motion turning(double x, double y, double turn) {
        return motion(x, y, 0, x, y, turn);
    }

    static Motion straight(double x, double y, double endX, double endY) {
        return motion(x, y, 0, endX, endY, 0);
    }

    static Motion motion(double x, double y, double angle, double endX, double endY, double endAngle) {
        Motion motion = new Motion();
        motion.set(x, y, angle, endX, endY, endAngle);
        return motion;
    }
}
