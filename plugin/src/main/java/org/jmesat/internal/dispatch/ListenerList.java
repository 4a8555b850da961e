package org.jmesat.internal.dispatch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Listeners in the order of registration, each once, compared by identity. A change does not affect a list that
 * {@link #frozen()} returned before.
 */
public final class ListenerList<T> {
    private List<T> listeners = List.of();

    /** Creates an empty list. */
    public ListenerList() {
    }

    /** Adds a listener (not null), unless it is already in the list. */
    public void add(T listener) {
        Objects.requireNonNull(listener, "listener");
        if (!contains(listener)) {
            List<T> more = new ArrayList<>(listeners);
            more.add(listener);
            listeners = List.copyOf(more);
        }
    }

    /** Removes a listener (not null), if it is in the list. */
    public void remove(T listener) {
        Objects.requireNonNull(listener, "listener");
        List<T> rest = new ArrayList<>(listeners);
        rest.removeIf(each -> each == listener);
        listeners = List.copyOf(rest);
    }

    public boolean contains(T listener) {
        for (int i = 0; i < listeners.size(); i++) {
            if (listeners.get(i) == listener) {
                return true;
            }
        }
        return false;
    }

    /** {@return the present listeners as an immutable list} */
    public List<T> frozen() {
        return listeners;
    }
}
