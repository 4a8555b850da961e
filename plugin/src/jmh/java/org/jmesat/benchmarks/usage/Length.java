package org.jmesat.benchmarks.usage;

/** The number of frames of a run. */
public enum Length {
    FULL(1),
    /** Only proves that everything runs. */
    QUICK(20);

    private final int divisor;

    Length(int divisor) {
        this.divisor = divisor;
    }

    int frames(int full) {
        return Math.max(25, full / divisor);
    }
}
