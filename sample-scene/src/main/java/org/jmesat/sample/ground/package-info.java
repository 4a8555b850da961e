/**
 * A small game on the ground of a scene with Y up: the plane of its collisions is
 * {@link org.jmesat.projection.ProjectionPlane#XZ}.
 *
 * <p>Start with {@link org.jmesat.sample.ground.GroundApplication}. {@link org.jmesat.sample.ground.GroundGame} builds
 * the scene: {@link org.jmesat.sample.ground.Ground} is the terrain, {@link org.jmesat.sample.ground.Yard} the walls
 * and crates, {@link org.jmesat.sample.ground.Pad} a trigger that opens the {@link org.jmesat.sample.ground.Door}, and
 * {@link org.jmesat.sample.ground.Walker} walks to the point on the ground that the mouse clicks. Only
 * {@link org.jmesat.sample.ground.MouseState} and {@link org.jmesat.sample.ground.ChaseState} need a window.
 */
package org.jmesat.sample.ground;
