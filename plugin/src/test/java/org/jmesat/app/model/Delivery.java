package org.jmesat.app.model;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jmesat.app.model.Pair.Recipient;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;

/** The delivery of one event of the frozen list. The next listener is determined just before its call. */
final class Delivery {
    /** A possible recipient; the registration is null for a Control and at an EXIT. */
    private record Candidate(Recipient recipient, Registration registration) {
    }

    private final Pair pair;
    private final HandlerCall.Kind kind;
    private final ExitReason reason;
    private final long tick;
    private final FrozenRegistrations registrations;
    /** The remaining candidates, in order. */
    private Iterator<Candidate> next;
    private final List<CollisionListener> notified = new ArrayList<>();

    Delivery(Pair pair, HandlerCall.Kind kind, ExitReason reason, long tick, FrozenRegistrations registrations) {
        this.pair = pair;
        this.kind = kind;
        this.reason = reason;
        this.tick = tick;
        this.registrations = registrations;
    }

    Pair pair() {
        return pair;
    }

    HandlerCall.Kind kind() {
        return kind;
    }

    /** Whether the delivery has not started. */
    boolean isNew() {
        return next == null;
    }

    /** The next call of a handler, or null if there is none left. */
    HandlerCall next() {
        if (next == null) {
            next = audience();
        }
        while (next.hasNext()) {
            Candidate candidate = next.next();
            Recipient recipient = candidate.recipient();
            if (kind == HandlerCall.Kind.EXIT) {
                if (isInstalled(recipient)) {
                    return pair.call(recipient.listener(), recipient.fromA(), kind, tick, reason);
                }
            } else if (receives(candidate)) {
                boolean fromA = registrations.isFromA(recipient.listener(), pair, recipient.fromA());
                pair.note(new Recipient(recipient.listener(), recipient.place(), fromA), notified.size());
                notified.add(recipient.listener());
                return pair.call(recipient.listener(), fromA, kind, tick, null);
            }
        }
        return null;
    }

    /**
     * At EXIT, the recipients of earlier events. Otherwise the listeners of A from the spatial upwards, those of B, and
     * those of the app state; recipients that are no longer installed are removed.
     */
    private Iterator<Candidate> audience() {
        List<Candidate> audience = new ArrayList<>();
        if (kind == HandlerCall.Kind.EXIT) {
            pair.recipients.forEach(recipient -> audience.add(new Candidate(recipient, null)));
            return audience.iterator();
        }
        pair.recipients.removeIf(recipient -> !isInstalled(recipient));
        pair.a.path.forEach(place -> audience.add(onPath(place, true)));
        pair.b.path.forEach(place -> audience.add(onPath(place, false)));
        registrations.frozen().forEach(each -> audience.add(
                new Candidate(new Recipient(each.listener(), null, true), each)));
        return audience.iterator();
    }

    private static Candidate onPath(Body.Place place, boolean fromA) {
        return new Candidate(new Recipient(place.listener(), place.spatial(), fromA), null);
    }

    private boolean receives(Candidate candidate) {
        Recipient recipient = candidate.recipient();
        CollisionListener listener = recipient.listener();
        if (notified.stream().anyMatch(each -> each == listener)) {
            return false;
        }
        if (candidate.registration() != null) {
            return registrations.isActive(candidate.registration(), pair);
        }
        return Body.isOn(recipient.place(), listener)
                && !(listener instanceof CollisionScript script && !script.isEnabled());
    }

    private boolean isInstalled(Recipient recipient) {
        return registrations.isRegistered(recipient.listener())
                || recipient.place() != null && Body.isOn(recipient.place(), recipient.listener());
    }
}
