/**
 * The swept test: when two shapes that move and turn come together.
 *
 * <p>{@code PairSweep} looks at one pair ({@code SweptPair}, two {@code MovingShape}s in A's frame). Where neither
 * turns, {@code StraightSweep} solves for the time in closed form. Otherwise {@code TurningSweep} goes from moment to
 * moment: {@code SafeStep} says how far it may go without missing a contact. {@code SpinDisc} gives the first moment
 * worth looking at. {@code TouchingSides} decides for shapes that touch at the start, {@code FacingAxis} which of
 * several normals faces the motion. The result is an {@code Impact}.
 */
package org.jmesat.internal.impact;
