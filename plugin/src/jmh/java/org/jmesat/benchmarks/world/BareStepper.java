package org.jmesat.benchmarks.world;

import org.jmesat.testing.world.MovingBodies;

/**
 * What a careful programmer would write who needed nothing but the overlapping pairs of this very tick: a grid made by
 * counting sort, the bodies copied into its order, and SAT on flat arrays. It knows no identity from tick to tick, no
 * filters, no tolerance and no degenerate shapes, and trusts whatever it is given.
 *
 * <p>An edge is looked at closer only if it can be the deciding one: the separation along its normal lies between those
 * of the other polygon's circumscribed and inscribed circles. Bodies that stand still keep a grid of their own.
 */
final class BareStepper implements Stepper {
    private final MovingBodies bodies;
    private final BareGrid moving;
    /** Null where all move. */
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
