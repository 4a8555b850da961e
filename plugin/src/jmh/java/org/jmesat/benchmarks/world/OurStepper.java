package org.jmesat.benchmarks.world;

import org.jmesat.testing.world.DrivenWorld;
import org.jmesat.testing.world.MovingBodies;

/** This project: sets positions and rotations, steps, and reads every event with depth and direction. */
final class OurStepper implements Stepper {
    private final DrivenWorld driven;
    private double sum;

    OurStepper(MovingBodies bodies) {
        driven = new DrivenWorld(bodies);
    }

    @Override
    public void step() {
        driven.pose();
        driven.world().step();
        sum += driven.readEvents();
    }

    @Override
    public int contacts() {
        if (Double.isNaN(sum)) {
            throw new IllegalStateException("An event has no depth");
        }
        return driven.world().getContacts().size();
    }
}
