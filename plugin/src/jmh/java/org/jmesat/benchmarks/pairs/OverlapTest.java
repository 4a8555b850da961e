package org.jmesat.benchmarks.pairs;

/** A library that tests whether two polygons overlap and holds all pairs in its own form. */
interface OverlapTest {
    /** Tests all pairs in memory order and returns the number that overlap. */
    int countOverlaps();
}
