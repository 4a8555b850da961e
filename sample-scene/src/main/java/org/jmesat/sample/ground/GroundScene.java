package org.jmesat.sample.ground;

import org.jmesat.sample.Sample;

/** The program of the game on the ground. */
public final class GroundScene {

    /** Runs the game on the ground. */
    public static final Sample SAMPLE = new Sample("ground", "Walk on a hill",
            "Seen from above in the plane XZ: Jaime walks where you click, pushes the crate and opens the door.",
            1800, 300, ChaseState.SIDES, GroundApplication::new);

    private GroundScene() {
    }
}
