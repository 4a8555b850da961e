package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AllocationMeterTest {

    private Object kept;
    private int runs;

    @Test
    void aSmallObjectInEachRoundIsCounted() {
        long bytes = AllocationMeter.bytesPerRound(() -> {
            if (++runs % AllocationMeter.RUNS_PER_ROUND == 0) {
                kept = new Object();
            }
        });
        assertTrue(bytes > 0, "counted " + bytes + " bytes, last " + kept);
    }

    @Test
    void aSingleAllocationIsNotCounted() {
        assertEquals(0, AllocationMeter.bytesPerRound(() -> {
            if (++runs == 650) {
                kept = new byte[10_000];
            }
        }), () -> "last " + kept);
    }
}
