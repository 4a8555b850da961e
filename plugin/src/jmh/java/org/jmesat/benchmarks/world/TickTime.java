package org.jmesat.benchmarks.world;

import java.util.Locale;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.Statistics;

/**
 * How long a tick takes. An iteration in which the machine did something else spoils a mean, so it is the median that
 * is told.
 *
 * @param median of the iterations, in milliseconds
 * @param isUnsteady whether they differ by more than a tenth of it
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
        return (isUnsteady ? "~" : "") + String.format(Locale.ROOT, median < 10 ? "%.2f" : median < 100 ? "%.1f" : "%.0f",
                median);
    }
}
