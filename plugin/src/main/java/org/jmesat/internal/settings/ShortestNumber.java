package org.jmesat.internal.settings;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.function.Predicate;

/**
 * Writes numbers with the fewest digits that read back to the same bits. Java's own texts may have more before Java 19:
 * 2e23 is "1.9999999999999998E23".
 */
final class ShortestNumber {
    private static final int FLOAT_DIGITS = 9;
    private static final int DOUBLE_DIGITS = 17;
    /** Greater exponents, and lesser ones, are written as such. */
    private static final int GREATEST_PLAIN = 6;
    private static final int LEAST_PLAIN = -3;

    private ShortestNumber() {
    }

    /** Writes a finite number. */
    static String of(float value) {
        int bits = Float.floatToIntBits(value);
        return of(value, FLOAT_DIGITS, text -> Float.floatToIntBits(Float.parseFloat(text)) == bits);
    }

    /** Writes a finite number. */
    static String of(double value) {
        long bits = Double.doubleToLongBits(value);
        return of(value, DOUBLE_DIGITS, text -> Double.doubleToLongBits(Double.parseDouble(text)) == bits);
    }

    private static String of(double value, int mostDigits, Predicate<String> same) {
        if (value == 0) {
            return same.test("0") ? "0" : "-0";
        }
        BigDecimal exact = new BigDecimal(value);
        for (int digits = 1; digits < mostDigits; digits++) {
            // The nearest one may be out of reach where the next one, on the side of the wider gap, is not.
            for (RoundingMode mode : new RoundingMode[] {RoundingMode.HALF_EVEN, RoundingMode.UP}) {
                String text = write(exact.round(new MathContext(digits, mode)));
                if (same.test(text)) {
                    return text;
                }
            }
        }
        return write(exact.round(new MathContext(mostDigits)));
    }

    private static String write(BigDecimal value) {
        BigDecimal shortest = value.stripTrailingZeros();
        int exponent = shortest.precision() - shortest.scale() - 1;
        if (exponent >= LEAST_PLAIN && exponent <= GREATEST_PLAIN) {
            return shortest.toPlainString();
        }
        return shortest.scaleByPowerOfTen(-exponent).toPlainString() + 'e' + exponent;
    }
}
