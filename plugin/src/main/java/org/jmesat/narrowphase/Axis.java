package org.jmesat.narrowphase;

import java.util.Objects;
import java.util.Optional;
import org.jmesat.geometry.Tolerance;

/**
 * One candidate axis of an {@link AxisReport}, which owns it: when the report is
 * {@linkplain AxisReport#update updated}, it is another axis. Its direction is the one in which B would be pushed, and
 * A the other way: that of the two in which it takes less. All numbers are in world units and world axes.
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

    /** The same instance each time. */
    Optional<Axis> present() {
        return present;
    }

    /** {@return the owner of the edge that this axis is perpendicular to} */
    public AxisReport.Owner owner() {
        return owner;
    }

    /** {@return the index of the first edge of A that it is perpendicular to, one that faces B if any; −1 for none} */
    public int edgeOfA() {
        return edgeOfA;
    }

    /** {@return the index of the first edge of B that it is perpendicular to, one that faces A if any; −1 for none} */
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

    /** {@return the least projection of A, where A's interval begins} */
    public double minA() {
        return minA;
    }

    /** {@return the greatest projection of A, where A's interval ends} */
    public double maxA() {
        return maxA;
    }

    /** {@return the least projection of B, where B's interval begins} */
    public double minB() {
        return minB;
    }

    /** {@return the greatest projection of B, where B's interval ends} */
    public double maxB() {
        return maxB;
    }

    /**
     * {@return the signed gap between the end of A's interval and the beginning of B's}
     * Negative, it is the least push along the axis that parts them.
     */
    public double separation() {
        return separation;
    }

    /** {@return whether it separates the shapes: its gap is wider than the limit of the report} */
    public boolean separates() {
        return separates;
    }

    /** {@return the index of its edge of A or, where it has none there, of B; −1 for the line between corners} */
    public int edge() {
        return edgeOfA >= 0 ? edgeOfA : edgeOfB;
    }

    /**
     * {@return the x component of the shortest move of B along this axis after which the shapes only touch}
     * It is 0 when the axis shows no overlap.
     */
    public double pushX() {
        return x * Math.max(0, -separation) + 0.0;
    }

    /**
     * {@return the y component of the shortest move of B along this axis after which the shapes only touch}
     * It is 0 when the axis shows no overlap.
     */
    public double pushY() {
        return y * Math.max(0, -separation) + 0.0;
    }

    /**
     * Tells whether this axis is another one the other way round.
     *
     * @param other the other axis (not null)
     * @return true when the directions are opposite, within what counts as parallel
     */
    public boolean isOpposite(Axis other) {
        Objects.requireNonNull(other, "other");
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
