package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.jmesat.app.SatCollisionState;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** What the verdict says of a pair that overlaps in the plane but not in depth. */
class VerdictInDepthTest {
    @AutoClose
    private final HeadlessRun run = new HeadlessRun();

    private final SatCollisionState state = new SatCollisionState();
    private final CollisionWorld world = state.getWorld();
    private final PairSelection selection = new PairSelection();
    private final Collider low = world.add("low");
    private final Collider high = world.add("high");

    private String verdict(float elevation) {
        run.step(() -> high.setElevation(elevation));
        run.frame();
        return run.ask(() -> {
            selection.update(state);
            return selection.explanation().getVerdict();
        });
    }

    @Test
    void thePanelSaysHowFarApartInDepthThePairIs() {
        run.step(() -> run.application().getStateManager().attach(state));
        state.setDepthTest(true);
        for (Collider each : new Collider[] {low, high}) {
            each.setShape(ConvexPolygon.rectangle(1, 1));
            each.setDepthRange(-0.5f, 0.5f);
        }
        selection.choose(low, high);
        assertEquals("No event: they are 2 apart in z, and the depth test is on (low from -0.5 to 0.5, high from "
                + "2.5 to 3.5).", verdict(3));
        assertEquals("No event: they only touch in z, and the depth test is on (low from -0.5 to 0.5, high from 0.5 "
                + "to 1.5).", verdict(1));
        assertFalse(verdict(0.5f).contains("depth"));
    }
}
