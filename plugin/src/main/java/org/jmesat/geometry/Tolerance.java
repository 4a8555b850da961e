package org.jmesat.geometry;

/**
 * The distance within which two shapes count as touching. It covers the rounding errors of the input.
 *
 * <p>Input coordinates are floats, so shapes that should touch seldom touch exactly: a rotation by a quaternion of
 * floats is wrong by a few units in the last place (ulp) of the shape's size, a translation by one ulp of the world
 * coordinate. The plugin computes in doubles and adds no error of that size.
 */
public final class Tolerance {
    /**
     * Share of the pair's size within which two shapes touch; dimensionless.
     *
     * <p>A float has 24 bits: half an ulp is 6·10⁻⁸ of the value. Turning and scaling a vertex takes about a dozen
     * roundings, for each of the two shapes; 2·10⁻⁶ is twice that. With a smaller value, turning a pair as a whole
     * could change the answer; with a larger one, a gap that a person can see would count as touching.
     */
    public static final double RELATIVE = 2e-6;

    /**
     * Units in the last place (ulp) of the largest world coordinate involved, within which two shapes touch.
     *
     * <p>The engine rounds each shape's translation once, and once more per parent; four ulps cover both shapes. They
     * are 2.4·10⁻⁴ units at 1 000 units from the origin and a quarter of a unit at 10⁶: floats are no more precise.
     */
    public static final int ULPS = 4;

    /**
     * Sine of the angle up to which two edge directions count as one axis; dimensionless.
     *
     * <p>The parallel sides of a rectangle of floats differ by about 10⁻⁷. Merging them changes a separation by at most
     * this share of the size, a quarter of {@link #RELATIVE}.
     */
    public static final double PARALLEL = 5e-7;

    /** The bits of a float's exponent. */
    private static final int EXPONENT = 0x7F800000;
    private static final int ULP_BELOW = 23 << 23;

    private Tolerance() {
    }

    private static void require(String name, double value) {
        if (!(value >= 0 && value <= Double.MAX_VALUE)) {
            throw new IllegalArgumentException("The " + name + " cannot be " + value);
        }
    }

    /**
     * Returns the distance within which two shapes count as touching.
     *
     * @param size sum of the bounding radii of both shapes, in world units (≥0)
     * @param largestCoordinate the largest absolute world coordinate of either shape (≥0)
     * @return the tolerance in world units (&gt;0, finite)
     * @throws IllegalArgumentException if a number is negative, NaN or infinite
     */
    public static double touching(double size, double largestCoordinate) {
        require("size", size);
        return Math.max(RELATIVE * size, coordinates(largestCoordinate));
    }

    /**
     * Returns the part of {@link #touching} that depends on the distance from the origin.
     *
     * @param largestCoordinate the largest absolute world coordinate (≥0)
     * @return the tolerance in world units (&gt;0, finite); grows with the coordinate
     * @throws IllegalArgumentException if the coordinate is negative, NaN or infinite
     */
    public static double coordinates(double largestCoordinate) {
        require("largest coordinate", largestCoordinate);
        // Beyond the range of a float an ulp would be infinite, and every pair would touch.
        float coordinate = (float) Math.min(largestCoordinate, Float.MAX_VALUE);
        int exponent = Float.floatToRawIntBits(coordinate) & EXPONENT;
        // An ulp is 2⁻²³ of the power of two at or below the value. Math.ulp is too slow to call per box and tick.
        return exponent > ULP_BELOW ? ULPS * Float.intBitsToFloat(exponent - ULP_BELOW) : ULPS * Math.ulp(coordinate);
    }
}
