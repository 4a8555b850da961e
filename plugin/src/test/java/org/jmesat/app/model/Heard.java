package org.jmesat.app.model;

import com.jme3.scene.Spatial;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;

/** One call of a handler: who heard what. */
record Heard(CollisionListener listener, Kind kind, Spatial self, Spatial other, long tick, long since,
        ExitReason reason, boolean trigger) {
    enum Kind { EXIT, ENTER, STAY }

    static Heard of(CollisionListener listener, Kind kind, CollisionEvent event) {
        return new Heard(listener, kind, event.getSelf(), event.getOther(), event.getTick(), event.getSinceTick(),
                event.getExitReason(), event.isTrigger());
    }

    @Override
    public String toString() {
        return tick + " " + kind + " " + self.getName() + " " + other.getName() + " since " + since
                + (reason == null ? "" : " " + reason) + (trigger ? " trigger" : "") + " to " + listener;
    }
}
