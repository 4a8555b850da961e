package org.jmesat.internal.draw;

import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * What an app state has caught. An editor answers an exception that leaves an app state by removing all of them, and
 * shows it to nobody. So the first one is logged, and the last one is kept for the state's {@code status}. In a game an
 * {@link Error} goes on, since a failed assertion must fail a test.
 */
public final class CaughtFailure {
    private final Logger logger;
    private final String message;
    private boolean logged;
    private volatile String text = "";

    /**
     * Creates one without a failure.
     *
     * @param logger receives the first failure with its stack trace
     * @param message what does not work then, as a sentence without a full stop
     */
    public CaughtFailure(Logger logger, String message) {
        this.logger = logger;
        this.message = message;
    }

    /** Notes what was caught, and throws it again if it is an error and must not be hidden. */
    public void note(Throwable thrown, boolean editor) {
        text = message + ": " + thrown;
        if (!logged) {
            logged = true;
            logger.log(Level.SEVERE, message, thrown);
        }
        if (thrown instanceof Error error && !editor) {
            throw error;
        }
    }

    /** Forgets the failure, so that the next one is logged again. */
    public void clear() {
        text = "";
        logged = false;
    }

    /** Returns a sentence on the last failure, without a full stop; empty without one. */
    public String text() {
        return text;
    }
}
