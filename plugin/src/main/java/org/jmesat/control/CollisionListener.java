package org.jmesat.control;

/**
 * Hears of collisions. As a Control it hears those of its spatial's collider and of every collider below it; registered
 * with the app state it hears all.
 *
 * <p>Events are delivered during the app state's update, on its thread. A handler may do anything, the scene included;
 * an exception that it throws is logged and reaches nobody else. The event is only lent: use
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
