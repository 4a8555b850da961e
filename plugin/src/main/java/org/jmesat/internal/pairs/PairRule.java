package org.jmesat.internal.pairs;

/** Which pairs of bodies may collide. */
public interface PairRule {
    /** Whether all pairs may of which neither side is selective and not both are fixed. */
    boolean isOpen();

    /** Whether the game has a filter of its own, which is to be asked at each step about all pairs, by their ids. */
    boolean isAsking();

    /** Whether a pair may collide, given by the indices of the body of lower id and of the other. */
    boolean allows(int low, int high);
}
