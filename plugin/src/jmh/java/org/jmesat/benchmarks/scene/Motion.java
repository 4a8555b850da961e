package org.jmesat.benchmarks.scene;

/** The motion of a scene's geometries from tick to tick. */
public enum Motion {
    STILL("still"),
    MOVING("moving"),
    TURNING("moving and turning about Z");

    private final String label;

    Motion(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }
}
