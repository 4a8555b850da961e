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
     * Tests a pair and stores the result in its row.
     *
     * @param first the slot of A's piece; or the first of the candidates, or none for all pieces
     * @param second the slot of B's piece; or −1 minus the end of the candidates
     */
    void test(PairTable table, int row, int first, int second, CandidatePairs candidates, TouchPolicy policy) {
        boolean was = table.contact(row) != PairTable.NONE;
        if (second >= 0) {
            testOnly(table, row, first, second, policy, was);
        } else {
            beginPieces();
            if (first == PairTable.NONE) {
                testAllPieces(table, row, policy, was);
            } else if (~second == first + 1) {
                testOnly(table, row, candidates.slotA(first), candidates.slotB(first), policy, was);
            } else {
                for (int n = first; n < ~second; n++) {
                    testPieces(table, row, candidates.slotA(n), candidates.slotB(n), policy, was);
                }
            }
        }
        table.conclude(row, touching, result, pieceA, pieceB);
    }

    /** Tests all piece pairs with another limit on the separation; false if all are further apart. */
    boolean testAllPieces(PairTable table, int row, double limit) {
        beginPieces();
        int a = table.low(row);
        int b = table.high(row);
        for (int i = 0; i < bodies.pieceCount(a); i++) {
            for (int j = 0; j < bodies.pieceCount(b); j++) {
                if (haveVertices(bodies.slot(a, i), bodies.slot(b, j)) && sat.touch(pieces.table(), bodies.slot(a, i),
                        bodies.slot(b, j), limit, table.edge(row, i, j), candidate)) {
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
    void concludeHeld(PairTable table, int row) {
        table.conclude(row, true, result, pieceA, pieceB);
        table.unset(row, PairTable.TESTED);
        table.set(row, PairTable.DUE);
    }

    /** For a single pair of pieces, whose separating axis is remembered, too. */
    private void testOnly(PairTable table, int row, int slotA, int slotB, TouchPolicy policy, boolean was) {
        pieceA = pieces.piece(slotA);
        pieceB = pieces.piece(slotB);
        touching = test(slotA, slotB, table.edge(row, pieceA, pieceB), was, policy, result);
    }

    /** Tests each piece of A with each of B, for a row that names no piece pairs, as after both sides rested. */
    private void testAllPieces(PairTable table, int row, TouchPolicy policy, boolean was) {
        int a = table.low(row);
        int b = table.high(row);
        for (int i = 0; i < bodies.pieceCount(a); i++) {
            for (int j = 0; j < bodies.pieceCount(b); j++) {
                if (haveVertices(bodies.slot(a, i), bodies.slot(b, j))) {
                    testPieces(table, row, bodies.slot(a, i), bodies.slot(b, j), policy, was);
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

    private void testPieces(PairTable table, int row, int slotA, int slotB, TouchPolicy policy, boolean was) {
        int i = pieces.piece(slotA);
        int j = pieces.piece(slotB);
        if (test(slotA, slotB, table.edge(row, i, j), was, policy, candidate)) {
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
