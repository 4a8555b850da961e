/**
 * The separating axis theorem: whether two placed polygons overlap, how deep, in which direction and where.
 *
 * <p>Two convex shapes are disjoint exactly when their projections on some axis are, and for polygons the edge normals
 * of both are enough to try (after H. Minkowski; as used in S. Gottschalk, M. C. Lin and D. Manocha,
 * <i>OBBTree</i>, 1996). The axis of least overlap gives the minimum translation vector (MTV).
 *
 * <p>{@link org.jmesat.narrowphase.Sat} decides, in the hot loop; {@link org.jmesat.narrowphase.ContactManifold} finds
 * the contact points of a pair that touches; {@link org.jmesat.narrowphase.AxisReport} explains a verdict afterwards,
 * so that explaining costs the hot loop nothing. This stage trusts its input to be convex and finite.
 */
package org.jmesat.narrowphase;
