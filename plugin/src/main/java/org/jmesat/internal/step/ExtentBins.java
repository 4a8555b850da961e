package org.jmesat.internal.step;

import java.util.Arrays;

/** A histogram of boxes by extent, four bins to a factor of two. */
final class ExtentBins {
    /** How many bins there are to a factor of four. */
    static final int PER_FACTOR_OF_FOUR = 8;

    /** Keeps two bits of the mantissa. */
    private static final int SHIFT = 50;

    private double[] greatest = new double[0];
    private int[] sizes = new int[0];

    /** The greater of a box's width and height; {@link Double#MAX_VALUE} on overflow. */
    static double extent(double[] bounds, int p) {
        double extent = Math.max(bounds[p + 1] - bounds[p], bounds[p + 3] - bounds[p + 2]);
        return extent <= Double.MAX_VALUE ? extent : Double.MAX_VALUE;
    }

    static int of(double extent) {
        return (int) (Double.doubleToRawLongBits(extent) >>> SHIFT);
    }

    /** The greatest extent below a bin. */
    static double below(int bin) {
        return Double.longBitsToDouble(((long) bin << SHIFT) - 1);
    }

    static int count() {
        return of(Double.MAX_VALUE) + 1;
    }

    /** Counts boxes by extent. No extent may be above {@code most}; those below {@code least} count as that. */
    void fill(double[] bounds, int boxes, double least, double most) {
        if (sizes.length == 0) {
            greatest = new double[count()];
            sizes = new int[count()];
        }
        Arrays.fill(greatest, of(least), of(most) + 1, 0);
        Arrays.fill(sizes, of(least), of(most) + 1, 0);
        for (int p = 0; p < 4 * boxes; p += 4) {
            double extent = Math.max(least, extent(bounds, p));
            int bin = of(extent);
            sizes[bin]++;
            greatest[bin] = Math.max(greatest[bin], extent);
        }
    }

    int size(int bin) {
        return sizes[bin];
    }

    double greatest(int bin) {
        return greatest[bin];
    }
}
