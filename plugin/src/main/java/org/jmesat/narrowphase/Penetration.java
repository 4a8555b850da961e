package org.jmesat.narrowphase;

/**
 * How two shapes A and B lie to each other, as found by {@link Sat}: one signed number, and the direction in which it
 * was measured. An instance is filled again by each test.
 */
public final class Penetration {
    /** In place of an axis: the direction runs from corner to corner and is perpendicular to no edge. */
    public static final int NO_AXIS = -1;

    private double separation;
    private double normalX = 1;
    private double normalY;
    private boolean axisOfA;
    private int axis;
    private boolean directionArbitrary;

    /** Creates an instance to be filled by {@link Sat}. */
    public Penetration() {
    }

    void set(double newSeparation, double nx, double ny, boolean ofA, int k, boolean arbitrary) {
        separation = newSeparation;
        // Adding zero turns −0 into +0, which equals would tell apart.
        normalX = nx + 0.0;
        normalY = ny + 0.0;
        axisOfA = ofA;
        axis = k;
        directionArbitrary = arbitrary;
    }

    /**
     * Takes the values of another instance.
     *
     * @param other the values to copy
     */
    public void set(Penetration other) {
        set(other.separation, other.normalX, other.normalY, other.axisOfA, other.axis, other.directionArbitrary);
    }

    /**
     * Returns the signed separation. Negative in overlap, where its negation is the penetration depth; positive values
     * are a lower bound on the distance.
     *
     * @return the separation in world units
     */
    public double separation() {
        return separation;
    }

    /**
     * Returns the penetration depth: how far one shape must move along the normal until they only touch.
     *
     * @return the depth in world units (≥0; 0 when the shapes do not overlap)
     */
    public double depth() {
        return Math.max(0, -separation);
    }

    /**
     * Returns the x component of the unit normal, which points from A to B.
     *
     * @return the component in world axes
     */
    public double normalX() {
        return normalX;
    }

    /**
     * Returns the y component of the unit normal, which points from A to B.
     *
     * @return the component in world axes
     */
    public double normalY() {
        return normalY;
    }

    /**
     * Returns the x component of the minimum translation vector: the shortest move of B after which the shapes only
     * touch. A would move the other way.
     *
     * @return the component in world units; 0 when the shapes do not overlap
     */
    public double mtvX() {
        return normalX * depth();
    }

    /**
     * Returns the y component of the minimum translation vector.
     *
     * @return the component in world units; 0 when the shapes do not overlap
     */
    public double mtvY() {
        return normalY * depth();
    }

    /**
     * Tells which shape owns the deciding axis.
     *
     * @return true when it belongs to A, false when it belongs to B
     */
    public boolean isAxisOfA() {
        return axisOfA;
    }

    /**
     * Returns the deciding axis.
     *
     * @return its index in the owner, or {@link #NO_AXIS}
     */
    public int axis() {
        return axis;
    }

    /**
     * Tells whether the shapes lie so evenly on the deciding axis that either direction would do (coincident centres or
     * points). The normal is then +X if that is a direction of least overlap, and otherwise the one of the two that
     * points to the side of +X (or to +Y when it has no x).
     *
     * @return true when geometry gives no direction
     */
    public boolean isDirectionArbitrary() {
        return directionArbitrary;
    }
}
