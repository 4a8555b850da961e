package org.jmesat.internal.step;

import org.jmesat.contact.ExitReason;

/**
 * What a step asks its world: which pairs of bodies may collide, and what contacts refer to.
 *
 * @param <T> the type of the objects that contacts refer to
 */
public interface PairRule<T> {
    /** Whether all pairs may collide in which neither side is selective and at most one is fixed. */
    boolean isOpen();

    /**
     * Whether the game has a filter callback. Each step calls it for all pairs with a row, in the order of their ids;
     * then for pairs to be swept that have no row; then for pairs in contact whose row was dropped.
     */
    boolean hasCallback();

    /** Whether a pair may collide; {@code low} is the index of the body with the lower id. */
    boolean allows(int low, int high);

    /** Whether two different bodies may collide, as far as it is known without the callback. */
    boolean mayCollide(int body, int other);

    /** The exception of a step that finds more pairs than the limit; {@code body} is in most of them, {@code count}. */
    RuntimeException tooManyPairs(int body, int count, int limit);

    /** The up direction of a one-way body, a unit vector in the plane; 0 and 0 for a body that is none. */
    double upX(int index);

    double upY(int index);

    /** Whether a one-way body may be solid for another body, wherever that one is. */
    boolean isSolidFor(int oneWay, int body);

    /** The object for a body's index. */
    T get(int index);

    /** Why a body was removed, or null if it was not. */
    ExitReason removal(T body);
}
