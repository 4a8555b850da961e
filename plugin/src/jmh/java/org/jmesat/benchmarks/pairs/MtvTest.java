package org.jmesat.benchmarks.pairs;

/** A library that finds the minimum translation vector of two polygons and holds all pairs in its own form. */
interface MtvTest {
    /** Tests all pairs in memory order and sums the results of those that overlap. */
    MtvSum sumMtvs();
}
