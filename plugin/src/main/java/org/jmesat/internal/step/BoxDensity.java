package org.jmesat.internal.step;

import java.util.Arrays;

/** Estimates how many boxes share a cell, from a sample of a few hundred, which costs little beside sorting all. */
final class BoxDensity {
    private static final int ENOUGH = 256;
    private static final int LARGEST_STEP = 40;
    private static final int QUARTILES = 64;

    private final double[] sorted = new double[QUARTILES];
    private int[] tally = new int[0];
    private double samples;
    private double pairs;

    /**
     * Returns an estimate of the pairs of boxes in the same cell, per box. Only boxes with an extent above
     * {@code above} and up to {@code upTo} count. The inverses are one over a cell's width and height, or 0 to ignore
     * that coordinate.
     */
    double pairsPerBox(double[] bounds, int boxes, double above, double upTo, double inverseX, double inverseY) {
        int step = Math.max(1, Math.min(LARGEST_STEP, boxes / ENOUGH));
        int size = Integer.highestOneBit(boxes / step) << 4;
        if (tally.length < size) {
            tally = new int[size];
        }
        Arrays.fill(tally, 0, size, 0);
        samples = 0;
        pairs = 0;
        for (int from = 0; from < boxes / step; from = Blocks.end(from, boxes / step)) {
            count(bounds, step, from, Blocks.end(from, boxes / step), above, upTo, inverseX, inverseY, size);
        }
        double byAccidentOfHashing = samples * samples / (2.0 * size);
        return samples == 0 ? 0 : Math.max(0, pairs - byAccidentOfHashing) * step / samples;
    }

    private void count(double[] bounds, int step, int from, int end, double above, double upTo, double inverseX,
            double inverseY, int size) {
        for (int s = from; s < end; s++) {
            int p = 4 * sample(s, step);
            double extent = ExtentBins.extent(bounds, p);
            if (extent > above && extent <= upTo) {
                int x = (int) Cell.at(bounds[p] * inverseX);
                int y = (int) Cell.at(bounds[p + 2] * inverseY);
                int hash = (x * 0x9E3779B1 + y) * 0x85EBCA6B;
                pairs += tally[(hash ^ hash >>> 15) & size - 1]++;
                samples++;
            }
        }
    }

    /** One box of each run of {@code step}, at a hashed offset: every second or tenth box may be unlike the rest. */
    private static int sample(int s, int step) {
        return s * step + ((s * 0x9E3779B1 >>> 16) * step >>> 16);
    }

    /**
     * Returns an estimate of the length over which the boxes are spread: twice the interquartile range. For an even
     * spread that is the whole length, and a few distant boxes do not change it. In a box, the coordinate is at
     * {@code along}.
     */
    double spread(double[] bounds, int boxes, int along) {
        int samples = Math.min(boxes, QUARTILES);
        for (int s = 0; s < samples; s++) {
            insert(bounds[4 * sample(s, boxes / samples) + along], s);
        }
        return 2 * (sorted[3 * (samples - 1) / 4] - sorted[(samples - 1) / 4]);
    }

    /** Insertion sort, since the JDK's sort allocates for input of ascending runs. */
    private void insert(double value, int size) {
        int at = size;
        while (at > 0 && sorted[at - 1] > value) {
            sorted[at] = sorted[at - 1];
            at--;
        }
        sorted[at] = value;
    }
}
