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

    private final WorkerTeam team = new WorkerTeam();
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private final AtomicInteger asked = new AtomicInteger();
    /** Whether help comes when it is asked for. */
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

    /** A step in which the helper begins a part and ends it long after the caller has done all others. */
    private void stepWithAHelperThatHangs() {
        Thread caller = Thread.currentThread();
        CountDownLatch helped = new CountDownLatch(1);
        CountDownLatch left = new CountDownLatch(PARTS - 1);
        helping = true;
        team.beginStep();
        team.run((worker, part) -> {
            if (worker == 0) {
                await(helped);
                left.countDown();
            } else {
                helped.countDown();
                await(left);
                while (caller.getState() != Thread.State.TIMED_WAITING) {
                    sleep();
                }
                for (int i = 0; i < 100; i++) {
                    sleep();
                }
            }
        }, PARTS, MANY);
        helping = false;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void sleep() {
        try {
            TimeUnit.MILLISECONDS.sleep(1);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private boolean asksForHelp(int items) {
        int before = asked.get();
        AtomicInteger done = new AtomicInteger();
        team.beginStep();
        team.run((worker, part) -> done.incrementAndGet(), PARTS, items);
        assertEquals(PARTS, done.get());
        return asked.get() > before;
    }

    private int stepsWithoutHelp() {
        int steps = 0;
        while (!asksForHelp(MANY)) {
            steps++;
        }
        return steps;
    }

    @Test
    void whoeverHasWaitedForHelpDoesWithoutTheLongerTheOftenerThatHappens() {
        assertEquals(0, stepsWithoutHelp());
        for (int pause : new int[] {1, 3, 7, 15}) {
            stepWithAHelperThatHangs();
            assertEquals(pause, stepsWithoutHelp());
        }
    }

    @Test
    void helpThatWasWorthItForSomeStepsMakesTheNextPauseShorter() {
        for (int pause : new int[] {1, 3, 7}) {
            stepWithAHelperThatHangs();
            assertEquals(pause, stepsWithoutHelp());
        }
        for (int step = 0; step < 2 * 16; step++) {
            asksForHelp(MANY);
        }
        stepWithAHelperThatHangs();
        assertEquals(3, stepsWithoutHelp());
    }

    @Test
    void whatIsLittleIsDoneByTheCallerAlone() {
        assertFalse(asksForHelp(10));
        assertTrue(asksForHelp(MANY));
    }
}
