package org.jmesat.control;

/**
 * Receives collision events. A Control that implements this receives the events of its spatial's collider and of every
 * collider below it. A listener that is registered with the app state receives all events, or those between two layers.
 *
 * <p>Events are delivered during the app state's update, on its thread. A handler may change the scene. An exception
 * that it throws is logged; the other listeners still get the event. The event is valid until the handler returns: use
 * {@link CollisionEvent#copy()} to keep it.
 */
public interface CollisionListener {
    /**
     * Called when a contact begins.
     *
     * @param event the collision as seen from the receiver's side; valid during the call
     */
    default void onCollisionEnter(CollisionEvent event) {
    }

    /**
     * Called once a tick while a contact lasts, from the tick after its ENTER.
     *
     * @param event the collision as seen from the receiver's side; valid during the call
     */
    default void onCollisionStay(CollisionEvent event) {
    }

    /**
     * Called exactly once when a contact ends; the event has the reason.
     *
     * @param event the collision as seen from the receiver's side; valid during the call
     */
    default void onCollisionExit(CollisionEvent event) {
    }
}
