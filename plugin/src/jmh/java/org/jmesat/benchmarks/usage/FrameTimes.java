package org.jmesat.benchmarks.usage;

import java.util.Arrays;

/** The times of single frames, in milliseconds. */
final class FrameTimes {
    private double[] millis;
    private int count;
    private boolean sorted;

    FrameTimes(int capacity) {
        millis = new double[capacity];
    }

    void add(long nanos) {
        millis[count++] = 1e-6 * nanos;
        sorted = false;
    }

    double median() {
        return percentile(50);
    }

    /** A percentile of the times. */
    double percentile(int percent) {
        if (!sorted) {
            Arrays.sort(millis, 0, count);
            sorted = true;
        }
        return millis[Math.min(count - 1, count * percent / 100)];
    }

    double longest() {
        return percentile(100);
    }

    double mean() {
        return Arrays.stream(millis, 0, count).average().orElseThrow();
    }
}
