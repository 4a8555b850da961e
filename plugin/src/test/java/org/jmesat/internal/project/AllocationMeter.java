package org.jmesat.internal.project;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * Counts the bytes that the current thread allocates in a steady state.
 *
 * <p>The JVM allocates a few hundred bytes of its own, once, when it recompiles a method, at unpredictable times. So
 * several rounds are measured and the median counts: a single allocation affects one round, whereas an allocation of
 * the action, even in one run of {@value #RUNS_PER_ROUND}, occurs in all rounds.
 */
public final class AllocationMeter {

    static final int RUNS_PER_ROUND = 100;
    private static final int ROUNDS = 11;
    private static final int WARM_UP = 300;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private AllocationMeter() {
    }

    /** The bytes that {@value #RUNS_PER_ROUND} runs of the action allocate after a warm-up. */
    public static long bytesPerRound(Runnable action) {
        long thread = Thread.currentThread().getId();
        for (int i = 0; i < WARM_UP; i++) {
            action.run();
        }
        long[] allocated = new long[ROUNDS];
        // The first reading may itself allocate.
        THREADS.getThreadAllocatedBytes(thread);
        for (int round = 0; round < ROUNDS; round++) {
            long before = THREADS.getThreadAllocatedBytes(thread);
            for (int i = 0; i < RUNS_PER_ROUND; i++) {
                action.run();
            }
            allocated[round] = THREADS.getThreadAllocatedBytes(thread) - before;
        }
        Arrays.sort(allocated);
        return allocated[ROUNDS / 2];
    }
}
