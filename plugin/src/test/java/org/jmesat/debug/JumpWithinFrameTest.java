package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Runs several ticks in one frame, of which the view is drawn after the last. */
class JumpWithinFrameTest {
    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();
    @AutoClose
    private final HeadlessRun run = new HeadlessRun(collisions);
    private final Geometry floor = new Geometry("floor", new Box(1, 1, 1));
    private final Geometry player = new Geometry("player", new Box(1, 1, 1));

    @Test
    void aJumpInATickThatIsNotDrawnIsNoticed() {
        run.step(() -> {
            collisions.setManual(true);
            debug.setVisible(true);
            run.application().getStateManager().attach(debug);
            run.application().getRootNode().attachChild(floor);
            run.application().getRootNode().attachChild(player);
            player.setLocalTranslation(1, 1.8f, 0);
        });
        run.frame();
        run.frame(() -> collisions.tick(0.02f));
        run.frame();
        assertNotNull(run.ask(() -> debug.getSelection().report()));

        run.frame(() -> {
            tick(1.9f, 1.5f);
            tick(1, 1.8f);
        });
        run.frame();
        String jump = run.ask(() -> debug.getSelection().lastJump());
        assertTrue(jump.startsWith("The smallest push (MTV) jumped in tick 3 from edge "),
                "pushed up, aside in tick 2, and up again: " + jump);
    }

    private void tick(float x, float y) {
        player.setLocalTranslation(x, y, 0);
        collisions.tick(0.02f);
    }
}
