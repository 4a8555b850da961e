package org.jmesat.benchmarks.world;

import org.jmesat.testing.world.MovingBodies;

/**
 * A bare loop that a careful programmer could write for just the overlapping pairs of one tick: a grid by counting
 * sort, the bodies copied into its order, and SAT on flat arrays. It has no state between ticks, no filters, no
 * tolerance, no degenerate shapes and no checks.
 *
 * <p>An edge is tested exactly only if it can be the deciding one: the separation along its normal lies between those
 * of the other polygon's bounding circle and incircle. Still bodies have a separate grid.
 */
final class BareStepper implements Stepper {
    private final MovingBodies bodies;
    private final BareGrid moving;
    /** Null if all bodies move. */
    private final BareGrid still;
    private final BareSat sat = new BareSat();

    BareStepper(MovingBodies bodies) {
        this.bodies = bodies;
        moving = new BareGrid(bodies, 0, bodies.movers());
        still = bodies.movers() == bodies.count() ? null
                : new BareGrid(bodies, bodies.movers(), bodies.count());
        if (still != null) {
            still.fill();
        }
    }

    @Override
    public void step() {
        moving.fill();
        sat.clear();
        moving.testWithin(sat);
        if (still != null) {
            still.testAgainst(moving, sat);
        }
    }

    @Override
    public int contacts() {
        return sat.count();
    }
}
