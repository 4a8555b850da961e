package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Spatial;
import java.lang.ref.WeakReference;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.testing.KeptAlive;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A hidden panel keeps no spatial from being garbage collected, and the panel itself is no collider. */
class PanelMemoryTest {
    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private WeakReference<Spatial> removed;

    @BeforeEach
    void aPairIsListed() {
        removed = new WeakReference<>(run.cube("A", 0, 0));
        run.cube("B", 1.5f, 0);
        run.settle();
        assertEquals(1, run.pairs().size());
    }

    @Test
    void hiddenItKeepsNoRemovedSpatialAlive() {
        run.state().setVisible(false);
        run.frame();

        assertSpatialIsReleased();
    }

    @Test
    void hiddenWithTheOverlayItKeepsNoRemovedSpatialAlive() {
        CollisionDebugState overlay = new CollisionDebugState();
        overlay.setVisible(true);
        run.attach(overlay);
        run.settle();
        overlay.setVisible(false);
        run.frame();

        assertSpatialIsReleased();
    }

    @Test
    void disabledItKeepsNoRemovedSpatialAlive() {
        run.step(() -> run.state().setEnabled(false));
        run.frame();

        assertSpatialIsReleased();
    }

    @Test
    void detachedItKeepsNoRemovedSpatialAlive() {
        run.step(() -> run.application().getStateManager().detach(run.state()));
        run.frame();

        assertSpatialIsReleased();
    }

    @Test
    void aPanelShownAgainListsThePairs() {
        run.state().setVisible(false);
        run.settle();
        run.state().setVisible(true);
        run.settle();

        assertEquals(1, run.pairs().size());
    }

    @Test
    void thePanelIsNoColliderWhenTheGuiNodeIsTheRoot() {
        SatCollisionState gui = new SatCollisionState(run.guiNode());
        run.attach(gui);
        run.settle();

        assertTrue(run.ask(() -> run.guiNode().getQuantity() == 1), "the panel is there");
        assertTrue(gui.getWorld().getColliders().isEmpty(), () -> gui.getWorld().getColliders().toString());
    }

    private void assertSpatialIsReleased() {
        run.step(() -> run.application().getRootNode().detachAllChildren());
        run.settle();
        run.step(KeptAlive::clearEngineScratch);

        assertFalse(KeptAlive.test(removed), "the spatial is kept alive");
    }
}
