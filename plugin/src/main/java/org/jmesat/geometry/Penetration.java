package org.jmesat.geometry;

/**
 * The result of a separating axis test of two shapes A and B: the signed separation and the direction in which it was
 * measured. Only tests make instances and set their values.
 */
public class Penetration {
    /** Stands for no edge or no corner. */
    public static final int NO_EDGE = Integer.MIN_VALUE;

    private double separation;
    private double normalX = 1;
    private double normalY;
    private int edge = NO_EDGE;
    private int cornerOfA = NO_EDGE;
    private int cornerOfB = NO_EDGE;
    private boolean directionArbitrary;

    /** Creates an instance to be filled by a test. */
    protected Penetration() {
    }

    /**
     * Sets all values.
     *
     * @param newSeparation {@link #separation()}
     * @param nx {@link #normalX()}
     * @param ny {@link #normalY()}
     * @param newEdge {@link #edge()}
     * @param arbitrary {@link #isDirectionArbitrary()}
     * @param newCornerOfA {@link #cornerOfA()}
     * @param newCornerOfB {@link #cornerOfB()}
     */
    protected void set(double newSeparation, double nx, double ny, int newEdge, boolean arbitrary, int newCornerOfA,
            int newCornerOfB) {
        separation = newSeparation;
        // Adding zero turns −0 into +0, so that equal results have equal bits.
        normalX = nx + 0.0;
        normalY = ny + 0.0;
        edge = newEdge;
        cornerOfA = newCornerOfA;
        cornerOfB = newCornerOfB;
        directionArbitrary = arbitrary;
    }

    /**
     * Sets the edge alone. The other values are then meaningless.
     *
     * @param newEdge {@link #edge()}
     */
    protected void setEdge(int newEdge) {
        edge = newEdge;
    }

    /**
     * {@return the signed separation in world units}
     * In overlap it is negative, and its negation is the penetration depth. A positive value is a lower bound on the
     * distance.
     */
    public final double separation() {
        return separation;
    }

    /**
     * {@return the penetration depth in world units (≥0; 0 when the shapes do not overlap)}
     * Moving one shape by it along the normal leaves the shapes touching.
     */
    public final double depth() {
        return Math.max(0, -separation);
    }

    /** {@return the x component, in world axes, of the unit normal, which points from A to B} */
    public final double normalX() {
        return normalX;
    }

    /** {@return the y component, in world axes, of the unit normal, which points from A to B} */
    public final double normalY() {
        return normalY;
    }

    /**
     * {@return the x component of the minimum translation vector in world units; 0 when the shapes do not overlap}
     * Moving B by it, or A by its negation, leaves the shapes touching.
     */
    public final double mtvX() {
        return normalX * depth();
    }

    /** {@return the y component of the minimum translation vector in world units; 0 when the shapes do not overlap} */
    public final double mtvY() {
        return normalY * depth();
    }

    /**
     * {@return the edge that the normal is perpendicular to: the index of an edge of A, the complement of the index of
     * an edge of B, or {@link #NO_EDGE} when the normal runs between corners or centres or is arbitrary}
     */
    public final int edge() {
        return edge;
    }

    /** {@return whether the deciding edge belongs to A; false when it belongs to B or no edge decides} */
    public final boolean isEdgeOfA() {
        return edge >= 0;
    }

    /** {@return the corner of A where a normal between corners begins; {@link #NO_EDGE} when an edge decides} */
    public final int cornerOfA() {
        return cornerOfA;
    }

    /** {@return the corner of B where a normal between corners ends; {@link #NO_EDGE} when an edge decides} */
    public final int cornerOfB() {
        return cornerOfB;
    }

    /**
     * {@return whether the normal is a convention, because its opposite would part the shapes as well}
     * Coincident centres or points are such cases. The normal is +X if that is a direction of least overlap, otherwise
     * the one of the two with positive x (or +Y if x is 0).
     */
    public final boolean isDirectionArbitrary() {
        return directionArbitrary;
    }
}
