package org.jmesat.app.model;

import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

/** A Control that passes on what it hears. Its clones are ears of their own. */
final class Ear extends CollisionScript {
    private final Storm storm;

    Ear(Storm storm) {
        this.storm = storm;
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
        return "Control on " + getSpatial();
    }
}
