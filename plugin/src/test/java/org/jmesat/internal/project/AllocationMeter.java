package org.jmesat.internal.project;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * Counts what the current thread allocates in a steady state.
 *
 * <p>The virtual machine allocates a few hundred bytes of its own, once, when it recompiles a method, at no
 * fixed time. So several rounds are measured and the median counts: what happens once spoils one round, what
 * an action allocates, even in one run of {@value #RUNS_PER_ROUND}, is in all of them.
 */
public final class AllocationMeter {

    static final int RUNS_PER_ROUND = 100;
    private static final int ROUNDS = 11;
    private static final int WARM_UP = 300;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private AllocationMeter() {
    }

    /** Bytes that {@value #RUNS_PER_ROUND} runs of the action allocate once it has run often enough. */
    public static long bytesPerRound(Runnable action) {
        long thread = Thread.currentThread().getId();
        for (int i = 0; i < WARM_UP; i++) {
            action.run();
        }
        long[] allocated = new long[ROUNDS];
        // The first reading may allocate for itself.
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
