package org.jmesat.internal.step;

import org.jmesat.geometry.Penetration;
import org.jmesat.internal.sat.SatResult;

/** The result of a sweep of two bodies: whether, when and how they met between two steps. */
final class SweptContact {
    private boolean met;
    private double fraction;
    private boolean conservative;
    private int pieceA;
    private int pieceB;
    private final SatResult penetration = new SatResult();

    /** Resets the result to "no contact". If {@code newConservative}, a contact found at the end is conservative. */
    void clear(boolean newConservative) {
        met = false;
        fraction = 1;
        conservative = newConservative;
        pieceA = 0;
        pieceB = 0;
    }

    void set(double newFraction, boolean newConservative, int newPieceA, int newPieceB, Penetration newPenetration) {
        met = true;
        fraction = newFraction;
        conservative = newConservative;
        pieceA = newPieceA;
        pieceB = newPieceB;
        penetration.set(newPenetration);
    }

    /** Sets that the bodies overlapped at the start of the step, though no contact was known. */
    void setFromTheStart() {
        met = false;
        fraction = 0;
    }

    /** Whether the bodies met; if so, the getters below describe the contact. */
    boolean hasMet() {
        return met;
    }

    /** Fraction of the step; without a contact 1, or 0 if the bodies overlapped at the start. */
    double fraction() {
        return fraction;
    }

    boolean isConservative() {
        return conservative;
    }

    /** Index of A's piece; 0 if one hull represents all pieces. */
    int pieceA() {
        return pieceA;
    }

    int pieceB() {
        return pieceB;
    }

    Penetration penetration() {
        return penetration;
    }
}
