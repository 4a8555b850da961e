package org.jmesat.debug.lemur;

import org.jmesat.internal.text.NumberText;

/**
 * The scale that all rows of the axis table share: world units along an axis to pixels. Each row shows its own stretch
 * of the line, centred on its intervals, so that lengths compare between rows and numbers are true in each.
 */
final class NumberLine {
    private static final float LEAST_TICK_SPACING = 36;
    private static final double[] NICE = {1, 2, 5, 10};
    /** Scales are powers of this: coarse enough that bars keep their length while shapes turn. */
    private static final double NOTCH = Math.sqrt(Math.sqrt(2));

    private float width = 1;
    private double span = 1;
    private double pixelsPerUnit = 1;
    private double step = 1;

    /**
     * Chooses the scale.
     *
     * @param newWidth pixels that a row has
     * @param longest the longest stretch that a row has to show, in world units (≥0)
     * @return true when the scale changed
     */
    boolean fit(float newWidth, double longest) {
        double newSpan = longest > 0 && longest < Double.MAX_VALUE ? notchAbove(longest) : 1;
        if (newWidth == width && newSpan == span) {
            return false;
        }
        width = newWidth;
        span = newSpan;
        pixelsPerUnit = width / span;
        step = niceAbove(LEAST_TICK_SPACING / pixelsPerUnit);
        return true;
    }

    private static double notchAbove(double length) {
        return Math.pow(NOTCH, Math.ceil(Math.log(length) / Math.log(NOTCH) - 1e-9));
    }

    private static double niceAbove(double length) {
        double power = Math.pow(10, Math.floor(Math.log10(length)));
        for (double nice : NICE) {
            if (nice * power >= length) {
                return nice * power;
            }
        }
        return 10 * power;
    }

    /**
     * Returns where a value is drawn.
     *
     * @param value position along the axis, in world units
     * @param centre the value in the middle of the row
     * @return pixels from the row's left end, rounded: edges that fall between pixels look blurred
     */
    float x(double value, double centre) {
        return Math.round(width / 2 + (value - centre) * pixelsPerUnit);
    }

    float width() {
        return width;
    }

    /** World units that fit a row. */
    double span() {
        return span;
    }

    /** World units from tick to tick: 1, 2 or 5 times a power of ten. */
    double step() {
        return step;
    }

    /** Digits after the point that a tick's number needs. */
    int stepDecimals() {
        return NumberText.decimalsFor(step, 1, PanelStyle.MOST_DECIMALS);
    }

    /** The most ticks that a row can hold. */
    int maxTicks() {
        return (int) (width / LEAST_TICK_SPACING) + 1;
    }
}
