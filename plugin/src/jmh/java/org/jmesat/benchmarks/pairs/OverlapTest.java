package org.jmesat.benchmarks.pairs;

/** A library that tells whether two polygons overlap, with its own form of all the pairs. */
interface OverlapTest {
    /** Tests all the pairs, in the order in which they lie in memory, and returns how many overlap. */
    int countOverlaps();
}
