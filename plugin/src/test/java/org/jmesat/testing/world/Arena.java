package org.jmesat.testing.world;

/**
 * Where bodies may move: a rectangle about the place they belong to, its first side along a direction.
 *
 * @param halfLength from the middle to the walls along the direction (≥0)
 * @param halfWidth from the middle to the walls across it (≥0); at 0 the bodies stay on a line
 * @param ux x of the direction, which is of unit length
 * @param uy y of the direction
 */
record Arena(double halfLength, double halfWidth, double ux, double uy) {
}
