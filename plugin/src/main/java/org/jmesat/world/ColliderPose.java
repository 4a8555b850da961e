package org.jmesat.world;

import java.util.Objects;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.Motion;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.geometry.RoundingError;
import org.jmesat.internal.place.BodyPoses;
import org.jmesat.internal.place.BodyTable;

/** Where a collider is, and from where the next step sweeps it. */
abstract class ColliderPose {
    final CollisionWorld world;
    /** The row in the step's tables of bodies, which hold the settings and the pose. */
    int index;
    /** Null until the step that drops this collider; after it, another collider may reuse the index. */
    RemovedBody removed;
    /** Null until the collider is removed. */
    ExitReason removal;

    ColliderPose(CollisionWorld world) {
        this.world = world;
    }

    /**
     * Moves the collider without turning it.
     *
     * @param newX plane x (finite)
     * @param newY plane y (finite)
     * @throws IllegalArgumentException if a coordinate is NaN, infinite or beyond 10¹⁵⁰
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setPosition(double newX, double newY) {
        requireLive();
        requireCoordinate("x", newX);
        requireCoordinate("y", newY);
        if (bodies().poses().setPosition(index, newX, newY)) {
            stages().places.noteMove(index);
        }
    }

    /**
     * Turns the collider about its position.
     *
     * @param angle from the X axis towards the Y axis, in radians (finite)
     * @throws IllegalArgumentException if the angle is NaN or infinite
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setAngle(double angle) {
        requireLive();
        requireFinite("angle", angle);
        turn(Angles.cos(angle), Angles.sin(angle));
    }

    /**
     * Turns the collider about its position, by cosine and sine of the angle.
     *
     * @param newCos cosine of the angle from the X axis towards the Y axis
     * @param newSin sine of that angle; (cos, sin) is normalised if its length is within a thousandth of 1
     * @throws IllegalArgumentException if the length of (cos, sin) is NaN or further from 1
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setRotation(double newCos, double newSin) {
        requireLive();
        double length = rotationLength(newCos, newSin);
        turn(newCos / length, newSin / length);
    }

    private double rotationLength(double newCos, double newSin) {
        double length = Math.sqrt(newCos * newCos + newSin * newSin);
        if (!(Math.abs(length - 1) <= RoundingError.TURN)) {
            throw new IllegalArgumentException(
                    "Collider " + this + " cannot be turned by cosine " + newCos + " and sine " + newSin);
        }
        return length;
    }

    private void turn(double newCos, double newSin) {
        if (bodies().poses().setRotation(index, newCos, newSin)) {
            stages().places.noteMove(index);
        }
    }

    private double current(int column) {
        return removed == null ? bodies().poses().current()[BodyPoses.ROW * index + column] : removed.current(column);
    }

    /** {@return the plane x of the position} */
    public double getX() {
        return current(0);
    }

    /** {@return the plane y of the position} */
    public double getY() {
        return current(1);
    }

    /** {@return the cosine of the angle from the X axis towards the Y axis, normalised} */
    public double getCos() {
        return current(2);
    }

    /** {@return the sine of the angle from the X axis towards the Y axis, normalised} */
    public double getSin() {
        return current(3);
    }

    /**
     * Computes the angle from the X axis towards the Y axis.
     *
     * @return the angle in radians (−π &lt; angle ≤ π); the same bits on every machine
     */
    public double getAngle() {
        return StrictMath.atan2(getSin(), getCos());
    }

    /**
     * Skips the sweep of this collider at the next step. A collider that is new, or had no shape, is not swept either.
     *
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void teleport() {
        requireLive();
        bodies().teleport(index);
        change();
    }

    /**
     * Sets the pose from which the next step sweeps this collider, instead of its pose at the last step. Only the next
     * step uses it. {@link #teleport} takes precedence. The depth at the start stays that of the last step.
     *
     * @param startX plane x of the collider's position (finite)
     * @param startY plane y (finite)
     * @param startCos cosine of its angle from the X axis towards the Y axis
     * @param startSin sine of that angle; (cos, sin) is normalised if its length is within a thousandth of 1
     * @throws IllegalArgumentException if a coordinate is NaN, infinite or beyond 10¹⁵⁰, or the length of (cos, sin) is
     *     NaN or further from 1
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setSweepStart(double startX, double startY, double startCos, double startSin) {
        requireLive();
        requireCoordinate("x", startX);
        requireCoordinate("y", startY);
        double length = rotationLength(startCos, startSin);
        bodies().sweep(index).setStart(startX, startY, startCos / length, startSin / length);
        change();
    }

    /**
     * {@return whether the next step sweeps this collider from another pose than that of the last step, or not at all}
     * That is so if it is new, or was {@linkplain #teleport teleported}, or its {@linkplain #setSweepStart sweep start}
     * was set since the last step.
     */
    public boolean isCutShort() {
        return removed == null && bodies().isCutShort(index);
    }

    /**
     * Computes the motion that the last step swept: straight, with an even turn. A collider that was not swept (at
     * rest, new or teleported) has a motion of length 0 at its pose.
     *
     * @param store receives the motion; angles are in radians, the short way round
     * @return {@code store}
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public Motion computeMotion(Motion store) {
        Objects.requireNonNull(store, "store");
        requireLive();
        stages().sweeps.computeMotion(index, store);
        return store;
    }

    /** {@return whether the collider was removed from its world, possibly since the last step} */
    public boolean isRemoved() {
        return removal != null;
    }

    final int index() {
        return index;
    }

    final WorldStages stages() {
        return world.stages();
    }

    final BodyTable bodies() {
        return world.stages().bodies;
    }

    final void change() {
        stages().places.noteChange(index);
    }

    final void requireLive() {
        if (removal != null) {
            throw new IllegalStateException("Collider " + this + " was removed from its world");
        }
        // Checked before any change, so that a refused call changes nothing.
        world.requireNotStepping();
    }

    private void requireCoordinate(String name, double value) {
        if (!(Math.abs(value) <= PolygonTable.MOST_COORDINATE)) {
            throw new IllegalArgumentException("The " + name + " of collider " + this + " cannot be " + value);
        }
    }

    final void requireFinite(String name, double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("The " + name + " of collider " + this + " cannot be " + value);
        }
    }
}
