/**
 * Colliders and the step that runs broad phase, narrow phase and contact tracking on them.
 *
 * <p>The world knows no scene, so it runs on a server too: a {@link org.jmesat.world.Collider} carries an opaque owner.
 * It trusts nobody with numbers (poses are checked as they enter) and everybody with convexity (polygons were checked
 * when they were made).
 *
 * <p>A step looks at where colliders are. For those that are continuous it also looks at the way they have come, and at
 * that of what they may have met. {@code SweepCandidates} finds these pairs by boxes that hold whole ways
 * ({@code SweptBox}), {@code SweepStep} sweeps them, and {@code PairReport} tells what they met.
 *
 * <p>A collision response that moves colliders between two steps can hold pairs in contact over the next step
 * ({@code HeldPairs}), in which the game may have moved a side against the response.
 */
package org.jmesat.world;
