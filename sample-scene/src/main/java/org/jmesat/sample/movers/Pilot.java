package org.jmesat.sample.movers;

import com.jme3.math.Vector3f;

/** Holds the keys that steer the hero. */
@FunctionalInterface
interface Pilot {
    /** The keys that are held. */
    final class Keys {
        /** −1 for left, 1 for right, 0 for none or both. */
        float x;
        /** −1 for down, 1 for up, 0 for none or both. */
        float y;
        boolean jump;
    }

    /**
     * Presses the keys for the next tick.
     *
     * @param place where the hero is
     * @param keys those of the last tick, to change
     */
    void press(Vector3f place, Keys keys);
}
