package org.jmesat.benchmarks.pairs;

/**
 * What a pass over all pairs found.
 *
 * @param overlaps how many overlap
 * @param depth the sum of their depths; NaN from a library whose call does not tell it
 * @param x the sum of the x components of what the library gives for a direction
 * @param y the sum of the y components
 */
record MtvSum(int overlaps, double depth, double x, double y) {
}
