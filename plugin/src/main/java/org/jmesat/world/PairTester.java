package org.jmesat.world;

import org.jmesat.contact.TouchPolicy;
import org.jmesat.narrowphase.Penetration;
import org.jmesat.narrowphase.Sat;

/**
 * Tests the pieces of two colliders against each other and keeps the deepest pair of them: its normal and depth stand
 * for the colliders. Equally deep pairs go to the lower piece of A and then of B.
 */
final class PairTester {
    private static final Penetration NOTHING = new Penetration();

    private final PieceStore pieces;
    private final Sat sat = new Sat();
    private final Penetration candidate = new Penetration();
    private final Penetration result = new Penetration();
    private boolean touching;
    private int pieceA;
    private int pieceB;
    private int tests;
    private int endedByCircles;
    private int endedByLastAxis;
    private int endedByOtherAxis;

    PairTester(PieceStore pieces) {
        this.pieces = pieces;
    }

    /**
     * Tests two pieces whose boxes overlap.
     *
     * @return true when they touch
     */
    boolean test(int slotA, int slotB, int lastEdge, boolean wasTouching, TouchPolicy policy) {
        return test(slotA, slotB, lastEdge, wasTouching, policy, result);
    }

    private boolean test(int slotA, int slotB, int lastEdge, boolean wasTouching, TouchPolicy policy,
            Penetration found) {
        double limit = policy.limit(pieces.tolerance(slotA, slotB), wasTouching);
        boolean touches = sat.test(pieces.table(), slotA, slotB, limit, lastEdge, found);
        if (touches && !wasTouching && lastEdge != Penetration.NO_EDGE) {
            // Which axis parted them is known only where their boxes overlapped, maybe for the sake of others, and so has no
            // say in which of equally deep ones is taken.
            touches = sat.test(pieces.table(), slotA, slotB, limit, Penetration.NO_EDGE, found);
        }
        tests++;
        if (!touches) {
            countEnd(lastEdge, found.edge());
        }
        return touches;
    }

    /**
     * Tests the pairs of pieces whose boxes overlap, and notes in memory what was found.
     *
     * @return true when the pair touches
     */
    boolean test(PairMemory memory, int pair, CandidatePairs candidates, int first, int last, TouchPolicy policy) {
        boolean was = memory.penetration(pair) != null;
        beginPieces();
        for (int n = first; n < last; n++) {
            int found = candidates.nth(n);
            testPieces(memory, pair, candidates.slotA(found), candidates.slotB(found), policy, was);
        }
        return note(memory, pair);
    }

    /** Tests every piece of one with every piece of the other, for a pair of which the broad phase says nothing. */
    boolean test(PairMemory memory, int pair, Collider a, Collider b, TouchPolicy policy) {
        boolean was = memory.penetration(pair) != null;
        beginPieces();
        for (int i = 0; i < a.getPieceCount(); i++) {
            for (int j = 0; j < b.getPieceCount(); j++) {
                if (pieces.table().count(a.slot(i)) > 0 && pieces.table().count(b.slot(j)) > 0) {
                    testPieces(memory, pair, a.slot(i), b.slot(j), policy, was);
                }
            }
        }
        return note(memory, pair);
    }

    /** Where none of several pieces touch, no axis is remembered: not that of whatever this instance tested before. */
    private void beginPieces() {
        touching = false;
        pieceA = 0;
        pieceB = 0;
        result.set(NOTHING);
    }

    private void testPieces(PairMemory memory, int pair, int slotA, int slotB, TouchPolicy policy, boolean was) {
        int i = pieces.piece(slotA);
        int j = pieces.piece(slotB);
        boolean touches = test(slotA, slotB, memory.edge(pair, i, j), was, policy, candidate);
        if (touches && (!touching || isDeeper(candidate, i, j))) {
            result.set(candidate);
            pieceA = i;
            pieceB = j;
            touching = true;
        }
    }

    private boolean isDeeper(Penetration found, int i, int j) {
        if (found.separation() != result.separation()) {
            return found.separation() < result.separation();
        }
        return i != pieceA ? i < pieceA : j < pieceB;
    }

    private boolean note(PairMemory memory, int pair) {
        memory.unset(pair, PairMemory.TOUCHING);
        memory.set(pair, touching ? PairMemory.TESTED | PairMemory.TOUCHING : PairMemory.TESTED);
        memory.setAxis(pair, pieceA, pieceB, result.edge());
        return touching;
    }

    private void countEnd(int lastEdge, int edge) {
        if (edge == Penetration.NO_EDGE) {
            endedByCircles++;
        } else if (edge == lastEdge) {
            endedByLastAxis++;
        } else {
            endedByOtherAxis++;
        }
    }

    void beginCount() {
        tests = 0;
        endedByCircles = 0;
        endedByLastAxis = 0;
        endedByOtherAxis = 0;
    }

    int tests() {
        return tests;
    }

    int endedByCircles() {
        return endedByCircles;
    }

    int endedByLastAxis() {
        return endedByLastAxis;
    }

    int endedByOtherAxis() {
        return endedByOtherAxis;
    }

    /** What the last test found; of the deepest pieces where it touches. */
    Penetration result() {
        return result;
    }
}
