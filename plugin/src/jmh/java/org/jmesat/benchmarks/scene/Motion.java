package org.jmesat.benchmarks.scene;

/** What the geometries of a scene do from tick to tick. */
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
