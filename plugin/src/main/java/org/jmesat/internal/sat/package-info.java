/**
 * The separating axis test of the narrow phase's inner loop: whether two placed shapes overlap, how deep and in which
 * direction. Also the tests of a shape against a point and against a ray.
 *
 * <p>Two convex shapes are disjoint exactly when their projections on some axis are disjoint. For polygons the edge
 * normals of both suffice as axes (after H. Minkowski; as used in S. Gottschalk, M. C. Lin and D. Manocha,
 * <i>OBBTree</i>, 1996). The axis of least overlap gives the minimum translation vector (MTV). Rounded shapes are
 * tested by their cores, with the line between the closest corners as an additional axis.
 *
 * <p>{@code Sat} first compares the bounding circles. Then it tests all edges in one walk round both shapes ({@code
 * EdgeWalk}), O(n + m), from the edge on that decided in the last tick. {@code CloseCall} decides thin shapes, and what
 * the walk leaves open; thin shapes and ties edge by edge. If the cores are apart by less than the sum of their
 * roundings and the limit, {@code CloseCall} also takes the line between their closest corners as an axis ({@code
 * ClosestCorners}). All arithmetic is in A's frame. The result is written into a {@code SatResult}, which users see as
 * a {@code Penetration} that they cannot change.
 *
 * <p>The input must be convex and finite; it is not checked here.
 *
 * <h2>Time of impact</h2>
 *
 * <p>The swept test: the time of impact of two moving and turning shapes.
 *
 * <p>{@code PairSweep} sweeps one pair ({@code SweptPair}: two {@code MovingShape}s relative to A). If neither shape
 * turns, {@code StraightSweep} computes the time in closed form. Otherwise {@code TurningSweep} advances
 * conservatively, in steps of {@code SafeStep}, which miss no contact. {@code
 * FacingAxis} chooses a normal that faces the motion. The result is an {@code Impact}.
 */
package org.jmesat.internal.sat;
