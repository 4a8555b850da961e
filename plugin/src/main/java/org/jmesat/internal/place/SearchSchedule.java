package org.jmesat.internal.place;

/**
 * Which steps search for all pairs, and what the others do instead.
 *
 * <p>A term has four steps. The first one searches for all pairs. The next three keep them, and search only for pieces
 * that have left their fat boxes. The last of these <em>renews</em> all boxes and begins the next search, so that no
 * step has to do all of it.
 *
 * <p>Where a term is cut short, since shapes change or many pieces leave their boxes, each of the next steps searches
 * for all pairs in tight boxes. The more often this happens, the longer it lasts.
 *
 * <p>Neighbour lists after L. Verlet, <i>Computer "Experiments" on Classical Fluids</i> (Physical Review 159, 1967),
 * with room where a piece is going rather than all around it.
 */
public final class SearchSchedule {
    /** How many steps keep pairs. With more, testing pairs that never touch costs as much as searching saves. */
    static final int STEPS = 3;
    private static final int LONGEST_PAUSE = 15;

    /** How many steps there are until the next term. */
    private int pause;
    /** How many the last pause had, or 0 after a term that was not cut short. */
    private int lastPause;
    /** How many steps of the term are left that keep pairs, with this one. */
    private int left;
    private boolean prepared;

    /** Cuts the term short: this step searches for all pairs. */
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

    /** Whether boxes are kept, or renewed, without a search for what they overlap, where they hold their pieces. */
    boolean keepsBoxes() {
        return left > 0 || prepared;
    }

    /** Whether this step has time for work that any step may do. */
    public boolean isCalm() {
        return left > 1 || !isAhead();
    }

    /** Whether boxes are fat: hold their pieces in the next steps as well. */
    boolean isAhead() {
        return pause == 0;
    }

    /** For how many more steps a fat box is to hold its piece, at most. */
    int stepsAhead() {
        return isRenewing() ? STEPS + 1 : STEPS;
    }

    /** Ends a step in which the pairs were kept. */
    public void kept(boolean nextIsPrepared) {
        left--;
        prepared = nextIsPrepared;
        if (left == 0) {
            lastPause = 0;
        }
    }

    /** Ends a step in which all pairs were searched for. */
    public void searched() {
        prepared = false;
        if (isAhead()) {
            left = STEPS;
        } else if (pause > 0) {
            pause--;
        }
    }

    /** Has the next step search from the beginning: what was prepared is lost. */
    public void dropPrepared() {
        prepared = false;
    }
}
