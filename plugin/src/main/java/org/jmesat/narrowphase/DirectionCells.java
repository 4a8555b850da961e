package org.jmesat.narrowphase;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;

/**
 * Numbers filed under directions, so that those of parallel directions are found without a look at the others. A
 * direction and its opposite are the same here.
 *
 * <p>Half a turn is cut into cells a little wider than {@link Tolerance#PARALLEL}, so that what is parallel lies in the
 * same cell or in the next on either side. Cells are hashed into chains of entries. Allocates only to grow.
 */
final class DirectionCells {
    static final int NONE = -1;

    private static final int CELLS = (int) (2 / (1.2 * Tolerance.PARALLEL));

    /** By hash: the last entry of its chain, or none. Their number is a power of two. */
    private int[] heads = {};
    private int[] cells = {};
    private int[] numbers = {};
    /** By entry: the one before it in its chain, or none. */
    private int[] others = {};
    private int count;

    /** Begins again, with room for so many entries. */
    void begin(int capacity) {
        count = 0;
        if (numbers.length < capacity) {
            cells = new int[capacity];
            numbers = new int[capacity];
            others = new int[capacity];
            heads = new int[Integer.highestOneBit(Math.max(1, capacity)) << 1];
        }
        Arrays.fill(heads, NONE);
    }

    /** Files a number under one more direction. */
    void add(int number, double x, double y) {
        int cell = cell(x, y);
        for (int entry = first(cell); entry != NONE; entry = next(entry)) {
            if (numbers[entry] == number) {
                return;
            }
        }
        cells[count] = cell;
        numbers[count] = number;
        others[count] = heads[hash(cell)];
        heads[hash(cell)] = count++;
    }

    /** The cell that lies so many cells from that of a direction. */
    static int cellNear(double x, double y, int away) {
        return Math.floorMod(cell(x, y) + away, CELLS);
    }

    /** An entry of a cell, or none. */
    int first(int cell) {
        return sameCell(heads[hash(cell)], cell);
    }

    /** Another entry of the same cell, or none. */
    int next(int entry) {
        return sameCell(others[entry], cells[entry]);
    }

    int number(int entry) {
        return numbers[entry];
    }

    private int sameCell(int entry, int cell) {
        int same = entry;
        while (same != NONE && cells[same] != cell) {
            same = others[same];
        }
        return same;
    }

    private int hash(int cell) {
        int mixed = cell * 0x9E3779B1;
        return (mixed ^ mixed >>> 15) & heads.length - 1;
    }

    /** By a measure from 0 to 2 that grows with the angle from 0 to 180 degrees, never faster than it in radians. */
    private static int cell(double x, double y) {
        double along = y > 0 || y == 0 && x > 0 ? x : -x;
        double up = Math.abs(y);
        double measure = along >= 0 ? up / (along + up) : 1 + along / (along - up);
        return Math.min((int) (measure / 2 * CELLS), CELLS - 1);
    }
}
