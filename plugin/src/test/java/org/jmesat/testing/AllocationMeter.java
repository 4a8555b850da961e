package org.jmesat.testing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Counts what the current thread allocates. */
public final class AllocationMeter {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private AllocationMeter() {
    }

    /** The bytes that a run of the action allocates at least, of three: now and then the JVM adds some of its own. */
    public static long leastBytes(Runnable action) {
        return Math.min(bytes(action), Math.min(bytes(action), bytes(action)));
    }

    /** The bytes that one run of the action allocates. */
    public static long bytes(Runnable action) {
        // The first reading may allocate for itself.
        THREADS.getCurrentThreadAllocatedBytes();
        long before = THREADS.getCurrentThreadAllocatedBytes();
        action.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}
