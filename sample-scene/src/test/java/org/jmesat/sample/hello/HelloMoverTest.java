package org.jmesat.sample.hello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import java.awt.Robot;
import java.awt.event.KeyEvent;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.sample.GameRun;
import org.jmesat.sample.RealWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

class HelloMoverTest {
    private static Vector3f place(HelloMover app, String name) {
        return app.getRootNode().getChild(name).getLocalTranslation();
    }

    @Test
    void theHeroFallsOntoTheTilesAndStands() {
        try (GameRun<HelloMover> run = new GameRun<>(new HelloMover())) {
            run.frames(120);
            assertEquals(-1.5f, run.ask(() -> place(run.game(), "hero").y), 1e-4f);
            assertEquals(-1.6f, run.ask(() -> place(run.game(), "crate").y), 1e-4f);
            SatCollisionState collisions = run.game().getStateManager().getState(SatCollisionState.class);
            assertEquals(List.of(), run.ask(collisions::getProblems));
        }
    }

    @Test
    void theKeysWalkPushTheCrateAndJump(TestInfo test) throws Exception {
        try (RealWindow<HelloMover> window = RealWindow.open(test, new HelloMover())) {
            HelloMover app = window.game();
            Robot robot = window.robot();
            window.awaitTrue(() -> place(app, "hero").y < -1.49f);
            robot.keyPress(KeyEvent.VK_RIGHT);
            window.awaitTrue(() -> place(app, "crate").x > 2.3f);
            robot.keyRelease(KeyEvent.VK_RIGHT);
            robot.keyPress(KeyEvent.VK_SPACE);
            window.awaitTrue(() -> place(app, "hero").y > -0.6f);
            robot.keyRelease(KeyEvent.VK_SPACE);
            robot.keyPress(KeyEvent.VK_LEFT);
            window.awaitTrue(() -> place(app, "hero").x < -3);
            robot.keyRelease(KeyEvent.VK_LEFT);
            window.awaitTrue(() -> place(app, "hero").y > -1.2f);
            assertTrue(window.ask(() -> place(app, "hero").x > -6));
        }
    }
}
