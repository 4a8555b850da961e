package org.jmesat.internal.step;

/**
 * Finds the pairs of overlapping boxes in one grid, or between two grids. It changes only the buffer that receives the
 * pairs, so any number of threads may search a grid at the same time.
 *
 * <p>For n boxes it costs O(n · levels + k), where k is the number of pairs of boxes in nearby cells: a few times the
 * overlapping pairs, unless most boxes are long and thin. All methods return how many boxes were compared.
 */
final class PairSearch {
    /** Comparing all boxes with up to this many others is cheaper than searching for them. */
    private static final int FEW = 8;
    /** Looking up a row costs as much as this many comparisons. */
    private static final double ROW_COST = 8;

    private PairSearch() {
    }

    /**
     * Appends the overlapping pairs of a range of entries with boxes of the same grid. Ranges that cover all entries
     * give each pair once.
     */
    static long within(CellGrid grid, int from, int to, PairBuffer pairs) {
        GridLevels levels = grid.levels;
        long compared = 0;
        for (int l = 0; l < levels.count(); l++) {
            GridLevel level = levels.get(l);
            int first = Math.max(from, grid.firstEntry(level));
            int end = Math.min(to, grid.endEntry(level));
            if (first < end) {
                compared += withinRows(grid, level, first, end, pairs);
                for (int m = 0; m < levels.count(); m++) {
                    if (m < l && levels.get(m).members > FEW || m > l && level.members <= FEW) {
                        compared += between(grid, first, end, grid, levels.get(m), pairs);
                    }
                }
            }
        }
        return compared;
    }

    /** Appends the overlapping pairs of a range of entries of the query grid with boxes of the target grid. */
    static long between(CellGrid query, int from, int to, CellGrid target, PairBuffer pairs) {
        long compared = 0;
        for (int l = 0; l < target.levels.count(); l++) {
            compared += between(query, from, to, target, target.levels.get(l), pairs);
        }
        return compared;
    }

    /** Compares an entry with the later ones in its own bucket, those to the right and those in the next row. */
    private static long withinRows(CellGrid grid, GridLevel level, int from, int to, PairBuffer pairs) {
        int split = level.split;
        int mask = level.mask;
        int bucket0 = level.firstBucket;
        int stride = level.stride;
        int[] starts = grid.starts;
        int[] buckets = grid.buckets;
        long compared = 0;
        for (int i = from; i < to; i++) {
            int bucket = buckets[i] - bucket0;
            int last = bucket + split;
            int next = bucket + stride - split & mask;
            int nextLast = next + 2 * split;
            int end = starts[bucket0 + Math.min(last, mask) + 1];
            int nextEnd = starts[bucket0 + Math.min(nextLast, mask) + 1];
            compared += scan(grid, i, i + 1, end, starts[bucket0 + next], nextEnd, pairs);
            if (last > mask) {
                compared += scan(grid, i, grid, starts[bucket0], starts[bucket0 + last - mask], pairs);
            }
            if (nextLast > mask) {
                compared += scan(grid, i, grid, starts[bucket0], starts[bucket0 + nextLast - mask], pairs);
            }
        }
        return compared;
    }

    static long between(
            CellGrid query, int from, int to, CellGrid target, GridLevel level, PairBuffer pairs) {
        int levelFirst = target.firstEntry(level);
        int levelEnd = target.endEntry(level);
        boolean few = levelEnd - levelFirst <= FEW;
        double[] bounds = query.bounds;
        long compared = 0;
        for (int i = from, p = 4 * from; i < to; i++, p += 4) {
            if (query.isCleared(i)) {
                continue;
            }
            if (few) {
                compared += scan(query, i, target, levelFirst, levelEnd, pairs);
                continue;
            }
            long left = Cell.at(bounds[p] * level.cells - level.reach);
            long right = Cell.at(bounds[p + 1] * level.cells + level.reach);
            long bottom = Cell.at(bounds[p + 2] * level.rows - level.reachRows);
            long top = Cell.at(bounds[p + 3] * level.rows + level.reachRows);
            long width = right - left + 1;
            long height = top - bottom + 1;
            boolean simple = width <= level.simpleWidth && height <= 4;
            if (simple || isWorthSearching(level, width, height)) {
                compared += inRows(query, i, target, level, (int) left, (int) width, (int) bottom, (int) height, simple,
                        pairs);
            } else {
                compared += scan(query, i, target, levelFirst, levelEnd, pairs);
            }
        }
        return compared;
    }

    /** Whether searching a range of cells is cheaper than comparing all boxes; if so, no row wraps onto itself. */
    static boolean isWorthSearching(GridLevel level, long width, long height) {
        double load = level.members / (level.mask + 1.0);
        return height * (ROW_COST + width * load) < level.members;
    }

    /** Compares a box with those of a range of cells. Unless it is simple, rows may share buckets. */
    private static long inRows(CellGrid query, int i, CellGrid target, GridLevel level, int left, int width, int bottom,
            int height, boolean simple, PairBuffer pairs) {
        int[] starts = target.starts;
        int bucket0 = level.firstBucket;
        int mask = level.mask;
        int first = pairs.count;
        long compared = 0;
        for (int row = bottom; row != bottom + height; row++) {
            int bucket = level.bucket(left, row);
            int last = bucket + width - 1;
            int before = pairs.count;
            int end = starts[bucket0 + Math.min(last, mask) + 1];
            compared += collect(query, i, target, starts[bucket0 + bucket], end, pairs);
            if (last > mask) {
                compared += collect(query, i, target, starts[bucket0], starts[bucket0 + last - mask], pairs);
            }
            if (!simple) {
                retainRow(level, row, target.bounds, before, pairs);
            }
        }
        toSlots(query.slots[i], target.slots, first, pairs);
        return compared;
    }

    /** Drops the collected entries of other rows. */
    private static void retainRow(GridLevel level, int row, double[] bounds, int from, PairBuffer pairs) {
        int kept = from;
        for (int h = from; h < pairs.count; h++) {
            if (level.row(bounds, 4 * pairs.lower[h]) == row) {
                pairs.lower[kept++] = pairs.lower[h];
            }
        }
        pairs.count = kept;
    }

    /** Compares a box with a run of entries and appends the pairs. */
    private static int scan(CellGrid query, int i, CellGrid target, int first, int end, PairBuffer pairs) {
        int before = pairs.count;
        int compared = collect(query, i, target, first, end, pairs);
        if (pairs.count > before) {
            toSlots(query.slots[i], target.slots, before, pairs);
        }
        return compared;
    }

    /** Compares a box with two runs of entries of its own grid and appends the pairs. */
    private static int scan(CellGrid grid, int i, int first, int end, int nextFirst, int nextEnd, PairBuffer pairs) {
        int before = pairs.count;
        int compared = end - first + nextEnd - nextFirst;
        pairs.reserve(compared);
        double[] bounds = grid.bounds;
        double minX = bounds[4 * i];
        double maxX = bounds[4 * i + 1];
        double minY = bounds[4 * i + 2];
        double maxY = bounds[4 * i + 3];
        int n = collect(minX, maxX, minY, maxY, bounds, first, end, pairs.lower, before);
        n = collect(minX, maxX, minY, maxY, bounds, nextFirst, nextEnd, pairs.lower, n);
        pairs.count = n;
        toSlots(grid.slots[i], grid.slots, before, pairs);
        return compared;
    }

    private static int collect(CellGrid query, int i, CellGrid target, int first, int end, PairBuffer pairs) {
        double[] bounds = query.bounds;
        pairs.reserve(end - first);
        pairs.count = collect(bounds[4 * i], bounds[4 * i + 1], bounds[4 * i + 2], bounds[4 * i + 3],
                target.bounds, first, end, pairs.lower, pairs.count);
        return end - first;
    }

    /**
     * Compares a box with a run of entries and writes those that overlap it to {@code hits}, from an index on. There
     * must be capacity for the whole run. Returns the end of the hits.
     *
     * <p>Without branches, which the processor could not predict: boxes overlap if none of four differences is
     * negative, and the sign bit of their bitwise OR shows that. It takes 2.5 ns a box; mispredicted branches take up
     * to 10.
     */
    private static int collect(double minX, double maxX, double minY, double maxY, double[] bounds, int first, int end,
            int[] hits, int from) {
        int n = from;
        for (int k = first; k < end; k++) {
            hits[n] = k;
            n += 1 + (int) ((Double.doubleToRawLongBits(maxX - bounds[4 * k])
                    | Double.doubleToRawLongBits(bounds[4 * k + 1] - minX)
                    | Double.doubleToRawLongBits(maxY - bounds[4 * k + 2])
                    | Double.doubleToRawLongBits(bounds[4 * k + 3] - minY)) >> 63);
        }
        return n;
    }

    /** Replaces the collected entries by pairs of slots. */
    private static void toSlots(int slot, int[] slots, int from, PairBuffer pairs) {
        int[] lower = pairs.lower;
        int[] higher = pairs.higher;
        for (int h = from; h < pairs.count; h++) {
            int found = slots[lower[h]];
            lower[h] = Math.min(slot, found);
            higher[h] = Math.max(slot, found);
        }
    }
}
