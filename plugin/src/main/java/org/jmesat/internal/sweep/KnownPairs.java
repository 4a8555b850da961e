package org.jmesat.internal.sweep;

/** What others know of the pairs whose boxes overlap at the end of a step. */
public interface KnownPairs {
    /** The pair may not be swept: a filter keeps it apart, or it was in contact at the step before. */
    int NOT_TO_SWEEP = -2;
    /** The pair may be swept, and its boxes do not overlap at the end of the step. */
    int UNKNOWN = -1;

    /**
     * Returns the row of a pair that may be swept, or one of the two constants.
     *
     * @param low the index of the body of lower id
     * @param high the index of the other
     */
    int rowToSweep(int low, int high);
}
