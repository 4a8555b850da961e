package org.jmesat.broadphase;

import java.util.Arrays;

/**
 * Boxes in a hierarchy of hashed grids, sorted into the order of the hash table.
 *
 * <p>Levels after T. Ulrich, <i>Loose Octrees</i> (Game Programming Gems, 2000): a box belongs to one cell, that of its
 * centre, of the level whose cells are as wide as it or up to four times wider; boxes of a level that overlap are in the same
 * or adjacent cells. Levels are made for the extents there are, so boxes of similar size have a single one.
 * Buckets are filled by a counting sort. Building costs O(n), searching O(n · levels + k), where k counts the pairs of
 * boxes in adjacent cells.
 *
 * <p>Searching alters nothing here, so any number of threads may search at a time.
 */
final class CellGrid {
    private final GridLevels levels = new GridLevels();
    private int count;
    private double[] bounds = new double[64];
    private int[] slots = new int[16];
    private int[] keys = new int[16];
    private int[] starts = new int[64];

    int count() {
        return count;
    }

    int slot(int entry) {
        return slots[entry];
    }

    double[] bounds() {
        return bounds;
    }

    int[] slots() {
        return slots;
    }

    /** Empties an entry, so that it overlaps nothing. */
    void bury(int entry) {
        int p = 4 * entry;
        bounds[p] = Double.POSITIVE_INFINITY;
        bounds[p + 1] = Double.NEGATIVE_INFINITY;
    }

    /** Sorts boxes into the grid; those of before are forgotten. */
    void build(SlotBoxes boxes) {
        count = boxes.count;
        ensureCapacity();
        levels.fit(boxes.bounds, count);
        int buckets = levels.buckets();
        if (starts.length < buckets + 2) {
            starts = new int[buckets + buckets / 2 + 2];
        }
        Arrays.fill(starts, 0, buckets + 2, 0);
        tally(boxes.bounds);
        for (int b = 1; b <= buckets; b++) {
            starts[b + 1] += starts[b];
        }
        gather(boxes.bounds, boxes.slots);
    }

    private void ensureCapacity() {
        if (keys.length < count) {
            int capacity = count + count / 2;
            keys = new int[capacity];
            slots = new int[capacity];
            bounds = new double[4 * capacity];
        }
    }

    private void tally(double[] from) {
        for (int i = 0, p = 0; i < count; i++, p += 4) {
            double minX = from[p];
            double maxX = from[p + 1];
            double minY = from[p + 2];
            double maxY = from[p + 3];
            int level = levels.of(GridLevels.extent(minX, maxX, minY, maxY));
            double half = 0.5 * levels.inverse[level];
            int x = (int) Cell.at(minX * half + maxX * half);
            int y = (int) Cell.at(minY * half + maxY * half);
            int key = levels.firstBucket[level] + (x + Cell.row(y) & levels.mask[level]);
            keys[i] = key;
            starts[key + 2]++;
        }
    }

    private void gather(double[] from, int[] fromSlots) {
        for (int i = 0, p = 0; i < count; i++, p += 4) {
            int entry = starts[keys[i] + 1]++;
            slots[entry] = fromSlots[i];
            int q = 4 * entry;
            bounds[q] = from[p];
            bounds[q + 1] = from[p + 1];
            bounds[q + 2] = from[p + 2];
            bounds[q + 3] = from[p + 3];
        }
    }

    private int firstEntry(int level) {
        return starts[levels.firstBucket[level]];
    }

    private int endEntry(int level) {
        return starts[levels.firstBucket[level] + levels.mask[level] + 1];
    }

    /**
     * Appends the pairs of boxes of this grid that overlap, each once, of which one is in the given range and is of
     * the finer level or, in the same level, comes first.
     *
     * @return how many boxes were compared
     */
    long findPairs(int from, int to, PairBuffer pairs) {
        long compared = 0;
        for (int level = 0; level < levels.count(); level++) {
            int first = Math.max(from, firstEntry(level));
            int end = Math.min(to, endEntry(level));
            if (first < end) {
                compared += findPairsInLevel(level, first, end, pairs);
                for (int coarser = 0; coarser < level; coarser++) {
                    compared += findPairsWith(this, first, end, coarser, pairs);
                }
            }
        }
        return compared;
    }

    /**
     * Appends the pairs of a box in the given range of another grid with a box of this grid that overlap, each once.
     *
     * @return how many boxes were compared
     */
    long findPairsWith(CellGrid other, int from, int to, PairBuffer pairs) {
        long compared = 0;
        for (int level = 0; level < levels.count(); level++) {
            compared += findPairsWith(other, from, to, level, pairs);
        }
        return compared;
    }

    /** Of an entry's neighbours, the later ones in its own bucket, the one to the right and three in the next row. */
    private long findPairsInLevel(int level, int first, int end, PairBuffer pairs) {
        double half = 0.5 * levels.inverse[level];
        int mask = levels.mask[level];
        int bucket0 = levels.firstBucket[level];
        int[] starts = this.starts;
        double[] bounds = this.bounds;
        long compared = 0;
        for (int i = first, p = 4 * first; i < end; i++, p += 4) {
            int x = (int) Cell.at(bounds[p] * half + bounds[p + 1] * half);
            int y = (int) Cell.at(bounds[p + 2] * half + bounds[p + 3] * half);
            int own = x + Cell.row(y) & mask;
            int next = x - 1 + Cell.row(y + 1) & mask;
            int ownEnd = starts[bucket0 + Math.min(own + 2, mask + 1)];
            int nextFirst = starts[bucket0 + next];
            int nextEnd = starts[bucket0 + Math.min(next + 3, mask + 1)];
            compared += ownEnd - (i + 1) + nextEnd - nextFirst;
            scan(this, i, i + 1, ownEnd, pairs);
            scan(this, i, nextFirst, nextEnd, pairs);
            if (own == mask) {
                compared += scanAll(this, i, starts[bucket0], starts[bucket0 + 1], pairs);
            }
            if (next + 2 > mask) {
                compared += scanAll(this, i, starts[bucket0], starts[bucket0 + next + 2 - mask], pairs);
            }
        }
        return compared;
    }

    private long scanAll(CellGrid other, int i, int first, int end, PairBuffer pairs) {
        scan(other, i, first, end, pairs);
        return end - first;
    }

    /** Compares a box with a run of entries. */
    private void scan(CellGrid other, int i, int first, int end, PairBuffer pairs) {
        double[] bounds = this.bounds;
        int[] slots = this.slots;
        double[] asking = other.bounds;
        double minX = asking[4 * i];
        double maxX = asking[4 * i + 1];
        double minY = asking[4 * i + 2];
        double maxY = asking[4 * i + 3];
        int slot = other.slots[i];
        for (int k = first; k < end; k++) {
            int p = 4 * k;
            if (bounds[p] <= maxX && minX <= bounds[p + 1] && bounds[p + 2] <= maxY && minY <= bounds[p + 3]) {
                pairs.add(slot, slots[k]);
            }
        }
    }

    /** As {@link #findPairsWith(CellGrid, int, int, PairBuffer)}, with the boxes of one level of this grid. */
    private long findPairsWith(CellGrid other, int from, int to, int level, PairBuffer pairs) {
        double inverse = levels.inverse[level];
        int mask = levels.mask[level];
        int bucket0 = levels.firstBucket[level];
        int levelFirst = firstEntry(level);
        int[] starts = this.starts;
        double[] asking = other.bounds;
        long compared = 0;
        for (int i = from; i < to; i++) {
            long left = Cell.at(asking[4 * i] * inverse - Cell.REACH);
            long right = Cell.at(asking[4 * i + 1] * inverse + Cell.REACH);
            long bottom = Cell.at(asking[4 * i + 2] * inverse - Cell.REACH);
            long top = Cell.at(asking[4 * i + 3] * inverse + Cell.REACH);
            int width = (int) Math.min(right - left + 1, Integer.MAX_VALUE / 2);
            if (width > 4 || top - bottom > 3) {
                compared += findPairsInWideRange(other, i, level, left, right, bottom, top, pairs);
                continue;
            }
            for (int y = (int) bottom; y != (int) top + 1; y++) {
                int bucket = (int) left + Cell.row(y) & mask;
                int first = starts[bucket0 + bucket];
                int end = starts[bucket0 + Math.min(bucket + width, mask + 1)];
                compared += end - first;
                scan(other, i, first, end, pairs);
                if (bucket + width > mask + 1) {
                    compared += scanAll(other, i, levelFirst, starts[bucket0 + bucket + width - mask - 1], pairs);
                }
            }
        }
        return compared;
    }

    private long findPairsInWideRange(
            CellGrid other, int i, int level, long left, long right, long bottom, long top, PairBuffer pairs) {
        int mask = levels.mask[level];
        int bucket0 = levels.firstBucket[level];
        int levelFirst = firstEntry(level);
        int levelEnd = endEntry(level);
        long width = right - left + 1;
        long height = top - bottom + 1;
        if (width > mask + 1 || height > mask + 1
                || height * (8 + (double) width * (levelEnd - levelFirst) / (mask + 1)) >= levelEnd - levelFirst) {
            return scanAll(other, i, levelFirst, levelEnd, pairs);
        }
        long compared = 0;
        for (int y = (int) bottom; y != (int) top + 1; y++) {
            int bucket = (int) left + Cell.row(y) & mask;
            int first = starts[bucket0 + bucket];
            int end = starts[bucket0 + Math.min(bucket + (int) width, mask + 1)];
            compared += end - first;
            scanRow(other, i, first, end, level, y, (int) left, (int) width, pairs);
            if (bucket + width > mask + 1) {
                int wrapped = starts[bucket0 + bucket + (int) width - mask - 1];
                compared += wrapped - levelFirst;
                scanRow(other, i, levelFirst, wrapped, level, y, (int) left, (int) width, pairs);
            }
        }
        return compared;
    }

    /** Compares a box with those of a run of entries whose cells are in the given row: other rows come by themselves. */
    private void scanRow(CellGrid other, int i, int first, int end, int level, int y, int left, int width,
            PairBuffer pairs) {
        double half = 0.5 * levels.inverse[level];
        double minX = other.bounds[4 * i];
        double maxX = other.bounds[4 * i + 1];
        double minY = other.bounds[4 * i + 2];
        double maxY = other.bounds[4 * i + 3];
        int slot = other.slots[i];
        for (int k = first; k < end; k++) {
            int p = 4 * k;
            if (bounds[p] <= maxX && minX <= bounds[p + 1] && bounds[p + 2] <= maxY && minY <= bounds[p + 3]
                    && (int) Cell.at(bounds[p + 2] * half + bounds[p + 3] * half) == y
                    && Integer.compareUnsigned((int) Cell.at(bounds[p] * half + bounds[p + 1] * half) - left, width) < 0) {
                pairs.add(slot, slots[k]);
            }
        }
    }
}
