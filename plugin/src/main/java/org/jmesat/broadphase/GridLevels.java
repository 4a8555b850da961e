package org.jmesat.broadphase;

import java.util.Arrays;

/**
 * Splits boxes by extent into levels of a hierarchical grid, the coarsest first. A level begins at the greatest extent
 * left and takes what is more than about a quarter of it, so there are as many levels as the boxes need, and a level's
 * cells are no wider than its greatest box asks for.
 */
final class GridLevels {
    /** Two bits of the mantissa: four bins to a factor of two. */
    private static final int BIN_SHIFT = 50;
    private static final int BINS = 1 << 13;
    private static final int BINS_PER_LEVEL = 8;
    private static final int RATIO = 4;
    private static final int LEAST_BUCKETS = 16;
    private static final int SAMPLES = 64;
    /** Boxes of less than this part of their usual coordinates are too small for cells of their own. */
    private static final int FINEST = 40;

    /** One over the width of a cell. */
    double[] inverse = new double[8];
    /** Where a level's hash table begins. */
    int[] firstBucket = new int[8];
    /** A level's number of buckets, a power of two, less one. */
    int[] mask = new int[8];

    private int count;
    private int buckets;
    private double[] greatest = new double[0];
    private int[] sizes;
    private int[] levelOfBin;

    int count() {
        return count;
    }

    int buckets() {
        return buckets;
    }

    static double extent(double minX, double maxX, double minY, double maxY) {
        return Math.min(Math.max(maxX - minX, maxY - minY), Double.MAX_VALUE);
    }

    private static int bin(double extent) {
        return (int) (Double.doubleToRawLongBits(extent) >>> BIN_SHIFT);
    }

    /** The level of a box of those last fitted. */
    int of(double extent) {
        return count == 1 ? 0 : levelOfBin[bin(extent)];
    }

    /** Makes the levels for some boxes. */
    void fit(double[] bounds, int boxes) {
        count = 0;
        buckets = 0;
        if (boxes == 0) {
            return;
        }
        double least = Double.MAX_VALUE;
        double most = 0;
        for (int p = 0; p < 4 * boxes; p += 4) {
            double extent = extent(bounds[p], bounds[p + 1], bounds[p + 2], bounds[p + 3]);
            least = Math.min(least, extent);
            most = Math.max(most, extent);
        }
        double floor = floor(bounds, boxes);
        if (Math.max(least, floor) * RATIO >= most) {
            addLevel(Math.max(most, floor), boxes);
        } else {
            split(bounds, boxes, floor, bin(least), bin(most));
        }
    }

    private void split(double[] bounds, int boxes, double floor, int leastBin, int mostBin) {
        if (greatest.length == 0) {
            greatest = new double[BINS];
            sizes = new int[BINS];
            levelOfBin = new int[BINS];
        }
        Arrays.fill(greatest, leastBin, mostBin + 1, 0);
        Arrays.fill(sizes, leastBin, mostBin + 1, 0);
        for (int p = 0; p < 4 * boxes; p += 4) {
            double extent = extent(bounds[p], bounds[p + 1], bounds[p + 2], bounds[p + 3]);
            int bin = bin(extent);
            sizes[bin]++;
            greatest[bin] = Math.max(greatest[bin], extent);
        }
        int bin = mostBin;
        while (bin >= leastBin) {
            if (sizes[bin] == 0) {
                bin--;
                continue;
            }
            double extent = Math.max(greatest[bin], floor);
            int last = extent > floor ? Math.max(leastBin, bin - BINS_PER_LEVEL + 1) : leastBin;
            int members = 0;
            for (; bin >= last; bin--) {
                members += sizes[bin];
                levelOfBin[bin] = count;
            }
            addLevel(extent, members);
        }
    }

    private void addLevel(double extent, int members) {
        if (count == mask.length) {
            inverse = Arrays.copyOf(inverse, 2 * count);
            firstBucket = Arrays.copyOf(firstBucket, 2 * count);
            mask = Arrays.copyOf(mask, 2 * count);
        }
        int size = Math.max(LEAST_BUCKETS, Integer.highestOneBit(2 * members - 1) << 1);
        inverse[count] = 1 / (extent * Cell.SLACK);
        firstBucket[count] = buckets;
        mask[count] = size - 1;
        buckets += size;
        count++;
    }

    /**
     * The extent below which boxes share a level: cells of points alone must have some width, and coordinates fit only
     * so many cells. It follows the mean exponent of some coordinates, which a few that are far out hardly move.
     */
    private static double floor(double[] bounds, int boxes) {
        int step = Math.max(1, boxes / SAMPLES);
        long sum = 0;
        int samples = 0;
        for (int i = 0; i < boxes; i += step) {
            sum += Math.getExponent(Math.abs(bounds[4 * i]) + Math.abs(bounds[4 * i + 2]));
            samples++;
        }
        return Math.scalb(1.0, Math.max(-1000, (int) (sum / samples) - FINEST));
    }
}
