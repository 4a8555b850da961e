/**
 * The separating axis test in the hot loop, and what questions about points and rays need: whether two placed shapes
 * overlap, how deep and in which direction.
 *
 * <p>Two convex shapes are disjoint exactly when their projections on some axis are, and for polygons the edge normals
 * of both are enough to try (after H. Minkowski; as used in S. Gottschalk, M. C. Lin and D. Manocha,
 * <i>OBBTree</i>, 1996). The axis of least overlap gives the minimum translation vector (MTV). Shapes that are rounded
 * are tested by their cores, to which the line between the closest corners is one more axis.
 *
 * <p>{@code Sat} tries what ends a test soonest first: the bounding circles; the edge that decided last time, and what
 * can be told from it ({@code HintedEdges}); then all edges in one walk round both shapes ({@code EdgeWalk}), O(n + m).
 * What that leaves open is a {@code CloseCall}: thin shapes and ties are looked at edge by edge ({@code EdgeScan});
 * where cores are apart and yet within reach, the line between their closest corners decides ({@code ClosestCorners}).
 * All of it happens in one shape's frame ({@code Operand}, {@code RelativePose}).
 *
 * <p>It trusts its input to be convex and finite.
 */
package org.jmesat.internal.sat;
