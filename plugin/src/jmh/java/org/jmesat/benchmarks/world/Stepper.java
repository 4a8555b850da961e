package org.jmesat.benchmarks.world;

/** A library that holds a workload's bodies in its own form. */
interface Stepper {
    /** Sets the poses of this tick and makes the library find the contacts. */
    void step();

    /** The number of pairs in contact at the last step; not timed. */
    int contacts();
}
