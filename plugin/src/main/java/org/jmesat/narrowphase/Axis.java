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

    /**
     * Returns whose edge it is perpendicular to.
     *
     * @return the owner of the edge
     */
    public AxisReport.Owner owner() {
        return owner;
    }

    /**
     * Returns the first edge of A that it is perpendicular to, one that faces B if there is any.
     *
     * @return the index of the edge; −1 for none
     */
    public int edgeOfA() {
        return edgeOfA;
    }

    /**
     * Returns the first edge of B that it is perpendicular to, one that faces A if there is any.
     *
     * @return the index of the edge; −1 for none
     */
    public int edgeOfB() {
        return edgeOfB;
    }

    /**
     * Returns x of its direction.
     *
     * @return x component of the unit direction from A to B
     */
    public double x() {
        return x;
    }

    /**
     * Returns y of its direction.
     *
     * @return y component of the unit direction from A to B
     */
    public double y() {
        return y;
    }

    /**
     * Returns where A's interval begins.
     *
     * @return the least projection of A
     */
    public double minA() {
        return minA;
    }

    /**
     * Returns where A's interval ends.
     *
     * @return the greatest projection of A
     */
    public double maxA() {
        return maxA;
    }

    /**
     * Returns where B's interval begins.
     *
     * @return the least projection of B
     */
    public double minB() {
        return minB;
    }

    /**
     * Returns where B's interval ends.
     *
     * @return the greatest projection of B
     */
    public double maxB() {
        return maxB;
    }

    /**
     * Returns the signed gap between the end of A's interval and the beginning of B's.
     *
     * @return the gap; negative is the least push along the axis that parts them
     */
    public double separation() {
        return separation;
    }

    /**
     * Tells whether the gap is wider than the limit of the report.
     *
     * @return true when it separates the shapes
     */
    public boolean separates() {
        return separates;
    }

    /**
     * Returns the edge by which the axis is known.
     *
     * @return index of its edge of A or, where it has none there, of B; −1 for the line between corners
     */
    public int edge() {
        return edgeOfA >= 0 ? edgeOfA : edgeOfB;
    }

    /**
     * Returns the x component of the shortest move of B along this axis after which the shapes only touch.
     *
     * @return the component; 0 when the axis shows no overlap
     */
    public double pushX() {
        return x * Math.max(0, -separation) + 0.0;
    }

    /**
     * Returns the y component of the shortest move of B along this axis after which the shapes only touch.
     *
     * @return the component; 0 when the axis shows no overlap
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
