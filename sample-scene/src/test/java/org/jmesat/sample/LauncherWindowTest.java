package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.system.lwjgl.LwjglWindow;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.lwjgl.glfw.GLFW;

/** The launcher and its chapters in real windows, one after another, with the real mouse and keyboard. */
class LauncherWindowTest {
    /** How often a chapter is opened and left. */
    private static final int ROUNDS = Integer.getInteger("launcher.rounds", 1);
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 600;

    private final BlockingQueue<SampleApplication> created = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> exitCode = new CompletableFuture<>();
    private TestInfo test;

    /** The program, which also reports each application that it creates. */
    private Sample reporting(Sample sample) {
        return new Sample(sample.name(), sample.title(), sample.sentence(), 1, 1, sample.views(),
                (self, arguments, type, out) -> {
                    SampleApplication app = sample.factory().create(self, arguments, type, out);
                    created.add(app);
                    return app;
                });
    }

    private RealWindow<SampleApplication> openLauncher() throws Exception {
        Sample launcher = new Sample("", "Launcher", "A sentence.", 1, 1, 1, (self, arguments, type, out) ->
                new Launcher(SampleScene.SCENES.stream().map(this::reporting).toList(), self, arguments, type, out));
        SampleArguments arguments = SampleArguments.parse(launcher);
        SampleApplication first = reporting(launcher).create(arguments, false, System.out);
        created.clear();
        return RealWindow.open(test, first, () -> {
            exitCode.completeAsync(() -> Sample.runInTurn(first, arguments, System.err));
            return first.awaitEnd();
        });
    }

    private RealWindow<SampleApplication> next() throws Exception {
        SampleApplication app = created.poll(60, TimeUnit.SECONDS);
        assertNotNull(app, "no window is opened");
        return RealWindow.open(test, app, app::awaitEnd);
    }

    private static ChapterGrid grid(RealWindow<SampleApplication> window) {
        return window.game().getStateManager().getState(ChapterGrid.class);
    }

    /** The window is closed before the program asks for the state of the keys again. */
    private static void type(RealWindow<SampleApplication> window, int code) {
        window.robot().keyPress(code);
        window.awaitEnd();
        window.robot().keyRelease(code);
    }

    private void openByClick(int index) throws Exception {
        RealWindow<SampleApplication> launcher = next();
        // Only a mouse that moves marks.
        launcher.pointAt(5, 5);
        launcher.pointAt(launcher.ask(() -> grid(launcher).middleX(index)),
                launcher.ask(() -> grid(launcher).middleY(index)));
        assertEquals(index, launcher.ask(() -> grid(launcher).marked()));
        launcher.robot().mousePress(InputEvent.BUTTON1_DOWN_MASK);
        launcher.robot().delay(100);
        launcher.robot().mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        launcher.awaitEnd();
    }

    private RealWindow<SampleApplication> assertScene(int index) throws Exception {
        RealWindow<SampleApplication> scene = next();
        assertEquals(SampleScene.SCENES.get(index).name(), scene.game().sample().name());
        assertEquals(WIDTH, scene.ask(() -> scene.game().getCamera().getWidth()));
        assertEquals(HEIGHT, scene.ask(() -> scene.game().getCamera().getHeight()));
        return scene;
    }

    @Test
    void chaptersOpenByClickAndKeyAndAreLeftByEscAndGamepadInAWindowOfTheSameSize(TestInfo info) throws Exception {
        test = info;
        RealWindow<SampleApplication> first = openLauncher();
        first.ask(() -> {
            GLFW.glfwSetWindowSize(((LwjglWindow) first.game().getContext()).getWindowHandle(), WIDTH, HEIGHT);
            return null;
        });
        first.awaitTrue(() -> first.game().getCamera().getWidth() == WIDTH);
        created.add(first.game());
        for (int i = 0; i < ROUNDS; i++) {
            openByClick(2);
            type(assertScene(2), KeyEvent.VK_ESCAPE);
            RealWindow<SampleApplication> launcher = next();
            assertEquals(2, launcher.ask(() -> grid(launcher).marked()));
            launcher.key(KeyEvent.VK_RIGHT);
            type(launcher, KeyEvent.VK_ENTER);
            RealWindow<SampleApplication> scene = assertScene(3);
            scene.game().enqueue(() -> scene.game().backButton.onJoyButtonEvent(new Gamepad(null, null).press(8)));
            scene.awaitEnd();
        }
        type(next(), KeyEvent.VK_ESCAPE);
        assertEquals(0, exitCode.get(60, TimeUnit.SECONDS));
        assertNull(created.poll());
    }

    @Test
    void theCloseButtonOfAChapterEndsTheProgram(TestInfo info) throws Exception {
        test = info;
        type(openLauncher(), KeyEvent.VK_ENTER);
        RealWindow<SampleApplication> scene = next();
        scene.game().enqueue(() -> GLFW.glfwSetWindowShouldClose(
                ((LwjglWindow) scene.game().getContext()).getWindowHandle(), true));
        scene.awaitEnd();
        assertEquals(0, exitCode.get(60, TimeUnit.SECONDS));
        assertNull(created.poll());
    }
}
