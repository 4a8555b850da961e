package org.jmesat.testing;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.asset.AssetConfig;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import com.jme3.system.Timer;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A real application in the engine's {@code Headless} context: its own thread, its own update loop, no window. A test
 * says when a frame passes and what happens before it; everything runs on the application's thread, and the clock shows
 * what the test wants. What is thrown there is thrown by the method that asked for it.
 *
 * <pre>
 * &#64;AutoClose
 * private final HeadlessRun run = new HeadlessRun();
 *
 * run.frame(() -&gt; run.application().getRootNode().attachChild(spatial));
 * </pre>
 *
 * <p>The engine's thread check allows one application at a time in a JVM.
 */
public final class HeadlessRun implements AutoCloseable {
    /** Time per frame unless said otherwise, in seconds; a power of two, so that sums of it are exact. */
    public static final float TPF = 1f / 64;

    private static final long TIME_OUT_SECONDS = 60;

    /** Held, since a logger's level goes with it. Nothing here plays a sound, and the loader for them is not missed. */
    private static final Logger ASSET_CONFIG = Logger.getLogger(AssetConfig.class.getName());

    static {
        ASSET_CONFIG.setLevel(Level.SEVERE);
    }

    /** Something to be done on the application's thread. */
    @FunctionalInterface
    public interface Step {
        /**
         * Does it.
         *
         * @throws Exception anything; the test gets it
         */
        void run() throws Exception;
    }

    private final BlockingQueue<FutureTask<?>> tasks = new LinkedBlockingQueue<>();
    private final CompletableFuture<Thread> started = new CompletableFuture<>();
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    private final Clock clock = new Clock();
    private final Scripted application;
    private final Thread thread;
    private Step duringUpdate = () -> { };

    /**
     * Starts an application and returns when it is initialized; no frame has passed then.
     *
     * @param states attached from the start
     */
    public HeadlessRun(AppState... states) {
        application = new Scripted(states);
        AppSettings settings = new AppSettings(true);
        // The context sleeps to keep this rate; so high, it never does.
        settings.setFrameRate(Integer.MAX_VALUE);
        application.setSettings(settings);
        application.setTimer(clock);
        Thread.UncaughtExceptionHandler earlierHandler = Thread.getDefaultUncaughtExceptionHandler();
        try {
            application.start(JmeContext.Type.Headless, false);
            thread = await(started);
        } finally {
            // The context puts its own in place for the whole JVM.
            Thread.setDefaultUncaughtExceptionHandler(earlierHandler);
        }
    }

    /**
     * Returns the application.
     *
     * @return the instance; its scene is to be touched in a step only
     */
    public SimpleApplication application() {
        return application;
    }

    /**
     * Lets something happen on the application's thread between two frames.
     *
     * @param step what to do
     */
    public void step(Step step) {
        ask(() -> {
            step.run();
            return null;
        });
    }

    /**
     * Asks something on the application's thread between two frames.
     *
     * @param question what to ask
     * @param <T> what the answer is
     * @return the answer
     */
    public <T> T ask(Callable<T> question) {
        if (ended.isDone()) {
            throw new IllegalStateException("The application has ended");
        }
        FutureTask<T> task = new FutureTask<>(question);
        tasks.add(task);
        return await(task);
    }

    /** Lets one frame pass. */
    public void frame() {
        frame(TPF);
    }

    /**
     * Lets one frame pass.
     *
     * @param tpf the time that it takes, in seconds
     */
    public void frame(float tpf) {
        step(() -> application.passFrame(tpf));
    }

    /**
     * Lets something happen and then one frame pass.
     *
     * @param before what to do first
     */
    public void frame(Step before) {
        step(before);
        frame();
    }

    /**
     * Lets frames pass.
     *
     * @param count how many
     */
    public void frames(int count) {
        for (int i = 0; i < count; i++) {
            frame();
        }
    }

    /**
     * Sets what the application's own update does in each frame, after the app states and before the Controls.
     *
     * @param step what to do
     */
    public void duringUpdate(Step step) {
        step(() -> duringUpdate = step);
    }

    /** Stops the application as a player does, and waits until everything in it was cleaned up. */
    @Override
    public void close() {
        if (!ended.isDone()) {
            step(application::stop);
            await(ended);
        }
    }

    private <T> T await(Future<T> future) {
        try {
            return future.get(TIME_OUT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw HeadlessRun.<RuntimeException>unchecked(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while the application was working", e);
        } catch (TimeoutException e) {
            AssertionError error =
                    new AssertionError("The application did not answer within " + TIME_OUT_SECONDS + " s");
            if (thread != null) {
                error.setStackTrace(thread.getStackTrace());
            }
            throw error;
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private final class Scripted extends SimpleApplication {
        Scripted(AppState... states) {
            super(states);
        }

        @Override
        public void simpleInitApp() {
            started.complete(Thread.currentThread());
        }

        /** The context calls this in a loop; here it carries out one task, of which a frame is one kind. */
        @Override
        public void update() {
            try {
                tasks.take().run();
            } catch (InterruptedException e) {
                stop();
            }
        }

        void passFrame(float tpf) throws Exception {
            clock.tpf = tpf;
            super.update();
        }

        @Override
        public void simpleUpdate(float tpf) {
            try {
                duringUpdate.run();
            } catch (Exception e) {
                throw HeadlessRun.<RuntimeException>unchecked(e);
            }
        }

        @Override
        public void handleError(String message, Throwable thrown) {
            started.completeExceptionally(thrown);
            ended.completeExceptionally(thrown);
            super.handleError(message, thrown);
        }

        @Override
        public void destroy() {
            try {
                super.destroy();
                ended.complete(null);
            } catch (RuntimeException | Error e) {
                ended.completeExceptionally(e);
            }
        }
    }

    /** A clock that moves by what the frame is said to take. */
    private static final class Clock extends Timer {
        private static final long NANOS = 1_000_000_000L;

        private float tpf = TPF;
        private double seconds;

        @Override
        public long getTime() {
            return (long) (seconds * NANOS);
        }

        @Override
        public long getResolution() {
            return NANOS;
        }

        @Override
        public float getFrameRate() {
            return 1 / tpf;
        }

        @Override
        public float getTimePerFrame() {
            return tpf;
        }

        @Override
        public void update() {
            seconds += tpf;
        }

        @Override
        public void reset() {
            seconds = 0;
        }
    }
}
