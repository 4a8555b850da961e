package org.jmesat.sample.level;

import org.jmesat.sample.Sample;

/** The program of the level. */
public final class LevelScene {
    /** Runs the level in a window, or headless, where a player walks to the exit. */
    public static final Sample SAMPLE = new Sample("SampleScene --scene level", 3600, 300, 1, LevelApplication::new);

    private LevelScene() {
    }
}
