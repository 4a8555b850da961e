/**
 * What users attach to spatials, and how events reach them.
 *
 * <p>{@link org.jmesat.control.ColliderControl} says how a subtree collides; a Control that implements
 * {@link org.jmesat.control.CollisionListener} (most simply a {@link org.jmesat.control.CollisionScript}) hears of it.
 * The {@link org.jmesat.control.EventDispatcher} trusts the world's frozen list of events and nothing that a handler
 * does.
 */
package org.jmesat.control;
