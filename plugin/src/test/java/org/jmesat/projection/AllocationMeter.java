package org.jmesat.projection;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Counts what the current thread allocates. */
final class AllocationMeter {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int WARM_UP = 300;
    private static final int MEASURED = 300;

    private AllocationMeter() {
    }

    /** Bytes allocated by one run of the action once it has run often enough, rounded down. */
    static long bytesPerRun(Runnable action) {
        long thread = Thread.currentThread().getId();
        for (int i = 0; i < WARM_UP; i++) {
            action.run();
        }
        // The first reading may allocate for itself.
        THREADS.getThreadAllocatedBytes(thread);
        long before = THREADS.getThreadAllocatedBytes(thread);
        for (int i = 0; i < MEASURED; i++) {
            action.run();
        }
        return (THREADS.getThreadAllocatedBytes(thread) - before) / MEASURED;
    }
}
