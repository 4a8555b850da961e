package org.jmesat.sample;

/**
 * Starts the sample: real models that move, turn and collide, in a window, or headless if there is no display.
 */
public final class SampleScene {

    static final Sample SAMPLE = new Sample("SampleScene", 600, 225, 1, ModelsApplication::new);

    private SampleScene() {
    }

    /**
     * Runs the sample and exits: with 0 on success, 1 if the window or the screenshot failed, 2 if the command line is
     * invalid.
     *
     * @param args {@code --headless}, {@code --ticks N}, {@code --screenshot FILE}, {@code --debug}, {@code --help}
     */
    public static void main(String[] args) {
        SAMPLE.main(args);
    }
}
