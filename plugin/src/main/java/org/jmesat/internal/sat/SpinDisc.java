package org.jmesat.internal.sat;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;

/**
 * The disc about a turning shape's local origin that always contains the shape. If only one of two shapes turns, the
 * time at which its disc meets the other is computed in closed form. No contact comes before that, however fast the
 * shape spins.
 */
final class SpinDisc {
    private final PlacedPolygon center = new PlacedPolygon();
    private final Sat sat = new Sat();
    private final StraightSweep straight = new StraightSweep();
    private final SatResult gap = new SatResult();

    SpinDisc() {
        center.setShape(ConvexPolygon.hullOf(0, 0));
    }

    /**
     * Finds the first time at which the shapes may touch within the tolerance: 0 if the disc meets the other shape at
     * the start or both turn, infinite if it never does. The pair is placed at time 0.
     */
    double meets(SweptPair pair) {
        if (pair.a.turn != 0 && pair.b.turn != 0) {
            return 0;
        }
        boolean turnsA = pair.a.turn != 0;
        MovingShape turning = turnsA ? pair.a : pair.b;
        center.place(turnsA ? 0 : pair.x, turnsA ? 0 : pair.y, 1, 0);
        PlacedPolygon a = turnsA ? center : pair.a.placed;
        PlacedPolygon b = turnsA ? pair.b.placed : center;
        double distance = pair.rounding + turning.reach + pair.tolerance;
        return distance(a, b) <= distance ? 0
                : straight.find(a, b, pair.velocityX, pair.velocityY, distance, pair.noise);
    }

    /** Distance of the cores; the core of the disc is its centre. */
    private double distance(PlacedPolygon a, PlacedPolygon b) {
        sat.test(a, b, Double.POSITIVE_INFINITY, gap);
        return gap.separation() + a.rounding() + b.rounding();
    }
}
