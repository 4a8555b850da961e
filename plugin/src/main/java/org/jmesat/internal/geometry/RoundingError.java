package org.jmesat.internal.geometry;

/** Bounds on the rounding error of our own computation in doubles. Results that differ by less count as equal. */
public final class RoundingError {
    /**
     * Share of the pair's size within which the separations of two axes tie, so that the first axis is chosen;
     * dimensionless. Without it, rounding noise would switch the normal between equal axes.
     */
    public static final double TIE = 1e-9;

    /**
     * Units in the last place (ulp), as doubles, of the largest world coordinate involved, within which the separations
     * of two axes tie. A separation is the difference of two dot products, about six roundings of that coordinate, and
     * two separations are compared. For small shapes far from the origin {@link #TIE} is below the noise.
     */
    public static final int TIE_ULPS = 16;

    /** Growth of a shape's share of the tie with the coordinates used to place it; dimensionless. */
    public static final double TIE_PER_COORDINATE = TIE_ULPS * 0x1p-52;

    /**
     * Sine of the angle up to which an edge counts as a straight continuation of its predecessor; dimensionless. It is
     * a few ulps of a double: the order of directions that differ by more is certain.
     */
    public static final double STRAIGHT = 1e-15;

    /**
     * Sine of the angle within which an edge counts as running back along its predecessor; dimensionless. Directions of
     * edges are exact to about 10⁻¹⁵, so the cross product of two nearly opposite directions does not give their order.
     */
    public static final double BACK = 1e-9;

    /**
     * Greatest difference of cos² + sin² from 1 in a pose that is not normalised; dimensionless. It is two or three
     * roundings, so that the cosine and sine of an angle keep their bits.
     */
    public static final double UNIT = 1e-15;

    /**
     * Greatest difference of the length of (cos, sin) from 1 in a pose that is accepted and normalised; dimensionless.
     * Beyond it the two cannot be cosine and sine of one angle, and are refused.
     */
    public static final double TURN = 1e-3;

    private RoundingError() {
    }

    /**
     * {@return a shape's share (&gt;0), in world units, of its pairs' tie: the difference up to which two separations
     * count as equal}
     * The tie of a pair is the sum of both shares. {@code radius} is the shape's bounding radius, in world units (≥0);
     * {@code coordinates} is a bound on the absolute world coordinates used to place it (≥0).
     */
    public static double tie(double radius, double coordinates) {
        return TIE * radius + TIE_PER_COORDINATE * coordinates + Double.MIN_NORMAL;
    }
}
