package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.system.AppSettings;
import com.jme3.system.lwjgl.LwjglWindow;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.TestInfo;
import org.lwjgl.glfw.GLFW;

/** The program from its first window on: its real windows, one after another. */
public final class LauncherRun {
    private final BlockingQueue<SampleApplication> created = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> exitCode = new CompletableFuture<>();
    private final TestInfo test;
    private final RealWindow<SampleApplication> first;

    /** Opens the launcher, in a window that is drawn fast: its edges are not smooth. */
    public LauncherRun(TestInfo test, int width, int height) throws Exception {
        this.test = test;
        Sample launcher = new Sample("", "Launcher", "A sentence.", 1, 1, 1, (self, arguments, type, out) ->
                new Launcher(SampleScene.SCENES.stream().map(this::reporting).toList(), self, arguments, type, out));
        SampleArguments arguments = SampleArguments.parse(launcher);
        SampleApplication app = reporting(launcher).create(arguments, false, System.out);
        created.clear();
        AppSettings settings = new AppSettings(true);
        settings.setResolution(width, height);
        settings.setResizable(true);
        settings.setUseJoysticks(true);
        settings.setAudioRenderer(null);
        app.setSettings(settings);
        first = RealWindow.open(test, app, () -> {
            exitCode.completeAsync(() -> Sample.runInTurn(app, arguments, System.err));
            return app.awaitEnd();
        });
    }

    /** The program, which also reports each application that it creates. */
    private Sample reporting(Sample sample) {
        return new Sample(sample.name(), sample.title(), sample.sentence(), 1, 1, sample.views(),
                (self, arguments, type, out) -> {
                    SampleApplication app = sample.factory().create(self, arguments, type, out);
                    created.add(app);
                    return app;
                });
    }

    /** The launcher's window at the beginning. */
    public RealWindow<SampleApplication> first() {
        return first;
    }

    /** Waits for the next window, of the launcher or a chapter. */
    public RealWindow<SampleApplication> next() throws Exception {
        SampleApplication app = created.poll(60, TimeUnit.SECONDS);
        assertNotNull(app, "no window is opened");
        return RealWindow.open(test, app, app::awaitEnd);
    }

    /** Changes the size of a window. */
    public static void resize(RealWindow<SampleApplication> window, int width, int height) throws Exception {
        window.ask(() -> {
            GLFW.glfwSetWindowSize(((LwjglWindow) window.game().getContext()).getWindowHandle(), width, height);
            return null;
        });
        window.awaitTrue(() -> window.game().getCamera().getWidth() == width);
    }

    /** Presses a key that closes the window, which is before the program asks for the state of the keys again. */
    public static void leave(RealWindow<SampleApplication> window, int key) {
        window.robot().keyPress(key);
        window.awaitEnd();
        window.robot().keyRelease(key);
    }

    /** Asserts that the program ends well, and has opened no other window. */
    public void assertEnds() throws Exception {
        assertEquals(0, exitCode.get(60, TimeUnit.SECONDS));
        assertNull(created.poll());
    }
}
