package org.jmesat.sample.level;

import com.jme3.math.Vector3f;

/** Where the player is to go. */
@FunctionalInterface
interface Steering {
    /**
     * Returns the direction for the next tick.
     *
     * @param place where the player is
     * @param store receives the direction, of a length from 0 (stand still) to 1 (full speed)
     * @return {@code store}
     */
    Vector3f steer(Vector3f place, Vector3f store);
}
