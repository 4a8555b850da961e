package org.jmesat.internal.step;

import org.jmesat.contact.TouchPolicy;
import org.jmesat.internal.geometry.ConvexHull;

/** Sweeps any pair of a world on its own, to be compared with what the steps of the world sweep. */
public final class PairSweep {
    private final BodySweeps sweeps;
    private final PairSweeper sweeper;
    private final SweptContact found = new SweptContact();

    public PairSweep(SweepStep step) {
        sweeps = step.sweeps();
        sweeper = new PairSweeper(sweeps);
    }

    public int findRules(int index) {
        return sweeps.findRules(index);
    }

    public void findHulls(int index, ConvexHull hull) {
        sweeps.findHulls(index, hull);
    }

    public void clear(boolean conservative) {
        found.clear(conservative);
    }

    public void sweep(int a, int rulesA, int b, int rulesB, boolean overlapInDepth, TouchPolicy policy) {
        sweeper.sweep(a, rulesA, b, rulesB, overlapInDepth, policy, found);
    }

    public boolean hasMet() {
        return found.hasMet();
    }

    public double fraction() {
        return found.fraction();
    }

    public boolean isConservative() {
        return found.isConservative();
    }

    public int pieceA() {
        return found.pieceA();
    }

    public int pieceB() {
        return found.pieceB();
    }
}
