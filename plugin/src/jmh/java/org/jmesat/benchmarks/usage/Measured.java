package org.jmesat.benchmarks.usage;

/**
 * The result of a row of the table.
 *
 * @param value the ratio or other number that the row requires
 * @param used the time of a frame in use, in milliseconds; NaN if the value is not a ratio of times
 * @param bare the time it is compared with, in milliseconds; NaN if the value is not a ratio of times
 */
record Measured(double value, double used, double bare) {
    static Measured ratio(double used, double bare) {
        return new Measured(used / bare, used, bare);
    }

    /** The speed-up of the first. */
    static Measured gain(double used, double bare) {
        return new Measured(bare / used, used, bare);
    }

    static Measured value(double value) {
        return new Measured(value, Double.NaN, Double.NaN);
    }
}
