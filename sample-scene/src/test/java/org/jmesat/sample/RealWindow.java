package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AbstractAppState;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import com.jme3.system.lwjgl.LwjglWindow;
import com.jme3.util.BufferUtils;
import java.awt.AWTException;
import java.awt.GraphicsEnvironment;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.nio.ByteBuffer;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.TestInfo;
import org.lwjgl.glfw.GLFW;

/**
 * A game in a real window, with the real mouse and keyboard, which AWT moves and presses. Where there is no display the
 * test is skipped, with a line that says why.
 *
 * @param <G> the game
 */
public final class RealWindow<G extends SimpleApplication> implements AutoCloseable {
    private static final int SECONDS = 60;
    private static final int MILLISECONDS_PRESSED = 100;

    private final String test;
    private final G game;
    private final CompletableFuture<Throwable> end;
    private final Robot robot;

    private RealWindow(String test, G game, Robot robot, CompletableFuture<Throwable> end) {
        this.test = test;
        this.game = game;
        this.robot = robot;
        this.end = end;
    }

    /**
     * Opens the window, and returns when its first frame was updated.
     *
     * @param info the test
     * @param game the game, not started
     * @param run starts the game; returns when it has ended, with its failure or null
     */
    public static <G extends SimpleApplication> RealWindow<G> open(TestInfo info, G game, Callable<Throwable> run)
            throws Exception {
        String test = info.getTestClass().orElseThrow().getSimpleName() + "."
                + info.getTestMethod().orElseThrow().getName();
        if (System.getProperty("os.name").startsWith("Mac")) {
            skip(test, "GLFW needs the first thread of the process");
        }
        if (GraphicsEnvironment.isHeadless()) {
            skip(test, "no display");
        }
        Robot robot = null;
        try {
            robot = new Robot();
        } catch (AWTException e) {
            skip(test, "no program may move the mouse: " + e.getMessage());
        }
        CompletableFuture<Throwable> end = CompletableFuture.supplyAsync(() -> {
            try {
                return run.call();
            } catch (Exception e) {
                return e;
            }
        });
        RealWindow<G> window = new RealWindow<>(test, game, robot, end);
        while (!window.isShown()) {
            if (end.isDone()) {
                skip(test, "cannot open a window: " + end.get());
            }
            Thread.sleep(50);
        }
        return window;
    }

    /** Opens the window of a game that starts by itself. */
    public static <G extends SimpleApplication> RealWindow<G> open(TestInfo info, G game) throws Exception {
        AppSettings settings = new AppSettings(true);
        settings.setResolution(1280, 720);
        return open(info, game, settings);
    }

    /** Opens the window of a game that starts by itself, with its settings. */
    public static <G extends SimpleApplication> RealWindow<G> open(TestInfo info, G game, AppSettings settings)
            throws Exception {
        settings.setAudioRenderer(null);
        game.setSettings(settings);
        game.setShowSettings(false);
        game.setPauseOnLostFocus(false);
        EndState end = new EndState();
        game.getStateManager().attach(end);
        return open(info, game, () -> {
            game.start(JmeContext.Type.Display, false);
            return end.await();
        });
    }

    /** Waits until the window is closed: opening another one before would fail. */
    private static final class EndState extends AbstractAppState {
        private final CompletableFuture<Thread> end = new CompletableFuture<>();

        @Override
        public void cleanup() {
            end.complete(Thread.currentThread());
        }

        Throwable await() throws InterruptedException, ExecutionException {
            end.get().join();
            return null;
        }
    }

    private boolean isShown() throws InterruptedException, ExecutionException {
        try {
            FutureTask<Boolean> task = new FutureTask<>(() -> 
                    game.getRootNode().getQuantity() + game.getGuiNode().getQuantity() > 0);
            game.enqueue((Runnable) task);
            return task.get(1, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            return false;
        }
    }

    public G game() {
        return game;
    }

    public Robot robot() {
        return robot;
    }

    /** Moves the mouse to the pixel that shows a point of the scene. */
    public void pointAt(Vector3f point) throws Exception {
        Vector3f pixel = ask(() -> game.getCamera().getScreenCoordinates(point));
        pointAt(pixel.x, pixel.y);
    }

    /** Moves the mouse to a pixel, counted from the lower left corner of the window. */
    public void pointAt(float x, float y) throws Exception {
        int[] left = new int[1];
        int[] top = new int[1];
        int height = ask(() -> {
            GLFW.glfwGetWindowPos(((LwjglWindow) game.getContext()).getWindowHandle(), left, top);
            return game.getCamera().getHeight();
        });
        robot.mouseMove(left[0] + Math.round(x), top[0] + height - Math.round(y));
        Vector2f pixel = new Vector2f(x, y);
        long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (ask(() -> game.getInputManager().getCursorPosition().distance(pixel)) > 2f) {
            if (System.nanoTime() > limit) {
                skip(test, "the mouse does not go where it is moved");
            }
            robot.delay(50);
        }
        frames(2);
    }

    /** Presses and releases the left mouse button. */
    public void click() throws Exception {
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.delay(MILLISECONDS_PRESSED);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        frames(2);
    }

    /** Clicks while the shift key is held. */
    public void shiftClick() throws Exception {
        robot.keyPress(KeyEvent.VK_SHIFT);
        robot.delay(MILLISECONDS_PRESSED);
        click();
        robot.keyRelease(KeyEvent.VK_SHIFT);
        frames(2);
    }

    /** Presses and releases a key of {@link KeyEvent}. */
    public void key(int code) throws Exception {
        robot.keyPress(code);
        robot.delay(MILLISECONDS_PRESSED);
        robot.keyRelease(code);
        frames(2);
    }

    /** Waits for some frames. */
    public void frames(int count) throws Exception {
        for (int i = 0; i < count; i++) {
            ask(() -> null);
            Thread.sleep(20);
        }
    }

    public void awaitTrue(Callable<Boolean> condition) throws Exception {
        long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        while (!ask(condition)) {
            assertTrue(System.nanoTime() < limit, "nothing happens");
            Thread.sleep(20);
        }
    }

    /** Answers a question on the game's thread. */
    public <T> T ask(Callable<T> question) throws Exception {
        // The engine's own futures take a result of null for none.
        FutureTask<T> task = new FutureTask<>(question);
        game.enqueue((Runnable) task);
        return task.get(SECONDS, TimeUnit.SECONDS);
    }

    /** The content of the window. */
    public BufferedImage picture() throws Exception {
        return ask(() -> {
            int width = game.getContext().getFramebufferWidth();
            int height = game.getContext().getFramebufferHeight();
            ByteBuffer pixels = BufferUtils.createByteBuffer(4 * width * height);
            game.getRenderer().readFrameBuffer(null, pixels);
            BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    int at = 4 * (y * width + x);
                    image.setRGB(x, height - 1 - y,
                            (pixels.get(at) & 255) << 16 | (pixels.get(at + 1) & 255) << 8 | pixels.get(at + 2) & 255);
                }
            }
            return image;
        });
    }

    @Override
    public void close() {
        game.stop();
        awaitEnd();
    }

    /** Waits until the game has ended by itself. */
    public void awaitEnd() {
        try {
            assertNull(end.get(SECONDS, TimeUnit.SECONDS));
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError("the window does not close", e);
        }
    }

    private static void skip(String test, String reason) {
        System.out.println("skipped: " + test + " - " + reason);
        abort(reason);
    }
}
