package org.jmesat.ledger;

/**
 * Checks the order of a tick's events: EXIT, ENTER, STAY, then a teardown; ENTERs ascending by (fraction, lower id,
 * higher id), the others by (lower id, higher id).
 */
final class EventOrder {
    enum Phase { EXIT, ENTER, STAY, TEARDOWN }

    private Phase phase;
    private float lastFraction;
    private long lastPair;

    void begin() {
        phase = null;
    }

    Phase phase() {
        return phase;
    }

    /** Records an event other than an ENTER; false if it is out of order. */
    boolean take(Phase next, long pair) {
        return take(next, 1, pair);
    }

    /** Records an event; false if it is out of order. */
    boolean take(Phase next, float fraction, long pair) {
        boolean right = phase == null || phase.compareTo(next) < 0 || phase == next
                && (lastFraction < fraction || lastFraction == fraction && lastPair < pair);
        phase = next;
        lastFraction = fraction;
        lastPair = pair;
        return right;
    }

    /** Whether the last event was the ENTER of this pair. */
    boolean hasJustEntered(long pair) {
        return phase == Phase.ENTER && lastPair == pair;
    }
}
