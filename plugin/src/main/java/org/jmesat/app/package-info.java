/**
 * The app state {@code SatCollisionState}: each tick it scans the scene for colliders, steps the world, and delivers
 * the events. {@code SceneTick} runs the stages of a tick in order.
 *
 * <p>The scene may change in any way between two ticks, and a handler or listener may throw or change the scene.
 */
package org.jmesat.app;
