/**
 * Says in words why there is no event, and what looks like a mistake in the set-up of a scene. It reads the scan and
 * the world, changes neither, and allocates: it is for people.
 *
 * <p>{@code PairDiagnosis} follows the chain from the scene over shapes and filters to the listeners
 * ({@code SpatialDiagnosis}, {@code FilterText}, {@code Hearers}) and names the first link that is broken.
 * {@code SceneOverview} counts what was found after the first second, with {@code LikelyMistakes}. {@code PairHeap}
 * reports a tick that was given up because too many boxes overlap.
 */
package org.jmesat.internal.diagnose;
