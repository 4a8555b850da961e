package org.jmesat.app.model;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionListener;

/** A contact of the model, A with the lower id, and the listeners that were notified of it. */
final class Pair {
    /** A listener that was notified of the pair: a Control of a spatial or, if that is null, one on the app state. */
    record Recipient(CollisionListener listener, Spatial place, boolean fromA) {
    }

    final Body a;
    final Body b;
    final long since;
    /** The time of impact within the tick of the ENTER. */
    final float fraction;
    final boolean passThrough;
    final boolean conservative;
    /** Whether the two are solid for each other unless one is a trigger; null if that depends on rounding. */
    final Boolean solid;
    final List<Recipient> recipients = new ArrayList<>();

    Pair(Body a, Body b, long since, double fraction, boolean passThrough, boolean conservative,
            Boolean solid) {
        this.a = a;
        this.b = b;
        this.since = since;
        this.fraction = (float) fraction;
        this.passThrough = passThrough;
        this.conservative = conservative;
        this.solid = solid;
    }

    @Override
    public String toString() {
        return a + " with " + b;
    }

    long key() {
        return key(a, b);
    }

    static long key(Body a, Body b) {
        return (long) a.id << 32 | b.id;
    }

    /** Moves a recipient of the current event before recipients that did not get it, in the order of notification. */
    void note(Recipient recipient, int notifiedBefore) {
        recipients.removeIf(each -> each.listener() == recipient.listener());
        recipients.add(notifiedBefore, recipient);
    }

    HandlerCall call(CollisionListener listener, boolean fromA, HandlerCall.Kind kind, long tick, ExitReason reason) {
        boolean trigger = a.settings.trigger() || b.settings.trigger();
        return new HandlerCall(listener, kind, fromA ? a.spatial : b.spatial, fromA ? b.spatial : a.spatial,
                tick, since, reason, trigger, fraction, passThrough, conservative, trigger ? Boolean.FALSE : solid);
    }
}
