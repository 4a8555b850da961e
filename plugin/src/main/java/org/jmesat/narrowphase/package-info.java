/**
 * The separating axis theorem: whether two placed shapes overlap, how deep, in which direction and where.
 *
 * <p>Two convex shapes are disjoint exactly when their projections on some axis are, and for polygons the edge normals
 * of both are enough to try (after H. Minkowski; as used in S. Gottschalk, M. C. Lin and D. Manocha,
 * <i>OBBTree</i>, 1996). The axis of least overlap gives the minimum translation vector (MTV). Shapes that are rounded
 * are tested by their cores, to which the line between the closest corners is one more axis.
 *
 * <p>{@link org.jmesat.narrowphase.ShapePair} is for who has two shapes and no world: verdict, MTV, closest points and
 * containment by one call. {@link org.jmesat.narrowphase.Sat} decides, in the hot loop: bounding circles first, then the edge that decided last
 * time, then the others in one walk round both shapes, O(n + m). {@link org.jmesat.narrowphase.ContactManifold} finds the
 * contact points of a pair that touches. {@link org.jmesat.narrowphase.AxisReport} explains a verdict afterwards, so that
 * explaining costs the hot loop nothing, and {@link org.jmesat.narrowphase.PairText} carries a pair, to the bit, from a
 * game into a test.
 *
 * <p>This stage trusts its input to be convex and finite. Within which tolerances it answers is in
 * {@link org.jmesat.geometry.Tolerance}.
 */
package org.jmesat.narrowphase;
