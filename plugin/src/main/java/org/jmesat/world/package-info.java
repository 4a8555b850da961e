/**
 * Collision detection without a scene: colliders, the step that finds their contacts, and queries.
 *
 * <p>Coordinates are those of a plane; depth, the coordinate along the plane's axis, decides nothing in a step without
 * the depth test. Queries can ask for a range of depth, and the debug view draws each collider at its depth.
 *
 * <p>The world does not depend on scene types, so it can run on a server. A {@link org.jmesat.world.Collider} carries
 * an owner object that the world never reads. The world checks poses and settings. It does not check shapes: those of a
 * game are {@code ConvexPolygon}s, which are checked when they are created, and the pieces of a scene come from
 * {@code internal.project} as {@code PolygonBuffer}s, through {@code internal.step.WorldAccess}.
 *
 * <p>Users call a {@link org.jmesat.world.CollisionWorld}. Its stages are in {@code org.jmesat.internal.step}.
 * {@code WorldStages} runs them in this order:
 * <ol>
 * <li>{@code PlaceStep}: applies the changes since the last step, and places the moved pieces;
 * <li>{@code PairStep}: finds the overlapping boxes (broad phase), applies the filters, and runs SAT on the pairs of
 * which a side changed (narrow phase); {@code SweepStep} finds the times of impact of continuous colliders; {@code
 * PairReport} reports to {@code ContactTracker} which contacts begin, last and end.
 * </ol>
 * If nothing has changed, the step is skipped.
 *
 * <p>A collider has a row in {@code step.BodyTable} from its addition to the end of the step after its removal. Stages
 * refer to it by the index of that row; {@code ColliderList} maps indices to colliders.
 *
 * <p><b>Removal of a collider.</b> The call marks the row and adds the collider to a list in {@code WorldStages}. The
 * next step removes its boxes from the broad phase, empties the rows of its pairs, and ends their contacts with the
 * reason of the removal ({@code PairReport}). It computes their contact points in the same step, while the shapes still
 * exist. At its end, it frees the row and the slots; the collider keeps copies of its pose and its pieces for its
 * getters.
 */
package org.jmesat.world;
