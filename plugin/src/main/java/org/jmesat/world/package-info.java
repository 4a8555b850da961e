/**
 * Colliders and the step that runs broad phase, narrow phase and contact tracking on them.
 *
 * <p>The world knows no scene, so it runs on a server too: a {@link org.jmesat.world.Collider} carries an opaque owner.
 * It trusts nobody with numbers (poses are checked as they enter) and everybody with convexity (polygons were checked
 * when they were made).
 */
package org.jmesat.world;
