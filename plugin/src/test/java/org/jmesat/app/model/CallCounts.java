package org.jmesat.app.model;

import java.util.EnumMap;
import java.util.Map;
import org.jmesat.contact.ExitReason;

/** Counts the calls of handlers. */
final class CallCounts {
    private final Map<ExitReason, Long> reasons = new EnumMap<>(ExitReason.class);
    private long calls;
    private long passThroughs;
    private long conservative;
    private long passable;

    void add(HandlerCall call) {
        calls++;
        passable += call.solid() || call.trigger() ? 0 : 1;
        if (call.reason() != null) {
            reasons.merge(call.reason(), 1L, Long::sum);
        } else {
            conservative += call.conservative() ? 1 : 0;
            passThroughs += call.passThrough() ? 1 : 0;
        }
    }

    long calls() {
        return calls;
    }

    /** Calls at the end of a contact, by its reason. */
    Map<ExitReason, Long> reasons() {
        return reasons;
    }

    /** Calls for contacts that a one-way collider lets pass. */
    long passable() {
        return passable;
    }

    long passThroughs() {
        return passThroughs;
    }

    /** The number of calls whose time of impact may be too early. */
    long conservative() {
        return conservative;
    }
}
