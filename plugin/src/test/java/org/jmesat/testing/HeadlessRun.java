package org.jmesat.testing;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.asset.AssetConfig;
import com.jme3.audio.AudioRenderer;
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
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A real application in the engine's {@code Headless} context: its own thread, its own update loop, no window. The test
 * decides when a frame runs and what happens before it; everything runs on the application's thread, and the test sets
 * the clock. Exceptions on that thread are rethrown by the method that requested the work.
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
    /** Default time per frame in seconds; a power of two, so that its sums are exact. */
    public static final float TPF = 1f / 64;

    /**
     * A strong reference: a logger that is collected loses its level. It hides the warning about the missing sound
     * loader.
     */
    private static final Logger ASSET_CONFIG = Logger.getLogger(AssetConfig.class.getName());

    static {
        ASSET_CONFIG.setLevel(Level.SEVERE);
    }

    /** An action on the application's thread. */
    @FunctionalInterface
    public interface Step {
        /**
         * Runs the action.
         *
         * @throws Exception any exception; it fails the test
         */
        void run() throws Exception;
    }

    private final BlockingQueue<FutureTask<?>> tasks = new LinkedBlockingQueue<>();
    private final CompletableFuture<Thread> started = new CompletableFuture<>();
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    private final Clock clock = new Clock();
    private final Scripted application;
    private final Thread thread;
    private final ViewFailures viewFailures = new ViewFailures();
    private Step duringUpdate = () -> { };

    /**
     * Starts an application and returns when it is initialized, before its first frame.
     *
     * @param states attached before the first frame
     */
    public HeadlessRun(AppState... states) {
        application = new Scripted(states);
        AppSettings settings = new AppSettings(true);
        // The context sleeps to keep the frame rate; at this rate it never sleeps.
        settings.setFrameRate(Integer.MAX_VALUE);
        application.setSettings(settings);
        application.setTimer(clock);
        Thread.UncaughtExceptionHandler earlierHandler = Thread.getDefaultUncaughtExceptionHandler();
        try {
            application.start(JmeContext.Type.Headless, false);
            thread = await(started);
        } finally {
            // The context replaced the handler of the whole JVM.
            Thread.setDefaultUncaughtExceptionHandler(earlierHandler);
        }
    }

    /**
     * Returns the application.
     *
     * @return the instance; access its scene only in a step
     */
    public SimpleApplication application() {
        return application;
    }

    /** Gives the application an audio renderer, or null for none, from the next frame on. */
    public void setAudioRenderer(AudioRenderer renderer) {
        step(() -> application.setAudioRenderer(renderer));
    }

    /**
     * Runs an action on the application's thread between two frames.
     *
     * @param step the action
     */
    public void step(Step step) {
        ask(() -> {
            step.run();
            return null;
        });
    }

    /**
     * Computes a value on the application's thread between two frames.
     *
     * @param question computes the value
     * @param <T> the type of the value
     * @return the value
     */
    public <T> T ask(Callable<T> question) {
        if (ended.isDone()) {
            throw new IllegalStateException("The application has ended");
        }
        FutureTask<T> task = new FutureTask<>(question);
        tasks.add(task);
        return await(task);
    }

    /** Runs one frame. */
    public void frame() {
        frame(TPF);
    }

    /**
     * Runs one frame.
     *
     * @param tpf the time of the frame, in seconds
     */
    public void frame(float tpf) {
        step(() -> application.passFrame(tpf));
    }

    /**
     * Runs an action and then one frame.
     *
     * @param before the action
     */
    public void frame(Step before) {
        step(before);
        frame();
    }

    /**
     * Runs several frames.
     *
     * @param count number of frames
     */
    public void frames(int count) {
        for (int i = 0; i < count; i++) {
            frame();
        }
    }

    /**
     * Runs several frames one after the other, so that the application's thread does not wait for the test in between.
     *
     * @param count number of frames
     * @param before an action before each frame
     */
    public void frames(int count, Step before) {
        step(() -> {
            for (int i = 0; i < count; i++) {
                before.run();
                application.passFrame(TPF);
            }
        });
    }

    /**
     * Sets the application's own update in each frame, after the app states and before the Controls.
     *
     * @param step the update
     */
    public void duringUpdate(Step step) {
        step(() -> duringUpdate = step);
    }

    /** Stops the application like a player who closes it, and waits until everything is cleaned up. */
    @Override
    public void close() {
        viewFailures.close();
        if (!ended.isDone()) {
            step(application::stop);
            await(ended);
        }
    }

    private <T> T await(Future<T> future) {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw HeadlessRun.<RuntimeException>unchecked(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            AssertionError error = new AssertionError("interrupted while the application was working", e);
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

        /** The context calls this in a loop. Here it runs one task; a frame is one kind of task. */
        @Override
        public void update() {
            try {
                tasks.take().run();
            } catch (InterruptedException e) {
                stop();
            }
        }

        void setAudioRenderer(AudioRenderer renderer) {
            audioRenderer = renderer;
        }

        void passFrame(float tpf) throws Exception {
            clock.tpf = tpf;
            super.update();
            viewFailures.check();
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

    /** A clock that advances by the time of each frame. */
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
