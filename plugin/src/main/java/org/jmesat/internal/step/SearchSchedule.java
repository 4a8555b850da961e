package org.jmesat.internal.step;

/**
 * Decides which steps search for all pairs, and which steps keep them.
 *
 * <p>A term has four steps. The first step searches for all pairs. The next three keep them, and search only for the
 * pairs of pieces that have left their fat boxes. The last of these <em>renews</em> all boxes and begins the next
 * search, which spreads its cost over two steps.
 *
 * <p>If shapes change or many pieces leave their boxes, the term ends early. A pause follows, in which each step
 * searches for all pairs with tight boxes. The pause grows with each term in a row that ends early.
 *
 * <p>Neighbour lists after L. Verlet, <i>Computer "Experiments" on Classical Fluids</i> (Physical Review 159, 1967),
 * with boxes enlarged in the direction of motion instead of on all sides.
 */
public final class SearchSchedule {
    /** How many steps keep pairs. With more, tests of pairs that never touch cost as much as the search saves. */
    static final int STEPS = 3;
    private static final int LONGEST_PAUSE = 15;

    /** The number of steps until the next term. */
    private int pause;
    /** The length of the last pause, in steps; 0 after a complete term. */
    private int lastPause;
    /** The number of steps left in the term that keep pairs, including the current one. */
    private int left;
    private boolean prepared;

    /** Ends the term early: this step searches for all pairs. */
    public void disturb() {
        left = 0;
        prepared = false;
        lastPause = Math.min(2 * lastPause + 1, LONGEST_PAUSE);
        pause = lastPause;
    }

    /** Whether this step keeps pairs. */
    public boolean isKeeping() {
        return left > 0;
    }

    /** Whether this step keeps pairs, renews all boxes and begins the search of the next step. */
    public boolean isRenewing() {
        return left == 1;
    }

    /** Whether the last step has begun the search of this one. */
    public boolean isPrepared() {
        return prepared;
    }

    /** Whether a box that contains its piece may stay as it is or be refitted, instead of being put. */
    boolean keepsBoxes() {
        return left > 0 || prepared;
    }

    /** Whether this step may sort slots: not if it begins a search as well, so that no step does both. */
    public boolean allowsSort() {
        return left > 1 || !hasFatBoxes();
    }

    /** Whether boxes put in this step are fat, so that they contain their pieces in the next steps as well. */
    boolean hasFatBoxes() {
        return pause == 0;
    }

    /** For how many more steps a fat box should contain its piece. */
    int stepsAhead() {
        return isRenewing() ? STEPS + 1 : STEPS;
    }

    /** Ends a step that kept the pairs. */
    public void kept(boolean nextIsPrepared) {
        left--;
        prepared = nextIsPrepared;
        if (left == 0) {
            lastPause = 0;
        }
    }

    /** Ends a step that searched for all pairs. */
    public void searched() {
        prepared = false;
        if (hasFatBoxes()) {
            left = STEPS;
        } else if (pause > 0) {
            pause--;
        }
    }

    /** Discards a search that has begun, so that the next step starts its own. */
    public void dropPrepared() {
        prepared = false;
    }
}
