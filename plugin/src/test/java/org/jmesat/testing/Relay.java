package org.jmesat.testing;

import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;

/** A Control that passes its events to a listener that is no Control, such as a mock. */
public final class Relay extends CollisionScript {
    private final CollisionListener listener;

    /**
     * Creates an enabled Control.
     *
     * @param listener gets the events
     */
    public Relay(CollisionListener listener) {
        this.listener = listener;
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        listener.onCollisionEnter(event);
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        listener.onCollisionStay(event);
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        listener.onCollisionExit(event);
    }
}
