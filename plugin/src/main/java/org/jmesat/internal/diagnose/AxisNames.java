package org.jmesat.internal.diagnose;

import org.jmesat.projection.ProjectionPlane;

/** The names of the world axes along which the coordinates of a plane are measured. */
final class AxisNames {
    private AxisNames() {
    }

    /** The name of a coordinate: 0 for x, 1 for y, 2 for the depth. */
    static String of(ProjectionPlane plane, int coordinate) {
        String names = plane == ProjectionPlane.XY ? "xyz" : plane == ProjectionPlane.XZ ? "xzy" : "zyx";
        return names.substring(coordinate, coordinate + 1);
    }

    static String depth(ProjectionPlane plane) {
        return of(plane, 2);
    }
}
