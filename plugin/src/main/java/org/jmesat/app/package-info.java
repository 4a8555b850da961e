/**
 * The app state that drives a tick ({@code SatCollisionState}): finds the colliders by looking at the scene, steps the
 * world, delivers the events. {@code SceneTick} has the parts of a tick in their order.
 *
 * <p>It trusts neither the scene, which may change in any way between two ticks, nor handlers and listeners.
 */
package org.jmesat.app;
