package org.jmesat.app;

/** Called around each tick, on the thread that updates the application. */
public interface CollisionTickListener {
    /**
     * A tick begins. What moves here is tested in this tick, and can be pushed out before it is drawn.
     *
     * @param state the app state
     * @param tpf the time that the tick stands for, in seconds: the fixed step, or the time per frame
     */
    default void beforeTick(SatCollisionState state, float tpf) {
    }

    /**
     * A tick has ended: all events were delivered. It is left out when a handler disabled or detached the app state.
     *
     * @param state the app state
     * @param tpf the time that the tick stands for, in seconds
     */
    default void afterTick(SatCollisionState state, float tpf) {
    }
}
