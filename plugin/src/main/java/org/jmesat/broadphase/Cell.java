package org.jmesat.broadphase;

/**
 * Coordinates of grid cells. A position, measured in cells, belongs to the nearest whole number; whole numbers are
 * kept modulo 2³², as two cells so far apart share no more than a place to look in.
 */
final class Cell {
    /**
     * A cell's width over the greatest extent of a box in it. Boxes of a level that overlap are then in the same or in
     * adjacent cells, with a hundredth to spare for rounding.
     */
    static final double SLACK = 1.01;

    /** How far from a box, in cells, the centre of one that overlaps it may lie, with room for rounding. */
    static final double REACH = 0.498;

    /** What lies further out shares one cell, as the centre of a box is known to 2⁻¹⁰ of a cell up to here. */
    private static final double FARTHEST = 0x1p42;

    /** Adding this leaves the whole number in the low bits of the sum. */
    private static final double ROUNDING = 0x1.8p52;

    private Cell() {
    }

    /** Returns the cell of a position in cells; its low 32 bits are the coordinate, differences are exact. */
    static long at(double position) {
        double near = Math.max(-FARTHEST, Math.min(FARTHEST, position));
        return Double.doubleToRawLongBits(near + ROUNDING);
    }

    /**
     * Returns where in the hash table a row of cells begins. The cells of a row follow each other, so that a search
     * along it walks straight through memory. Of four successive rows, stretches of up to four cells from the same x
     * never share a bucket in a table of 16 or more: the rows begin at different multiples of 4, modulo 16.
     */
    static int row(int y) {
        int hash = y * 0x9E3779B1;
        return (hash ^ hash >>> 15) << 4 | (y & 3) << 2;
    }
}
