package org.jmesat.debug.lemur;

import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;

/**
 * The scale that all rows of the axis table share: pixels per world unit along an axis. So lengths can be compared
 * between rows. Each row has its own {@linkplain #centre centre}, and its ticks show their true positions.
 *
 * <p>Where one interval is far longer than the other, as that of a floor is beside that of a crate, the whole would
 * leave the shorter one and the overlap less than a pixel. Then a row shows a part around the shorter interval.
 */
final class NumberLine {
    private static final float MIN_TICK_SPACING = 36;
    private static final double[] STEP_FACTORS = {1, 2, 5, 10};
    /** Spans are powers of this: coarse enough that bars keep their scale while shapes turn. */
    private static final double SPAN_RATIO = Math.sqrt(Math.sqrt(2));

    /** A row shows all of both intervals up to this multiple of what matters in it. */
    private static final double LONGEST = 16;
    /** What matters takes this part of a row that does not show everything. */
    private static final double SHARE = 0.5;

    /** The width of a row in pixels, its span in world units, and the distance of ticks: 1, 2 or 5 times 10ⁿ. */
    float width = 1;
    double span = 1;
    double step = 1;
    private double pixelsPerUnit = 1;

    /** Chooses the scale for the axes of a report, and rows of a width in pixels. */
    void fit(float newWidth, AxisReport report) {
        double longest = 0;
        for (int i = 0; i < report.axes().size(); i++) {
            longest = Math.max(longest, needed(report.axes().get(i)));
        }
        // The intervals of the axis that decides must be seen in any case.
        fit(newWidth, Math.min(longest, LONGEST * needed(report.deciding())));
    }

    /**
     * Chooses the scale.
     *
     * @param newWidth the width of a row, in pixels
     * @param longest the longest span that a row must show, in world units (≥0)
     */
    void fit(float newWidth, double longest) {
        width = newWidth;
        span = longest > 0 && longest < Double.MAX_VALUE ? roundUpSpan(longest) : 1;
        pixelsPerUnit = width / span;
        step = roundUpStep(MIN_TICK_SPACING / pixelsPerUnit);
    }

    /** Returns the span of both intervals. */
    private static double whole(Axis axis) {
        return Math.max(axis.maxA(), axis.maxB()) - Math.min(axis.minA(), axis.minB());
    }

    /** Returns the span that the row of an axis needs, in world units. */
    private static double needed(Axis axis) {
        double whole = whole(axis);
        double focus = focus(axis);
        return focus > 0 && whole > LONGEST * focus ? focus / SHARE : whole;
    }

    /** Returns the length of the shorter interval and the gap; if there is neither, that of the overlap. */
    private static double focus(Axis axis) {
        double focus = Math.min(axis.maxA() - axis.minA(), axis.maxB() - axis.minB()) + Math.max(0, axis.separation());
        return focus > 0 ? focus : Math.abs(axis.separation());
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

    /** Returns the value in the middle of the row of an axis. */
    double centre(Axis axis) {
        if (whole(axis) <= span) {
            return (Math.min(axis.minA(), axis.minB()) + Math.max(axis.maxA(), axis.maxB())) / 2;
        }
        boolean shorterIsA = axis.maxA() - axis.minA() < axis.maxB() - axis.minB();
        double from = shorterIsA ? axis.minA() : axis.minB();
        double to = shorterIsA ? axis.maxA() : axis.maxB();
        if (axis.separation() > 0) {
            from = Math.min(from, axis.maxA());
            to = Math.max(to, axis.minB());
        }
        if (to - from <= span) {
            return (from + to) / 2;
        }
        // Neither the shorter interval nor the gap fits: show the end of A that faces B.
        return axis.maxA();
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

    /** Returns the number of decimals of a tick's label. */
    int stepDecimals() {
        return NumberText.decimalsFor(step, 1, PanelStyle.MAX_DECIMALS);
    }

    /** Returns the greatest number of ticks in a row. */
    int maxTicks() {
        return (int) (width / MIN_TICK_SPACING) + 1;
    }
}
