package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.jmesat.debug.PairSelection;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;

/** What the panel says of a pair that overlaps in the plane but not in depth. */
class VerdictInDepthTest {
    private final CollisionWorld world = new CollisionWorld();
    private final PairSelection selection = new PairSelection();
    private final Collider low = world.add("low");
    private final Collider high = world.add("high");

    private String consequence(float elevation) {
        high.setElevation(elevation);
        world.step();
        selection.update(world);
        return PairDetail.appendConsequence(new StringBuilder(), selection).toString();
    }

    @Test
    void thePanelSaysHowFarApartInDepthThePairIs() {
        world.setDepthTest(true);
        for (Collider each : new Collider[] {low, high}) {
            each.setShape(ConvexPolygon.rectangle(1, 1));
            each.setDepthRange(-0.5f, 0.5f);
        }
        selection.choose(low, high);
        assertEquals("No contact: 2 apart in depth", consequence(3));
        assertEquals("No contact: they only touch in depth", consequence(1));
        assertFalse(consequence(0.5f).contains("depth"));
    }
}
