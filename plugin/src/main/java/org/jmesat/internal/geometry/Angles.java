package org.jmesat.internal.geometry;

/**
 * Sine and cosine with the same bits on every machine and without allocation. {@link StrictMath} gives the same bits,
 * but allocates from Java 21 on.
 *
 * <p>The angle is reduced to an eighth of a turn by subtracting a multiple of π/2 in two parts, the first so short that
 * its multiples are exact (W. J. Cody, W. Waite, <i>Software Manual for the Elementary Functions</i>, 1980). Then the
 * Taylor series is summed until the next term is below the rounding error. Results are within 2 ulp or, near a zero,
 * 10⁻²⁰.
 */
public final class Angles {
    /** The first 33 bits of π/2. */
    private static final double HALF_PI_HIGH = 0x1.921fb544p0;
    /** The remainder of π/2 = 1.5707963267948966192313216916398. */
    private static final double HALF_PI_LOW = 6.077100506506192e-11;
    private static final double PER_HALF_PI = 2 / Math.PI;
    /** Multiples of the first part are exact up to this many quarter turns. */
    private static final double MOST_QUARTERS = 1 << 20;

    /** One over the factorials, with the signs of the series: index n stands for n!. */
    private static final double[] TERMS = terms();

    private Angles() {
    }

    private static double[] terms() {
        double[] terms = new double[19];
        double factorial = 1;
        for (int n = 0; n < terms.length; n++) {
            factorial *= Math.max(1, n);
            terms[n] = (n % 4 < 2 ? 1 : -1) / factorial;
        }
        return terms;
    }

    /** {@return the sine of an angle in radians, from −1 to 1; NaN for an angle that is not finite} */
    public static double sin(double angle) {
        return quarter(angle, 0);
    }

    /** {@return the cosine of an angle in radians, from −1 to 1; NaN for an angle that is not finite} */
    public static double cos(double angle) {
        return quarter(angle, 1);
    }

    /** The sine of an angle plus some quarter turns. */
    private static double quarter(double angle, int further) {
        double quarters = Math.rint(angle * PER_HALF_PI);
        if (!(Math.abs(quarters) <= MOST_QUARTERS)) {
            return further == 0 ? StrictMath.sin(angle) : StrictMath.cos(angle);
        }
        double rest = angle - quarters * HALF_PI_HIGH - quarters * HALF_PI_LOW;
        int quadrant = (int) quarters + further;
        double value = (quadrant & 1) == 0 ? sineOfRest(rest) : cosineOfRest(rest);
        return (quadrant & 2) == 0 ? value : -value;
    }

    private static double sineOfRest(double x) {
        double square = x * x;
        double sum = TERMS[17];
        for (int n = 15; n >= 3; n -= 2) {
            sum = TERMS[n] + square * sum;
        }
        return x + x * square * sum;
    }

    private static double cosineOfRest(double x) {
        double square = x * x;
        double sum = TERMS[18];
        for (int n = 16; n >= 4; n -= 2) {
            sum = TERMS[n] + square * sum;
        }
        double half = 0.5 * square;
        double first = 1 - half;
        // Adds the rounding error of the first two terms to the others.
        return first + (1 - first - half + square * square * sum);
    }
}
