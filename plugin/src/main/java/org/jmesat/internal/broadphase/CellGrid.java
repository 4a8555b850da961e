package org.jmesat.internal.broadphase;

import java.util.Arrays;

/**
 * Boxes in a hierarchy of hashed grids, sorted into the order of the hash table by a counting sort.
 *
 * <p>Loose cells after T. Ulrich, <i>Loose Octrees</i> (Game Programming Gems, 2000): a box belongs to one cell, of a
 * level whose cells suit its size, and boxes of a level that overlap are in cells close to each other. Building costs
 * O(n); {@link PairSearch} says what searching costs.
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
    /** By position in what was sorted into it: the bucket. */
    private int[] keys = new int[16];

    /** How many entries there are, cleared ones included. */
    int count() {
        return count;
    }

    /** How often boxes have been sorted into it. */
    int version() {
        return version;
    }

    int firstEntry(GridLevel level) {
        return starts[level.firstBucket];
    }

    int endEntry(GridLevel level) {
        return starts[level.firstBucket + level.mask + 1];
    }

    /** Empties the entry of a box that was sorted into the grid. */
    void clear(int position, int slot) {
        int entry = starts[keys[position]];
        while (slots[entry] != slot) {
            entry++;
        }
        clear(entry);
    }

    /** Empties an entry, so that it overlaps nothing. */
    void clear(int entry) {
        int p = 4 * entry;
        bounds[p] = Double.POSITIVE_INFINITY;
        bounds[p + 1] = Double.NEGATIVE_INFINITY;
    }

    boolean isCleared(int entry) {
        return bounds[4 * entry] == Double.POSITIVE_INFINITY;
    }

    /**
     * Sorts copies of boxes into the grid; those of before are forgotten. {@code asked} tells whether other boxes will
     * look for these, rather than these for each other.
     */
    void build(SlotBoxes boxes, boolean asked) {
        version++;
        count = boxes.count;
        levels.fit(boxes.bounds, count, asked);
        int bucketCount = levels.buckets();
        ensureCapacity(bucketCount);
        Arrays.fill(starts, 0, bucketCount + 2, 0);
        if (levels.count() == 1) {
            tallyOneLevel(boxes.bounds);
        } else {
            tally(boxes.bounds);
        }
        int[] starts = this.starts;
        for (int b = 1; b <= bucketCount; b++) {
            starts[b + 1] += starts[b];
        }
        gather(boxes.bounds, boxes.slots);
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

    /** Counts one bucket further than where the sum is needed, as gathering moves each start to the next one. */
    private void tally(double[] from) {
        for (int i = 0, p = 0; i < count; i++, p += 4) {
            GridLevel level = levels.of(ExtentBins.extent(from, p));
            int key = level.firstBucket + level.bucket(level.column(from, p), level.row(from, p));
            keys[i] = key;
            starts[key + 2]++;
        }
    }

    /** As {@link #tally}, a third faster as nothing depends on a box's extent. */
    private void tallyOneLevel(double[] from) {
        GridLevel level = levels.get(0);
        int[] keys = this.keys;
        int[] starts = this.starts;
        for (int i = 0, p = 0; i < count; i++, p += 4) {
            int key = level.bucket(level.column(from, p), level.row(from, p));
            keys[i] = key;
            starts[key + 2]++;
        }
    }

    private void gather(double[] from, int[] fromSlots) {
        for (int i = 0, p = 0; i < count; i++, p += 4) {
            int entry = starts[keys[i] + 1]++;
            slots[entry] = fromSlots[i];
            buckets[entry] = keys[i];
            int q = 4 * entry;
            bounds[q] = from[p];
            bounds[q + 1] = from[p + 1];
            bounds[q + 2] = from[p + 2];
            bounds[q + 3] = from[p + 3];
        }
    }
}
