/**
 * Tests of two shapes by the separating axis theorem: whether they overlap, how deep, in which direction and where.
 *
 * <p>{@link org.jmesat.narrowphase.ShapePair} gives verdict, MTV, closest points and containment in one call.
 * {@link org.jmesat.narrowphase.Sweep} computes the time of impact of two moving shapes, and
 * {@link org.jmesat.narrowphase.ContactManifold} the contact points of a touching pair.
 * {@link org.jmesat.narrowphase.FreePlace} finds the shortest way out of several obstacles at once.
 * {@link org.jmesat.narrowphase.AxisReport} explains a verdict axis by axis; it repeats the test, so the world's tests
 * keep no record. {@link org.jmesat.narrowphase.PairText} writes a pair as text and reads back the same bits, to turn a
 * pair of a running game into a test. The algorithms are in {@code internal.sat}.
 *
 * <p>{@link org.jmesat.geometry.Tolerance} defines when shapes count as touching.
 */
package org.jmesat.narrowphase;
