package org.jmesat.app.model;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionListener;

/** Two colliders of the model in contact, A with the lower id, and who has heard of it. */
final class Pair {
    /** A listener that has heard of the pair: as a Control of that spatial or, where it is null, on the app state. */
    record Witness(CollisionListener listener, Spatial place, boolean fromA) {
    }

    final Body a;
    final Body b;
    final long since;
    /** When within the tick of the ENTER it began. */
    final float fraction;
    final boolean passThrough;
    final List<Witness> witnesses = new ArrayList<>();

    Pair(Body a, Body b, long since, double fraction, boolean passThrough) {
        this.a = a;
        this.b = b;
        this.since = since;
        this.fraction = (float) fraction;
        this.passThrough = passThrough;
    }

    @Override
    public String toString() {
        return a.spatial + " " + a.way + " with " + b.spatial + " " + b.way;
    }

    long key() {
        return key(a, b);
    }

    static long key(Body a, Body b) {
        return (long) a.id << 32 | b.id;
    }

    /** Those who hear an event come before those who did not, in the order in which they heard it. */
    void note(Witness witness, int toldBefore) {
        witnesses.removeIf(each -> each.listener() == witness.listener());
        witnesses.add(toldBefore, witness);
    }

    Heard heard(CollisionListener listener, boolean fromA, Heard.Kind kind, long tick, ExitReason reason) {
        return new Heard(listener, kind, fromA ? a.spatial : b.spatial, fromA ? b.spatial : a.spatial, tick, since,
                reason, a.settings.trigger() || b.settings.trigger(), fraction, passThrough);
    }
}
