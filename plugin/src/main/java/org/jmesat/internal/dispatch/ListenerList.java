package org.jmesat.internal.dispatch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Listeners in the order of their registration, each once, compared by identity. A change does not affect a list that
 * was {@linkplain #frozen() frozen} before.
 */
public final class ListenerList<T> {
    private List<T> listeners = List.of();

    /** Creates an empty list. */
    public ListenerList() {
    }

    /** Adds a listener (not null); one that is there already is ignored. */
    public void add(T listener) {
        Objects.requireNonNull(listener, "listener");
        if (!contains(listener)) {
            List<T> more = new ArrayList<>(listeners);
            more.add(listener);
            listeners = List.copyOf(more);
        }
    }

    /** Removes a listener (not null); one that is not there is ignored. */
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

    /** {@return the listeners as they are now, in a list that never changes} */
    public List<T> frozen() {
        return listeners;
    }
}
