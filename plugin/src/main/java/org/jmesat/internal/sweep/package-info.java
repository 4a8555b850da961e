/**
 * Continuous collision detection: the bodies that continuous bodies meet between two steps.
 *
 * <p><b>Idea.</b> A step tests bodies at their poses of that step. A fast body may have passed another one since the
 * last step. So continuous bodies and the bodies near their paths are swept: each moves in a straight line and turns
 * evenly, from its pose at the last step to its pose at this step.
 *
 * <p><b>Data.</b> {@code BodySweeps} knows each body's start pose, whether it moved, and its former shapes; a body
 * whose shape changed is swept as the hull of both shapes. {@code SweepCandidates} finds the pairs whose swept boxes
 * ({@code SweptBox} in {@code internal.place}) overlap. {@code SweepStep} selects the pairs to sweep, ordered by id,
 * and {@code PairSweeper} sweeps each with {@code internal.impact}. The result is a {@code SweptContact}.
 *
 * <p><b>The life of a pair.</b> The swept box of a bullet overlaps that of a wall. They were not in contact at the last
 * step, and no filter excludes the pair ({@code PairStep} knows, as {@code KnownPairs}). The sweep finds the time of
 * impact. If they also overlap at the end of the step, that time is the fraction of their ENTER. Otherwise they met and
 * separated within the step, which is a pass-through: ENTER and EXIT.
 *
 * <p><b>Depth.</b> The sweep itself is in the plane. If the depth test is on, a pair is swept only if the ranges of
 * depth that its bodies have covered overlap ({@code BodyDepths} in {@code internal.place}). A body that moves in depth
 * alone counts as moved. Unless the two overlap in depth both at the start and at the end, the contact is conservative:
 * it may be too early, or a near miss ({@code Contact.isConservative}).
 *
 * <p><b>What was measured.</b> The cost of one continuous body among 10 000 moving ones is too small to measure. Swept
 * boxes are computed for continuous bodies, for ordinary pieces near their paths, and for the few ordinary pieces that
 * move far, which search for continuous bodies themselves.
 *
 * <p><b>Tried in vain.</b> Swept boxes in the broad phase itself: with one continuous body all steps took two to three
 * times as long.
 */
package org.jmesat.internal.sweep;
