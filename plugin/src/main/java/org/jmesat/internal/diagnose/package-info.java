/**
 * Diagnosis as text: why a pair raises no event, and likely mistakes in the set-up of a scene. Reads the scan and the
 * world and changes neither. Allocates, so it does not run in a steady tick.
 *
 * <p>{@code PairDiagnosis} checks the spatials ({@code SpatialDiagnosis}); of a pair in contact the listeners
 * ({@code ListenerText}); of another one the filters ({@code FilterText}) and the shapes. It reports the first problem.
 * {@code SceneOverview} logs counts and {@code LikelyMistakes} after the first second. {@code PairHeap} reports a tick
 * that tested no pair because too many boxes overlap.
 */
package org.jmesat.internal.diagnose;
