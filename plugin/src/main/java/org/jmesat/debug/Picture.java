package org.jmesat.debug;

import org.jmesat.projection.ProjectionPlane;

/** What all views draw in a frame: the tick of a selection, and the settings. */
final class Picture {
    private final PairSelection selection;
    private ProjectionPlane plane = ProjectionPlane.XY;
    private int maxAxes;
    private long settings;

    Picture(PairSelection selection) {
        this.selection = selection;
    }

    /** Sets what changes rarely. */
    void set(ProjectionPlane newPlane, int newMaxAxes) {
        settings += plane == newPlane && maxAxes == newMaxAxes ? 0 : 1;
        plane = newPlane;
        maxAxes = newMaxAxes;
    }

    /** Returns a number that is another one after each change of the settings. */
    long settings() {
        return settings;
    }

    PairSelection selection() {
        return selection;
    }

    ProjectionPlane plane() {
        return plane;
    }

    int maxAxes() {
        return maxAxes;
    }
}
