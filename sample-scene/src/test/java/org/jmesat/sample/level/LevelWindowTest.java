//package org.jmesat.sample.level;
//
//import static org.junit.jupiter.api.Assertions.assertEquals;
//import static org.junit.jupiter.api.Assertions.assertTrue;
//
//import com.jme3.math.Vector3f;
//import java.awt.Robot;
//import java.awt.event.KeyEvent;
//import org.jmesat.sample.RealWindow;
//import org.jmesat.sample.SampleArguments;
//import org.junit.jupiter.api.Test;
//import org.junit.jupiter.api.TestInfo;
//
///** The level in a real window, with the real keyboard, which AWT presses. */
//class LevelWindowTest {
//    private static final Vector3f START = new Vector3f(-10, 0, 6);
//
//    @Test
//    void theKeysWalkToTheLavaAndBeginAgain(TestInfo test) throws Exception {
//        SampleArguments arguments = new SampleArguments(false, false, false, 0, null, 1);
//        LevelApplication app = (LevelApplication) LevelScene.SAMPLE.create(arguments, false, System.out);
//        try (RealWindow<LevelApplication> window = RealWindow.open(test, app, app::runToEnd)) {
//            LevelGame game = app.game();
//            Robot robot = window.robot();
//            assertEquals(START, window.ask(() -> game.player().getLocalTranslation().clone()));
//            robot.keyPress(KeyEvent.VK_D);
//            window.awaitTrue(() -> game.player().getLocalTranslation().x > -8);
//            robot.keyRelease(KeyEvent.VK_D);
//            robot.keyPress(KeyEvent.VK_UP);
//            window.awaitTrue(() -> game.health() < 100);
//            robot.keyRelease(KeyEvent.VK_UP);
//            window.frames(2);
//            assertTrue(window.ask(() -> ScoreState.describe(game)).startsWith("coins 0 of 5     health "));
//            window.key(KeyEvent.VK_R);
//            assertEquals(START, window.ask(() -> game.player().getLocalTranslation().clone()));
//            window.awaitTrue(() -> game.health() == 100);
//        }
//    }
//}
