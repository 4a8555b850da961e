package org.jmesat.sample.movers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.Robot;
import java.awt.event.KeyEvent;
import org.jmesat.sample.RealWindow;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** The two games in a real window, with the real keyboard, which AWT presses. */
class MoverWindowTest {
    private static RealWindow<MoverApplication> open(TestInfo test, Sample sample) throws Exception {
        SampleArguments arguments = new SampleArguments(false, false, false, 0, null, 1);
        MoverApplication app = (MoverApplication) sample.create(arguments, false, System.out);
        return RealWindow.open(test, app, app::runToEnd);
    }

    @Test
    void theKeysRunUpTheSlopeAndJump(TestInfo test) throws Exception {
        try (RealWindow<MoverApplication> window = open(test, MoverScenes.PLATFORMER)) {
            MoverGame game = window.game().game();
            Robot robot = window.robot();
            window.awaitTrue(() -> game.mover().isOnGround());
            robot.keyPress(KeyEvent.VK_D);
            window.awaitTrue(() -> game.place().x > -2.5f);
            robot.keyRelease(KeyEvent.VK_D);
            window.awaitTrue(() -> game.mover().isOnGround() && game.place().y > 1.9f);
            robot.keyPress(KeyEvent.VK_SPACE);
            window.awaitTrue(() -> game.place().y > 3.5f);
            robot.keyRelease(KeyEvent.VK_SPACE);
            window.awaitTrue(() -> game.mover().isOnGround());
        }
    }

    @Test
    void theKeysPushACrateInTheStoreroom(TestInfo test) throws Exception {
        try (RealWindow<MoverApplication> window = open(test, MoverScenes.STOREROOM)) {
            MoverGame game = window.game().game();
            Robot robot = window.robot();
            robot.keyPress(KeyEvent.VK_W);
            window.awaitTrue(() -> game.place().z < -0.2f);
            robot.keyRelease(KeyEvent.VK_W);
            robot.keyPress(KeyEvent.VK_RIGHT);
            window.awaitTrue(() -> game.crates().get(0).getLocalTranslation().x > -1);
            robot.keyRelease(KeyEvent.VK_RIGHT);
            assertEquals(0.5f, window.ask(() -> game.place().y), 0f);
        }
    }
}
