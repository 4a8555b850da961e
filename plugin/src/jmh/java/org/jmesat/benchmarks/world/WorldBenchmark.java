package org.jmesat.benchmarks.world;

import java.util.concurrent.TimeUnit;
import org.jmesat.testing.world.BruteForcePairs;
import org.jmesat.testing.world.MovingBodies;
import org.jmesat.testing.world.WorldWorkload;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Times a tick: moves the bodies of a workload, passes their poses to a library, and makes it find the contacts. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx6g"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class WorldBenchmark {
    /** Depth or distance, in world units, up to which a pair may count as touching or not. */
    private static final double SKIN = 0.004;

    /** An empty value means all. */
    @Param
    Library library;

    @Param
    WorldWorkload workload;

    @Param({"1000", "10000", "50000", "100000"})
    int bodies;

    private MovingBodies moving;
    private Stepper stepper;

    @Setup
    public void prepare() {
        moving = workload.generate(bodies);
        stepper = library.prepare(moving);
    }

    @Benchmark
    public void tick() {
        moving.advance();
        stepper.step();
    }

    /** Fails unless the last timed tick has the right number of pairs, so that no library is timed doing nothing. */
    @TearDown
    public void check() {
        if (!library.findsContacts()) {
            return;
        }
        BruteForcePairs pairs = new BruteForcePairs(moving, SKIN);
        pairs.find();
        int least = 0;
        int most = 0;
        for (int i = 0; i < pairs.count(); i++) {
            double skin = SKIN + 2 * pairs.mostTolerance(i);
            least += pairs.separation(i) <= -skin ? 1 : 0;
            most += pairs.separation(i) <= skin ? 1 : 0;
        }
        int found = stepper.contacts();
        double off = library.mayBeOff();
        if (found < (1 - off) * least || found > (1 + off) * most) {
            throw new IllegalStateException(library.label() + " finds " + found + " pairs of workload "
                    + workload.label() + " where there are " + least + " to " + most);
        }
    }
}
