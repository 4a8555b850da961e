package org.jmesat.benchmarks.usage;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/**
 * Runs the frames of several scenes in one JVM, in alternating blocks, so that all have the same machine load and the
 * same compiled code. Each round starts with another scene.
 */
final class Turns {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int BLOCK = 25;

    private final LongSupplier clock;
    private final Frames[] sides;

    Turns(LongSupplier clock, Frames... sides) {
        this.clock = clock;
        this.sides = sides;
    }

    /** Processor time of the calling thread, without other processes and the JIT compiler. */
    static long processorTime() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** Processor time of another thread. */
    static LongSupplier processorTime(long threadId) {
        return () -> THREADS.getThreadCpuTime(threadId);
    }

    /** Runs warm-up frames, at least one block of each side. */
    Turns warmUp(int frames) {
        measure(frames);
        return this;
    }

    /** Times a number of frames of each side, rounded up to whole blocks. */
    FrameTimes[] measure(int frames) {
        int blocks = (frames + BLOCK - 1) / BLOCK;
        FrameTimes[] times = new FrameTimes[sides.length];
        for (int i = 0; i < sides.length; i++) {
            times[i] = new FrameTimes(blocks * BLOCK);
        }
        for (int block = 0; block < blocks; block++) {
            for (int turn = 0; turn < sides.length; turn++) {
                int side = (block + turn) % sides.length;
                sides[side].begin();
                for (int i = 0; i < BLOCK; i++) {
                    times[side].add(frame(sides[side]));
                }
            }
        }
        return times;
    }

    private long frame(Frames side) {
        side.move();
        long begin = clock.getAsLong();
        side.run();
        long nanos = clock.getAsLong() - begin;
        side.finish();
        return nanos;
    }
}
