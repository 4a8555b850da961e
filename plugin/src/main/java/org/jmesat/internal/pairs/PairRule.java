package org.jmesat.internal.pairs;

/** Decides which pairs of bodies may collide. */
public interface PairRule {
    /** Whether all pairs may collide in which neither side is selective and at most one is fixed. */
    boolean isOpen();

    /** Whether the game has a filter callback, which each step calls for all pairs, in the order of their ids. */
    boolean hasCallback();

    /** Whether a pair may collide; {@code low} is the index of the body with the lower id. */
    boolean allows(int low, int high);
}
