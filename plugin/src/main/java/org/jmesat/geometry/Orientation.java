package org.jmesat.geometry;

import java.math.BigDecimal;

/**
 * On which side of a directed line a point lies, decided exactly.
 *
 * <p>The sign of a determinant in doubles, accepted when it exceeds its rounding error or when no rounding happened;
 * otherwise decided in decimal arithmetic, which is exact for floats. The error bound is the static filter of
 * J. R. Shewchuk, <i>Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates</i> (1997).
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
     * Returns the side of point c as seen from a towards b. All coordinates must be finite.
     *
     * @param ax x of the line's start
     * @param ay y of the line's start
     * @param bx x of the line's end
     * @param by y of the line's end
     * @param cx x of the point
     * @param cy y of the point
     * @return {@link #LEFT}, {@link #RIGHT} or {@link #STRAIGHT}, also where a and b coincide
     */
    public static int index(float ax, float ay, float bx, float by, float cx, float cy) {
        double abx = (double) bx - ax;
        double aby = (double) by - ay;
        double acx = (double) cx - ax;
        double acy = (double) cy - ay;
        double left = abx * acy;
        double right = aby * acx;
        double det = left - right;
        if (Math.abs(det) > ERROR_BOUND * (Math.abs(left) + Math.abs(right))) {
            return det > 0 ? LEFT : RIGHT;
        }
        // Collinear points are common (grids, boxes seen edge-on), so the exact zero must stay cheap.
        boolean exact = isExact(bx, ax, abx) && isExact(by, ay, aby) && isExact(cx, ax, acx) && isExact(cy, ay, acy)
                && hasFewBits(abx) && hasFewBits(aby) && hasFewBits(acx) && hasFewBits(acy);
        if (exact) {
            return (int) Math.signum(det);
        }
        return exactIndex(ax, ay, bx, by, cx, cy);
    }

    private static boolean isExact(double minuend, double subtrahend, double difference) {
        double back = minuend - difference;
        return back == subtrahend && difference + back == minuend;
    }

    /** True when 26 bits hold the value, so that a product of two such values is exact. */
    private static boolean hasFewBits(double value) {
        return (Double.doubleToRawLongBits(value) & 0x7ffffffL) == 0;
    }

    private static int exactIndex(float ax, float ay, float bx, float by, float cx, float cy) {
        BigDecimal x = new BigDecimal(ax);
        BigDecimal y = new BigDecimal(ay);
        BigDecimal left = new BigDecimal(bx).subtract(x).multiply(new BigDecimal(cy).subtract(y));
        BigDecimal right = new BigDecimal(by).subtract(y).multiply(new BigDecimal(cx).subtract(x));
        return left.compareTo(right);
    }
}
