package org.jmesat.world;

/**
 * What a collider remembers for its sweep beyond where steps have placed it: where a game lets the sweep begin, and the
 * shape that the collider had before it was given another.
 */
final class SweepState {
    private double[] start = new double[ColliderPoses.ROW];
    private double[] usedStart = new double[ColliderPoses.ROW];
    private boolean startSet;
    private final FormerShape formerShape = new FormerShape();

    void setStart(double x, double y, double cos, double sin) {
        start[0] = x;
        start[1] = y;
        start[2] = cos;
        start[3] = sin;
        startSet = true;
    }

    /** Whether the next sweep does not begin where the last step has placed the collider. */
    boolean isStartSet() {
        return startSet;
    }

    /** Begins a step. Handlers set the next start while this one still says how the collider moved. */
    void useStart() {
        if (startSet) {
            double[] swap = usedStart;
            usedStart = start;
            start = swap;
            startSet = false;
        }
    }

    /** Where the sweep of the last step began, if that was set. */
    double[] usedStart() {
        return usedStart;
    }

    FormerShape formerShape() {
        return formerShape;
    }
}
