package org.jmesat.sample;

import com.jme3.app.SimpleApplication;
import com.jme3.asset.AssetConfig;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import com.jme3.system.Timer;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A game that runs without a window, frame by frame. Its clock waits at the beginning of each frame and runs the test's
 * actions there, on the application's thread.
 *
 * @param <G> the game
 */
public class GameRun<G extends SimpleApplication> implements AutoCloseable {
    private static final long TIME_OUT_SECONDS = 60;

    /**
     * A strong reference: a logger that is collected loses its level. It hides the warning about the missing sound
     * loader.
     */
    private static final Logger ASSET_CONFIG = Logger.getLogger(AssetConfig.class.getName());

    static {
        ASSET_CONFIG.setLevel(Level.SEVERE);
    }

    private final G game;
    private final BlockingQueue<FutureTask<?>> tasks = new LinkedBlockingQueue<>();
    protected float tpf = 1 / 60f;
    private boolean passing;
    private Thread thread;

    public GameRun(G game) {
        this.game = game;
        AppSettings settings = new AppSettings(true);
        settings.setFrameRate(Integer.MAX_VALUE);
        game.setSettings(settings);
        game.setTimer(new Gate());
        game.start(JmeContext.Type.Headless, false);
        ask(() -> thread = Thread.currentThread());
    }

    /** Runs some frames of a game, and returns what it has printed. */
    public static String printedBy(SimpleApplication game, int frames) {
        return printedBy(() -> {
            try (GameRun<SimpleApplication> run = new GameRun<>(game)) {
                run.frames(frames);
            }
        });
    }

    /** Runs a program, and returns what it has printed. */
    public static String printedBy(Runnable program) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream out = System.out;
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            program.run();
        } finally {
            System.setOut(out);
        }
        return printed.toString(StandardCharsets.UTF_8).replace("\r", "");
    }

    public G game() {
        return game;
    }

    public <T> T ask(Callable<T> question) {
        FutureTask<T> task = new FutureTask<>(question);
        tasks.add(task);
        try {
            return task.get(TIME_OUT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw new AssertionError(e.getCause());
        } catch (InterruptedException | TimeoutException e) {
            throw new AssertionError("the game does not answer", e);
        }
    }

    public void step(Runnable step) {
        ask(() -> {
            step.run();
            return null;
        });
    }

    /** Runs several frames. */
    public void frames(int count) {
        for (int i = 0; i < count; i++) {
            step(() -> passing = true);
        }
        step(() -> { });
    }

    @Override
    public void close() {
        step(() -> {
            game.stop();
            passing = true;
        });
        try {
            thread.join(TimeUnit.SECONDS.toMillis(TIME_OUT_SECONDS));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private final class Gate extends Timer {
        @Override
        public void update() {
            passing = false;
            while (!passing) {
                try {
                    tasks.take().run();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }

        @Override
        public float getTimePerFrame() {
            return tpf;
        }

        @Override
        public float getFrameRate() {
            return 1 / tpf;
        }

        @Override
        public long getTime() {
            return System.nanoTime();
        }

        @Override
        public long getResolution() {
            return 1_000_000_000L;
        }

        @Override
        public void reset() {
            // Nothing is measured.
        }
    }
}
