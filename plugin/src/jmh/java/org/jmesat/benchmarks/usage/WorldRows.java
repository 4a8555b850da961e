package org.jmesat.benchmarks.usage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jmesat.testing.world.WorldWorkload;

/** The rows of a world without a scene. */
final class WorldRows {
    private static final int CONSTANT_READS = 1 << 18;

    private WorldRows() {
    }

    /** The median step of 10 000 moving bodies in a world in use, divided by that of an unused one. */
    static Measured used(Length length, Consumer<WorldFrames> use) {
        WorldFrames used = new WorldFrames(WorldWorkload.WORLD, 10_000);
        WorldFrames bare = new WorldFrames(WorldWorkload.WORLD, 10_000);
        Turns turns = new Turns(Turns::processorTime, used, bare).warmUp(length.frames(300));
        use.accept(used);
        FrameTimes[] times = turns.warmUp(length.frames(300)).measure(length.frames(1500));
        return Measured.ratio(times[0].median(), times[1].median());
    }

    /**
     * The 99th percentile of frames that do the same work each time, divided by their median: random reads of a memory
     * as large as that of a step. What it exceeds 1 by is the machine's, and in all percentiles of the same run.
     */
    static Measured constantWork(Length length) {
        int[] next = new int[CONSTANT_READS];
        Arrays.setAll(next, i -> (int) ((i * 2_654_435_761L + 1) % CONSTANT_READS));
        Frames frames = new Frames() {
            private int at;

            @Override
            public void move() {
                // The work is the same in each frame.
            }

            @Override
            public void run() {
                for (int i = 0; i < CONSTANT_READS; i++) {
                    at = next[at];
                }
            }
        };
        FrameTimes times = new Turns(Turns::processorTime, frames)
                .warmUp(length.frames(1500)).measure(length.frames(3000))[0];
        return Measured.ratio(times.percentile(99), times.median());
    }

    /** A percentile of the steps divided by their median. */
    static Measured worst(Length length, WorldWorkload workload, int bodies, int percent) {
        int frames = bodies >= 50_000 && workload == WorldWorkload.WORLD ? 800 : 3000;
        FrameTimes times = new Turns(Turns::processorTime, new WorldFrames(workload, bodies))
                .warmUp(length.frames(frames / 2)).measure(length.frames(frames))[0];
        return Measured.ratio(times.percentile(percent), times.median());
    }

    /** The median of the first 300 steps of this JVM, divided by that of 300 steps after the first 3 000. */
    static Measured firstSteps(Length length, WorldWorkload workload, int bodies) {
        Turns turns = new Turns(Turns::processorTime, new WorldFrames(workload, bodies));
        FrameTimes first = turns.measure(length.frames(300))[0];
        turns.warmUp(length.frames(2700));
        FrameTimes later = turns.measure(length.frames(300))[0];
        return Measured.ratio(first.median(), later.median());
    }

    /** The speed-up of two threads, by the wall-clock time of steps. */
    static Measured secondThread(Length length, int bodies, int percent) {
        FrameTimes[] times = threads(length, bodies, bodies >= 50_000 ? 400 : 2000);
        return percent == 50 ? Measured.gain(times[0].median(), times[1].median())
                : Measured.ratio(times[0].percentile(percent), times[1].percentile(percent));
    }

    /**
     * Steps of 700 bodies while a spinning thread keeps each processor busy: the time of two threads divided by that of
     * one.
     */
    static Measured busyMachine(Length length) {
        List<Thread> spinners = new ArrayList<>();
        for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
            Thread spinner = new Thread(WorldRows::spin, "spinner " + i);
            spinner.setDaemon(true);
            spinners.add(spinner);
            spinner.start();
        }
        FrameTimes[] times = threads(length, 700, 20_000);
        spinners.forEach(Thread::interrupt);
        // The mean, because waits for another thread are rare and long.
        return Measured.ratio(times[0].mean(), times[1].mean());
    }

    private static void spin() {
        while (!Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
        }
    }

    private static FrameTimes[] threads(Length length, int bodies, int frames) {
        WorldFrames two = new WorldFrames(WorldWorkload.WORLD, bodies);
        WorldFrames one = new WorldFrames(WorldWorkload.WORLD, bodies);
        two.world().setWorkerThreads(2);
        FrameTimes[] times = new Turns(System::nanoTime, two, one)
                .warmUp(length.frames(frames / 2)).measure(length.frames(frames));
        two.world().tearDown();
        return times;
    }
}
