package org.jmesat.benchmarks.world;

import java.util.Locale;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.Statistics;

/**
 * The time of a tick: the median of the iterations, because one disturbed iteration would spoil a mean.
 *
 * @param median median of the iterations, in milliseconds
 * @param isUnsteady whether the iterations differ by more than a tenth of the median
 */
record TickTime(double median, boolean isUnsteady) {
    private static final double UNSTEADY = 0.1;

    static TickTime of(RunResult result) {
        Statistics iterations = result.getPrimaryResult().getStatistics();
        double median = iterations.getPercentile(50);
        return new TickTime(median, iterations.getMax() - iterations.getMin() > UNSTEADY * median);
    }

    double ratioTo(TickTime other) {
        return median / other.median;
    }

    @Override
    public String toString() {
        String format = median < 10 ? "%.2f" : median < 100 ? "%.1f" : "%.0f";
        return (isUnsteady ? "~" : "") + String.format(Locale.ROOT, format, median);
    }
}
