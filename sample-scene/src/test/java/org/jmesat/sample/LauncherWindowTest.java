package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.system.lwjgl.LwjglWindow;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.lwjgl.glfw.GLFW;

/** The launcher and its chapters in real windows, one after another, with the real mouse and keyboard. */
class LauncherWindowTest {
    /** How often a chapter is opened and left. */
    private static final int ROUNDS = Integer.getInteger("launcher.rounds", 1);
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 600;

    private LauncherRun run;

    private static ChapterGrid grid(RealWindow<SampleApplication> window) {
        return window.game().getStateManager().getState(ChapterGrid.class);
    }

    private static int marked(RealWindow<SampleApplication> launcher) throws Exception {
        return launcher.ask(() -> grid(launcher).marked());
    }

    private static void openByClick(RealWindow<SampleApplication> launcher, int index) throws Exception {
        // Only a mouse that moves marks.
        launcher.pointAt(5, 5);
        launcher.pointAt(launcher.ask(() -> grid(launcher).middleX(index)),
                launcher.ask(() -> grid(launcher).middleY(index)));
        assertEquals(index, marked(launcher));
        launcher.robot().mousePress(InputEvent.BUTTON1_DOWN_MASK);
        launcher.robot().delay(100);
        launcher.robot().mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        launcher.awaitEnd();
    }

    private static void leave(RealWindow<SampleApplication> window, int button) {
        window.game().enqueue(() -> window.game().gamepad.onJoyButtonEvent(new Gamepad(null, null).press(button)));
        window.awaitEnd();
    }

    private RealWindow<SampleApplication> assertScene(int index) throws Exception {
        RealWindow<SampleApplication> scene = run.next();
        assertEquals(SampleScene.SCENES.get(index).name(), scene.game().sample().name());
        assertEquals(WIDTH, scene.ask(() -> scene.game().getCamera().getWidth()));
        assertEquals(HEIGHT, scene.ask(() -> scene.game().getCamera().getHeight()));
        return scene;
    }

    @Test
    void chaptersOpenByClickAndGamepadAndAreLeftByEscAndGamepadInAWindowOfTheSameSize(TestInfo test) throws Exception {
        run = new LauncherRun(test, 1280, 720);
        RealWindow<SampleApplication> launcher = run.first();
        LauncherRun.resize(launcher, WIDTH, HEIGHT);
        for (int i = 0; i < ROUNDS; i++) {
            openByClick(launcher, 2);
            LauncherRun.leave(assertScene(2), KeyEvent.VK_ESCAPE);
            launcher = run.next();
            assertEquals(2, marked(launcher));
            launcher.key(KeyEvent.VK_RIGHT);
            leave(launcher, 2);
            leave(assertScene(3), 8);
            launcher = run.next();
        }
        LauncherRun.leave(launcher, KeyEvent.VK_ESCAPE);
        run.assertEnds();
    }

    @Test
    void theCloseButtonOfAChapterEndsTheProgram(TestInfo test) throws Exception {
        run = new LauncherRun(test, 1280, 720);
        LauncherRun.leave(run.first(), KeyEvent.VK_ENTER);
        RealWindow<SampleApplication> scene = run.next();
        scene.game().enqueue(() -> GLFW.glfwSetWindowShouldClose(
                ((LwjglWindow) scene.game().getContext()).getWindowHandle(), true));
        scene.awaitEnd();
        run.assertEnds();
    }
}
