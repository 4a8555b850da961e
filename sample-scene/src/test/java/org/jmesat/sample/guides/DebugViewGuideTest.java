package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.Test;

/** Contains the code of docs/guides/debug-view.md, and tests that it behaves as the page says. */
class DebugViewGuideTest extends PageScene {
    @Test
    void aPairIsExplainedFromCode() {
        box("crate", 2, 2, 0, 0);
        box("wall", 2, 2, 1.75f, 1.71875f);
        frame();
        Collider a = state.getWorld().getColliders().get(0);
        Collider b = state.getWorld().getColliders().get(1);
        AxisReport report = state.getWorld().explain(a, b);
        log.add(report.toString().lines().findFirst().orElseThrow());
        assertEquals("A and B overlap by 0.25 at edge 1 of A and 3 of B.", log.get(0));
    }
}
