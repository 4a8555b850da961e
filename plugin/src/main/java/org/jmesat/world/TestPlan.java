package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.narrowphase.Penetration;

/**
 * Which candidates of a step are tested, and what is found of them: by candidate, in the order in which they were found,
 * so that tests read and write one thing after the other. Most candidates are all that there is of their pair, and are
 * told apart from those of pairs with several, which are tested together.
 *
 * <p>Whose contact lasts has what is found written where the contact has it. Different candidates may be tested by
 * different threads.
 */
final class TestPlan {
    private static final int NOTHING = -1;
    private static final int ONE = -2;

    private int candidates;
    /** A pair of several candidates, at one of them; or what is to be done. */
    private int[] jobs = new int[64];
    /** Before the test the axis that decided last, after it that which decides now. */
    private int[] edges = new int[64];
    private boolean[] touching = new boolean[64];
    /** Those of contacts that last so far, or null. */
    private Penetration[] lasting = new Penetration[64];
    private Penetration[] results = {};
    private int[] unfound = new int[16];
    private int unfoundCount;

    /** Plans to test nothing. */
    void begin(int newCandidates) {
        Arrays.fill(lasting, 0, candidates, null);
        candidates = newCandidates;
        unfoundCount = 0;
        if (jobs.length < candidates) {
            int length = candidates + candidates / 2;
            jobs = new int[length];
            edges = new int[length];
            touching = new boolean[length];
            lasting = new Penetration[length];
        }
        Arrays.fill(jobs, 0, candidates, NOTHING);
    }

    /** Plans to test a candidate that is all of its pair. */
    void setOne(int found, int lastEdge, Penetration lastingOrNull) {
        jobs[found] = ONE;
        edges[found] = lastEdge;
        lasting[found] = lastingOrNull;
    }

    /** Plans to test all candidates of a pair, of which this is the first. */
    void setSeveral(int found, int pair) {
        jobs[found] = pair;
    }

    /** Plans to test a pair of which there are no candidates, as both sides rest, and returns its place among those. */
    int addUnfound(int pair) {
        if (unfoundCount == unfound.length) {
            unfound = Arrays.copyOf(unfound, 2 * unfoundCount);
        }
        unfound[unfoundCount] = pair;
        return unfoundCount++;
    }

    /** To be called when all is planned. */
    void prepare() {
        int needed = candidates + unfoundCount;
        int had = results.length;
        if (had < needed) {
            results = Arrays.copyOf(results, needed + needed / 2);
            for (int i = had; i < results.length; i++) {
                results[i] = new Penetration();
            }
        }
    }

    boolean isOne(int found) {
        return jobs[found] == ONE;
    }

    boolean isSeveral(int found) {
        return jobs[found] >= 0;
    }

    int pair(int found) {
        return jobs[found];
    }

    int edge(int found) {
        return edges[found];
    }

    boolean wasTouching(int found) {
        return lasting[found] != null;
    }

    /** What ends a contact is not kept: its EXIT tells of the last tick in contact. */
    void conclude(int found, boolean touches, Penetration result) {
        touching[found] = touches;
        edges[found] = result.edge();
        if (touches) {
            (lasting[found] == null ? results[found] : lasting[found]).set(result);
        }
    }

    boolean isTouching(int found) {
        return touching[found];
    }

    /** Where a contact begins, what was found of a candidate or of the pair that it stands for. */
    Penetration result(int found) {
        return results[found];
    }

    int unfoundCount() {
        return unfoundCount;
    }

    int unfound(int i) {
        return unfound[i];
    }

    Penetration unfoundResult(int i) {
        return results[candidates + i];
    }
}
