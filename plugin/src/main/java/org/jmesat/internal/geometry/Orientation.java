package org.jmesat.internal.geometry;

import java.math.BigDecimal;

/**
 * The side of a directed line on which a point lies: exact, and without allocation if the coordinates are floats.
 *
 * <p>The result is the sign of a determinant in doubles if it exceeds its rounding error, by the static filter of J. R.
 * Shewchuk, <i>Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates</i> (1997). Otherwise,
 * for float coordinates, it is the sign of the expanded determinant, whose six products are exact in doubles; other
 * coordinates are computed with {@link BigDecimal}.
 */
public final class Orientation {
    /** The point lies to the right of the line; the turn is clockwise. */
    public static final int RIGHT = -1;
    /** The three points lie on one line. */
    public static final int STRAIGHT = 0;
    /** The point lies to the left of the line; the turn is counter-clockwise. */
    public static final int LEFT = 1;

    private static final double EPSILON = 0x1p-53;
    private static final double ERROR_BOUND = (3 + 16 * EPSILON) * EPSILON;

    private Orientation() {
    }

    /**
     * {@return the side of point c as seen from a towards b: {@link #LEFT}, {@link #RIGHT}, or {@link #STRAIGHT}, which
     * includes coincident a and b}
     *
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public static int index(double ax, double ay, double bx, double by, double cx, double cy) {
        double abx = bx - ax;
        double aby = by - ay;
        double acx = cx - ax;
        double acy = cy - ay;
        double left = abx * acy;
        double right = aby * acx;
        double det = left - right;
        if (Math.abs(det) > ERROR_BOUND * (Math.abs(left) + Math.abs(right))) {
            return det > 0 ? LEFT : RIGHT;
        }
        // With a coordinate that is not finite the comparison above is false, so all such calls get here.
        requireFinite("ax", ax);
        requireFinite("ay", ay);
        requireFinite("bx", bx);
        requireFinite("by", by);
        requireFinite("cx", cx);
        requireFinite("cy", cy);
        if ((float) ax != ax || (float) ay != ay || (float) bx != bx || (float) by != by || (float) cx != cx
                || (float) cy != cy) {
            return product(bx, ax, cy, ay).compareTo(product(by, ay, cx, ax));
        }
        return signOfSum(ax * by, -ay * bx, bx * cy, -by * cx, cx * ay, -cy * ax);
    }

    private static BigDecimal product(double b, double a, double c, double from) {
        return new BigDecimal(b).subtract(new BigDecimal(a)).multiply(new BigDecimal(c).subtract(new BigDecimal(from)));
    }

    private static void requireFinite(String name, double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("The coordinate " + name + " must be finite, not " + value);
        }
    }

    /**
     * The sign of a sum, by D. M. Knuth's error-free addition. Each pass moves the sum towards the last term and keeps
     * the rounding errors in the others. When a pass changes nothing, the last term exceeds the sum of the others.
     */
    private static int signOfSum(double a, double b, double c, double d, double e, double f) {
        while (true) {
            double ab = a + b;
            double abc = ab + c;
            double abcd = abc + d;
            double abcde = abcd + e;
            double sum = abcde + f;
            double restA = roundedOff(a, b, ab);
            double restB = roundedOff(ab, c, abc);
            double restC = roundedOff(abc, d, abcd);
            double restD = roundedOff(abcd, e, abcde);
            double restE = roundedOff(abcde, f, sum);
            if (restA == a && restB == b && restC == c && restD == d && restE == e && sum == f) {
                return (int) Math.signum(sum);
            }
            a = restA;
            b = restB;
            c = restC;
            d = restD;
            e = restE;
            f = sum;
        }
    }

    /** The rounding error of the sum of a and b, which is always a double. */
    private static double roundedOff(double a, double b, double sum) {
        double ofB = sum - a;
        return a - (sum - ofB) + (b - ofB);
    }
}
