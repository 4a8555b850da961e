package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * A hierarchical hashed grid of boxes, sorted by bucket with a counting sort.
 *
 * <p>Loose cells after T. Ulrich, <i>Loose Octrees</i> (Game Programming Gems, 2000): a box belongs to one cell of a
 * level whose cells fit its size, and overlapping boxes of a level are in nearby cells. Building costs O(n); for the
 * cost of searching see {@link PairSearch}.
 */
final class CellGrid {
    final GridLevels levels = new GridLevels();
    /** By entry, four to a box as in {@link SlotBoxes}. */
    double[] bounds = new double[64];
    /** By entry. */
    int[] slots = new int[16];
    /** By entry: its bucket, counted from the first of all levels. */
    int[] buckets = new int[16];
    /** By bucket: the first entry; the last bucket is followed by the number of entries. */
    int[] starts = new int[64];
    private int count;
    private int version;
    /** By position in the list that was sorted into the grid: the bucket. */
    private int[] keys = new int[16];

    /** How many entries there are, cleared ones included. */
    int count() {
        return count;
    }

    /** How often the grid was built. */
    int version() {
        return version;
    }

    int firstEntry(GridLevel level) {
        return starts[level.firstBucket];
    }

    int endEntry(GridLevel level) {
        return starts[level.firstBucket + level.mask + 1];
    }

    /** Makes an entry an empty box, which overlaps nothing. */
    void clear(int entry) {
        int p = 4 * entry;
        bounds[p] = Double.POSITIVE_INFINITY;
        bounds[p + 1] = Double.NEGATIVE_INFINITY;
    }

    boolean isCleared(int entry) {
        return bounds[4 * entry] == Double.POSITIVE_INFINITY;
    }

    /**
     * Builds the grid from copies of boxes, replacing the former ones. {@code searchedByOthers} means that other boxes
     * search for these, instead of these for each other.
     */
    void build(SlotBoxes boxes, boolean searchedByOthers) {
        version++;
        count = boxes.count;
        levels.fit(boxes.bounds, count, searchedByOthers);
        int bucketCount = levels.buckets();
        ensureCapacity(bucketCount);
        Arrays.fill(starts, 0, bucketCount + 2, 0);
        boolean single = levels.count() == 1;
        for (int from = 0; from < count; from = Blocks.end(from, count)) {
            if (single) {
                tallyOneLevel(boxes.bounds, from, Blocks.end(from, count));
            } else {
                tally(boxes.bounds, from, Blocks.end(from, count));
            }
        }
        for (int from = 1; from <= bucketCount; from = Blocks.end(from, bucketCount + 1)) {
            addUp(from, Blocks.end(from, bucketCount + 1));
        }
        for (int from = 0; from < count; from = Blocks.end(from, count)) {
            gather(boxes.bounds, boxes.slots, from, Blocks.end(from, count));
        }
    }

    private void ensureCapacity(int bucketCount) {
        if (keys.length < count) {
            int capacity = count + count / 2;
            keys = new int[capacity];
            slots = new int[capacity];
            buckets = new int[capacity];
            bounds = new double[4 * capacity];
        }
        if (starts.length < bucketCount + 2) {
            starts = new int[bucketCount + bucketCount / 2 + 2];
        }
    }

    /** Counts at one index more than the sum needs, since {@link #gather} advances each start to the next one. */
    private void tally(double[] boxes, int from, int end) {
        for (int i = from, p = 4 * from; i < end; i++, p += 4) {
            GridLevel level = levels.of(ExtentBins.extent(boxes, p));
            int key = level.firstBucket + level.bucket(level.column(boxes, p), level.row(boxes, p));
            keys[i] = key;
            starts[key + 2]++;
        }
    }

    /** {@link #tally} for a single level: a third faster, since a box's extent does not matter. */
    private void tallyOneLevel(double[] boxes, int from, int end) {
        GridLevel level = levels.get(0);
        int[] keys = this.keys;
        int[] starts = this.starts;
        for (int i = from, p = 4 * from; i < end; i++, p += 4) {
            int key = level.bucket(level.column(boxes, p), level.row(boxes, p));
            keys[i] = key;
            starts[key + 2]++;
        }
    }

    private void addUp(int from, int end) {
        int[] starts = this.starts;
        for (int b = from; b < end; b++) {
            starts[b + 1] += starts[b];
        }
    }

    private void gather(double[] boxes, int[] boxSlots, int from, int end) {
        for (int i = from, p = 4 * from; i < end; i++, p += 4) {
            int entry = starts[keys[i] + 1]++;
            slots[entry] = boxSlots[i];
            buckets[entry] = keys[i];
            int q = 4 * entry;
            bounds[q] = boxes[p];
            bounds[q + 1] = boxes[p + 1];
            bounds[q + 2] = boxes[p + 2];
            bounds[q + 3] = boxes[p + 3];
        }
    }

    /** Numbers the slots in the order of their entries, unless they have a number; returns the next number. */
    int number(int[] numbers, int none, int first) {
        int next = first;
        for (int e = 0; e < count; e++) {
            if (numbers[slots[e]] == none) {
                numbers[slots[e]] = next++;
            }
        }
        return next;
    }

    void renumber(int[] newSlots) {
        for (int e = 0; e < count; e++) {
            slots[e] = newSlots[slots[e]];
        }
    }
}
