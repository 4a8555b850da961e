package org.jmesat.internal.step;

/** The pairs whose boxes overlap at the end of a step, as the sweeps see them. */
interface KnownPairs {
    /** The pair must not be swept: a filter excludes it, or it was in contact at the last step. */
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
