package org.jmesat.sample.level;

import com.jme3.math.Vector3f;

/** What the player is to do. Both are asked once before each tick, in this order. */
interface Steering {
    /**
     * Returns where he walks.
     *
     * @param place where he is (not kept)
     * @return from -1 (left, full speed) to 1 (right)
     */
    float walk(Vector3f place);

    /** {@return whether the key is held that jumps} */
    boolean isJumpHeld();
}
