package org.jmesat.internal.scan;

import java.util.Arrays;

/**
 * The rows of a scene in the order of a walk from the root down, so that a subtree is a range. A walk reads the order
 * of the last one and writes its own, in which what has not changed is copied by ranges.
 */
final class WalkOrder {
    /** As the last walk has met them: the rows, and how many there are in the subtree of each. */
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

    /** How many rows this walk has met. */
    int metCount() {
        return newCount;
    }

    /** Whether the last walk has met a row. */
    boolean contains(int row) {
        int at = table.positions[row];
        return at >= 0 && at < count && rows[at] == row;
    }

    /** Takes a row over, with the size that its subtree had before; resize follows if it has another. */
    void append(int row, int size) {
        ensureCapacity(1);
        table.positions[row] = newCount;
        newRows[newCount] = row;
        newSizes[newCount++] = size;
    }

    /** Whether this walk has met a row. */
    boolean hasMet(int row) {
        int at = table.positions[row];
        return at >= 0 && at < newCount && newRows[at] == row;
    }

    /** Takes a range of the last walk over. */
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

    /** Sets the size of a subtree, and with it those of the subtrees round it, up to the one at a row, exclusively. */
    void resize(int row, int oldSize, int size, int above) {
        newSizes[table.positions[row]] = size;
        for (int each = table.parents[row]; each != above && size != oldSize; each = table.parents[each]) {
            newSizes[table.positions[each]] += size - oldSize;
        }
    }

    /** Ends a walk, whose order is from now on the last. */
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

    /** Forgets the last walk, and one that was not completed. */
    void clear() {
        count = 0;
        newCount = 0;
    }
}
