/**
 * The broad phase: finds overlapping bounding boxes, so that the narrow phase tests only pairs that may touch.
 *
 * <p>A step puts boxes into a {@code GridBroadPhase}, which returns pairs of their slots in a {@code PairBuffer}.
 * Queries and sweeps use a {@code BoxQuery}. There are two grids ({@code CellGrid}), one for awake boxes and one for
 * resting boxes, each with levels by size of box ({@code GridLevels}). {@code PairSearch} compares the boxes of nearby
 * cells. To <i>put</i> a box is to add it, or to replace the one of its slot; {@code PendingBoxes} holds the boxes that
 * were put since the grid was built, except those whose former box still contained the piece. {@code PairOrder} sorts
 * values by keys ≥ 0, for all stages of the world: pairs by ids, hits by distance and others.
 *
 * <p><b>Rest.</b> {@code GridBroadPhase} puts boxes to rest. A box may rest after 8 steps ({@code REST_AFTER}) in which
 * its body was not placed, so its box was neither put nor compared with its piece. Boxes go to rest at searches for all
 * pairs only, and many at a time, since the grid of resting boxes is built again. The rebuild waits until leaving them
 * awake has cost as much as it does: until the number of boxes that may rest, summed over the searches since the last
 * time, reaches the number of boxes in the new grid. A box wakes when it is put again. All pieces of a body are put
 * together, so they rest and wake together.
 *
 * <p>This package checks that boxes are finite. It trusts that they are enlarged by the tolerance of later stages.
 */
package org.jmesat.internal.broadphase;
