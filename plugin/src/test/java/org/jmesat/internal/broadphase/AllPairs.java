package org.jmesat.internal.broadphase;

/** A search for all pairs, as in a step. */
final class AllPairs {
    private AllPairs() {
    }

    /** Replaces the buffer's pairs, and returns the number of boxes compared. */
    static long find(GridBroadPhase broadPhase, PairBuffer pairs) {
        pairs.clear();
        return broadPhase.search(0, broadPhase.prepare(), pairs);
    }
}
