package org.jmesat.internal.step;

/** Statistics of a step's pairs. */
public final class PairCounts {
    /** Body pairs that the step visited: all but resting ones. */
    public int visited;
    /** Piece pairs whose boxes overlap and of which at least one side is awake. */
    public int candidates;
    /** Body pairs whose boxes overlap. */
    public int pairs;
    /** Those of them that a filter forbids. */
    public int filtered;
    /** Tests of two pieces; the next three count those that found the pieces apart, by what separated them. */
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

    /** Adds the pairs of a memory, and as candidates its pairs of single pieces. */
    void add(PairMemory memory) {
        for (int row = 0; row < memory.count(); row++) {
            if (memory.isPair(row)) {
                boolean named = memory.is(row, PairMemory.SINGLE) && memory.first(row) != PairMemory.NONE;
                candidates += named ? 1 : 0;
                filtered += memory.is(row, PairMemory.ALLOWED) ? 0 : 1;
                pairs++;
            }
        }
    }
}
