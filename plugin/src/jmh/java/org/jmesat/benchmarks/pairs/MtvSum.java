package org.jmesat.benchmarks.pairs;

/**
 * The result of a pass over all pairs.
 *
 * @param overlaps the number of overlapping pairs
 * @param depth the sum of their depths; NaN if the library's call gives no depth
 * @param x the sum of the x components of the library's directions
 * @param y the sum of the y components
 */
record MtvSum(int overlaps, double depth, double x, double y) {
}
