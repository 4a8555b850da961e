package org.jmesat.internal.step;

/**
 * Decides for each step whether other threads should help, from the times of steps with and without help. On busy
 * processors the caller may wait milliseconds for a helper that started a part and was suspended; in a small step help
 * may cost more than it saves.
 *
 * <p>Times are compared per work item, because steps differ in size. The extra time of helped steps is summed up, in
 * units of a step without help. When the sum exceeds a limit, help is paused: for one step, then three, then seven and
 * so on.
 */
final class HelpGain {
    /** One of this many steps runs without help, for comparison. It is a prime because loads may be periodic. */
    private static final int STEPS_PER_COMPARISON = 61;
    /** Weight of the last step without help in their moving average. */
    private static final double SHARE = 0.125;
    /** Help is paused when it has cost the time of this many steps without help. */
    private static final double MOST_LOSS = 8;
    private static final int LONGEST_PAUSE = 1023;
    /** After this many helped steps in a row without a loss, the next pause is halved. */
    private static final int GOOD_STEPS = 100;

    /** Nanoseconds per item of steps without help; 0 before the first. */
    private double alone;
    /** Time lost by help since the last pause, in steps without help. */
    private double loss;
    /** The first steps are not compared: times mean little until the code is compiled. */
    private int stepsToComparison = 64;
    /** Remaining steps of this pause, and the length of the last pause. */
    private int pause;
    private int lastPause;
    private int goodSteps;

    /** Whether the next step should ask for help. */
    boolean isWorthIt() {
        return pause == 0 && stepsToComparison > 0;
    }

    /** Records the time and the number of items of a step. */
    void add(boolean helped, long nanoseconds, long items) {
        double time = (double) nanoseconds / items;
        if (!helped) {
            alone = alone == 0 ? time : alone + SHARE * (time - alone);
            if (pause > 0) {
                pause--;
            } else {
                stepsToComparison = STEPS_PER_COMPARISON - 1;
            }
            return;
        }
        stepsToComparison--;
        double lost = alone > 0 ? time / alone - 1 : 0;
        loss = Math.max(0, loss + lost);
        if (loss > MOST_LOSS) {
            loss = 0;
            lastPause = Math.min(2 * lastPause + 1, LONGEST_PAUSE);
            pause = lastPause;
            goodSteps = 0;
        } else if (lost > 0) {
            goodSteps = 0;
        } else if (++goodSteps == GOOD_STEPS) {
            lastPause /= 2;
            goodSteps = 0;
        }
    }
}
