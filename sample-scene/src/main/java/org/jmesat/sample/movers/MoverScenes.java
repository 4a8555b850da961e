package org.jmesat.sample.movers;

import org.jmesat.sample.Sample;

/** The programs of the two games. */
public final class MoverScenes {
    /** Runs the platformer in a window, or headless, where the hero wanders. */
    public static final Sample PLATFORMER = new Sample("platformer", "Run and jump",
            "CharacterMover walks up slopes and stairs, rides the lift and the platform, and pushes the crate.",
            3600, 300, 1,
            (sample, arguments, type, out) -> new MoverApplication(Platformer::new, sample, arguments, type, out));
    /** Runs the storeroom, which is seen from above. */
    public static final Sample STOREROOM = new Sample("storeroom", "Push crates",
            "The same mover seen from above: the hero slides along walls and pushes one crate into the next.",
            3600, 300, 1,
            (sample, arguments, type, out) -> new MoverApplication(Storeroom::new, sample, arguments, type, out));

    private MoverScenes() {
    }
}
