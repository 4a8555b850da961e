/**
 * Diagnosis as text: why a pair raises no event, and likely mistakes in the set-up of a scene. Reads the scan and the
 * world and changes neither. Allocates, so it runs on demand, after changes, and when a tick is aborted.
 *
 * <p>{@code PairDiagnosis} fills a {@code Checklist}, link by link up to the first problem: it checks the spatials
 * ({@code SpatialDiagnosis}), then filters and shapes ({@code ColliderChecks}), and the listeners only if the two are
 * in contact or met in the last tick: either passed through each other, or lost the contact because a handler cut the
 * way of a side short. {@code MeshGap} finds that bodies touch only because a hull fills a gap. {@code AxisGroups}
 * groups the axes of a report for the overlay and the panel.
 *
 * <p>{@code SceneOverview} logs counts a second after the first collider and after a large change, and looks for likely
 * mistakes then and after other changes. {@code MistakeTable} is the table of what it looks for: in the whole scene
 * ({@code SceneMistakes}; {@code PlaneGuess} is one of them), and in spatials and scripts ({@code SceneLook}).
 * {@code PairDiagnosis} also reports a tick that tested no pair because too many boxes overlap.
 */
package org.jmesat.internal.diagnose;
