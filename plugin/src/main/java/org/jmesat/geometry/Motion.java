package org.jmesat.geometry;

import java.util.Objects;
import org.jmesat.internal.geometry.Angles;

/**
 * The motion of a shape during a tick, from one pose to another: straight, with a constant angular velocity.
 *
 * <p>A pose is the world position of the shape's local origin and an angle about it. Time is a fraction of the tick: 0
 * at its start, 1 at its end. The turn is the end angle minus the start angle, not wrapped: from 3 to −3 is nearly a
 * full turn clockwise, not the short way across π, and a turn may exceed 2π. The pieces of a body share one motion.
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
     * Creates a motion.
     *
     * @param startX plane x of the local origin at the start
     * @param startY plane y of the local origin at the start
     * @param startAngle angle at the start, in radians from the X axis towards the Y axis
     * @param endX plane x of the local origin at the end
     * @param endY plane y of the local origin at the end
     * @param endAngle angle at the end, in radians, not wrapped
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
     * Sets both poses. Numbers beyond the range of a float are refused, so that no later computation overflows.
     *
     * @param newStartX plane x of the local origin at the start
     * @param newStartY plane y of the local origin at the start
     * @param newStartAngle angle at the start, in radians from the X axis towards the Y axis
     * @param newEndX plane x of the local origin at the end
     * @param newEndY plane y of the local origin at the end
     * @param newEndAngle angle at the end, in radians, not wrapped
     * @throws IllegalArgumentException if a number is NaN, infinite or beyond the range of a float; the message names
     *     it and the motion is unchanged
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
     * Returns the plane x of the local origin at a time.
     *
     * @param time fraction of the tick (0 ≤ time ≤ 1)
     * @return the coordinate; at 0 and 1 exactly the one set
     * @throws IllegalArgumentException if the time is NaN or outside the tick
     */
    public double x(double time) {
        return between(startX, endX, time);
    }

    /**
     * Returns the plane y of the local origin at a time.
     *
     * @param time fraction of the tick (0 ≤ time ≤ 1)
     * @return the coordinate; at 0 and 1 exactly the one set
     * @throws IllegalArgumentException if the time is NaN or outside the tick
     */
    public double y(double time) {
        return between(startY, endY, time);
    }

    /**
     * Returns the angle at a time.
     *
     * @param time fraction of the tick (0 ≤ time ≤ 1)
     * @return the angle in radians; at 0 and 1 exactly the one set
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

    /** {@return the end angle minus the start angle, in radians; positive when the shape turns counter-clockwise} */
    public double turn() {
        return endAngle - startAngle;
    }

    /**
     * Places a shape at its pose at a time, for example to find the contact points of an impact.
     *
     * @param time fraction of the tick (0 ≤ time ≤ 1)
     * @param shape the shape to place
     * @throws IllegalArgumentException if the time is NaN or outside the tick; the shape is not moved then
     */
    public void place(double time, PlacedPolygon shape) {
        Objects.requireNonNull(shape, "shape");
        double angle = angle(time);
        shape.place(x(time), y(time), Angles.cos(angle), Angles.sin(angle));
    }
}
