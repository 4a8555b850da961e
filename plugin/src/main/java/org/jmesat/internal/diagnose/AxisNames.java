package org.jmesat.internal.diagnose;

import org.jmesat.projection.ProjectionPlane;

/** The names of the world axes along which the coordinates of a plane are measured. */
final class AxisNames {
    private static final String[] XY = {"x", "y", "z"};
    private static final String[] XZ = {"x", "z", "y"};
    private static final String[] YZ = {"z", "y", "x"};

    private AxisNames() {
    }

    /** The name of a coordinate: 0 for x, 1 for y, 2 for the depth. */
    static String of(ProjectionPlane plane, int coordinate) {
        return (plane == ProjectionPlane.XY ? XY : plane == ProjectionPlane.XZ ? XZ : YZ)[coordinate];
    }

    static String depth(ProjectionPlane plane) {
        return of(plane, 2);
    }
}
