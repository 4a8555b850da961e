package org.jmesat.debug.lemur;

import java.util.Locale;

/** Numbers as the panel writes them: with a point, whatever the machine's language, and never a negative zero. */
final class NumberText {
    /** The most digits after the point that a column has room for. */
    static final int MAX_DECIMALS = 8;

    private static final long[] POWERS = {1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000};
    /** Beyond this a value times the highest power no longer fits a long, nor its digits a column. */
    private static final double LARGE = 1e9;

    private NumberText() {
    }

    /**
     * Writes a number with a fixed count of digits after the point, so that a column of them lines up.
     *
     * @param to what to append it to
     * @param value any number
     * @param decimals digits after the point (0 to {@link #MAX_DECIMALS})
     * @return {@code to}
     */
    static StringBuilder decimal(StringBuilder to, double value, int decimals) {
        if (!(Math.abs(value) < LARGE)) {
            return to.append(String.format(Locale.ROOT, "%.2e", value));
        }
        long power = POWERS[decimals];
        long scaled = Math.round(Math.abs(value) * power);
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

    static StringBuilder vector(StringBuilder to, double x, double y, int decimals) {
        decimal(to.append('('), x, decimals);
        return decimal(to.append(", "), y, decimals).append(')');
    }

    /**
     * Chooses how many digits after the point tell shapes of a size apart: about four significant ones.
     *
     * @param size a length in world units (≥0)
     * @return digits after the point (0 to {@link #MAX_DECIMALS})
     */
    static int decimalsFor(double size) {
        if (!(size > 0)) {
            return 3;
        }
        return (int) Math.max(0, Math.min(MAX_DECIMALS, 3 - Math.floor(Math.log10(size))));
    }

    /** The direction of an axis, which has no sense: at least 0 and less than 180 degrees. */
    static StringBuilder degrees(StringBuilder to, double x, double y) {
        double angle = Math.toDegrees(Math.atan2(y, x));
        double turned = angle < 0 ? angle + 180 : angle;
        return decimal(to, turned >= 179.95 ? 0 : turned, 1).append(" deg");
    }
}
