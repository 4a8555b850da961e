package org.jmesat.sample.level;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.awt.Robot;
import java.awt.event.KeyEvent;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.sample.RealWindow;
import org.jmesat.sample.SampleArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** The level in a real window, with the real keyboard and mouse, which AWT moves. */
class LevelWindowTest {
    private static final Vector3f START = new Vector3f(1.5f, 0, 0);

    @Test
    void theKeysPlayAndTheMouseAsksWhyACoinCannotBeTaken(TestInfo test) throws Exception {
        SampleArguments arguments = new SampleArguments(false, false, false, 0, null, 1);
        LevelApplication app = (LevelApplication) LevelScene.SAMPLE.create(arguments, false, System.out);
        try (RealWindow<LevelApplication> window = RealWindow.open(test, app, app::runToEnd)) {
            LevelGame game = app.game();
            Robot robot = window.robot();
            window.awaitTrue(() -> game.mover() != null && game.mover().isOnGround());
            assertEquals(START.x, place(window, game).x, 1e-4f);
            robot.keyPress(KeyEvent.VK_D);
            robot.keyPress(KeyEvent.VK_SPACE);
            window.awaitTrue(() -> game.player().getLocalTranslation().y > 0.5f);
            robot.keyRelease(KeyEvent.VK_SPACE);
            // He jumps onto the step when he is in front of it.
            window.awaitTrue(() -> game.mover().isOnWall());
            robot.keyPress(KeyEvent.VK_UP);
            window.awaitTrue(() -> game.coins() == 1);
            robot.keyRelease(KeyEvent.VK_UP);
            window.awaitTrue(() -> game.hearts() == 2);
            robot.keyRelease(KeyEvent.VK_D);
            window.key(KeyEvent.VK_R);
            window.awaitTrue(() -> game.hearts() == 3 && game.coins() == 0);
            assertEquals(START.x, place(window, game).x, 1e-4f);
            askWhyTheBrokenCoinIsNotTaken(window, game);
        }
    }

    private static void askWhyTheBrokenCoinIsNotTaken(RealWindow<LevelApplication> window, LevelGame game)
            throws Exception {
        Vector3f coin = game.level().getChild("broken coin").getWorldTranslation();
        window.ask(() -> game.player().move(coin.x - 1 - START.x, 0, 0));
        window.key(KeyEvent.VK_F3);
        CollisionDebugState view = window.game().getStateManager().getState(CollisionDebugState.class);
        window.awaitTrue(view::isVisible);
        Camera camera = window.game().getCamera();
        float[] last = {Float.NaN};
        window.awaitTrue(() -> {
            float x = camera.getLocation().x;
            boolean rests = x == last[0];
            last[0] = x;
            return rests;
        });
        // A point of the ring, which the ray through its middle would miss.
        window.pointAt(coin.add(0, 0.27f, 0));
        window.click();
        window.pointAt(game.player().getWorldTranslation().add(0, 0.9f, 0));
        window.shiftClick();
        window.awaitTrue(() -> view.getExplanation().contains("the mask of Node 'broken coin' keeps them apart"));
    }

    private static Vector3f place(RealWindow<LevelApplication> window, LevelGame game) throws Exception {
        return window.ask(() -> game.player().getLocalTranslation().clone());
    }
}
