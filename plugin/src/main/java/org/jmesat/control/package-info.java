/**
 * The Controls that you add to spatials, and the events that they receive.
 *
 * <p>{@link org.jmesat.control.ColliderControl} makes a subtree one collider and holds its settings, whose types
 * {@link org.jmesat.projection.ColliderShape} and {@link org.jmesat.projection.ProjectionMode} are in the package
 * {@code projection}. To receive a {@link org.jmesat.control.CollisionEvent} for each collision of a subtree, extend
 * {@link org.jmesat.control.CollisionScript}, or implement {@link org.jmesat.control.CollisionListener} in any Control.
 * {@link org.jmesat.control.PushApart} is a ready-made script that pushes bodies apart, and
 * {@link org.jmesat.control.CharacterMover} moves a character.
 */
package org.jmesat.control;
