package org.jmesat.internal.step;

import org.jmesat.contact.ExitReason;

/**
 * Maps body indices to the objects that contacts refer to.
 *
 * @param <T> the type of these objects
 */
public interface PairBodies<T> {
    /** The object for a body's index. */
    T get(int index);

    /** Why a body was removed, or null if it was not. */
    ExitReason removal(T body);
}
