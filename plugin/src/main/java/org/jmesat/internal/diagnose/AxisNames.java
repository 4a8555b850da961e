package org.jmesat.internal.diagnose;

import org.jmesat.projection.ProjectionPlane;

/** The names of the world axes along which the coordinates of a plane are measured. */
final class AxisNames {
    private AxisNames() {
    }

    static String x(ProjectionPlane plane) {
        return plane == ProjectionPlane.YZ ? "z" : "x";
    }

    static String y(ProjectionPlane plane) {
        return plane == ProjectionPlane.XZ ? "z" : "y";
    }

    static String depth(ProjectionPlane plane) {
        return switch (plane) {
            case XY -> "z";
            case XZ -> "y";
            case YZ -> "x";
        };
    }
}
