package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HelpGainTest {
    private static final long ALONE = 200_000;
    private static final int THINGS = 700;

    private final HelpGain gain = new HelpGain();
    private int helped;
    private long nanoseconds;

    @BeforeEach
    void warmUp() {
        step(64, n -> ALONE);
    }

    /** Runs steps; a function gives the time of the n-th helped step. */
    private void step(int count, IntToLongFunction withHelp) {
        helped = 0;
        nanoseconds = 0;
        for (int i = 0; i < count; i++) {
            boolean asks = gain.isWorthIt();
            long time = asks ? withHelp.applyAsLong(helped++) : ALONE;
            nanoseconds += time;
            gain.add(asks, time, THINGS);
        }
    }

    @Test
    void helpThatPaysIsUsedInNearlyAllSteps() {
        step(1000, n -> ALONE / 2);
        assertTrue(helped > 950, () -> helped + " steps were helped");
    }

    @Test
    void occasionalDelaysDoNotEndHelp() {
        step(10_000, n -> n % 1000 == 999 ? 10 * ALONE : ALONE / 2);
        assertTrue(helped > 9500, () -> helped + " steps were helped");
    }

    @Test
    void repeatedlyDelayedHelpCostsLittleTime() {
        step(20_000, n -> 40 * ALONE);
        assertTrue(nanoseconds < 1.1 * 20_000 * ALONE, () -> nanoseconds + " ns");
    }

    @Test
    void helpThatPaysBetweenDelaysCostsLittleTime() {
        step(20_000, n -> n % 20 == 19 ? 40 * ALONE : ALONE / 2);
        assertTrue(nanoseconds < 1.15 * 20_000 * ALONE, () -> nanoseconds + " ns");
    }

    @Test
    void helpThatIsSlightlySlowerCostsLittleTime() {
        step(20_000, n -> ALONE + ALONE / 5);
        assertTrue(nanoseconds < 1.02 * 20_000 * ALONE, () -> nanoseconds + " ns");
    }

    @Test
    void helpIsUsedAgainWhenItPaysAgain() {
        step(20_000, n -> 40 * ALONE);
        step(20_000, n -> ALONE / 2);
        assertTrue(helped > 15_000, () -> helped + " steps were helped");
    }

    @Test
    void largerStepsDoNotCountAsSlower() {
        helped = 0;
        for (int i = 0; i < 1000; i++) {
            boolean asks = gain.isWorthIt();
            helped += asks ? 1 : 0;
            int times = 1 + i % 4;
            gain.add(asks, times * (asks ? ALONE / 2 : ALONE), times * THINGS);
        }
        assertEquals(1000 - 1000 / 61, helped, 2);
    }
}
