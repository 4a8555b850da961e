package org.jmesat.internal.sweep;

import org.jmesat.geometry.Penetration;

/** When and how a pair of bodies has met between two steps. */
public final class SweptContact {
    private boolean met;
    private double fraction;
    private boolean conservative;
    private int pieceA;
    private int pieceB;
    private final Penetration penetration = new Penetration();

    public void clear() {
        met = false;
        fraction = 1;
        conservative = false;
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

    /** Notes that the bodies lay in each other before the step, though no contact was known. */
    void setFromTheStart() {
        met = false;
        fraction = 0;
    }

    /** Whether there is a contact on the way; what it is like follows. */
    public boolean hasMet() {
        return met;
    }

    /** Of the step; without a contact on the way 1, or 0 where the bodies lay in each other all the time. */
    public double fraction() {
        return fraction;
    }

    public boolean isConservative() {
        return conservative;
    }

    /** Of A; where a hull stands for all pieces, 0. */
    public int pieceA() {
        return pieceA;
    }

    public int pieceB() {
        return pieceB;
    }

    public Penetration penetration() {
        return penetration;
    }
}
