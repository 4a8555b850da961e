package org.jmesat.sample.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.jme3.system.lwjgl.LwjglWindow;
import java.awt.AWTException;
import java.awt.GraphicsEnvironment;
import java.awt.MouseInfo;
import java.awt.Point;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jmesat.sample.SampleArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.lwjgl.glfw.GLFW;

/** The sample in a real window, with the real mouse, which AWT moves and clicks. */
class GroundWindowTest {

    private static final int SECONDS = 60;

    private GroundApplication app;
    private CompletableFuture<Throwable> end;
    private Robot robot;

    @Test
    void theMouseMarksBodiesSendsJaimeAndTurnsTheCamera(TestInfo test) throws Exception {
        open(test);
        try {
            GroundGame game = app.game();
            ask(() -> {
                game.walker().walkTo(game.walker().body().getLocalTranslation());
                return null;
            });
            // The camera has followed him by then, and each query is answered by a tick.
            awaitTick(ask(() -> game.collisions().getTick()) + 3);

            Spatial crate = game.scene().getChild("crate");
            pointAt(crate.getWorldTranslation(), test);
            assertSame(crate, marked());
            pointAt(game.walker().body().getWorldTranslation(), test);
            assertSame(game.walker().body(), marked());

            Vector3f place = new Vector3f(-1f, 0f, 3.5f);
            place.y = ask(() -> game.ground().heightAt(place));
            pointAt(place, test);
            assertNull(marked());
            robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
            robot.delay(100);
            robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
            awaitTrue(() -> game.walker().isWalking());
            assertEquals(0f, ask(() -> game.walker().target().distance(place)), 0.05f);
            awaitTrue(() -> !game.walker().isWalking());
            Vector3f arrived = ask(() -> game.walker().body().getWorldTranslation().clone());
            assertEquals(0f, arrived.distance(place), 0.15f, "he is at " + arrived);

            Vector3f direction = ask(() -> app.getCamera().getDirection());
            robot.mousePress(InputEvent.BUTTON3_DOWN_MASK);
            for (int i = 0; i < 20; i++) {
                robot.delay(50);
                Point at = MouseInfo.getPointerInfo().getLocation();
                robot.mouseMove(at.x + 30, at.y);
            }
            awaitTrue(() -> direction.angleBetween(app.getCamera().getDirection()) > 0.2f);
            robot.mouseRelease(InputEvent.BUTTON3_DOWN_MASK);
            Vector2f middle = ask(() -> screenCoordinates(game.walker().body().getWorldTranslation()));
            assertEquals(0.5f, middle.x / ask(() -> app.getCamera().getWidth()), 0.02f, "Jaime is beside the middle");
        } finally {
            app.stop();
            assertNull(end.get(SECONDS, TimeUnit.SECONDS));
        }
    }

    private void open(TestInfo test) throws Exception {
        if (System.getProperty("os.name").startsWith("Mac")) {
            skip(test, "GLFW needs the first thread of the process");
        }
        if (GraphicsEnvironment.isHeadless()) {
            skip(test, "no display");
        }
        try {
            robot = new Robot();
        } catch (AWTException e) {
            skip(test, "no program may move the mouse: " + e.getMessage());
        }
        SampleArguments arguments = new SampleArguments(false, false, false, 0, null, 1);
        app = (GroundApplication) GroundScene.SAMPLE.create(arguments, false, System.out);
        end = CompletableFuture.supplyAsync(() -> {
            try {
                return app.runToEnd();
            } catch (InterruptedException e) {
                return e;
            }
        });
        while (app.game() == null || !ask(() -> app.game().collisions().getTick() > 0)) {
            if (end.isDone()) {
                skip(test, "cannot open a window: " + end.get());
            }
            Thread.sleep(50);
        }
    }

    /** Moves the mouse to the pixel that shows a point. */
    private void pointAt(Vector3f point, TestInfo test) throws Exception {
        int[] left = new int[1];
        int[] top = new int[1];
        Vector2f pixel = ask(() -> {
            long window = ((LwjglWindow) app.getContext()).getWindowHandle();
            GLFW.glfwGetWindowPos(window, left, top);
            return screenCoordinates(point);
        });
        int height = ask(() -> app.getCamera().getHeight());
        robot.mouseMove(left[0] + Math.round(pixel.x), top[0] + height - Math.round(pixel.y));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (ask(() -> app.getInputManager().getCursorPosition().distance(pixel)) > 2f) {
            if (System.nanoTime() > end) {
                skip(test, "the mouse does not go where it is moved");
            }
            robot.delay(50);
        }
        awaitTick(ask(() -> app.game().collisions().getTick()) + 2);
    }

    private Vector2f screenCoordinates(Vector3f point) {
        Vector3f pixel = app.getCamera().getScreenCoordinates(point);
        return new Vector2f(pixel.x, pixel.y);
    }

    private Spatial marked() throws Exception {
        return ask(() -> app.getStateManager().getState(MouseState.class).marked());
    }

    private void awaitTick(long tick) throws Exception {
        awaitTrue(() -> app.game().collisions().getTick() >= tick);
    }

    private void awaitTrue(Callable<Boolean> condition) throws Exception {
        long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        while (!ask(condition)) {
            assertTrue(System.nanoTime() < limit, "nothing happens");
            Thread.sleep(50);
        }
    }

    private <T> T ask(Callable<T> question) throws ExecutionException, InterruptedException, TimeoutException {
        // The engine's own futures take a result of null for none.
        FutureTask<T> task = new FutureTask<>(question);
        app.enqueue((Runnable) task);
        return task.get(SECONDS, TimeUnit.SECONDS);
    }

    private static void skip(TestInfo test, String reason) {
        System.out.println("skipped: GroundWindowTest." + test.getTestMethod().orElseThrow().getName() + " - "
                + reason);
        abort(reason);
    }
}
