/**
 * The separating axis theorem for whoever has two shapes: whether they overlap, how deep, in which direction and where.
 *
 * <p>{@link org.jmesat.narrowphase.ShapePair} gives verdict, MTV, closest points and containment by one call;
 * {@link org.jmesat.narrowphase.Sweep} the time at which two shapes that move come together.
 * {@link org.jmesat.narrowphase.ContactManifold} finds the contact points of a pair that touches.
 * {@link org.jmesat.narrowphase.AxisReport} explains a verdict afterwards, so that explaining costs a world nothing,
 * and {@link org.jmesat.narrowphase.PairText} carries a pair, to the bit, from a game into a test. The tests themselves
 * are in {@code internal.sat} and {@code internal.impact}.
 *
 * <p>Within which tolerances they answer is in {@link org.jmesat.geometry.Tolerance}.
 */
package org.jmesat.narrowphase;
