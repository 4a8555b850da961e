package org.jmesat.internal.broadphase;

/**
 * Coordinates of grid cells. A position, measured in cells, belongs to the nearest whole number; whole numbers are
 * kept modulo 2³², as two cells so far apart share no more than a place to look in.
 */
final class Cell {
    /** More than the rounding of a position, in cells. */
    static final double ROUNDING_ERROR = 0.003;

    /** What lies further out shares one cell, as positions are known to 2⁻¹⁰ of a cell up to here. */
    private static final double FARTHEST = 0x1p42;

    /** Adding this leaves the whole number in the low bits of the sum. */
    private static final double ROUNDING = 0x1.8p52;

    private Cell() {
    }

    /** The position of the middle of a cell that {@link #at} has returned. */
    static double position(long cell) {
        return cell - Double.doubleToRawLongBits(ROUNDING);
    }

    /** Returns the cell of a position in cells; its low 32 bits are the coordinate, differences are exact. */
    static long at(double position) {
        // Compared rather than clamped by Math.min and max: hardly ever far, so this costs next to nothing.
        if (position > FARTHEST) {
            return Double.doubleToRawLongBits(FARTHEST + ROUNDING);
        }
        if (position < -FARTHEST) {
            return Double.doubleToRawLongBits(ROUNDING - FARTHEST);
        }
        return Double.doubleToRawLongBits(position + ROUNDING);
    }
}
