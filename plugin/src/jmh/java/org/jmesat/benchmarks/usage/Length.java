package org.jmesat.benchmarks.usage;

/** How many frames are run. */
public enum Length {
    FULL(1),
    /** Proves that everything runs, and measures little. */
    QUICK(20);

    private final int divisor;

    Length(int divisor) {
        this.divisor = divisor;
    }

    int frames(int full) {
        return Math.max(25, full / divisor);
    }
}
