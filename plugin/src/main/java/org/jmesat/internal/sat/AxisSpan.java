package org.jmesat.internal.sat;

/** The projections of both placed shapes of a sweep on one axis. */
final class AxisSpan {
    private double separation;
    private double width;

    void measure(SweptPair pair, double nx, double ny) {
        double highA = pair.a.placed.computeReach(nx, ny);
        double lowA = -pair.a.placed.computeReach(-nx, -ny);
        double highB = pair.b.placed.computeReach(nx, ny);
        double lowB = -pair.b.placed.computeReach(-nx, -ny);
        separation = lowB - highA - pair.rounding;
        width = highA - lowA + highB - lowB + 2 * pair.rounding;
    }

    /** The separation of B from A along the axis; negative in overlap. */
    double separation() {
        return separation;
    }

    /** How far B must move along the axis from touching A on one side to touching it on the other. */
    double width() {
        return width;
    }
}
