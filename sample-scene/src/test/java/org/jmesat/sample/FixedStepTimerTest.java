package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FixedStepTimerTest {

    @Test
    void sixtyUpdatesOfAnyLengthAreOneSecond() {
        FixedStepTimer timer = new FixedStepTimer(60);
        for (int i = 0; i < 60; i++) {
            timer.update();
            assertEquals(1f / 60f, timer.getTimePerFrame());
        }
        assertEquals(1f, timer.getTimeInSeconds());
        timer.reset();
        assertEquals(0f, timer.getTimeInSeconds());
    }
}
