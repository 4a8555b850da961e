package org.jmesat.geometry;

import java.util.Objects;

/**
 * How two shapes A and B lie to each other, as the separating axis test finds it: one signed number, and the direction
 * in which it was measured. An instance is filled again by each test.
 */
public final class Penetration {
    /** In place of an edge: the direction is perpendicular to none. */
    public static final int NO_EDGE = Integer.MIN_VALUE;

    private double separation;
    private double normalX = 1;
    private double normalY;
    private int edge = NO_EDGE;
    private int cornerOfA = NO_EDGE;
    private int cornerOfB = NO_EDGE;
    private boolean directionArbitrary;

    /** Creates an instance to be filled by a test. */
    public Penetration() {
    }

    /**
     * Sets what was found on an axis.
     *
     * @param newSeparation {@link #separation()}
     * @param nx {@link #normalX()}
     * @param ny {@link #normalY()}
     * @param newEdge {@link #edge()}
     * @param arbitrary {@link #isDirectionArbitrary()}
     */
    public void set(double newSeparation, double nx, double ny, int newEdge, boolean arbitrary) {
        separation = newSeparation;
        // Adding zero turns −0 into +0, which equals would tell apart.
        normalX = nx + 0.0;
        normalY = ny + 0.0;
        edge = newEdge;
        cornerOfA = NO_EDGE;
        cornerOfB = NO_EDGE;
        directionArbitrary = arbitrary;
    }

    /**
     * Sets the edge alone; the other values say nothing then.
     *
     * @param newEdge {@link #edge()}
     */
    public void setEdge(int newEdge) {
        edge = newEdge;
    }

    /**
     * Sets what was found between two corners.
     *
     * @param newSeparation {@link #separation()}
     * @param nx {@link #normalX()}
     * @param ny {@link #normalY()}
     * @param newCornerOfA {@link #cornerOfA()}
     * @param newCornerOfB {@link #cornerOfB()}
     */
    public void set(double newSeparation, double nx, double ny, int newCornerOfA, int newCornerOfB) {
        set(newSeparation, nx, ny, NO_EDGE, false);
        cornerOfA = newCornerOfA;
        cornerOfB = newCornerOfB;
    }

    /**
     * Takes the values of another instance.
     *
     * @param other the values to copy
     */
    public void set(Penetration other) {
        Objects.requireNonNull(other, "other");
        set(other.separation, other.normalX, other.normalY, other.edge, other.directionArbitrary, other.cornerOfA,
                other.cornerOfB);
    }

    /**
     * Takes what another instance said, for whoever keeps many in arrays.
     *
     * @param newSeparation {@link #separation()}
     * @param nx {@link #normalX()}
     * @param ny {@link #normalY()}
     * @param newEdge {@link #edge()}
     * @param arbitrary {@link #isDirectionArbitrary()}
     * @param newCornerOfA {@link #cornerOfA()}
     * @param newCornerOfB {@link #cornerOfB()}
     */
    public void set(double newSeparation, double nx, double ny, int newEdge, boolean arbitrary, int newCornerOfA,
            int newCornerOfB) {
        set(newSeparation, nx, ny, newEdge, arbitrary);
        cornerOfA = newCornerOfA;
        cornerOfB = newCornerOfB;
    }

    /**
     * {@return the signed separation in world units}
     * In overlap it is negative, and its negation is the penetration depth; positive values are a lower bound on the
     * distance.
     */
    public double separation() {
        return separation;
    }

    /**
     * {@return the penetration depth in world units (≥0; 0 when the shapes do not overlap)}
     * It is how far one shape must move along the normal until they only touch.
     */
    public double depth() {
        return Math.max(0, -separation);
    }

    /** {@return the x component, in world axes, of the unit normal, which points from A to B} */
    public double normalX() {
        return normalX;
    }

    /** {@return the y component, in world axes, of the unit normal, which points from A to B} */
    public double normalY() {
        return normalY;
    }

    /**
     * {@return the x component of the minimum translation vector in world units; 0 when the shapes do not overlap}
     * It is the shortest move of B after which the shapes only touch. A would move the other way.
     */
    public double mtvX() {
        return normalX * depth();
    }

    /** {@return the y component of the minimum translation vector in world units; 0 when the shapes do not overlap} */
    public double mtvY() {
        return normalY * depth();
    }

    /**
     * {@return the edge that the normal is perpendicular to: its index if it is one of A's, the complement of its index
     * if it is one of B's, and {@link #NO_EDGE} when the direction runs between corners or centres, or is arbitrary
     * between points}
     */
    public int edge() {
        return edge;
    }

    /** {@return whether the deciding edge belongs to A; false when it belongs to B or there is none} */
    public boolean isEdgeOfA() {
        return edge >= 0;
    }

    /**
     * {@return the index of A's corner where a direction between corners begins}
     * It is {@link #NO_EDGE} when an edge decides.
     */
    public int cornerOfA() {
        return cornerOfA;
    }

    /**
     * {@return the index of B's corner where a direction between corners ends}
     * It is {@link #NO_EDGE} when an edge decides.
     */
    public int cornerOfB() {
        return cornerOfB;
    }

    /**
     * {@return whether geometry gives no direction, since either direction of the deciding axis would do}
     * That is so where centres or points coincide. The normal is then +X if that is a direction of least overlap, and
     * otherwise the one of the two that points to the side of +X (or to +Y when it has no x).
     */
    public boolean isDirectionArbitrary() {
        return directionArbitrary;
    }
}
