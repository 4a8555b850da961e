/**
 * Diagnosis as text: why a pair raises no event, and likely mistakes in the set-up of a scene. Reads the scan and the
 * world and changes neither. Allocates, so it does not run in a steady tick.
 *
 * <p>{@code PairDiagnosis} checks the spatials ({@code SpatialDiagnosis}), the contacts and their listeners
 * ({@code ListenerText}), the filters ({@code FilterText}) and the shapes, and reports the first problem.
 * {@code SceneOverview} logs counts and {@code LikelyMistakes} after the first second. {@code PairHeap} reports a tick
 * that tested no pair because too many boxes overlap.
 */
package org.jmesat.internal.diagnose;
