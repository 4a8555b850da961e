package org.jmesat.internal.step;

/** Decides when to free memory: some time after the number of pairs has dropped far below its peak. */
final class PairTrim {
    /** Up to this many pairs take a few megabytes, which are not worth freeing. */
    private static final int MANY_PAIRS = 1 << 15;
    /** Memory is freed after this many steps with less than one in eight pairs of the peak. */
    private static final int SHARE_IN_USE = 8;
    private static final int STEPS_BEFORE_TRIM = 60;

    /** The most pairs since memory was freed. */
    private int peak;
    /** For how many steps there have been much fewer pairs. */
    private int stepsBelow;

    /** Whether to free memory in a step that begins with this many pairs. */
    boolean isDue(int count) {
        peak = Math.max(peak, count);
        boolean below = peak > MANY_PAIRS && count < peak / SHARE_IN_USE;
        stepsBelow = below ? stepsBelow + 1 : 0;
        if (stepsBelow < STEPS_BEFORE_TRIM) {
            return false;
        }
        stepsBelow = 0;
        peak = count;
        return true;
    }

    /** Notes that an aborted step had memory for this many pairs. */
    void noteMost(int count) {
        peak = count;
    }
}
