package org.jmesat.internal.step;

/**
 * Coordinates of grid cells. A position, measured in cells, belongs to the cell of the nearest integer. Integers are
 * kept modulo 2³²: two cells that far apart merely share a bucket.
 */
final class Cell {
    /** An upper bound on the rounding error of a position, in cells. */
    static final double ROUNDING_ERROR = 0.003;

    /** Positions beyond this share one cell; up to here they are exact to 2⁻¹⁰ of a cell. */
    private static final double FARTHEST = 0x1p42;

    /** Adding this leaves the integer in the low bits of the sum. */
    private static final double ROUNDING = 0x1.8p52;

    private Cell() {
    }

    /** The position of the centre of a cell that {@link #at} has returned. */
    static double position(long cell) {
        return cell - Double.doubleToRawLongBits(ROUNDING);
    }

    /** Returns the cell of a position in cells. Its low 32 bits are the coordinate; differences are exact. */
    static long at(double position) {
        // Branches instead of Math.min and max: they are hardly ever taken, so they cost almost nothing.
        if (position > FARTHEST) {
            return Double.doubleToRawLongBits(FARTHEST + ROUNDING);
        }
        if (position < -FARTHEST) {
            return Double.doubleToRawLongBits(ROUNDING - FARTHEST);
        }
        return Double.doubleToRawLongBits(position + ROUNDING);
    }
}
