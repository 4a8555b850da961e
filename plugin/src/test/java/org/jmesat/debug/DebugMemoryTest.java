package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import java.lang.ref.WeakReference;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.KeptAlive;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A hidden view keeps no removed spatial from being garbage collected. */
class DebugMemoryTest {
    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();
    @AutoClose
    private final HeadlessRun run = new HeadlessRun(collisions, debug);
    private WeakReference<Node> model;

    @BeforeEach
    void aPairIsExplained() {
        model = run.ask(() -> {
            Node node = new Node("model");
            for (float x : new float[] {0, 1.5f}) {
                Geometry box = new Geometry("box at " + x, new Box(1, 1, 1));
                box.setLocalTranslation(x, 0, 0);
                node.attachChild(box);
            }
            run.application().getRootNode().attachChild(node);
            return new WeakReference<>(node);
        });
        debug.setVisible(true);
        run.frames(3);
        assertNotNull(debug.getSelection().report());
    }

    @Test
    void hiddenItKeepsNoRemovedSpatialAlive() {
        run.frame(() -> debug.setVisible(false));

        assertModelIsReleased();
    }

    @Test
    void disabledItKeepsNoRemovedSpatialAlive() {
        run.frame(() -> debug.setEnabled(false));

        assertModelIsReleased();
    }

    @Test
    void detachedItKeepsNoRemovedSpatialAlive() {
        run.frame(() -> run.application().getStateManager().detach(debug));

        assertModelIsReleased();
    }

    @Test
    void withoutACollisionStateItReferencesNoCollider() {
        run.frame(() -> run.application().getStateManager().detach(collisions));
        run.frame();

        assertNull(debug.getSelection().a());
        assertEquals(0, debug.getSelection().pairCount());
    }

    @Test
    void aPairChosenWhileHiddenIsExplainedWhenTheViewIsShown() {
        run.frame(() -> debug.setVisible(false));
        run.frame(() -> debug.getSelection().choose(collisions.getWorld().getColliders().get(0),
                collisions.getWorld().getColliders().get(1)));
        debug.setVisible(true);
        run.frame();

        assertTrue(debug.getSelection().isChosen());
    }

    private void assertModelIsReleased() {
        run.step(() -> run.application().getRootNode().detachAllChildren());
        run.frames(3);
        run.step(KeptAlive::clearEngineScratch);

        assertNull(debug.getSelection().a());
        assertFalse(KeptAlive.test(model), "the model is kept alive");
    }
}
