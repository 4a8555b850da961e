package org.jmesat.internal.pairs;

/** Says when to give back memory: some time after a heap has dissolved. */
final class PairTrim {
    /** So many pairs take some megabytes, which are not worth giving back. */
    private static final int MANY_PAIRS = 1 << 15;
    /** Memory is given back when pairs have been fewer than such a share of the most for so many steps. */
    private static final int SHARE_IN_USE = 8;
    private static final int STEPS_BEFORE_TRIM = 60;

    /** The most pairs since memory was given back, and for how many steps there have been much fewer. */
    private int peak;
    private int stepsBelow;

    /** Whether to give memory back in a step that begins with so many pairs. */
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

    /** Notes that there was memory for so many pairs in a step that was broken off. */
    void noteMost(int count) {
        peak = count;
    }
}
