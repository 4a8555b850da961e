package org.jmesat.sample.ground;

import org.jmesat.sample.Sample;

/** Starts the game on the ground, in a window, or headless if there is no display. */
public final class GroundScene {

    /** Runs the game on the ground. */
    public static final Sample SAMPLE =
            new Sample("GroundScene", 1800, 300, ChaseState.SIDES, GroundApplication::new);

    private GroundScene() {
    }

    /**
     * Runs the sample and exits: with 0 on success, 1 if the window or the screenshot failed, 2 if the command line is
     * invalid.
     *
     * @param args {@code --headless}, {@code --ticks N}, {@code --screenshot FILE}, {@code --debug}, {@code --view N},
     *     {@code --help}
     */
    public static void main(String[] args) {
        SAMPLE.main(args);
    }
}
