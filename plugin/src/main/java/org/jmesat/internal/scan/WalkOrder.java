package org.jmesat.internal.scan;

import java.util.Arrays;

/**
 * The rows of a scene in depth-first order, so that a subtree is a range. A walk reads the order of the last one and
 * writes its own; unchanged parts are copied as ranges.
 */
final class WalkOrder {
    /** The last walk's rows in order; {@link #sizes} has the number of rows in the subtree of each. */
    int[] rows = {};
    int[] sizes = {};
    int count;
    private final SceneTable table;
    private int[] newRows = {};
    private int[] newSizes = {};
    private int newCount;

    WalkOrder(SceneTable table) {
        this.table = table;
    }

    /** The number of rows that this walk has visited. */
    int visitedCount() {
        return newCount;
    }

    /** Whether the last walk has visited a row. */
    boolean contains(int row) {
        int at = table.positions[row];
        return at >= 0 && at < count && rows[at] == row;
    }

    /** Appends a row with the former size of its subtree; {@link #resize} follows if the size differs. */
    void append(int row, int size) {
        ensureCapacity(1);
        table.positions[row] = newCount;
        newRows[newCount] = row;
        newSizes[newCount++] = size;
    }

    /** Whether this walk has visited a row. */
    boolean isVisited(int row) {
        int at = table.positions[row];
        return at >= 0 && at < newCount && newRows[at] == row;
    }

    /** Appends a range of the last walk. */
    void appendRange(int from, int end) {
        int length = end - from;
        ensureCapacity(length);
        System.arraycopy(rows, from, newRows, newCount, length);
        System.arraycopy(sizes, from, newSizes, newCount, length);
        int shift = newCount - from;
        int[] positions = table.positions;
        for (int i = from; i < end && shift != 0; i++) {
            positions[rows[i]] = i + shift;
        }
        newCount += length;
    }

    private void ensureCapacity(int more) {
        if (newCount + more > newRows.length) {
            int capacity = Math.max(newCount + more, 16 + newCount + newCount / 2);
            newRows = Arrays.copyOf(newRows, capacity);
            newSizes = Arrays.copyOf(newSizes, capacity);
        }
    }

    /** Sets the size of a subtree, and updates those of its ancestors up to {@code above} (exclusive). */
    void resize(int row, int oldSize, int size, int above) {
        newSizes[table.positions[row]] = size;
        for (int each = table.parents[row]; each != above && size != oldSize; each = table.parents[each]) {
            newSizes[table.positions[each]] += size - oldSize;
        }
    }

    /** Ends a walk: its order becomes the last walk's. */
    void end() {
        int[] spareRows = rows;
        int[] spareSizes = sizes;
        rows = newRows;
        sizes = newSizes;
        count = newCount;
        newRows = spareRows;
        newSizes = spareSizes;
        newCount = 0;
    }

    /** Clears the order of the last walk, and that of an incomplete one. */
    void clear() {
        count = 0;
        newCount = 0;
    }
}
