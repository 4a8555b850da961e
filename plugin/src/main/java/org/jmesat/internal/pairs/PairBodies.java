package org.jmesat.internal.pairs;

import org.jmesat.contact.ExitReason;

/**
 * The objects that contacts name for bodies.
 *
 * @param <T> what they are
 */
public interface PairBodies<T> {
    /** The object of an index. */
    T get(int index);

    /** Why a body was removed, or null if it was not. */
    ExitReason removal(T body);
}
