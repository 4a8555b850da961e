package org.jmesat.internal.step;

/**
 * A body's data for its sweep, beyond its poses: the start of the sweep if the game has set one, and the former shape
 * if it was replaced.
 */
final class SweepState {
    private double[] start = new double[BodyPoses.ROW];
    private double[] usedStart = new double[BodyPoses.ROW];
    private boolean startSet;
    private final FormerShape formerShape = new FormerShape();

    public void setStart(double x, double y, double cos, double sin) {
        start[0] = x;
        start[1] = y;
        start[2] = cos;
        start[3] = sin;
        startSet = true;
    }

    /** Whether a start for the next sweep is set. */
    public boolean isStartSet() {
        return startSet;
    }

    /** Begins a step, which uses the start that was set. Handlers may set the next start while this one is in use. */
    void useStart() {
        if (startSet) {
            double[] swap = usedStart;
            usedStart = start;
            start = swap;
            startSet = false;
        }
    }

    /** The start of the last step's sweep, if it was set. */
    public double[] usedStart() {
        return usedStart;
    }

    public FormerShape formerShape() {
        return formerShape;
    }
}
