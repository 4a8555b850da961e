package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WorkerTeamTest {
    private static final int ITEMS = 1000;
    private static final int MANY = 10_000;

    private long ticks;
    private final WorkerTeam team = new WorkerTeam(this, this::readClock);
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private final AtomicInteger requests = new AtomicInteger();
    /** Whether the pool starts a helper on a request. */
    private boolean helps;

    WorkerTeamTest() {
        team.setSize(2, task -> {
            requests.incrementAndGet();
            if (helps) {
                pool.execute(task);
            }
        });
    }

    @AfterEach
    void shutDown() {
        pool.shutdownNow();
    }

    private boolean usesHelp(int work) {
        int before = requests.get();
        AtomicInteger done = new AtomicInteger();
        team.beginStep();
        team.run((worker, part, from, to) -> done.addAndGet(to - from), ITEMS, work);
        assertEquals(ITEMS, done.get());
        return requests.get() > before;
    }

    /** The clock: a microsecond for each reading, and a millisecond for each request for help. */
    private long readClock() {
        return requests.get() * 1_000_000L + ticks++ * 1000;
    }

    @Test
    void helpThatDelaysTheCallerIsUsedLessAndLess() {
        int asks = 0;
        for (int step = 0; step < 4000; step++) {
            asks += usesHelp(MANY) ? 1 : 0;
        }
        assertTrue(asks > 0 && asks < 100, "help in " + asks + " of 4000 steps");
    }

    @Test
    void aStepWithoutHelpHasOnePart() {
        assertEquals(1, team.parts());
        while (usesHelp(MANY)) {
            assertEquals(team.mostParts(), team.parts());
        }
        assertEquals(1, team.parts());
    }

    @Test
    void smallTasksRunOnTheCallerAlone() {
        for (int step = 0; step < 100; step++) {
            assertFalse(usesHelp(10));
        }
    }
}
