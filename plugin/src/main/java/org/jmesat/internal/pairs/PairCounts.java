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
}
