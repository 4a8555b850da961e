package org.jmesat.debug.lemur;

import org.jmesat.narrowphase.Axis;

/**
 * The part of an axis that a row shows. Where one interval is far longer than the other, as that of a floor is beside
 * that of a crate, the whole would leave the shorter one and the overlap less than a pixel. Then the row shows a piece
 * around the shorter interval.
 */
final class AxisWindow {
    /** A row shows all of both intervals up to this multiple of what matters in it. */
    private static final double LONGEST = 16;
    /** What matters takes this part of a row that does not show everything. */
    private static final double SHARE = 0.5;

    private AxisWindow() {
    }

    /** Returns the span of both intervals. */
    static double whole(Axis axis) {
        return Math.max(axis.maxA(), axis.maxB()) - Math.min(axis.minA(), axis.minB());
    }

    /** Returns the span that the row of an axis needs, in world units. */
    static double needed(Axis axis) {
        double whole = whole(axis);
        double focus = focus(axis);
        return focus > 0 && whole > LONGEST * focus ? focus / SHARE : whole;
    }

    /** Returns the length of the shorter interval and the gap; if there is neither, that of the overlap. */
    private static double focus(Axis axis) {
        double focus = Math.min(axis.maxA() - axis.minA(), axis.maxB() - axis.minB()) + Math.max(0, axis.separation());
        return focus > 0 ? focus : Math.abs(axis.separation());
    }

    /**
     * Returns the span for all rows of a report.
     *
     * @param longestNeeded the greatest span that a row needs
     * @param deciding the axis that decides, whose intervals must be seen in any case
     */
    static double span(double longestNeeded, Axis deciding) {
        return Math.min(longestNeeded, LONGEST * needed(deciding));
    }

    /** Returns the value in the middle of the row of an axis, if rows have this span. */
    static double centre(Axis axis, double span) {
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
}
