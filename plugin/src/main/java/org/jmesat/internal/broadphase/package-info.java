/**
 * The broad phase: finds overlapping bounding boxes, so that the narrow phase tests only pairs that may touch.
 *
 * <p>A step puts boxes into a {@code GridBroadPhase}, which returns pairs of their slots in a {@code PairBuffer}.
 * Queries and sweeps use a {@code BoxQuery}. There are two grids ({@code CellGrid}), one for awake boxes and one for
 * resting boxes, each with levels by size of box ({@code GridLevels}). {@code PairSearch} compares the boxes of nearby
 * cells. {@code PendingBoxes} holds the boxes that were put since the grid was built. {@code PairOrder} sorts pairs by
 * their ids, for all stages of the world.
 *
 * <p>This package checks that boxes are finite. It trusts that they are enlarged by the tolerance of later stages.
 */
package org.jmesat.internal.broadphase;
