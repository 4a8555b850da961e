package org.jmesat.internal.threads;

/**
 * Decides for each step whether to ask other threads for help, by what steps took with help and without. Where the
 * processors are busy with something else, the caller may wait milliseconds for a helper that has begun a part and is
 * not running; where little is to be done, help may cost more than it saves.
 *
 * <p>Times are compared per thing to be done, since steps differ in what they have to do. What helped steps took longer
 * than a step without help is summed up, in such steps. Too much of it pauses help: for one step, then for three, and
 * so on, for as long as that happens time and again.
 */
final class HelpGain {
    /** One step among so many is done without help, for comparison. A prime, as steps are alike in periods. */
    private static final int STEPS_PER_COMPARISON = 61;
    /** The share of the last such step in the average of them. */
    private static final double SHARE = 0.125;
    /** Help is paused when it has cost as much time as so many steps without help take. */
    private static final double MOST_LOSS = 8;
    private static final int LONGEST_PAUSE = 1023;
    /** After so many steps in which help was worth it, the next pause is half as long. */
    private static final int GOOD_STEPS = 100;

    /** Nanoseconds for each thing, of steps without help; 0 when there was none yet. */
    private double alone;
    /** How many steps without help the helped ones have lost, since help was paused last. */
    private double loss;
    /** At first none is compared: code is being compiled then, and times say little. */
    private int stepsToComparison = 64;
    /** How many steps are to be done without help, and how many the last pause had. */
    private int pause;
    private int lastPause;
    private int goodSteps;

    /** Whether the next step is to ask for help. */
    boolean isWorthIt() {
        return pause == 0 && stepsToComparison > 0;
    }

    /** Takes a step into account that has done some things in some nanoseconds, with help or without. */
    void add(boolean helped, long nanoseconds, long things) {
        double time = (double) nanoseconds / things;
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
