package org.jmesat.internal.step;

import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.Penetration;
import org.jmesat.internal.sat.CacheLinePadded;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;

/**
 * Tests the pieces of two bodies against each other and keeps the deepest piece pair: its normal and depth are those of
 * the bodies. Among equally deep pairs, the lowest piece of A wins, then the lowest of B.
 */
final class PairTester extends CacheLinePadded {
    private static final SatResult NOTHING = new SatResult();

    private final BodyTable bodies;
    private final PieceStore pieces;
    private final Sat sat = new Sat();
    private final SatResult candidate = new SatResult();
    private final SatResult result = new SatResult();
    private boolean touching;
    private int pieceA;
    private int pieceB;
    private int tests;
    private int endedByCircles;
    private int endedByLastAxis;
    private int endedByOtherAxis;

    PairTester(BodyTable bodies, PieceStore pieces) {
        this.bodies = bodies;
        this.pieces = pieces;
    }

    /**
     * Tests the pair of a row and stores the result there.
     *
     * @param candidates the piece pairs that rows of bodies with several pieces refer to
     */
    void test(PairMemory memory, int row, CandidatePairs candidates, TouchPolicy policy) {
        int first = memory.first(row);
        boolean was = memory.contact(row) != PairMemory.NONE;
        if (first != PairMemory.NONE && memory.is(row, PairMemory.SINGLE)) {
            pieceA = 0;
            pieceB = 0;
            touching = test(first, memory.second(row), memory.edge(row), was, policy, result);
        } else {
            testSeveral(memory, row, candidates, policy, was);
        }
        memory.conclude(row, touching, result, pieceA, pieceB);
    }

    /** Tests all piece pairs with another limit on the separation; false if all are further apart. */
    boolean testAllPieces(PairMemory memory, int row, double limit) {
        beginPieces();
        int a = memory.low(row);
        int b = memory.high(row);
        for (int i = 0; i < bodies.pieceCount(a); i++) {
            for (int j = 0; j < bodies.pieceCount(b); j++) {
                if (haveVertices(bodies.slot(a, i), bodies.slot(b, j)) && sat.touch(pieces.table(), bodies.slot(a, i),
                        bodies.slot(b, j), limit, memory.edge(row, i, j), candidate)) {
                    takeDeepest(i, j);
                }
            }
        }
        return touching;
    }

    /** The result of the last test, if the pair touches. */
    Penetration found() {
        return result;
    }

    /** The tolerance of the deepest pieces of the last test. */
    double tolerance(int a, int b) {
        return pieces.tolerance(bodies.slot(a, pieceA), bodies.slot(b, pieceB));
    }

    /** Stores the result of the last test in a row, which the next step tests again. */
    void concludeHeld(PairMemory memory, int row) {
        memory.conclude(row, true, result, pieceA, pieceB);
        memory.unset(row, PairMemory.TESTED);
        memory.set(row, PairMemory.DUE);
        if (!memory.is(row, PairMemory.SINGLE)) {
            memory.setPieces(row, pieceA, pieceB);
        }
    }

    private void testSeveral(PairMemory memory, int row, CandidatePairs candidates, TouchPolicy policy, boolean was) {
        int first = memory.first(row);
        beginPieces();
        if (first == PairMemory.NONE) {
            testAllPieces(memory, row, policy, was);
        } else if (memory.second(row) == first + 1) {
            testOnly(memory, row, candidates.slotA(first), candidates.slotB(first), policy, was);
        } else {
            for (int n = first; n < memory.second(row); n++) {
                testPieces(memory, row, candidates.slotA(n), candidates.slotB(n), policy, was);
            }
        }
        if (!memory.is(row, PairMemory.SINGLE)) {
            memory.setPieces(row, pieceA, pieceB);
        }
    }

    /** For a single candidate, whose separating axis is remembered, too. */
    private void testOnly(PairMemory memory, int row, int slotA, int slotB, TouchPolicy policy, boolean was) {
        pieceA = pieces.piece(slotA);
        pieceB = pieces.piece(slotB);
        touching = test(slotA, slotB, memory.edge(row, pieceA, pieceB), was, policy, result);
    }

    /** Tests each piece of A with each of B, for a row that names no piece pairs, as after both sides rested. */
    private void testAllPieces(PairMemory memory, int row, TouchPolicy policy, boolean was) {
        int a = memory.low(row);
        int b = memory.high(row);
        for (int i = 0; i < bodies.pieceCount(a); i++) {
            for (int j = 0; j < bodies.pieceCount(b); j++) {
                if (haveVertices(bodies.slot(a, i), bodies.slot(b, j))) {
                    testPieces(memory, row, bodies.slot(a, i), bodies.slot(b, j), policy, was);
                }
            }
        }
    }

    private boolean haveVertices(int slotA, int slotB) {
        return pieces.table().count(slotA) > 0 && pieces.table().count(slotB) > 0;
    }

    private boolean test(int slotA, int slotB, int lastEdge, boolean wasTouching, TouchPolicy policy,
            SatResult found) {
        double limit = policy.limit(pieces.tolerance(slotA, slotB), wasTouching);
        boolean touches = sat.touch(pieces.table(), slotA, slotB, limit, lastEdge, found);
        if (touches && !wasTouching && lastEdge != Penetration.NO_EDGE) {
            // Tested again without the remembered axis. Whether it is known depends on when the boxes began to
            // overlap, so it must not decide between equally deep axes.
            touches = sat.touch(pieces.table(), slotA, slotB, limit, Penetration.NO_EDGE, found);
        }
        tests++;
        if (!touches) {
            countEnd(lastEdge, found.edge());
        }
        return touches;
    }

    /** Resets the result, so that no axis is remembered if no pieces touch. */
    private void beginPieces() {
        touching = false;
        pieceA = 0;
        pieceB = 0;
        result.set(NOTHING);
    }

    private void testPieces(PairMemory memory, int row, int slotA, int slotB, TouchPolicy policy, boolean was) {
        int i = pieces.piece(slotA);
        int j = pieces.piece(slotB);
        if (test(slotA, slotB, memory.edge(row, i, j), was, policy, candidate)) {
            takeDeepest(i, j);
        }
    }

    private void takeDeepest(int i, int j) {
        if (!touching || isDeeper(candidate, i, j)) {
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

    void addTo(PairCounts counts) {
        counts.tests += tests;
        counts.endedByCircles += endedByCircles;
        counts.endedByLastAxis += endedByLastAxis;
        counts.endedByOtherAxis += endedByOtherAxis;
    }
}
