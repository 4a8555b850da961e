/**
 * What bodies meet on their way from one step to the next, for those that are continuous.
 *
 * <p><b>Idea.</b> A step looks at where bodies are. A fast body may have passed another one in between. So a continuous
 * body and what is near its way are swept: each moves in a straight line and turns evenly, from the pose of the last
 * step to that of this one.
 *
 * <p><b>Data.</b> {@code BodySweeps} says for each body from where it came, whether it moved, and which shapes it had:
 * one that was given another shape is swept as the hull of both. {@code SweepCandidates} finds the pairs whose boxes of
 * the whole way ({@code SweptBox} in {@code internal.place}) overlap. {@code SweepStep} keeps those that call for a
 * sweep, in the order of their ids, and {@code PairSweeper} sweeps each by {@code internal.impact}. A
 * {@code SweptContact} is the result.
 *
 * <p><b>The life of a pair.</b> The boxes of a bullet's way and of a wall overlap. They were not in contact at the step
 * before, and no filter keeps them apart ({@code PairStep} tells, as {@code KnownPairs}). The sweep finds the moment at
 * which they touch. If they overlap at the end of the step, too, that moment is the fraction of their ENTER. Otherwise
 * they met and parted within the step, which is a pass-through: ENTER and EXIT.
 *
 * <p><b>What was measured.</b> One continuous body among 10 000 moving ones costs nothing that can be measured.
 * Ordinary pieces get no boxes for their ways; the few that go far look for continuous bodies themselves.
 *
 * <p><b>Tried in vain.</b> Boxes of whole ways in the broad phase itself: with one continuous body all steps took two
 * to three times as long.
 */
package org.jmesat.internal.sweep;
