package org.jmesat.internal.text;

/**
 * Formats numbers for people: with a decimal point in every locale, and never a negative zero. Appending a number
 * allocates nothing.
 */
public final class NumberText {
    /** Pass this as the number of decimals to print an exponent. */
    public static final int EXPONENT = -1;

    private static final int DIGITS = 4;
    /** The digits of a small number in a column of greater ones. */
    private static final int SMALL_DIGITS = 3;
    private static final int EXPONENT_DECIMALS = 3;
    private static final int MOST_DECIMALS = 12;
    private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12};
    /** Numbers from LARGE on or below SMALL have an exponent. */
    private static final double LARGE = 1e12;
    private static final double SMALL = 1e-6;
    /** World transforms are single precision: a direction is known to about this share of its length. */
    private static final double NOISE = 1e-6;
    private static final int LARGEST_STEP = 200;
    /** Beyond this, the digits of a number do not fit a long. */
    private static final double LONGEST = 1e18;

    private NumberText() {
    }

    /** A number of things, such as "1 contact" or "2 contacts". */
    public static String count(long count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }

    /** Appends a number to a sentence: four significant digits, or more if the integer part has more. */
    public static StringBuilder append(StringBuilder to, double value) {
        return appendDigits(to, value, DIGITS);
    }

    /** Appends a number with so many significant digits, or with an exponent. */
    private static StringBuilder appendDigits(StringBuilder to, double value, int digits) {
        double magnitude = Math.abs(value);
        if (value == 0 || !(magnitude >= SMALL && magnitude < LARGE)) {
            return value == 0 ? to.append('0') : appendExponent(to, value, EXPONENT_DECIMALS);
        }
        int decimals = decimalsFor(magnitude, digits, MOST_DECIMALS);
        append(to, value, decimals);
        int end = to.length();
        while (decimals > 0 && to.charAt(end - 1) == '0') {
            end--;
        }
        to.setLength(decimals > 0 && to.charAt(end - 1) == '.' ? end - 1 : end);
        return to;
    }

    /**
     * Appends a number to a column, with a number of decimals (0 to 12, or {@link #EXPONENT}). It may be rounded to 0;
     * see {@link #appendCell}.
     */
    public static StringBuilder append(StringBuilder to, double value, int decimals) {
        if (decimals == EXPONENT || !(Math.abs(value) * POWERS[decimals] < LONGEST)) {
            return appendExponent(to, value, EXPONENT_DECIMALS);
        }
        long scaled = Math.round(Math.abs(value) * POWERS[decimals]);
        if (value < 0 && scaled != 0) {
            to.append('-');
        }
        return appendScaled(to, scaled, decimals);
    }

    /**
     * Appends a number to a column as {@link #append(StringBuilder, double, int)} does, unless that leaves it fewer
     * than two digits: then it has decimals of its own. So a number that is not 0 never looks like 0.
     */
    public static StringBuilder appendCell(StringBuilder to, double value, int decimals) {
        boolean tooSmall = decimals != EXPONENT && value != 0 && Math.abs(value) * POWERS[decimals] < 9.5;
        return tooSmall ? appendDigits(to, value, SMALL_DIGITS) : append(to, value, decimals);
    }

    /** Appends a number with an exponent and a number of decimals (0 to 12), as 1.39e-10. */
    public static StringBuilder appendExponent(StringBuilder to, double value, int decimals) {
        double magnitude = Math.abs(value);
        if (!(magnitude > 0 && magnitude <= Double.MAX_VALUE)) {
            return value == 0 ? appendScaled(to, 0, decimals).append("e+00") : to.append(value);
        }
        int exponent = (int) Math.floor(Math.log10(magnitude));
        long scaled = Math.round(mantissa(magnitude, exponent) * POWERS[decimals]);
        if (scaled >= 10 * (long) POWERS[decimals]) {
            exponent++;
            scaled = Math.round(mantissa(magnitude, exponent) * POWERS[decimals]);
        }
        appendScaled(value < 0 ? to.append('-') : to, scaled, decimals).append(exponent < 0 ? "e-" : "e+");
        int size = Math.abs(exponent);
        return (size < 10 ? to.append('0') : to).append(size);
    }

    /** The smallest numbers need two steps: the power of ten alone would be 0. */
    private static double mantissa(double magnitude, int exponent) {
        return exponent < -LARGEST_STEP ? magnitude * Math.pow(10, LARGEST_STEP) / Math.pow(10, exponent + LARGEST_STEP)
                : magnitude / Math.pow(10, exponent);
    }

    /** Appends an integer (≥0) whose last {@code decimals} digits are decimals. */
    private static StringBuilder appendScaled(StringBuilder to, long scaled, int decimals) {
        long power = (long) POWERS[decimals];
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

    /**
     * Appends a vector to a sentence, as (x, y). A component of less than a millionth of the vector is the rounding of
     * its direction and shown as 0.
     */
    public static StringBuilder appendVector(StringBuilder to, double x, double y) {
        double least = NOISE * Math.max(Math.abs(x), Math.abs(y));
        append(to.append('('), Math.abs(x) < least ? 0 : x).append(", ");
        return append(to, Math.abs(y) < least ? 0 : y).append(')');
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

    /**
     * Chooses the number of decimals of a column: three digits of the smallest number, but at most as many as give the
     * greatest one four digits, or four if that is more, and at most as many as fit.
     *
     * @param smallest the smallest magnitude in the column that is not 0 (≥0; 0 for none)
     * @param greatest the greatest magnitude in the column (≥0)
     * @param characters the greatest number of characters of a cell (≥4)
     */
    public static int decimalsOfColumn(double smallest, double greatest, int characters) {
        int most = Math.max(DIGITS, decimalsFor(greatest, DIGITS, MOST_DECIMALS));
        int wanted = decimalsFor(smallest > 0 ? smallest : greatest, SMALL_DIGITS, MOST_DECIMALS);
        int integers = greatest >= 10 ? (int) Math.min(characters, Math.floor(Math.log10(greatest)) + 1) : 1;
        // A sign and the point need a character each.
        int fitting = Math.max(0, characters - integers - 2);
        return Math.min(fitting, wanted == EXPONENT ? most : Math.min(most, wanted));
    }
}
