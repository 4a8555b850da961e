package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * The levels of a {@link CellGrid}, the coarsest first, chosen for the present boxes: a level takes the boxes down to a
 * quarter of its greatest extent, from the greatest of all on. An extent is the greater of a box's width and height.
 */
final class GridLevels {
    /** The most levels; the last one takes all smaller boxes, such as points. */
    private static final int MOST = 24;
    /** Cells are at least this part of the usual distance of boxes from the origin, in which coordinates are exact. */
    private static final double FINEST = 0x1p-40;
    private static final double LEAST_CELL = 0x1p-1000;
    private static final int SAMPLES = 32;

    private final GridLevel[] levels = new GridLevel[MOST];
    private int count;
    private int buckets;
    /** The greatest extent of all boxes. */
    private double most;
    /** By class of extents, each a quarter of the one before: how many boxes, their greatest extent, their level. */
    private final int[] sizes = new int[MOST];
    private final double[] extents = new double[MOST];
    private final GridLevel[] levelOf = new GridLevel[MOST];
    private final double[] sample = new double[SAMPLES];
    /** Of the coordinate sampled last. */
    private double median;

    GridLevels() {
        for (int level = 0; level < MOST; level++) {
            levels[level] = new GridLevel();
        }
    }

    int count() {
        return count;
    }

    GridLevel get(int level) {
        return levels[level];
    }

    /** How many buckets all levels have together. */
    int buckets() {
        return buckets;
    }

    /** The level of a box among those last fitted. */
    GridLevel of(double[] bounds, int p) {
        return levelOf[classOf(extent(bounds, p))];
    }

    /** The greater of a box's width and height; {@link Double#MAX_VALUE} on overflow. */
    static double extent(double[] bounds, int p) {
        double extent = Math.max(bounds[p + 1] - bounds[p], bounds[p + 3] - bounds[p + 2]);
        return extent <= Double.MAX_VALUE ? extent : Double.MAX_VALUE;
    }

    private int classOf(double extent) {
        // By a quotient, which is infinite or NaN for points.
        return Math.min(Math.getExponent(most / extent) >> 1, MOST - 1);
    }

    /** Makes the levels for the boxes of some slots, whose greatest and least extent are known. */
    void fit(double[] bounds, int[] slots, int boxes, double greatest, double least) {
        count = 0;
        buckets = 0;
        most = greatest;
        Arrays.fill(sizes, 0);
        Arrays.fill(extents, 0);
        if (boxes == 0) {
            return;
        }
        if (classOf(least) == 0) {
            sizes[0] = boxes;
            extents[0] = most;
        } else {
            for (int from = 0; from < boxes; from = Blocks.end(from, boxes)) {
                classify(bounds, slots, from, Blocks.end(from, boxes));
            }
        }
        double spreadX = spread(bounds, slots, boxes, 0);
        double distance = Math.abs(median);
        double spreadY = spread(bounds, slots, boxes, 2);
        distance = Math.max(distance, Math.abs(median));
        double leastCell = Math.max(LEAST_CELL, FINEST * distance);
        for (int each = 0; each < MOST; each++) {
            if (sizes[each] > 0) {
                GridLevel level = levels[count++];
                // Cells of points are as wide as their usual distance.
                double cell = each < MOST - 1 ? leastCell
                        : Math.max(leastCell, Math.max(spreadX, spreadY) / Math.sqrt(sizes[each]));
                level.fit(Math.max(cell, extents[each]), sizes[each], buckets, spreadX, spreadY);
                levelOf[each] = level;
                buckets += level.mask + 1;
            }
        }
    }

    private void classify(double[] bounds, int[] slots, int from, int end) {
        for (int i = from; i < end; i++) {
            double extent = extent(bounds, 4 * slots[i]);
            int each = classOf(extent);
            sizes[each]++;
            extents[each] = Math.max(extents[each], extent);
        }
    }

    /**
     * Estimates the length over which the boxes are spread: twice the interquartile range. For an even spread that is
     * the whole length, and a few distant boxes do not change it.
     */
    private double spread(double[] bounds, int[] slots, int boxes, int along) {
        int samples = Math.min(boxes, SAMPLES);
        for (int s = 0; s < samples; s++) {
            insert(bounds[4 * slots[(int) ((long) boxes * s / samples)] + along], s);
        }
        median = sample[samples / 2];
        return 2 * (sample[3 * (samples - 1) / 4] - sample[(samples - 1) / 4]);
    }

    /** Insertion sort, since the JDK's sort allocates for input of ascending runs. */
    private void insert(double value, int size) {
        int at = size;
        while (at > 0 && sample[at - 1] > value) {
            sample[at] = sample[at - 1];
            at--;
        }
        sample[at] = value;
    }
}
