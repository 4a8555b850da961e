/**
 * Which bounding boxes overlap. It exists so that the narrow phase sees only pairs that may touch.
 *
 * <p>{@code GridBroadPhase} is what steps call: boxes are put, and pairs of their slots come back in a
 * {@code PairBuffer}. {@code BoxQuery} is what queries and sweeps call. The boxes of what moves lie in one grid, those
 * of what rests in another one ({@code CellGrid}), in levels by size ({@code GridLevels}); {@code PairSearch} compares
 * the boxes of neighbouring cells. {@code PendingBoxes} were put since the grid was built. {@code PairOrder}
 * sorts pairs by their ids, for all stages of the world.
 *
 * <p>It checks that boxes are finite, and trusts that they are widened by the tolerance of later stages.
 */
package org.jmesat.internal.broadphase;
