package org.jmesat.benchmarks.workers;

import java.util.concurrent.TimeUnit;
import org.jmesat.testing.world.DrivenWorld;
import org.jmesat.testing.world.MovingBodies;
import org.jmesat.testing.world.WorldWorkload;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Times steps of two worlds with the same bodies, one on one thread and the other on two. They are timed separately and
 * alternate, so that both have the same machine load. Moving the bodies and reading the events is not timed. Ignore the
 * score; the results are the counters, means over the ticks of an iteration.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx6g"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 10, time = 1)
public class WorkersBenchmark {
    /** Milliseconds a step, and the speed-up of two threads. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Times {
        public double one;
        public double two;
        public double gain;
        private long oneNanos;
        private long twoNanos;
        private int ticks;

        @Setup(Level.Iteration)
        public void reset() {
            one = 0;
            two = 0;
            gain = 0;
            oneNanos = 0;
            twoNanos = 0;
            ticks = 0;
        }

        private void endTick() {
            ticks++;
            one = 1e-6 * oneNanos / ticks;
            two = 1e-6 * twoNanos / ticks;
            gain = one / two;
        }
    }

    @Param({"10000", "50000"})
    int bodies;

    private MovingBodies moving;
    private DrivenWorld one;
    private DrivenWorld two;
    private boolean twoFirst;

    @Setup
    public void prepare() {
        moving = WorldWorkload.WORLD.generate(bodies);
        one = new DrivenWorld(moving);
        two = new DrivenWorld(moving);
        two.world().setWorkerThreads(2);
    }

    @Benchmark
    public void tick(Times times) {
        moving.advance();
        one.pose();
        two.pose();
        twoFirst = !twoFirst;
        if (twoFirst) {
            times.twoNanos += step(two);
            times.oneNanos += step(one);
        } else {
            times.oneNanos += step(one);
            times.twoNanos += step(two);
        }
        if (Double.doubleToLongBits(one.readEvents()) != Double.doubleToLongBits(two.readEvents())) {
            throw new IllegalStateException("Two threads give other events than one at tick " + one.world().getTick());
        }
        times.endTick();
    }

    private static long step(DrivenWorld driven) {
        long begin = System.nanoTime();
        driven.world().step();
        return System.nanoTime() - begin;
    }

    @TearDown
    public void stop() {
        one.world().tearDown();
        two.world().tearDown();
    }
}
