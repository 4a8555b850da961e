package org.jmesat.narrowphase;

import java.util.Optional;
import org.jmesat.geometry.Tolerance;

/**
 * One candidate axis of an {@link AxisReport}. Its direction is the one in which B would be pushed away from A; of the
 * two directions of the axis, it is the one with the shorter push. All numbers are in world units and world axes. The
 * report owns the instance and overwrites it at each {@linkplain AxisReport#update update}.
 */
public final class Axis {
    private final Optional<Axis> present = Optional.of(this);
    private AxisReport.Owner owner;
    private int edgeOfA;
    private int edgeOfB;
    private double x;
    private double y;
    private double minA;
    private double maxA;
    private double minB;
    private double maxB;
    private double separation;
    private boolean separates;

    Axis() {
    }

    void set(AxisReport.Owner newOwner, int newEdgeOfA, int newEdgeOfB, double newX, double newY) {
        owner = newOwner;
        edgeOfA = newEdgeOfA;
        edgeOfB = newEdgeOfB;
        x = newX;
        y = newY;
    }

    void setIntervals(double newMinA, double newMaxA, double newMinB, double newMaxB) {
        minA = newMinA;
        maxA = newMaxA;
        minB = newMinB;
        maxB = newMaxB;
        separation = minB - maxA;
    }

    void setSeparates(boolean newSeparates) {
        separates = newSeparates;
    }

    /** This axis, always in the same Optional, so that nothing is allocated. */
    Optional<Axis> present() {
        return present;
    }

    /** {@return the owner of the edge that this axis is perpendicular to} */
    public AxisReport.Owner owner() {
        return owner;
    }

    /**
     * {@return the index of the first edge of A perpendicular to this axis, preferably one that faces B; −1 for none}
     */
    public int edgeOfA() {
        return edgeOfA;
    }

    /**
     * {@return the index of the first edge of B perpendicular to this axis, preferably one that faces A; −1 for none}
     */
    public int edgeOfB() {
        return edgeOfB;
    }

    /** {@return the x component of its unit direction, from A to B} */
    public double x() {
        return x;
    }

    /** {@return the y component of its unit direction, from A to B} */
    public double y() {
        return y;
    }

    /** {@return the start of A's projection interval} */
    public double minA() {
        return minA;
    }

    /** {@return the end of A's projection interval} */
    public double maxA() {
        return maxA;
    }

    /** {@return the start of B's projection interval} */
    public double minB() {
        return minB;
    }

    /** {@return the end of B's projection interval} */
    public double maxB() {
        return maxB;
    }

    /** The sum of the lengths of both intervals. */
    double extents() {
        return maxA() - minA() + maxB() - minB();
    }

    /**
     * {@return the signed gap from the end of A's interval to the start of B's}
     * If it is negative, a push of that length along the axis leaves the shapes touching.
     */
    public double separation() {
        return separation;
    }

    /** {@return whether this axis separates the shapes: its separation exceeds the limit of the report} */
    public boolean separates() {
        return separates;
    }

    /** {@return {@link #edgeOfA} or, if that is −1, {@link #edgeOfB}; −1 for the line between corners} */
    public int edge() {
        return edgeOfA >= 0 ? edgeOfA : edgeOfB;
    }

    /** {@return the x component of the push of B along this axis that leaves the shapes touching; 0 without overlap} */
    public double pushX() {
        return x * Math.max(0, -separation) + 0.0;
    }

    /** {@return the y component of the push of B along this axis that leaves the shapes touching; 0 without overlap} */
    public double pushY() {
        return y * Math.max(0, -separation) + 0.0;
    }

    /** Whether another axis has the opposite direction, within {@link Tolerance#PARALLEL}. */
    boolean isOpposite(Axis other) {
        return cosine(other) < 0 && Math.abs(x * other.y - y * other.x) <= Tolerance.PARALLEL;
    }

    double cosine(Axis other) {
        return x * other.x + y * other.y;
    }

    @Override
    public String toString() {
        return owner + " edges " + edgeOfA + " and " + edgeOfB + " along (" + x + ", " + y + "): A " + minA + " to "
                + maxA + ", B " + minB + " to " + maxB + ", separation " + separation
                + (separates ? ", separates" : "");
    }
}
