package org.jmesat.benchmarks.usage;

/** One side of a comparison: a scene whose frames are timed one by one. */
interface Frames {
    /** Called before each block of frames; not timed. */
    default void begin() {
    }

    /** Moves the scene on; not timed. */
    void move();

    /** The work of a frame that is timed. */
    void run();

    /** The rest of the frame; not timed. */
    default void finish() {
    }
}
