package org.jmesat.internal.pairs;

/** What a step did with pairs, for whoever asks after it. */
public final class PairCounts {
    /** Whether all that does not rest was searched for pairs. */
    public boolean searched;
    /** Pairs of bodies that the step went through: those that do not rest. */
    public int visited;
    /** Pairs of pieces whose boxes overlap, of which a side does not rest. */
    public int candidates;
    /** Pairs of bodies whose boxes overlap. */
    public int pairs;
    /** Those of them that a filter keeps apart. */
    public int filtered;
    /** Tests of two pieces, and those of them that found the pieces apart, by what told. */
    public int tests;
    public int endedByCircles;
    public int endedByLastAxis;
    public int endedByOtherAxis;

    void clear() {
        candidates = 0;
        pairs = 0;
        filtered = 0;
        tests = 0;
        endedByCircles = 0;
        endedByLastAxis = 0;
        endedByOtherAxis = 0;
    }

    /** Adds what a memory has: its pairs, and those of their pieces that have rows of their own. */
    void add(PairMemory memory) {
        for (int row = 0; row < memory.count(); row++) {
            if (memory.holdsPair(row)) {
                boolean named = memory.is(row, PairMemory.SINGLE) && memory.first(row) != PairMemory.NONE;
                candidates += named ? 1 : 0;
                filtered += memory.is(row, PairMemory.ALLOWED) ? 0 : 1;
                pairs++;
            }
        }
    }
}
