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
        filtered = 0;
        tests = 0;
        endedByCircles = 0;
        endedByLastAxis = 0;
        endedByOtherAxis = 0;
    }
}
