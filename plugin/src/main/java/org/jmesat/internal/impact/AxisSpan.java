package org.jmesat.internal.impact;

/** The projections of both shapes of a sweep on one axis, as they are placed. */
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

    /** How far the axis separates B from A; negative in overlap. */
    double separation() {
        return separation;
    }

    /** How far B must move along the axis from where it touches A on one side to where it does so on the other. */
    double width() {
        return width;
    }
}
