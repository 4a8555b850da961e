package org.jmesat.sample;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Position and orientation of a model as a function of time: a Lissajous figure about a centre, and a turn about the
 * model's upright axis with nod and roll.
 *
 * @param x centre, in world units
 * @param y centre, in world units
 * @param reachX greatest distance from the centre along X, in world units
 * @param reachY greatest distance from the centre along Y, in world units
 * @param periodX period along X in seconds, not 0; negative runs the figure backwards
 * @param periodY period along Y in seconds, not 0
 * @param phase phase of the figure at time 0, in turns, 0 to 1
 * @param turnPeriod seconds for a full turn about the upright axis, not 0; negative turns clockwise
 * @param tilt greatest angle of nod and roll, in radians
 */
record ModelPath(float x, float y, float reachX, float reachY, float periodX, float periodY, float phase,
                 float turnPeriod, float tilt) {

    private static final float REACH_Z = 0.8f;
    private static final float PERIOD_Z = 9f;
    private static final float PERIOD_NOD = 5.3f;
    private static final float PERIOD_ROLL = 7.1f;

    /**
     * Computes the position at a time.
     *
     * @param seconds time, &ge; 0
     * @param store filled and returned
     */
    Vector3f computeLocation(float seconds, Vector3f store) {
        return store.set(
                x + reachX * wave(seconds, periodX, phase),
                y + reachY * wave(seconds, periodY, phase * 2),
                REACH_Z * wave(seconds, PERIOD_Z, phase));
    }

    /**
     * Computes the orientation at a time.
     *
     * @param seconds time, &ge; 0
     * @param store filled and returned
     */
    Quaternion computeRotation(float seconds, Quaternion store) {
        return store.fromAngles(
                tilt * wave(seconds, PERIOD_NOD, phase),
                FastMath.TWO_PI * (seconds / turnPeriod + phase),
                tilt * wave(seconds, PERIOD_ROLL, phase));
    }

    private static float wave(float seconds, float period, float phase) {
        return FastMath.sin(FastMath.TWO_PI * (seconds / period + phase));
    }
}
