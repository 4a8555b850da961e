package org.jmesat.internal.threads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 1, unit = TimeUnit.MINUTES)
class WorkerTeamTest {
    private static final int PARTS = 4;
    private static final int MANY = 10_000;

    private long ticks;
    private final WorkerTeam team = new WorkerTeam(this::hold);
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private final AtomicInteger asked = new AtomicInteger();
    /** Whether the pool starts a helper when asked. */
    private boolean helping;

    WorkerTeamTest() {
        team.setSize(2, task -> {
            asked.incrementAndGet();
            if (helping) {
                pool.execute(task);
            }
        });
    }

    @AfterEach
    void shutDown() {
        pool.shutdownNow();
    }

    private boolean asksForHelp(int items) {
        int before = asked.get();
        AtomicInteger done = new AtomicInteger();
        team.beginStep();
        team.run((worker, part) -> done.incrementAndGet(), PARTS, items);
        assertEquals(PARTS, done.get());
        return asked.get() > before;
    }

    /** Each step takes a microsecond per reading of the clock, plus this much with help. */
    private long hold() {
        return asked.get() * 1_000_000L + ticks++ * 1000;
    }

    @Test
    void helpThatDelaysTheCallerIsPausedEverLonger() {
        int asks = 0;
        for (int step = 0; step < 4000; step++) {
            asks += asksForHelp(MANY) ? 1 : 0;
        }
        assertTrue(asks > 0 && asks < 100, "asked in " + asks + " of 4000 steps");
    }

    @Test
    void aStepWithoutHelpIsNotDividedIntoParts() {
        assertEquals(1, team.parts());
        while (asksForHelp(MANY)) {
            assertEquals(team.mostParts(), team.parts());
        }
        assertEquals(1, team.parts());
    }

    @Test
    void smallTasksRunOnTheCallerAlone() {
        for (int step = 0; step < 100; step++) {
            assertFalse(asksForHelp(10));
        }
    }
}
