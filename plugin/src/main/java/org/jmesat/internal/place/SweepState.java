package org.jmesat.internal.place;

/**
 * What a body remembers for its sweep beyond where steps have placed it: where a game lets the sweep begin, and the
 * shape that the body had before it was given another.
 */
public final class SweepState {
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

    /** Whether the next sweep does not begin where the last step has placed the body. */
    public boolean isStartSet() {
        return startSet;
    }

    /** Begins a step. Handlers set the next start while this one still says how the body moved. */
    void useStart() {
        if (startSet) {
            double[] swap = usedStart;
            usedStart = start;
            start = swap;
            startSet = false;
        }
    }

    /** Where the sweep of the last step began, if that was set. */
    public double[] usedStart() {
        return usedStart;
    }

    public FormerShape formerShape() {
        return formerShape;
    }
}
