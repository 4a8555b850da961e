package org.jmesat.testing.world;

/**
 * The area in which a body moves: a rectangle, whose first side is along a direction.
 *
 * @param halfLength distance from the centre to the walls along the direction (≥0)
 * @param halfWidth distance from the centre to the walls across it (≥0); if 0, the bodies stay on a line
 * @param ux x of the direction, a unit vector
 * @param uy y of the direction
 */
record Arena(double halfLength, double halfWidth, double ux, double uy) {
}
