package org.jmesat.testing;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.asset.AssetConfig;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import com.jme3.util.BufferUtils;
import java.awt.image.BufferedImage;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Opens a window with a real application, carries out steps in it and takes a picture after each. Colours in the
 * pictures are those of the materials, without gamma correction. The window is closed whatever happens.
 */
public final class WindowRun {
    /** Width of the window and of the pictures, in pixels. */
    public static final int WIDTH = 1280;
    /** Height of the window and of the pictures, in pixels. */
    public static final int HEIGHT = 720;

    /** So many frames after a step, what it changed has been tested and drawn. */
    private static final int FRAMES_PER_STEP = 4;
    private static final int SECONDS = 60;
    private static final int SECONDS_TO_CLOSE = 10;

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
         * @param application the application in the window
         * @throws Exception anything; the test gets it
         */
        void run(SimpleApplication application) throws Exception;
    }

    private WindowRun() {
    }

    /**
     * Runs an application until each step has been carried out.
     *
     * @param steps called one after the other on the application's thread, a few frames apart
     * @return a picture for each step: what the window showed a few frames after it
     */
    public static List<BufferedImage> picturesOf(Step... steps) {
        Run run = new Run(List.of(steps));
        AppSettings settings = new AppSettings(true);
        settings.setResolution(WIDTH, HEIGHT);
        settings.setAudioRenderer(null);
        settings.setUseJoysticks(false);
        settings.setGammaCorrection(false);
        settings.setVSync(false);
        settings.setTitle("jme-sat window test");
        run.setSettings(settings);
        run.setShowSettings(false);
        run.setPauseOnLostFocus(false);
        run.start(JmeContext.Type.Display, false);
        try {
            if (!run.closed.await(SECONDS, TimeUnit.SECONDS)) {
                run.fail(new AssertionError("The window was still at work after " + SECONDS + " s"));
                run.stop(false);
            }
            run.join();
        } catch (InterruptedException e) {
            run.stop(false);
            Thread.currentThread().interrupt();
            run.fail(e);
        }
        return run.result();
    }

    private static final class Run extends SimpleApplication {
        private final List<Step> steps;
        private final List<BufferedImage> pictures = new ArrayList<>();
        private final CountDownLatch closed = new CountDownLatch(1);
        private volatile Throwable failure;
        private volatile Thread thread;
        private int frame;

        Run(List<Step> steps) {
            super(new AppState[0]);
            this.steps = steps;
        }

        @Override
        public void simpleInitApp() {
            thread = Thread.currentThread();
            inputManager.setCursorVisible(true);
        }

        @Override
        public void update() {
            if (frame % FRAMES_PER_STEP == 0 && pictures.size() < steps.size()) {
                take(steps.get(pictures.size()));
            }
            super.update();
            frame++;
            if (frame % FRAMES_PER_STEP == 0) {
                if (pictures.size() < steps.size()) {
                    pictures.add(picture());
                }
                if (pictures.size() == steps.size()) {
                    stop();
                }
            }
        }

        private void take(Step step) {
            try {
                step.run(this);
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        }

        private BufferedImage picture() {
            int width = context.getFramebufferWidth();
            int height = context.getFramebufferHeight();
            ByteBuffer pixels = BufferUtils.createByteBuffer(4 * width * height);
            renderer.readFrameBuffer(null, pixels);
            BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    int at = 4 * (x + width * (height - 1 - y));
                    image.setRGB(x, y, (pixels.get(at) & 0xff) << 16 | (pixels.get(at + 1) & 0xff) << 8
                            | pixels.get(at + 2) & 0xff);
                }
            }
            return image;
        }

        @Override
        public void handleError(String message, Throwable thrown) {
            fail(thrown != null ? thrown : new AssertionError(message));
            stop();
            if (thread == null) {
                // There was no window to close.
                closed.countDown();
            }
        }

        @Override
        public void destroy() {
            super.destroy();
            closed.countDown();
        }

        /** The next window must not be opened while this one is still being closed. */
        void join() throws InterruptedException {
            if (thread != null) {
                thread.join(TimeUnit.SECONDS.toMillis(SECONDS_TO_CLOSE));
            }
        }

        void fail(Throwable thrown) {
            if (failure == null) {
                failure = thrown;
            }
        }

        List<BufferedImage> result() {
            if (failure != null) {
                throw new AssertionError("The application in the window failed", failure);
            }
            return pictures;
        }
    }
}
