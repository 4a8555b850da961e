package org.jmesat.app;

/** Called before and after each tick, on the application's update thread. */
public interface CollisionTickListener {
    /**
     * Called before a tick. Spatials that you move here are tested in this tick, and can be pushed out before they are
     * drawn.
     *
     * @param state the app state
     * @param tpf the duration of the tick in seconds: the fixed step, or the time per frame
     */
    default void beforeTick(SatCollisionState state, float tpf) {
    }

    /**
     * Called after a tick, when all events are delivered. Not called if a handler disabled or detached the app state.
     *
     * @param state the app state
     * @param tpf the duration of the tick in seconds
     */
    default void afterTick(SatCollisionState state, float tpf) {
    }
}
