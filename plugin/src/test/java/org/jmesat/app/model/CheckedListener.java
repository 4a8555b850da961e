package org.jmesat.app.model;

import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;

/** A listener that passes each call to the storm, which compares it with the model. */
interface CheckedListener extends CollisionListener {
    Storm storm();

    @Override
    default void onCollisionEnter(CollisionEvent event) {
        storm().receive(HandlerCall.of(this, HandlerCall.Kind.ENTER, event), event);
    }

    @Override
    default void onCollisionStay(CollisionEvent event) {
        storm().receive(HandlerCall.of(this, HandlerCall.Kind.STAY, event), event);
    }

    @Override
    default void onCollisionExit(CollisionEvent event) {
        storm().receive(HandlerCall.of(this, HandlerCall.Kind.EXIT, event), event);
    }
}
