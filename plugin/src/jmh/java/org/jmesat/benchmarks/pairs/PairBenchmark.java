package org.jmesat.benchmarks.pairs;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One pass over all pairs of a workload by one library; the score is the time for one pair. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(PairBenchmark.PAIRS)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx6g"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public abstract class PairBenchmark {
    static final int PAIRS = 65_536;

    /** Largest error of a library, as a share of the pairs and of the summed depth. */
    private static final double MAY_DIFFER = 0.001;

    /** An empty value means all. */
    @Param
    Library library;

    @Param({"3-8", "4", "32", "128"})
    String workload;

    @Param("" + PAIRS)
    int pairs;

    private int knownOverlaps;
    private double knownDepth;

    /** The pairs, to be converted to a library's own form and then discarded. */
    PairSet generate() {
        PairSet set = PairSet.generate(Workload.parse(workload), pairs);
        knownOverlaps = set.overlaps();
        knownDepth = set.depth();
        return set;
    }

    /** Fails unless the timed verdicts are the known ones, so that no library is timed doing nothing. */
    void requireOverlaps(int found) {
        requireClose(found, knownOverlaps, MAY_DIFFER * pairs, "overlapping pairs");
    }

    void requireDepth(double found) {
        requireClose(found, knownDepth, MAY_DIFFER * knownDepth, "for the summed depth");
    }

    private void requireClose(double found, double expected, double tolerance, String what) {
        if (!(Math.abs(found - expected) <= tolerance)) {
            throw new IllegalStateException(library.label() + " finds " + found + " " + what + " of workload "
                    + workload + " where there are " + expected);
        }
    }
}
