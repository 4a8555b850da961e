package org.jmesat.app.model;

import java.util.SplittableRandom;

/** Exceptions that handlers throw at random. The first error of a tick is thrown again after it. */
final class ThrowingHandlers {
    private final SplittableRandom random;
    private long count;
    private Error pending;

    ThrowingHandlers(SplittableRandom random) {
        this.random = random;
    }

    void mayThrow(boolean ticking) {
        if (random.nextInt(100) > 0) {
            return;
        }
        count++;
        if (ticking && random.nextInt(5) == 0) {
            Error error = new AssertionError("a handler that fails, number " + count);
            pending = pending == null ? error : pending;
            throw error;
        }
        throw new IllegalStateException("a handler that fails");
    }

    /** The error that is due after the tick, or null; none is due then. */
    Error takeDue() {
        Error due = pending;
        pending = null;
        return due;
    }

    long count() {
        return count;
    }
}
