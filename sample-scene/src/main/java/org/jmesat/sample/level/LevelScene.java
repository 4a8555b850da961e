package org.jmesat.sample.level;

import org.jmesat.sample.Sample;

/** The program of the level. */
public final class LevelScene {
    /** Runs the level in a window, or headless, where a scripted player wins. */
    public static final Sample SAMPLE = new Sample("level", "The gold door",
            "Five coins open the gold door to the exit. All rules are user data and ready-made scripts.",
            3600, 58, 1, LevelApplication::new);

    private LevelScene() {
    }
}
