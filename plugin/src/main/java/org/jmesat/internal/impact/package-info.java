/**
 * The swept test: the time of impact of two moving and turning shapes.
 *
 * <p>{@code PairSweep} sweeps one pair ({@code SweptPair}: two {@code MovingShape}s relative to A). If neither shape
 * turns, {@code StraightSweep} computes the time in closed form. Otherwise {@code TurningSweep} advances
 * conservatively, in steps of {@code SafeStep}, which miss no contact; {@code SpinDisc} gives the time of its first
 * step. {@code TouchingSides} decides whether shapes that touch at the start pass through each other.
 * {@code FacingAxis} chooses a normal that faces the motion. The result is an {@code Impact}.
 */
package org.jmesat.internal.impact;
