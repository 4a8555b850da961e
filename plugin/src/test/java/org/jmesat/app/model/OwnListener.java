package org.jmesat.app.model;

import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;

/** Passes on what it hears on the app state, and is nobody's Control. */
final class OwnListener implements CollisionListener {
    private final Storm storm;
    private final int number;

    OwnListener(Storm storm, int number) {
        this.storm = storm;
        this.number = number;
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        storm.hear(Heard.of(this, Heard.Kind.ENTER, event));
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        storm.hear(Heard.of(this, Heard.Kind.STAY, event));
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        storm.hear(Heard.of(this, Heard.Kind.EXIT, event));
    }

    @Override
    public String toString() {
        return "listener " + number;
    }
}
