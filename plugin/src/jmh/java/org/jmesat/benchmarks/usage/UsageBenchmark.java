package org.jmesat.benchmarks.usage;

import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Runs a row of the table in its own JVM. JMH only starts the JVM and collects the counters, because means over
 * iterations cannot show a first or a worst frame. Ignore the score.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx3g"})
@Warmup(iterations = 0)
@Measurement(iterations = 1, time = 1, timeUnit = TimeUnit.MILLISECONDS)
public class UsageBenchmark {
    /** As in {@link Measured}. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Counters {
        public double value;
        public double used;
        public double bare;
    }

    /** A strong reference: a logger that is collected loses its level. It silences the engine's messages at start. */
    private static final Logger LOGGER = Logger.getLogger("");

    @Param
    Row row;

    @Param
    Length length;

    private Measured measured;

    @Benchmark
    public void measure(Counters counters) {
        if (measured == null) {
            LOGGER.setLevel(Level.WARNING);
            measured = row.measure(length);
        }
        counters.value = measured.value();
        counters.used = measured.used();
        counters.bare = measured.bare();
    }
}
