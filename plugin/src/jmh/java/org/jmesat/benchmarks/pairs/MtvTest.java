package org.jmesat.benchmarks.pairs;

/** A library that finds the minimum translation vector of two polygons, with its own form of all the pairs. */
interface MtvTest {
    /** Tests all the pairs, in the order in which they lie in memory, and adds up what is found where they overlap. */
    MtvSum sumMtvs();
}
