package org.jmesat.internal.dispatch;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.internal.text.ThrownText;

/**
 * Records the exceptions of handlers. An exception is logged with its stack trace once per listener and type, then only
 * counted, since a handler may fail in each tick. An {@link Error}, such as a failed assertion in a test, is rethrown
 * after the tick.
 */
public final class HandlerFailures {
    private static final Logger LOGGER = Logger.getLogger(HandlerFailures.class.getName());

    /** The type by its name, since its class would keep the class loader of a script that was replaced. */
    private record Logged(WeakReference<Object> listener, String type) {
    }

    private final List<Logged> logged = new ArrayList<>();
    private volatile long count;
    private volatile String last;
    private Error error;

    /** Creates an empty record. */
    public HandlerFailures() {
    }

    /** Records an exception or error of a listener's handler. */
    public void record(Object listener, Throwable thrown) {
        record(listener, "a collision handler", thrown);
    }

    /** Records an exception or error of a part of a listener, such as "a collision handler". */
    public void record(Object listener, String part, Throwable thrown) {
        count++;
        last = part + " of " + listener.getClass().getName() + " failed with " + ThrownText.of(thrown);
        if (thrown instanceof Error) {
            if (error == null) {
                error = (Error) thrown;
            } else if (error != thrown) {
                error.addSuppressed(thrown);
            }
            return;
        }
        logged.removeIf(entry -> entry.listener().refersTo(null));
        for (Logged entry : logged) {
            if (entry.listener().refersTo(listener) && entry.type().equals(thrown.getClass().getName())) {
                return;
            }
        }
        logged.add(new Logged(new WeakReference<>(listener), thrown.getClass().getName()));
        LOGGER.log(Level.SEVERE, Character.toUpperCase(part.charAt(0)) + part.substring(1) + " of "
                + listener.getClass().getName() + " threw an exception; further ones of this kind are only counted",
                thrown);
    }

    /** {@return the number of exceptions and errors since creation (≥0)} */
    public long count() {
        return count;
    }

    /** {@return a clause about the last exception or error, for any thread; null if there was none} */
    public String last() {
        return last;
    }

    /** {@return the first error since the last call, with the others as suppressed ones; null if there was none} */
    public Error takeError() {
        Error pending = error;
        error = null;
        return pending;
    }
}
