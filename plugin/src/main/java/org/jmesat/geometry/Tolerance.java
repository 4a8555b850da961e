package org.jmesat.geometry;

/**
 * Within which distance two shapes count as touching: what the rounding of the input may amount to.
 *
 * <p>Input coordinates are floats, so two shapes that are meant to touch are seldom exactly in touch: a rotation by a
 * quaternion of floats costs a few units in the last place (ulp) of the shape's size, and a translation costs one of
 * the world coordinate. Inside, everything is computed in doubles, so that the input's rounding is all there is to
 * tolerate.
 */
public final class Tolerance {
    /**
     * Share of the pair's size within which two shapes touch; dimensionless.
     *
     * <p>A float has 24 bits: half an ulp is 6·10⁻⁸ of the value. Turning a vertex by a quaternion and scaling it takes
     * about a dozen roundings, and both shapes contribute; 2·10⁻⁶ covers that twice over. Smaller, and a pair turned as
     * a whole would change its answer; larger, and a gap that a person can see in a drawing would be called touching.
     */
    public static final double RELATIVE = 2e-6;

    /**
     * Units in the last place of the largest world coordinate involved, within which two shapes touch.
     *
     * <p>Each shape's translation is rounded once by the engine and once more per parent; four cover both shapes. At
     * 1 000 units from the origin that is 2.4·10⁻⁴ units, at 10⁶ a quarter of a unit: a float cannot say it better.
     */
    public static final int ULPS = 4;

    /**
     * Sine of the angle up to which two edge directions count as one axis; dimensionless.
     *
     * <p>The parallel sides of a rectangle made of floats differ by about 10⁻⁷. Merging them moves a separation by at
     * most this share of the size, a quarter of {@link #RELATIVE}.
     */
    public static final double PARALLEL = 5e-7;

    /** The bits of a float's exponent. */
    private static final int EXPONENT = 0x7F800000;
    private static final int ULP_BELOW = 23 << 23;

    private Tolerance() {
    }

    /**
     * Returns the distance within which two shapes count as touching.
     *
     * @param size sum of the bounding radii of both shapes, in world units (≥0)
     * @param largestCoordinate the largest absolute world coordinate of either shape (≥0)
     * @return the tolerance in world units (&gt;0, finite)
     */
    public static double touching(double size, double largestCoordinate) {
        return Math.max(RELATIVE * size, coordinates(largestCoordinate));
    }

    /**
     * Returns the part of {@link #touching} that is due to how far from the origin the shapes lie.
     *
     * @param largestCoordinate the largest absolute world coordinate (≥0)
     * @return the tolerance in world units (&gt;0, finite); grows with the coordinate
     */
    public static double coordinates(double largestCoordinate) {
        // Beyond the floats an ulp would be infinite, and everything would touch everything.
        float coordinate = (float) Math.min(largestCoordinate, Float.MAX_VALUE);
        int exponent = Float.floatToRawIntBits(coordinate) & EXPONENT;
        // An ulp is 2²³ times less than the power of two below. For each box of each tick, Math.ulp takes too long.
        return exponent > ULP_BELOW ? ULPS * Float.intBitsToFloat(exponent - ULP_BELOW) : ULPS * Math.ulp(coordinate);
    }
}
