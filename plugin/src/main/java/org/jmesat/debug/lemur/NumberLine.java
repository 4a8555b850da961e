package org.jmesat.debug.lemur;

import org.jmesat.internal.text.NumberText;

/**
 * The scale that all rows of the axis table share: pixels per world unit along an axis. So lengths can be compared
 * between rows. Each row has its own {@linkplain AxisWindow centre}, and its ticks show their true positions.
 */
final class NumberLine {
    private static final float MIN_TICK_SPACING = 36;
    private static final double[] STEP_FACTORS = {1, 2, 5, 10};
    /** Spans are powers of this: coarse enough that bars keep their scale while shapes turn. */
    private static final double SPAN_RATIO = Math.sqrt(Math.sqrt(2));

    private float width = 1;
    private double span = 1;
    private double pixelsPerUnit = 1;
    private double step = 1;

    /**
     * Chooses the scale.
     *
     * @param newWidth the width of a row, in pixels
     * @param longest the longest span that a row must show, in world units (≥0)
     * @return true if the scale changed
     */
    boolean fit(float newWidth, double longest) {
        double newSpan = longest > 0 && longest < Double.MAX_VALUE ? roundUpSpan(longest) : 1;
        if (newWidth == width && newSpan == span) {
            return false;
        }
        width = newWidth;
        span = newSpan;
        pixelsPerUnit = width / span;
        step = roundUpStep(MIN_TICK_SPACING / pixelsPerUnit);
        return true;
    }

    private static double roundUpSpan(double length) {
        return Math.pow(SPAN_RATIO, Math.ceil(Math.log(length) / Math.log(SPAN_RATIO) - 1e-9));
    }

    private static double roundUpStep(double length) {
        double power = Math.pow(10, Math.floor(Math.log10(length)));
        for (double factor : STEP_FACTORS) {
            if (factor * power >= length) {
                return factor * power;
            }
        }
        return 10 * power;
    }

    /**
     * Converts a position along the axis to pixels.
     *
     * @param value position along the axis, in world units
     * @param centre the value in the middle of the row
     * @return pixels from the left end of the row, rounded, since an edge between two pixels looks blurred; of a
     *     position far beyond the row, at most a row beyond it
     */
    float x(double value, double centre) {
        return Math.round(Math.max(-width, Math.min(2 * width, width / 2 + (value - centre) * pixelsPerUnit)));
    }

    float width() {
        return width;
    }

    /** Returns the span of a row, in world units. */
    double span() {
        return span;
    }

    /** Returns the distance between ticks, in world units: 1, 2 or 5 times a power of ten. */
    double step() {
        return step;
    }

    /** Returns the number of decimals of a tick's label. */
    int stepDecimals() {
        return NumberText.decimalsFor(step, 1, PanelStyle.MAX_DECIMALS);
    }

    /** Returns the greatest number of ticks in a row. */
    int maxTicks() {
        return (int) (width / MIN_TICK_SPACING) + 1;
    }
}
