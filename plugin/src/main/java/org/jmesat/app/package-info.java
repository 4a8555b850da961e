/**
 * The app state {@code SatCollisionState}: each tick it scans the scene for colliders, steps the world, and delivers
 * the events. {@code SceneTick} runs the stages of a tick in order.
 *
 * <p>{@link org.jmesat.app.SceneQueries} answers queries with spatials. It asks the queries of the world
 * ({@link org.jmesat.world.CollisionQueries}).
 *
 * <p>The scene may change in any way between two ticks, and a handler or listener may throw or change the scene.
 */
package org.jmesat.app;
