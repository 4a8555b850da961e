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
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Opens a window with a real application, runs steps in it and takes a picture after each. The pictures have the
 * colours of the materials, without gamma correction. The window is always closed.
 */
public final class WindowRun {
    /** Width of the window and of the pictures, in pixels. */
    public static final int WIDTH = 1280;
    /** Height of the window and of the pictures, in pixels. */
    public static final int HEIGHT = 720;

    /** After this many frames the changes of a step have been tested and drawn. */
    private static final int FRAMES_PER_STEP = 4;

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
         * @param application the application in the window
         * @throws Exception any exception; it fails the test
         */
        void run(SimpleApplication application) throws Exception;
    }

    private WindowRun() {
    }

    /**
     * Runs an application until all steps are done.
     *
     * @param steps run one after another on the application's thread, a few frames apart
     * @return the picture of the window a few frames after each step
     */
    public static List<BufferedImage> picturesOf(Step... steps) {
        return picturesOf(WIDTH, HEIGHT, steps);
    }

    /**
     * Runs an application in a window of another size until all steps are done.
     *
     * @param width of the window and of the pictures, in pixels
     * @param height in pixels
     * @param steps run one after another on the application's thread, a few frames apart
     * @return the picture of the window a few frames after each step
     */
    public static List<BufferedImage> picturesOf(int width, int height, Step... steps) {
        Run run = new Run(List.of(steps));
        AppSettings settings = new AppSettings(true);
        settings.setResolution(width, height);
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
            run.closed.await();
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
        private final ViewFailures viewFailures = new ViewFailures();
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
            viewFailures.check();
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
            // The engine reads the part of the window that it has drawn last.
            renderer.setViewPort(0, 0, width, height);
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
                // No window was opened.
                closed.countDown();
            }
        }

        @Override
        public void destroy() {
            super.destroy();
            viewFailures.close();
            closed.countDown();
        }

        /** Waits until the window is closed; only then may the next one be opened. */
        void join() throws InterruptedException {
            if (thread != null) {
                thread.join();
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
