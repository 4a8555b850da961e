package org.jmesat.testing;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Doubles as exact dyadic numbers: an integer times a power of two. */
final class DyadicNumber {
    /** The exponent of zero, which is a multiple of every power of two. */
    static final int ANY = 1024;

    private static final int FRACTION_BITS = 52;
    private static final int BIAS = 1075;
    private static final int LEAST = -1074;

    private DyadicNumber() {
    }

    /** The exponent of the greatest power of two of which a finite double is an integer multiple. */
    static int exponent(double value) {
        if (value == 0) {
            return ANY;
        }
        return rawExponent(value) + Long.numberOfTrailingZeros(mantissa(value));
    }

    static int exponent(double[] values) {
        int least = ANY;
        for (double value : values) {
            least = Math.min(least, exponent(value));
        }
        return least;
    }

    /** The double divided by two to a power, which must not exceed {@link #exponent}. */
    static BigInteger scaled(double value, int unit) {
        if (value == 0) {
            return BigInteger.ZERO;
        }
        long mantissa = mantissa(value);
        int zeros = Long.numberOfTrailingZeros(mantissa);
        BigInteger whole = BigInteger.valueOf(mantissa >> zeros).shiftLeft(rawExponent(value) + zeros - unit);
        return value < 0 ? whole.negate() : whole;
    }

    static BigInteger scaledSum(double[] terms, int unit) {
        BigInteger sum = BigInteger.ZERO;
        for (double term : terms) {
            sum = sum.add(scaled(term, unit));
        }
        return sum;
    }

    static BigDecimal toDecimal(BigInteger whole, int unit) {
        if (unit >= 0) {
            return new BigDecimal(whole.shiftLeft(unit));
        }
        return new BigDecimal(whole.multiply(BigInteger.valueOf(5).pow(-unit)), -unit);
    }

    private static int rawExponent(double value) {
        int biased = biased(value);
        return biased == 0 ? LEAST : biased - BIAS;
    }

    private static long mantissa(double value) {
        long fraction = Double.doubleToRawLongBits(value) & (1L << FRACTION_BITS) - 1;
        return biased(value) == 0 ? fraction : fraction | 1L << FRACTION_BITS;
    }

    private static int biased(double value) {
        return (int) (Double.doubleToRawLongBits(value) >>> FRACTION_BITS) & 0x7ff;
    }
}
