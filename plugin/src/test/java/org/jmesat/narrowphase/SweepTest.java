package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.junit.jupiter.api.Test;

/** The time of impact of two shapes, computed by one call. */
class SweepTest {
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);
    private static final Motion STILL = Motion.of(0, 0, 0, 0, 0, 0);

    @Test
    void aBallHitsAWallWithItsSurface() {
        ConvexPolygon wall = ConvexPolygon.hullOf(0, -10, 0, 10);
        Sweep sweep = Sweep.of(ConvexPolygon.circle(1), Motion.of(-5, 0, 0, 5, 0, 0), wall, STILL);
        assertTrue(sweep.isHit());
        assertEquals(0.4, sweep.time(), 1e-12);
        assertEquals(1, sweep.normalX(), 1e-12);
        assertEquals(0, sweep.normalY(), 1e-12);
        assertFalse(sweep.isOverlapping());
        assertFalse(sweep.isLowerBound());
    }

    @Test
    void aBarThatTurnsHitsThePostBesideIt() {
        ConvexPolygon bar = ConvexPolygon.hullOf(0, 0, 2, 0);
        Sweep sweep = Sweep.of(bar, Motion.of(0, 0, 0, 0, 0, Math.PI), ConvexPolygon.hullOf(0, 1, 0, 3), STILL);
        assertTrue(sweep.isHit());
        assertEquals(0.5, sweep.time(), 1e-6);
    }

    @Test
    void aReusedInstanceHasTheResultOfItsLastPairOnly() {
        Sweep sweep = new Sweep();
        assertFalse(sweep.isHit());
        assertTrue(sweep.compute(BOX, STILL, BOX, Motion.of(9, 0, 0, 0, 0, 0)));
        assertFalse(sweep.compute(BOX, STILL, BOX, Motion.of(9, 5, 0, 0, 5, 0)));
        assertFalse(sweep.isHit());
        assertEquals(1, sweep.time());
        assertFalse(sweep.compute(BOX, STILL, BOX, Motion.of(1, 0, 0, 1, 0, 0)));
        assertTrue(sweep.isOverlapping());
        assertEquals(0, sweep.time());
    }
}
