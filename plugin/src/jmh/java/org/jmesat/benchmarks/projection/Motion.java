package org.jmesat.benchmarks.projection;

/** What the colliders do in each frame. */
public enum Motion {
    STILL, MOVE, TURN_IN_PLANE, TURN_OUT_OF_PLANE;

    /** Whether a frame allocates nothing, and takes at most a microsecond a collider. */
    boolean isCheap() {
        return this == MOVE || this == TURN_IN_PLANE;
    }
}
