package org.jmesat.internal.place;

/**
 * For how many steps the boxes of pieces hold where these are going, so that pairs are not searched for at each step.
 * In the first step of a term all boxes are put anew, with room for the next ones; in those, only what strays from its
 * box.
 *
 * <p>Neighbour lists after L. Verlet, <i>Computer "Experiments" on Classical Fluids</i> (Physical Review 159, 1967),
 * with room where a piece is going rather than all around it. Where terms are cut short, as pieces are reshaped or many
 * stray, there are none for some steps, the more the oftener it happens.
 */
public final class Foresight {
    /**
     * How many steps a term has beyond the first: more of them cost as much for pairs that never touch as they save.
     */
    static final int STEPS = 3;
    private static final int LONGEST_PAUSE = 15;

    /** How many steps there are until the next term. */
    private int pause;
    /** How many the last pause had, or 0 after a term that was not cut short. */
    private int lastPause;
    /** How many steps of the term are left, with this one. */
    private int left;

    /** Cuts the term short: all pairs are searched for at this step. */
    public void disturb() {
        left = 0;
        lastPause = Math.min(2 * lastPause + 1, LONGEST_PAUSE);
        pause = lastPause;
    }

    /** Whether the boxes of a former step are to be kept where they still hold what they are to hold. */
    public boolean isKeeping() {
        return left > 0;
    }

    /**
     * Whether this step has time for work that any step may do: unlike one that begins a term, which has most to do.
     */
    public boolean isCalm() {
        return isKeeping() || !isAhead();
    }

    /** Whether boxes that are put are to hold the next steps as well. */
    boolean isAhead() {
        return pause == 0;
    }

    /** Ends a step in which the pairs were kept. */
    public void kept() {
        left--;
        if (left == 0) {
            lastPause = 0;
        }
    }

    /** Ends a step in which all pairs were searched for. */
    public void searched() {
        if (isAhead()) {
            left = STEPS;
        } else if (pause > 0) {
            pause--;
        }
    }
}
