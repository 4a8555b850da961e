package org.jmesat.app.model;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jmesat.app.model.Pair.Witness;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;

/** One event of the frozen list, told to one listener after the other; who is next is found out at the last moment. */
final class Telling {
    /** Who may hear, as what it is registered for or, where that is null, as a Control or as one who has heard. */
    private record Candidate(Witness witness, Role role) {
    }

    private final Pair pair;
    private final Heard.Kind kind;
    private final ExitReason reason;
    private final long tick;
    private final Listening listening;
    /** Those it may yet reach, in order. */
    private Iterator<Candidate> next;
    private final List<CollisionListener> told = new ArrayList<>();

    Telling(Pair pair, Heard.Kind kind, ExitReason reason, long tick, Listening listening) {
        this.pair = pair;
        this.kind = kind;
        this.reason = reason;
        this.tick = tick;
        this.listening = listening;
    }

    Pair pair() {
        return pair;
    }

    Heard.Kind kind() {
        return kind;
    }

    /** Whether nobody has been looked for yet. */
    boolean isNew() {
        return next == null;
    }

    /** The next call of a handler, or null when all have been told. */
    Heard next() {
        if (next == null) {
            next = audience();
        }
        while (next.hasNext()) {
            Candidate candidate = next.next();
            Witness witness = candidate.witness();
            if (kind == Heard.Kind.EXIT) {
                if (isInstalled(witness)) {
                    return pair.heard(witness.listener(), witness.fromA(), kind, tick, reason);
                }
            } else if (hears(candidate)) {
                boolean fromA = listening.isFromA(witness.listener(), pair, witness.fromA());
                pair.note(new Witness(witness.listener(), witness.place(), fromA), told.size());
                told.add(witness.listener());
                return pair.heard(witness.listener(), fromA, kind, tick, null);
            }
        }
        return null;
    }

    /**
     * At EXIT those who have heard. Otherwise A's side from the spatial upwards, then B's, then the app state; those who
     * have left are forgotten.
     */
    private Iterator<Candidate> audience() {
        List<Candidate> audience = new ArrayList<>();
        if (kind == Heard.Kind.EXIT) {
            pair.witnesses.forEach(witness -> audience.add(new Candidate(witness, null)));
            return audience.iterator();
        }
        pair.witnesses.removeIf(witness -> !isInstalled(witness));
        pair.a.path.forEach(place -> audience.add(onPath(place, true)));
        pair.b.path.forEach(place -> audience.add(onPath(place, false)));
        listening.frozen().forEach(role -> audience.add(new Candidate(new Witness(role.listener(), null, true), role)));
        return audience.iterator();
    }

    private static Candidate onPath(Body.Place place, boolean fromA) {
        return new Candidate(new Witness(place.listener(), place.spatial(), fromA), null);
    }

    private boolean hears(Candidate candidate) {
        Witness witness = candidate.witness();
        CollisionListener listener = witness.listener();
        if (told.stream().anyMatch(each -> each == listener)) {
            return false;
        }
        if (candidate.role() != null) {
            return listening.isHearing(candidate.role(), pair);
        }
        return Body.isOn(witness.place(), listener)
                && !(listener instanceof CollisionScript script && !script.isEnabled());
    }

    private boolean isInstalled(Witness witness) {
        return listening.isRegistered(witness.listener())
                || witness.place() != null && Body.isOn(witness.place(), witness.listener());
    }
}
