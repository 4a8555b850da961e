package org.jmesat.control;

/**
 * Is notified of collisions. A Control that implements this is notified of those of its spatial's collider and of every
 * collider below it; a listener that is registered with the app state, of all, or of those between two layers.
 *
 * <p>Events are delivered during the app state's update, on its thread. A handler may do anything, also to the scene.
 * An exception that it throws is logged and stops nobody else. The event is only lent: use
 * {@link CollisionEvent#copy()} to keep it.
 */
public interface CollisionListener {
    /**
     * A contact began in this tick.
     *
     * @param event the collision as seen from the receiver's side; valid during the call
     */
    default void onCollisionEnter(CollisionEvent event) {
    }

    /**
     * A contact that began in an earlier tick lasts; raised once each tick.
     *
     * @param event the collision as seen from the receiver's side; valid during the call
     */
    default void onCollisionStay(CollisionEvent event) {
    }

    /**
     * A contact ended; raised exactly once, and the event names the reason.
     *
     * @param event the collision as seen from the receiver's side; valid during the call
     */
    default void onCollisionExit(CollisionEvent event) {
    }
}
