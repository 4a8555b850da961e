package org.jmesat.testing;

import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Fails a test when a debug view has caught an exception, which a game would only see in its log. */
final class ViewFailures extends Handler implements AutoCloseable {
    private final Logger logger = Logger.getLogger("org.jmesat.debug");
    private volatile Throwable first;

    ViewFailures() {
        logger.addHandler(this);
    }

    /** Throws the first exception that was caught since the last call, if any. */
    void check() {
        Throwable caught = first;
        first = null;
        if (caught != null) {
            throw new AssertionError("A debug view has caught " + caught, caught);
        }
    }

    @Override
    public void publish(LogRecord record) {
        if (record.getThrown() != null && first == null) {
            first = record.getThrown();
        }
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() {
        logger.removeHandler(this);
    }
}
