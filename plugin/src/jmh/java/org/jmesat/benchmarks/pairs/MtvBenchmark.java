package org.jmesat.benchmarks.pairs;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/** Times the overlap test with depth and direction of the minimum translation vector. */
public class MtvBenchmark extends PairBenchmark {
    private MtvTest test;
    private MtvSum sum;

    @Setup
    public void prepare() {
        test = library.prepareMtv(generate());
    }

    @Benchmark
    public void mtv(Blackhole hole) {
        sum = test.sumMtvs();
        hole.consume(sum.overlaps());
        hole.consume(sum.depth());
        hole.consume(sum.x());
        hole.consume(sum.y());
    }

    @TearDown
    public void check() {
        requireOverlaps(sum.overlaps());
        if (!Double.isNaN(sum.depth())) {
            requireDepth(sum.depth());
        }
    }
}
