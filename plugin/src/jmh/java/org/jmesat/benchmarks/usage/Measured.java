package org.jmesat.benchmarks.usage;

/**
 * What a row of the table has found.
 *
 * @param value the ratio, or whatever else the row is about
 * @param used the time of a frame of the world in use, in milliseconds; NaN where the value is no ratio of times
 * @param bare the time that it is compared with, in milliseconds; NaN where the value is no ratio of times
 */
record Measured(double value, double used, double bare) {
    static Measured ratio(double used, double bare) {
        return new Measured(used / bare, used, bare);
    }

    /** How many times as fast the first is. */
    static Measured gain(double used, double bare) {
        return new Measured(bare / used, used, bare);
    }

    static Measured value(double value) {
        return new Measured(value, Double.NaN, Double.NaN);
    }
}
