package org.jmesat.sample;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.audio.AudioContext;
import com.jme3.audio.AudioRenderer;
import com.jme3.audio.Listener;
import com.jme3.input.KeyInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.controls.ActionListener;
import com.jme3.light.DirectionalLight;
import com.jme3.material.Material;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.material.RenderState.FaceCullMode;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.shape.Box;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import com.jme3.system.JmeSystem;
import java.io.PrintStream;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntSupplier;
import java.util.logging.Logger;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.lemur.AxisPanelState;
import org.jmesat.debug.lemur.PanelSide;

/**
 * The base of the sample applications: a scene and its app states, in a window or headless.
 */
public abstract class SampleApplication extends SimpleApplication {

    private static final int FRAMES_PER_SECOND = 60;
    private static final long MILLISECONDS_TO_CLOSE = 10_000;

    /** Two models have dozens of axes; more lines would hide the other models. */
    private static final int DRAWN_AXES = 5;

    private final Sample sample;
    private final SampleArguments arguments;
    private final JmeContext.Type type;
    private final EventLog log;
    /** How long it runs; 0 for no limit. */
    private final long ticks;
    final RawInputListener gamepad = new GamepadKeys(key -> {
        if (key == KeyInput.KEY_ESCAPE) {
            isLeft = true;
            stop();
        } else {
            press(key);
        }
    });
    private final CountDownLatch ended = new CountDownLatch(1);
    private SceneTextState text;
    private ScreenshotState screenshot;
    private Launcher launcher;
    private boolean isTextShown = true;
    private boolean isLeft;
    private volatile Thread thread;
    private volatile boolean running;
    private volatile Throwable failure;

    /**
     * Creates the application; {@link Sample} runs it.
     *
     * @param sample the program
     * @param arguments the command line
     * @param type headless, or a window
     * @param out receives the lines of a headless run
     */
    protected SampleApplication(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        // Without the default states there are no statistics, no fly camera, and only our keys.
        super(new AppState[0]);
        this.sample = sample;
        this.arguments = arguments;
        this.type = type;
        log = new EventLog(out);
        ticks = arguments.ticks() > 0 ? arguments.ticks() : type == JmeContext.Type.Headless ? sample.headlessTicks()
                : arguments.screenshot() != null ? sample.screenshotTicks() : 0;
        if (ticks > 0) {
            setTimer(new FixedStepTimer(FRAMES_PER_SECOND));
        }
    }

    /**
     * Runs until the tick limit is reached, the window is closed or something fails.
     *
     * @return the failure, or null
     * @throws InterruptedException if the calling thread is interrupted
     */
    public Throwable runToEnd() throws InterruptedException {
        start(type);
        return awaitEnd();
    }

    /** Waits for the end of an application that has been started, and returns its failure, or null. */
    final Throwable awaitEnd() throws InterruptedException {
        ended.await();
        awaitClosing();
        return failure;
    }

    /** Waits until the window is closed: opening another one before would fail. */
    private void awaitClosing() throws InterruptedException {
        if (thread != null && thread != Thread.currentThread()) {
            thread.join(MILLISECONDS_TO_CLOSE);
        }
    }

    /** Whether the window or the headless context was created. */
    boolean wasRunning() {
        return running;
    }

    /** The state that takes the screenshot, or null. */
    ScreenshotState getScreenshot() {
        return screenshot;
    }

    @Override
    public void simpleInitApp() {
        running = true;
        thread = Thread.currentThread();
        SatCollisionState collisions = new SatCollisionState();
        attachScene(collisions);
        if (type == JmeContext.Type.Display) {
            CoveredEdge coveredEdge = new CoveredEdge(guiNode, guiViewPort.getCamera());
            // Before what asks how much the text covers.
            attachText(coveredEdge);
            attachWindowStates(coveredEdge);
            listenToLeave();
            stateManager.attach(collisions);
            if (hasDebugView()) {
                attachDebugView();
            }
        } else {
            collisions.addCollisionListener(log);
            stateManager.attach(collisions);
        }
        attachTickLimit(collisions);
    }

    /**
     * Builds the scene and attaches what moves it.
     *
     * @param collisions the collision state, not yet attached
     */
    protected abstract void attachScene(SatCollisionState collisions);

    /**
     * Adds lights and attaches camera and input, before the collision state: input is then tested in the frame that
     * shows it.
     *
     * @param coveredPixels returns the width in pixels that the GUI covers at the right edge of the window
     */
    protected abstract void attachWindowStates(IntSupplier coveredPixels);

    /** {@return the keys and mouse buttons, separated by five blanks; without Esc, which is added} */
    protected abstract String keyHint();

    /**
     * Does what a key does; a gamepad presses the arrow keys, Space, Backspace, Tab and R. By default nothing, for
     * scenes that read gamepads themselves or not at all.
     *
     * @param key its code
     */
    protected void press(int key) {
    }

    /** {@return whether the scene has the debug view, which F3 shows, and its panel} */
    protected boolean hasDebugView() {
        return true;
    }

    /** {@return the height in pixels of text that can be read in the present window, 640 to 3840 pixels wide} */
    protected final float textSize() {
        return SceneTextState.textSize(cam.getHeight());
    }

    /** {@return the number of pixels that title and sentence cover at the upper edge of the window} */
    protected final int coveredTop() {
        return text.coveredTop();
    }

    /** {@return the number of pixels that the keys cover at the lower edge of the window} */
    protected final int coveredBottom() {
        return text.coveredBottom();
    }

    /** Hides title, sentence and keys, for a picture. Call it before the start. */
    public final void hideText() {
        isTextShown = false;
    }

    /** Makes Esc open the launcher again, in the same place. */
    final SampleApplication openedFrom(Launcher newLauncher) {
        launcher = newLauncher;
        return inWindowOf(newLauncher);
    }

    /** Opens the window where that of an earlier application was. */
    final SampleApplication inWindowOf(SampleApplication earlier) {
        setSettings(earlier.getContext().getSettings());
        return this;
    }

    /** Creates the application to run after this one has ended, or returns null. */
    SampleApplication next() {
        return isLeft && launcher != null ? launcher.copy().inWindowOf(this) : null;
    }

    /**
     * Opens the sound device, for scenes that have sounds. Where there is none the scene is silent; the engine's own
     * setting would end the program.
     */
    protected final void openSound() {
        try {
            AudioRenderer renderer = JmeSystem.newAudioRenderer(new AppSettings(true));
            renderer.initialize();
            listener = new Listener();
            renderer.setListener(listener);
            AudioContext.setAudioRenderer(renderer);
            audioRenderer = renderer;
        } catch (RuntimeException e) {
            Logger.getLogger(getClass().getName()).info("no sound: no device could be opened");
        }
    }

    /** {@return the program} */
    protected final Sample sample() {
        return sample;
    }

    /** {@return the command line} */
    protected final SampleArguments arguments() {
        return arguments;
    }

    /** The engine ends the application with Esc. */
    private void listenToLeave() {
        inputManager.addListener((ActionListener) (name, isPressed, tpf) -> isLeft = true, INPUT_MAPPING_EXIT);
        inputManager.addRawInputListener(gamepad);
    }

    private void attachText(IntSupplier coveredPixels) {
        String keys = keyHint() + SceneTextState.KEY_GAP + (launcher == null ? "Esc: quit" : "Esc: chapters");
        text = new SceneTextState(sample.title(), sample.sentence(), keys, coveredPixels);
        text.setEnabled(isTextShown);
        stateManager.attach(text);
    }

    /** Attached after the collision state, so that they show the tick of their frame. */
    private void attachDebugView() {
        CollisionDebugState debugView = new CollisionDebugState();
        debugView.setVisible(arguments.debug());
        debugView.setMaxAxes(DRAWN_AXES);
        stateManager.attach(debugView);
        AxisPanelState panel = new AxisPanelState();
        // The cameras of the samples leave room at this side.
        panel.setSide(PanelSide.RIGHT);
        stateManager.attach(panel);
    }

    /**
     * Creates a light.
     *
     * @param x X of the direction of the light, of any length
     * @param y its Y
     * @param z its Z
     * @param colour the colour; may be brighter than white
     * @return a new light
     */
    protected static DirectionalLight sun(float x, float y, float z, ColorRGBA colour) {
        return new DirectionalLight(new Vector3f(x, y, z).normalizeLocal(), colour);
    }

    /**
     * Adds a thin box of one colour to the scene.
     *
     * @param name its name
     * @param width along X, in world units
     * @param height along Y, in world units
     * @param x X of its middle
     * @param y its Y
     * @param color may be transparent
     * @return a new geometry
     */
    protected final Geometry box(String name, float width, float height, float x, float y, ColorRGBA color) {
        return add(name, new Box(width / 2, height / 2, 0.1f), x, y, color);
    }

    /**
     * Adds a mesh of one colour to the scene.
     *
     * @param name its name
     * @param mesh is seen from both sides (not copied)
     * @param x X of its origin
     * @param y its Y
     * @param color may be transparent
     * @return a new geometry
     */
    protected final Geometry add(String name, Mesh mesh, float x, float y, ColorRGBA color) {
        Geometry geometry = new Geometry(name, mesh);
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", color);
        material.getAdditionalRenderState().setFaceCullMode(FaceCullMode.Off);
        if (color.a < 1) {
            material.getAdditionalRenderState().setBlendMode(BlendMode.Alpha);
            geometry.setQueueBucket(Bucket.Transparent);
        }
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, y, 0);
        rootNode.attachChild(geometry);
        return geometry;
    }

    private void attachTickLimit(SatCollisionState collisions) {
        Runnable lastTick = () -> { };
        if (type == JmeContext.Type.Headless) {
            lastTick = () -> {
                int colliders = collisions.getWorld().getColliders().size();
                // Ends the open contacts, so that every ENTER in the log has its EXIT.
                collisions.setEnabled(false);
                log.printSummary(collisions.getTick(), colliders);
            };
        } else if (arguments.screenshot() != null) {
            screenshot = new ScreenshotState(arguments.screenshot());
            stateManager.attach(screenshot);
            // Only the last frame is seen, so only that is drawn.
            viewPort.setEnabled(false);
            lastTick = () -> {
                viewPort.setEnabled(true);
                screenshot.take();
            };
        }
        if (ticks > 0) {
            stateManager.attach(new TickLimitState(ticks, lastTick));
        }
    }

    /** Also lets go of the thread, as Esc does, so that another application can follow. */
    @Override
    public void requestClose(boolean esc) {
        stop();
    }

    /** For the window that is opened after this one; the settings know its present size. */
    private void rememberPlace() {
        if (type == JmeContext.Type.Display) {
            AppSettings place = context.getSettings();
            place.setCenterWindow(false);
            place.setWindowXPosition(context.getWindowXPosition());
            place.setWindowYPosition(context.getWindowYPosition());
        }
    }

    @Override
    public void handleError(String message, Throwable thrown) {
        if (failure == null) {
            failure = thrown == null ? new IllegalStateException(message) : thrown;
        }
        stop();
        // A context that failed while starting never calls destroy.
        ended.countDown();
    }

    @Override
    public void destroy() {
        try {
            rememberPlace();
            super.destroy();
        } finally {
            ended.countDown();
        }
    }
}
