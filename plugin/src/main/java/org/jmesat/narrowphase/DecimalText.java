package org.jmesat.narrowphase;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as a report writes them: with a point in every locale, never a negative zero. */
final class DecimalText {
    /** Enough to tell the shapes of a pair apart, and for a person to take in. */
    private static final int DIGITS = 6;
    private static final MathContext SIGNIFICANT = new MathContext(DIGITS, RoundingMode.HALF_EVEN);
    private static final int MOST_DECIMALS = 12;
    private static final double LARGE = 1e12;
    private static final double SMALL = 1e-9;

    /** In place of a count of decimals: with an exponent. */
    private static final int EXPONENT = -1;

    private final int decimals;

    private DecimalText(int decimals) {
        this.decimals = decimals;
    }

    /**
     * A column of numbers, all with the same digits after the point: six significant ones of the size, and two of the
     * smallest number that matters if that asks for more.
     *
     * @param size extent of what the numbers are about (≥0)
     * @param smallest the least magnitude to be seen (≥0; 0 for none)
     * @param largest the greatest magnitude in the column (≥0)
     */
    static DecimalText column(double size, double smallest, double largest) {
        int digits = Math.max(decimals(size, DIGITS), decimals(smallest, 2));
        boolean exponent = digits > MOST_DECIMALS || !(largest < LARGE);
        return new DecimalText(exponent ? EXPONENT : Math.max(0, digits));
    }

    private static int decimals(double value, int significant) {
        return value > 0 ? significant - 1 - (int) Math.floor(Math.log10(value)) : 0;
    }

    /** With so many digits after the point. */
    static DecimalText fixed(int decimals) {
        return new DecimalText(decimals);
    }

    String write(double value) {
        if (decimals == EXPONENT || !Double.isFinite(value)) {
            return withExponent(value);
        }
        return new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
    }

    /** A number in a sentence: six significant digits at most, no zeros after them. */
    static String inWords(double value) {
        double magnitude = Math.abs(value);
        if (value == 0) {
            return "0";
        }
        if (!(magnitude >= SMALL && magnitude < LARGE)) {
            return withExponent(value);
        }
        return new BigDecimal(value).round(SIGNIFICANT).stripTrailingZeros().toPlainString();
    }

    private static String withExponent(double value) {
        return Double.isFinite(value) ? String.format(Locale.ROOT, "%." + (DIGITS - 1) + "e", value + 0.0)
                : Double.toString(value);
    }
}
