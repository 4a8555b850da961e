package org.jmesat.geometry;

import java.util.Objects;
import org.jmesat.internal.geometry.Angles;

/**
 * How a shape moves during a tick: from one pose to another, in a straight line and with an even turn.
 *
 * <p>A pose is the world place of the shape's local origin and an angle about it. Time is a fraction of the tick: 0 is
 * the pose at its beginning, 1 the one at its end. The origin moves in a straight line; what lies off the origin is
 * carried along an arc. The turn is the difference of the two angles as they are given, whatever its sign, and may
 * exceed a full turn: from 3 to −3 is nearly once round clockwise, not the short way across π. One motion serves all
 * pieces of a body.
 */
public final class Motion {
    private double startX;
    private double startY;
    private double startAngle;
    private double endX;
    private double endY;
    private double endAngle;

    /** Creates a motion that rests at the world's origin at the angle 0. */
    public Motion() {
    }

    /**
     * Creates a motion. Numbers beyond the range of a float are refused.
     *
     * @param startX world x of the local origin at the beginning
     * @param startY world y of the local origin at the beginning
     * @param startAngle angle at the beginning, in radians from the X axis towards the Y axis
     * @param endX world x of the local origin at the end
     * @param endY world y of the local origin at the end
     * @param endAngle angle at the end, in radians, not wrapped round
     * @return a new motion
     * @throws IllegalArgumentException if a number is NaN, infinite or beyond the range of a float
     */
    public static Motion of(double startX, double startY, double startAngle, double endX, double endY,
            double endAngle) {
        Motion motion = new Motion();
        motion.set(startX, startY, startAngle, endX, endY, endAngle);
        return motion;
    }

    /**
     * Sets both poses. Numbers beyond the range of a float are refused, so that nothing computed from them overflows.
     *
     * @param newStartX world x of the local origin at the beginning
     * @param newStartY world y of the local origin at the beginning
     * @param newStartAngle angle at the beginning, in radians from the X axis towards the Y axis
     * @param newEndX world x of the local origin at the end
     * @param newEndY world y of the local origin at the end
     * @param newEndAngle angle at the end, in radians, not wrapped round
     * @throws IllegalArgumentException if a number is NaN, infinite or beyond the range of a float; the message names
     *     it, and the motion stays as it was
     */
    public void set(double newStartX, double newStartY, double newStartAngle, double newEndX, double newEndY,
            double newEndAngle) {
        require("x at the start", newStartX);
        require("y at the start", newStartY);
        require("angle at the start", newStartAngle);
        require("x at the end", newEndX);
        require("y at the end", newEndY);
        require("angle at the end", newEndAngle);
        startX = newStartX;
        startY = newStartY;
        startAngle = newStartAngle;
        endX = newEndX;
        endY = newEndY;
        endAngle = newEndAngle;
    }

    private static void require(String name, double value) {
        if (!(Math.abs(value) <= Float.MAX_VALUE)) {
            throw new IllegalArgumentException("The " + name + " must be a number within the range of a float, not "
                    + value);
        }
    }

    /**
     * Returns the world x of the local origin at a time.
     *
     * @param time fraction of the tick (0 ≤ time ≤ 1)
     * @return the coordinate; at 0 and 1 exactly as it was set
     * @throws IllegalArgumentException if the time is NaN or outside the tick
     */
    public double x(double time) {
        return between(startX, endX, time);
    }

    /**
     * Returns the world y of the local origin at a time.
     *
     * @param time fraction of the tick (0 ≤ time ≤ 1)
     * @return the coordinate; at 0 and 1 exactly as it was set
     * @throws IllegalArgumentException if the time is NaN or outside the tick
     */
    public double y(double time) {
        return between(startY, endY, time);
    }

    /**
     * Returns the angle at a time.
     *
     * @param time fraction of the tick (0 ≤ time ≤ 1)
     * @return the angle in radians; at 0 and 1 exactly as it was set
     * @throws IllegalArgumentException if the time is NaN or outside the tick
     */
    public double angle(double time) {
        return between(startAngle, endAngle, time);
    }

    private static double between(double start, double end, double time) {
        if (!(time >= 0 && time <= 1)) {
            throw new IllegalArgumentException("The time must be from 0 to 1, not " + time);
        }
        return (1 - time) * start + time * end;
    }

    /**
     * {@return the angle at the end of the tick less that at its start, in radians}
     * It is positive when the shape turns counter-clockwise.
     */
    public double turn() {
        return endAngle - startAngle;
    }

    /**
     * Places a shape where it is at a time, as for the contact points of an impact.
     *
     * @param time fraction of the tick (0 ≤ time ≤ 1)
     * @param shape the shape to place
     * @throws IllegalArgumentException if the time is NaN or outside the tick; the shape stays where it was
     */
    public void place(double time, PlacedPolygon shape) {
        Objects.requireNonNull(shape, "shape");
        double angle = angle(time);
        shape.place(x(time), y(time), Angles.cos(angle), Angles.sin(angle));
    }
}
