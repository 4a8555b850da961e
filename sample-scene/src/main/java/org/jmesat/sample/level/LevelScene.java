package org.jmesat.sample.level;

import org.jmesat.sample.Sample;

/** The program of the level. */
public final class LevelScene {
    /** Runs the level in a window, or headless, where a player walks to the exit. */
    public static final Sample SAMPLE = new Sample("level", "The level",
            "Collect the coins and reach the exit: all of it is models, user data and ready-made scripts.",
            3600, 300, 1, LevelApplication::new);

    private LevelScene() {
    }
}
