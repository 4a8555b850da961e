package org.jmesat.narrowphase;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;

/**
 * A hash table of numbers by direction, for finding the entries of parallel directions. A direction and its opposite
 * have the same key.
 *
 * <p>Half a turn is divided into cells a little wider than {@link Tolerance#PARALLEL}, so parallel directions lie in
 * the same cell or in neighbouring ones. Allocates only to grow.
 */
final class DirectionCells {
    static final int NONE = -1;

    private static final int CELLS = (int) (2 / (1.2 * Tolerance.PARALLEL));

    /** The last entry of the chain of each hash, or NONE. The length is a power of two. */
    private int[] heads = {};
    private int[] cells = {};
    private int[] numbers = {};
    /** The previous entry in the chain of each entry, or NONE. */
    private int[] others = {};
    private int count;

    /** Clears the table and makes room for a number of entries. */
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

    /** Adds a number for a direction, unless the direction's cell has it already. */
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

    /** The cell at an offset from that of a direction. */
    static int cellNear(double x, double y, int away) {
        return Math.floorMod(cell(x, y) + away, CELLS);
    }

    /** The first entry of a cell, or NONE. */
    int first(int cell) {
        return sameCell(heads[hash(cell)], cell);
    }

    /** The next entry of the same cell, or NONE. */
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

    /** Uses a measure from 0 to 2 that grows with the angle from 0° to 180°, never faster than the angle in radians. */
    private static int cell(double x, double y) {
        double along = y > 0 || y == 0 && x > 0 ? x : -x;
        double up = Math.abs(y);
        double measure = along >= 0 ? up / (along + up) : 1 + along / (along - up);
        return Math.min((int) (measure / 2 * CELLS), CELLS - 1);
    }
}
