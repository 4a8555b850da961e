package org.jmesat.app.model;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import org.jmesat.app.model.Pair.Witness;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;

/** One event of the frozen list, told to one listener after the other; who is next is found out at the last moment. */
final class Telling {
    private final Pair pair;
    private final Heard.Kind kind;
    private final ExitReason reason;
    private final long tick;
    private final List<CollisionListener> frozen;
    private final Predicate<CollisionListener> isRegistered;
    /** Those it may yet reach, in order. */
    private Iterator<Witness> next;
    private final List<CollisionListener> told = new ArrayList<>();

    Telling(Pair pair, Heard.Kind kind, ExitReason reason, long tick, List<CollisionListener> frozen,
            Predicate<CollisionListener> isRegistered) {
        this.pair = pair;
        this.kind = kind;
        this.reason = reason;
        this.tick = tick;
        this.frozen = frozen;
        this.isRegistered = isRegistered;
    }

    Heard.Kind kind() {
        return kind;
    }

    /** The next call of a handler, or null when all have been told. */
    Heard next() {
        if (next == null) {
            next = kind == Heard.Kind.EXIT ? List.copyOf(pair.witnesses).iterator() : audience();
        }
        while (next.hasNext()) {
            Witness witness = next.next();
            if (kind == Heard.Kind.EXIT) {
                if (isInstalled(witness)) {
                    return pair.heard(witness.listener(), witness.fromA(), kind, tick, reason);
                }
            } else if (hears(witness)) {
                boolean fromA = witness.fromA() || isFrozen(witness.listener());
                pair.note(new Witness(witness.listener(), witness.place(), fromA), told.size());
                told.add(witness.listener());
                return pair.heard(witness.listener(), fromA, kind, tick, null);
            }
        }
        return null;
    }

    /** Whether it was registered with the app state when the tick was frozen, and is. */
    private boolean isFrozen(CollisionListener listener) {
        return isRegistered.test(listener) && frozen.stream().anyMatch(each -> each == listener);
    }

    /** A's side from the spatial upwards, then B's, then the app state. Those who have left are forgotten. */
    private Iterator<Witness> audience() {
        pair.witnesses.removeIf(witness -> !isInstalled(witness));
        List<Witness> audience = new ArrayList<>();
        pair.a.path.forEach(place -> audience.add(new Witness(place.listener(), place.spatial(), true)));
        pair.b.path.forEach(place -> audience.add(new Witness(place.listener(), place.spatial(), false)));
        frozen.forEach(listener -> audience.add(new Witness(listener, null, true)));
        return audience.iterator();
    }

    private boolean hears(Witness witness) {
        CollisionListener listener = witness.listener();
        if (told.stream().anyMatch(each -> each == listener)) {
            return false;
        }
        if (witness.place() == null) {
            return isRegistered.test(listener);
        }
        return Body.isOn(witness.place(), listener)
                && !(listener instanceof CollisionScript script && !script.isEnabled());
    }

    private boolean isInstalled(Witness witness) {
        return isRegistered.test(witness.listener())
                || witness.place() != null && Body.isOn(witness.place(), witness.listener());
    }
}
