package org.jmesat.app.model;

import com.jme3.scene.Spatial;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;

/** One call of a handler, with the values of the event. In a call of the model, {@code solid} is null if unknown. */
record HandlerCall(CollisionListener listener, Kind kind, Spatial self, Spatial other, long tick, long since,
        ExitReason reason, boolean trigger, float fraction, boolean passThrough, boolean conservative,
        Boolean solid) {
    enum Kind { EXIT, ENTER, STAY }

    /** The model computes times of impact by another formula, so that they differ by rounding. */
    private static final float TIME_ERROR = 1e-6f;

    static HandlerCall of(CollisionListener listener, Kind kind, CollisionEvent event) {
        return new HandlerCall(listener, kind, event.getSelf(), event.getOther(), event.getTick(), event.getSinceTick(),
                event.getExitReason(), event.isTrigger(), event.getFraction(), event.isPassThrough(),
                event.isConservative(), event.isSolid());
    }

    boolean matches(HandlerCall that) {
        return that != null && Math.abs(fraction - that.fraction) <= TIME_ERROR && equals(new HandlerCall(that.listener,
                that.kind, that.self, that.other, that.tick, that.since, that.reason, that.trigger, fraction,
                that.passThrough, that.conservative, that.solid != null ? that.solid : solid));
    }

    @Override
    public String toString() {
        return tick + " " + kind + " " + self.getName() + " " + other.getName() + " since " + since
                + (reason == null ? "" : " " + reason) + (trigger ? " trigger" : "")
                + (passThrough ? " passing" : "") + (conservative ? " conservative" : "")
                + (solid == null ? " solid or not" : solid ? " solid" : "")
                + " at " + fraction + " to " + listener;
    }
}
