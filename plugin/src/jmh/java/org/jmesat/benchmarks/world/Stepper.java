package org.jmesat.benchmarks.world;

/** A library with a workload's bodies in its own form. */
interface Stepper {
    /** Gives the library the poses of this tick and has it find out what touches. */
    void step();

    /** How many pairs were in contact at the last step; not timed. */
    int contacts();
}
