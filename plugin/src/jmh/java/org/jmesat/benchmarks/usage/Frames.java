package org.jmesat.benchmarks.usage;

/** One side of a comparison: a scene whose frames are timed individually. */
interface Frames {
    /** Called before each block of frames; not timed. */
    default void begin() {
    }

    /** Moves the scene; not timed. */
    void move();

    /** The timed part of a frame. */
    void run();

    /** The rest of the frame; not timed. */
    default void finish() {
    }
}
