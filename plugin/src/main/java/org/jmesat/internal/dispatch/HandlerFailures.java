package org.jmesat.internal.dispatch;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * What handlers threw. An exception is logged with its stack trace once per listener and type, and then only counted: a
 * handler may fail in each tick. An {@link Error}, such as a failed assertion in a test, is thrown when the tick is
 * over.
 */
public final class HandlerFailures {
    private static final Logger LOGGER = Logger.getLogger(HandlerFailures.class.getName());

    private record Seen(WeakReference<Object> listener, Class<?> type) {
    }

    private final List<Seen> seen = new ArrayList<>();
    private long count;
    private Error error;

    /** Creates an empty record. */
    public HandlerFailures() {
    }

    /** Records an exception or error that a handler of a listener threw. */
    public void record(Object listener, Throwable thrown) {
        count++;
        if (thrown instanceof Error) {
            if (error == null) {
                error = (Error) thrown;
            } else if (error != thrown) {
                error.addSuppressed(thrown);
            }
            return;
        }
        seen.removeIf(entry -> entry.listener().refersTo(null));
        for (Seen entry : seen) {
            if (entry.listener().refersTo(listener) && entry.type() == thrown.getClass()) {
                return;
            }
        }
        seen.add(new Seen(new WeakReference<>(listener), thrown.getClass()));
        LOGGER.log(Level.SEVERE, "A collision handler of " + listener.getClass().getName()
                + " threw an exception; further ones of this kind are only counted", thrown);
    }

    /** {@return how often a handler has thrown since creation (≥0)} */
    public long count() {
        return count;
    }

    /** Throws the first error recorded since the last call, if there was one. */
    public void throwPendingError() {
        Error pending = error;
        error = null;
        if (pending != null) {
            throw pending;
        }
    }
}
