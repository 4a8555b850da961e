package org.jmesat.app;

/** Checks the order of a tick's events: EXIT, ENTER, STAY, then a teardown; each ascending by (lower id, higher id). */
final class EventOrder {
    enum Phase { EXIT, ENTER, STAY, TEARDOWN }

    private Phase phase;
    private long lastPair;

    void begin() {
        phase = null;
    }

    Phase phase() {
        return phase;
    }

    /** Takes an event; false when it should have come earlier. */
    boolean take(Phase next, long pair) {
        boolean right = phase == null || phase.compareTo(next) < 0 || phase == next && lastPair < pair;
        phase = next;
        lastPair = pair;
        return right;
    }

    /** Whether the last event was an ENTER of that very pair. */
    boolean hasJustEntered(long pair) {
        return phase == Phase.ENTER && lastPair == pair;
    }
}
