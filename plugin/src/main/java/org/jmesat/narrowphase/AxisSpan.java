package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;

/** The projections of both shapes of a sweep on one axis, as they are placed. */
final class AxisSpan {
    private double separation;
    private double width;

    void measure(SweptPair pair, double nx, double ny) {
        double highA = furthest(pair.a.placed, nx, ny);
        double lowA = -furthest(pair.a.placed, -nx, -ny);
        double highB = furthest(pair.b.placed, nx, ny);
        double lowB = -furthest(pair.b.placed, -nx, -ny);
        separation = lowB - highA - pair.rounding;
        width = highA - lowA + highB - lowB + 2 * pair.rounding;
    }

    private static double furthest(PlacedPolygon shape, double nx, double ny) {
        double[] x = shape.x();
        double[] y = shape.y();
        double furthest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < shape.count(); i++) {
            furthest = Math.max(furthest, nx * x[i] + ny * y[i]);
        }
        return furthest;
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
