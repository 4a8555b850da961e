package org.jmesat.testing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Counts the bytes that the current thread allocates. */
public final class AllocationMeter {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private AllocationMeter() {
    }

    /**
     * The least number of bytes that a run of the action allocates, of three runs: the JVM sometimes allocates on its
     * own.
     */
    public static long leastBytes(Runnable action) {
        return Math.min(bytes(action), Math.min(bytes(action), bytes(action)));
    }

    /** The number of bytes that one run of the action allocates. */
    public static long bytes(Runnable action) {
        // The first reading may itself allocate.
        THREADS.getCurrentThreadAllocatedBytes();
        long before = THREADS.getCurrentThreadAllocatedBytes();
        action.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}
