/**
 * The app state that drives a tick: finds the colliders by looking at the scene, steps the world, delivers the events.
 *
 * <p>It trusts neither the scene, which may change in any way between two ticks, nor handlers and listeners.
 */
package org.jmesat.app;
