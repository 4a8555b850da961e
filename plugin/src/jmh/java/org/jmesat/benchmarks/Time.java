package org.jmesat.benchmarks;

import java.util.Locale;

/**
 * A measured time: the median of the iterations, because one disturbed iteration would spoil a mean.
 *
 * @param median median of the iterations, in the benchmark's unit
 * @param isUnsteady whether the iterations differ by more than a tenth of the median
 */
public record Time(double median, boolean isUnsteady) {
    /** A time is marked if its slowest and fastest iterations differ by more than this share of the median. */
    static final double UNSTEADY = 0.1;

    /** The line below a table of times. */
    public static final String MARK = "\n~ varied by more than a tenth\n";

    double ratioTo(Time other) {
        return median / other.median;
    }

    @Override
    public String toString() {
        String format = median < 10 ? "%.2f" : median < 100 ? "%.1f" : "%.0f";
        return (isUnsteady ? "~" : "") + String.format(Locale.ROOT, format, median);
    }
}
