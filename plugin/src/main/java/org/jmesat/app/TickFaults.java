package org.jmesat.app;

import java.util.HashSet;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.internal.text.ThrownText;

/**
 * The exceptions that a tick has caught in stages of its own, not in a handler. Each is logged with its stack trace
 * once for its place and type, then only counted. An editor removes all app states if an exception leaves one, and
 * shows it to nobody.
 */
final class TickFaults {
    private final Logger logger;
    private final Set<String> logged = new HashSet<>();
    private Error pendingError;
    /** The sentence of the last exception; null if there was none. */
    private volatile String last;
    private volatile long count;

    TickFaults(Logger logger) {
        this.logger = logger;
    }

    /** Records an exception that stopped a part of a tick, such as "the scan of the scene". */
    synchronized void record(String part, Throwable thrown) {
        count++;
        log(part, thrown);
    }

    /** Logs an exception that was counted elsewhere. */
    synchronized void log(String part, Throwable thrown) {
        last = part + " failed with " + ThrownText.of(thrown);
        if (logged.add(part + thrown.getClass().getName())) {
            logger.log(Level.SEVERE, last + "; further exceptions of this kind are only counted", thrown);
        }
    }

    /** Keeps an error that is thrown after the tick, unless an editor runs the tick. */
    synchronized void keep(Error error) {
        if (pendingError == null) {
            pendingError = error;
        } else if (error != null && error != pendingError) {
            pendingError.addSuppressed(error);
        }
    }

    /** Returns the error to throw, if any, and forgets it. */
    synchronized Error takeError() {
        Error error = pendingError;
        pendingError = null;
        return error;
    }

    long count() {
        return count;
    }

    String last() {
        return last;
    }
}
