package org.jmesat.benchmarks.pairs;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/** Times the overlap test of a pair. */
public class OverlapBenchmark extends PairBenchmark {
    private OverlapTest test;
    private int overlaps;

    @Setup
    public void prepare() {
        test = library.prepareOverlap(generate());
    }

    @Benchmark
    public void overlap(Blackhole hole) {
        overlaps = test.countOverlaps();
        hole.consume(overlaps);
    }

    @TearDown
    public void check() {
        requireOverlaps(overlaps);
    }
}
