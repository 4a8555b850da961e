/**
 * What users attach to spatials, and what they are notified of.
 *
 * <p>{@link org.jmesat.control.ColliderControl} says how a subtree collides. A Control that implements
 * {@link org.jmesat.control.CollisionListener}, most simply a {@link org.jmesat.control.CollisionScript}, receives a
 * {@link org.jmesat.control.CollisionEvent} for each collision of its subtree.
 * {@link org.jmesat.control.PushApart} is such a script: it pushes bodies apart.
 */
package org.jmesat.control;
