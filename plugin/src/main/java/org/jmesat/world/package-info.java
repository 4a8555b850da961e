/**
 * Colliders, the step that finds which of them touch, and queries.
 *
 * <p>The world knows no scene, so it runs on a server too: a {@link org.jmesat.world.Collider} carries an owner object,
 * which the world never looks into. It checks all numbers as they enter, and trusts that polygons are convex, since
 * that was checked when they were made.
 *
 * <p>A {@link org.jmesat.world.CollisionWorld} is what users call; its stages are packages under
 * {@code org.jmesat.internal}, each with an essay in its package page. {@code WorldStages} runs them:
 * <ol>
 * <li>{@code place}: takes over what the game has set since the last step, and places what has moved;
 * <li>{@code pairs}: finds the boxes that overlap, asks the filters, and tests the pairs of which a side has changed;
 * <li>{@code sweep}: finds what continuous colliders met on their way;
 * <li>{@code pairs} again: reports to {@code contacts} which contacts begin, last and end.
 * </ol>
 * {@code query} answers questions between two steps. {@code threads} lets several threads work on one step.
 *
 * <p>A collider is a row of {@code place.BodyTable} from its addition to the end of the step that drops it; in between,
 * stages know it by the index of that row. {@code ColliderList} turns indices into colliders where users get to see
 * them.
 *
 * <p><b>When a collider is removed</b>, its row is marked, and it is on the list of {@code WorldStages}. The next step
 * begins with it: its boxes leave the broad phase, the rows of its pairs are emptied, and their contacts become orphans
 * ({@code PairReport}). They end in this step with the reason of the removal, and their points are computed then, as
 * its shapes are still there. At the end of the step the row and the slots are given back, and what the collider still
 * answers is kept ({@code RemovedBody}).
 */
package org.jmesat.world;
