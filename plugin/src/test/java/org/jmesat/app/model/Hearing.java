package org.jmesat.app.model;

import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;

/** Passes on what it hears. */
interface Hearing extends CollisionListener {
    Storm storm();

    @Override
    default void onCollisionEnter(CollisionEvent event) {
        storm().hear(Heard.of(this, Heard.Kind.ENTER, event), event);
    }

    @Override
    default void onCollisionStay(CollisionEvent event) {
        storm().hear(Heard.of(this, Heard.Kind.STAY, event), event);
    }

    @Override
    default void onCollisionExit(CollisionEvent event) {
        storm().hear(Heard.of(this, Heard.Kind.EXIT, event), event);
    }
}
