package org.jmesat.internal.geometry;

/**
 * Bounds on the rounding error of the computation itself, in doubles: below them, two results count as equal. Each says
 * its unit and what follows from it.
 */
public final class RoundingError {
    /**
     * Share of the pair's size within which two axes overlap equally deep, so that the first of them is chosen;
     * dimensionless. It keeps rounding noise from switching a normal between two equal axes.
     */
    public static final double TIE = 1e-9;

    /**
     * Units in the last place, as doubles, of the largest world coordinate involved, within which two axes overlap
     * equally deep. A separation is the difference of two dot products, about six roundings of that coordinate, and two
     * separations are compared. Far from the origin small shapes need it, where {@link #TIE} is below the noise.
     */
    public static final int TIE_ULPS = 16;

    /** By how much a shape's share of the tie grows with the coordinates that went into placing it; dimensionless. */
    public static final double TIE_PER_COORDINATE = TIE_ULPS * 0x1p-52;

    /**
     * Sine of the angle up to which an edge counts as going straight on from the one before; dimensionless. A few units
     * in the last place of a double: the order of directions that differ by more than that is certain.
     */
    public static final double STRAIGHT = 1e-15;

    /**
     * Sine of the angle within which an edge counts as running back along the one before it; dimensionless. Directions
     * of edges are known to about 10⁻¹⁵; where two of them are opposite by no more than that, which of them comes first
     * cannot be told by a cross product.
     */
    public static final double BACK = 1e-9;

    /**
     * How far cos² + sin² may be from 1 in a pose without being made a unit vector; dimensionless. Two or three
     * roundings of doubles: an angle's own cosine and sine keep their bits.
     */
    public static final double UNIT = 1e-15;

    /**
     * How far the length of (cos, sin) may be from 1 for the two to be taken as a direction that was rounded on the
     * way, and made a unit vector; dimensionless. What is further off is no cosine and sine of one angle, and is
     * refused.
     */
    public static final double TURN = 1e-3;

    private RoundingError() {
    }

    /**
     * {@return a shape's share (&gt;0), in world units, of the difference up to which two separations of a pair count
     * as equal}
     * The pair's is the sum of both. {@code radius} is the shape's bounding radius, in world units (≥0);
     * {@code coordinates} is a bound on the absolute world coordinates that went into placing it (≥0).
     */
    public static double tie(double radius, double coordinates) {
        return TIE * radius + TIE_PER_COORDINATE * coordinates + Double.MIN_NORMAL;
    }
}
