package org.jmesat.internal.broadphase;

/** One search for all pairs, as a step does it. */
final class AllPairs {
    private AllPairs() {
    }

    /** Puts the pairs in place of what the buffer holds, and returns how many boxes were compared. */
    static long find(GridBroadPhase broadPhase, PairBuffer pairs) {
        pairs.clear();
        return broadPhase.search(0, broadPhase.prepare(), pairs);
    }
}
