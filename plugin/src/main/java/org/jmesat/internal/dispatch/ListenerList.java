package org.jmesat.internal.dispatch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Listeners in the order of their registration, each once, compared by identity. A change does not affect a list that
 * was {@linkplain #frozen() frozen} before.
 *
 * @param <T> what listens
 */
public final class ListenerList<T> {
    private List<T> listeners = List.of();

    /** Creates an empty list. */
    public ListenerList() {
    }

    /**
     * Adds a listener; one that is there already is ignored.
     *
     * @param listener the listener (not null)
     */
    public void add(T listener) {
        Objects.requireNonNull(listener, "listener");
        if (!contains(listener)) {
            List<T> more = new ArrayList<>(listeners);
            more.add(listener);
            listeners = List.copyOf(more);
        }
    }

    /**
     * Removes a listener; one that is not there is ignored.
     *
     * @param listener the listener (not null)
     */
    public void remove(T listener) {
        Objects.requireNonNull(listener, "listener");
        List<T> rest = new ArrayList<>(listeners);
        rest.removeIf(each -> each == listener);
        listeners = List.copyOf(rest);
    }

    /**
     * Tells whether a listener is there.
     *
     * @param listener the listener
     * @return true between its adding and its removal
     */
    public boolean contains(T listener) {
        for (int i = 0; i < listeners.size(); i++) {
            if (listeners.get(i) == listener) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the listeners as they are now.
     *
     * @return a list that never changes
     */
    public List<T> frozen() {
        return listeners;
    }
}
