package org.jmesat.internal.text;

import java.util.Locale;

/**
 * Formats numbers for people: with a decimal point in every locale, and never a negative zero. Appending a number
 * allocates nothing unless it needs an exponent.
 */
public final class NumberText {
    /** Pass this as the number of decimals to print an exponent. */
    public static final int EXPONENT = -1;

    private static final int DIGITS = 4;
    private static final int MOST_DECIMALS = 12;
    private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12};
    /** In a sentence, numbers from LARGE on or below SMALL have an exponent. */
    private static final double LARGE = 1e12;
    private static final double SMALL = 1e-9;
    /** Beyond this, the digits of a number do not fit a long. */
    private static final double LONGEST = 1e18;

    private NumberText() {
    }

    /** Appends a number to a sentence: four significant digits, or more if the integer part has more. */
    public static StringBuilder append(StringBuilder to, double value) {
        double magnitude = Math.abs(value);
        if (value == 0 || !(magnitude >= SMALL && magnitude < LARGE)) {
            return value == 0 ? to.append('0') : append(to, value, EXPONENT);
        }
        int decimals = decimalsFor(magnitude, DIGITS, MOST_DECIMALS);
        append(to, value, decimals);
        int end = to.length();
        while (decimals > 0 && to.charAt(end - 1) == '0') {
            end--;
        }
        to.setLength(decimals > 0 && to.charAt(end - 1) == '.' ? end - 1 : end);
        return to;
    }

    /** Appends a number to a column, with a number of decimals (0 to 12, or {@link #EXPONENT}). */
    public static StringBuilder append(StringBuilder to, double value, int decimals) {
        if (decimals == EXPONENT || !(Math.abs(value) * POWERS[decimals] < LONGEST)) {
            return Double.isFinite(value) ? to.append(String.format(Locale.ROOT, "%.3e", value + 0.0))
                    : to.append(value);
        }
        long scaled = Math.round(Math.abs(value) * POWERS[decimals]);
        long power = (long) POWERS[decimals];
        if (value < 0 && scaled != 0) {
            to.append('-');
        }
        to.append(scaled / power);
        if (decimals > 0) {
            to.append('.');
            long fraction = scaled % power;
            for (long digit = power / 10; digit > Math.max(fraction, 1); digit /= 10) {
                to.append('0');
            }
            to.append(fraction);
        }
        return to;
    }

    /** Appends a vector to a sentence, as (x, y). */
    public static StringBuilder appendVector(StringBuilder to, double x, double y) {
        return append(append(to.append('('), x).append(", "), y).append(')');
    }

    /** {@return a number as {@link #append(StringBuilder, double)} writes it} */
    public static String of(double value) {
        return append(new StringBuilder(), value).toString();
    }

    /**
     * Chooses the number of decimals of a column: 0 to {@code most} (≤12), or {@link #EXPONENT} if a length (≥0) needs
     * more to show {@code significant} digits (≥1).
     */
    public static int decimalsFor(double size, int significant, int most) {
        if (!(size > 0)) {
            return Math.min(most, significant - 1);
        }
        double needed = significant - 1 - Math.floor(Math.log10(size));
        return needed > most ? EXPONENT : (int) Math.max(0, needed);
    }
}
