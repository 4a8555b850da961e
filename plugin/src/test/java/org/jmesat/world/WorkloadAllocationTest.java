package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.world.DrivenWorld;
import org.jmesat.testing.world.MovingBodies;
import org.jmesat.testing.world.WorldWorkload;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** On the workloads of the benchmarks, a tick and the reading of its events allocate nothing. */
class WorkloadAllocationTest {
    private static final int BODIES = 2_000;
    private static final int TICKS = 60;
    private static final int ROUNDS = 5;
    private static final int WARM_UP = 2;

    private double sum;

    /**
     * Runs the same ticks several times, since buffers grow whenever more pairs touch than ever before. For each tick,
     * the least of all warm rounds counts, since the JVM sometimes allocates for itself.
     */
    @ParameterizedTest
    @EnumSource
    void aTickAllocatesNothingOnceWarm(WorldWorkload workload) {
        DrivenWorld driven = new DrivenWorld(workload.generate(BODIES));
        Runnable tick = () -> {
            driven.world().step();
            sum += driven.readEvents();
        };
        long[] least = new long[TICKS];
        Arrays.fill(least, Long.MAX_VALUE);
        for (int round = 0; round < ROUNDS; round++) {
            MovingBodies bodies = workload.generate(BODIES);
            driven.follow(bodies);
            for (int i = 0; i < TICKS; i++) {
                bodies.advance();
                driven.pose();
                long bytes = AllocationMeter.bytes(tick);
                if (round >= WARM_UP) {
                    least[i] = Math.min(least[i], bytes);
                }
            }
        }
        assertTrue(sum != 0, workload + " has no events");
        for (int i = 0; i < TICKS; i++) {
            assertEquals(0, least[i], workload + ", tick " + i);
        }
    }
}
