package org.jmesat.world;

import java.util.Objects;

/**
 * A piece of a continuous collider that moved in the last step, in a {@link CollisionSnapshot}: its outline at any time
 * of the step, as the step swept it. Time is a fraction of the step: 0 at its start, 1 at its end. The difference of
 * both poses is the velocity, in world units a tick. Reads the snapshot, and is valid until its next update.
 */
public final class SweptPiece {
    private SweepRows rows;
    private int sweep;
    private int count;

    /** Creates an instance to pass to {@link CollisionSnapshot#sweptPiece(int, SweptPiece)} before any getter. */
    public SweptPiece() {
    }

    SweptPiece show(SweepRows source, int newSweep) {
        rows = source;
        sweep = newSweep;
        count = rows.size(newSweep);
        return this;
    }

    /** {@return the collider of this piece} */
    public Collider collider() {
        return rows.owner(sweep);
    }

    /** {@return the index of the piece in its collider} */
    public int piece() {
        return rows.piece(sweep);
    }

    /** {@return the coordinate along the plane's axis at which to draw the piece} */
    public float elevation() {
        return rows.elevation(sweep);
    }

    /** {@return x of the collider's movement in the step, in world units} */
    public double moveX() {
        return rows.moveX(sweep);
    }

    /** {@return y of the collider's movement in the step, in world units} */
    public double moveY() {
        return rows.moveY(sweep);
    }

    /** {@return the angle by which the collider turned in the step, in radians from the X axis towards the Y axis} */
    public double turn() {
        return rows.turn(sweep);
    }

    /**
     * Returns x of the collider's position.
     *
     * @param time fraction of the step (0 ≤ time ≤ 1)
     * @return plane x
     * @throws IllegalArgumentException if the time is NaN or outside the step
     */
    public double x(double time) {
        return rows.x(sweep, require(time));
    }

    /**
     * Returns y of the collider's position.
     *
     * @param time fraction of the step (0 ≤ time ≤ 1)
     * @return plane y
     * @throws IllegalArgumentException if the time is NaN or outside the step
     */
    public double y(double time) {
        return rows.y(sweep, require(time));
    }

    /** {@return the number of vertices (≥1): 2 for a segment, 1 for a point; 0 before the first fill} */
    public int count() {
        return count;
    }

    /**
     * Returns x of a vertex; vertices are counter-clockwise.
     *
     * @param vertex which one (0 ≤ vertex &lt; {@link #count()})
     * @param time fraction of the step (0 ≤ time ≤ 1)
     * @return plane x
     * @throws IndexOutOfBoundsException if there is no such vertex
     * @throws IllegalArgumentException if the time is NaN or outside the step
     */
    public double vertexX(int vertex, double time) {
        return rows.vertexX(sweep, Objects.checkIndex(vertex, count), require(time));
    }

    /**
     * Returns y of a vertex.
     *
     * @param vertex which one (0 ≤ vertex &lt; {@link #count()})
     * @param time fraction of the step (0 ≤ time ≤ 1)
     * @return plane y
     * @throws IndexOutOfBoundsException if there is no such vertex
     * @throws IllegalArgumentException if the time is NaN or outside the step
     */
    public double vertexY(int vertex, double time) {
        return rows.vertexY(sweep, Objects.checkIndex(vertex, count), require(time));
    }

    private static double require(double time) {
        if (!(time >= 0 && time <= 1)) {
            throw new IllegalArgumentException("The time must be from 0 to 1, not " + time);
        }
        return time;
    }
}
