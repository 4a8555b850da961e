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
     * Returns the edge that the normal is perpendicular to.
     *
     * @return its index if it is one of A's, the complement of its index if it is one of B's, and {@link #NO_EDGE} when
     *     the direction runs between corners or centres, or is arbitrary between points
     */
    public int edge() {
        return edge;
    }

    /**
     * Tells which shape owns the deciding edge.
     *
     * @return true when it belongs to A; false when it belongs to B or there is none
     */
    public boolean isEdgeOfA() {
        return edge >= 0;
    }

    /**
     * Returns the corner of A at which a direction between corners begins.
     *
     * @return index of the vertex, or {@link #NO_EDGE} when an edge decides
     */
    public int cornerOfA() {
        return cornerOfA;
    }

    /**
     * Returns the corner of B at which a direction between corners ends.
     *
     * @return index of the vertex, or {@link #NO_EDGE} when an edge decides
     */
    public int cornerOfB() {
        return cornerOfB;
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
