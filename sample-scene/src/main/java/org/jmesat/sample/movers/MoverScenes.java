package org.jmesat.sample.movers;

import org.jmesat.sample.Sample;

/** The programs of the two games. */
public final class MoverScenes {
    /** Runs the platformer in a window, or headless, where the hero wanders. */
    public static final Sample PLATFORMER = new Sample("SampleScene --scene platformer", 3600, 300, 1,
            (sample, arguments, type, out) -> new MoverApplication(Platformer::new, sample, arguments, type, out));
    /** Runs the storeroom, which is seen from above. */
    public static final Sample STOREROOM = new Sample("SampleScene --scene storeroom", 3600, 300, 1,
            (sample, arguments, type, out) -> new MoverApplication(Storeroom::new, sample, arguments, type, out));

    private MoverScenes() {
    }
}
