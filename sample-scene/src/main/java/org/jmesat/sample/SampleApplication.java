package org.jmesat.sample;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.light.AmbientLight;
import com.jme3.light.DirectionalLight;
import com.jme3.material.TechniqueDef.LightMode;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.lemur.AxisPanelState;

/**
 * The application: the scene and its app states, in a window or headless.
 */
final class SampleApplication extends SimpleApplication {

    private static final int FRAMES_PER_SECOND = 60;
    private static final long MILLISECONDS_TO_CLOSE = 10_000;

    /** Two models have dozens of axes; more lines would hide the other models. */
    private static final int DRAWN_AXES = 5;

    private final SampleArguments arguments;
    private final JmeContext.Type type;
    private final EventLog log;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Node models = new Node("Models");
    private ScreenshotState screenshot;
    private volatile Thread thread;
    private volatile boolean running;
    private volatile Throwable failure;

    /**
     * @param arguments the command line
     * @param type headless, or a window
     * @param out receives the lines of a headless run
     */
    SampleApplication(SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        // Without the default states there are no statistics, no fly camera, and only our keys.
        super(new AppState[0]);
        this.arguments = arguments;
        this.type = type;
        log = new EventLog(out);
    }

    /**
     * Runs until the tick limit is reached, the window is closed or something fails.
     *
     * @return the failure, or null
     * @throws InterruptedException if the calling thread is interrupted
     */
    Throwable runToEnd() throws InterruptedException {
        start(type);
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
        stateManager.attach(new MotionState(loadModels()));
        if (type == JmeContext.Type.Display) {
            light();
            attachWindowStates();
            stateManager.attach(collisions);
            attachDebugView();
        } else {
            collisions.addCollisionListener(log);
            stateManager.attach(collisions);
        }
        attachTickLimit(collisions);
    }

    private List<ModelMotion> loadModels() {
        List<ModelMotion> motions = new ArrayList<>();
        for (SampleModel model : SampleModel.values()) {
            Node pivot = model.load(assetManager);
            pivot.addControl(new ColliderControl());
            pivot.addControl(new CollisionTint());
            models.attachChild(pivot);
            motions.add(new ModelMotion(pivot, model.path()));
        }
        rootNode.attachChild(models);
        return motions;
    }

    private void attachWindowStates() {
        CoveredEdge coveredEdge = new CoveredEdge(guiNode, guiViewPort.getCamera());
        stateManager.attach(new FramingState(coveredEdge));
        stateManager.attach(new MouseDragState(models, coveredEdge));
        stateManager.attach(new KeyHintState("drag: move     right drag: turn     wheel: zoom     "
                + "Space: pause     P: perspective     F3: debug view     Esc: quit"));
    }

    /** Attached after the collision state, so that they show the tick of their frame. */
    private void attachDebugView() {
        CollisionDebugState debugView = new CollisionDebugState();
        debugView.setVisible(arguments.debug());
        debugView.setMaxAxes(DRAWN_AXES);
        stateManager.attach(debugView);
        stateManager.attach(new AxisPanelState());
    }

    private void light() {
        viewPort.setBackgroundColor(new ColorRGBA(0.0065f, 0.008f, 0.013f, 1f));
        renderManager.setPreferredLightMode(LightMode.SinglePass);
        renderManager.setSinglePassLightBatchSize(4);
        rootNode.addLight(new AmbientLight(new ColorRGBA(0.16f, 0.17f, 0.21f, 1f)));
        rootNode.addLight(sun(-0.5f, -0.7f, -0.8f, new ColorRGBA(1.1f, 1.03f, 0.93f, 1f)));
        rootNode.addLight(sun(0.8f, 0.1f, -0.5f, new ColorRGBA(0.14f, 0.18f, 0.28f, 1f)));
        rootNode.addLight(sun(0.3f, -0.6f, 0.9f, new ColorRGBA(0.5f, 0.6f, 0.85f, 1f)));
    }

    private static DirectionalLight sun(float x, float y, float z, ColorRGBA colour) {
        return new DirectionalLight(new Vector3f(x, y, z).normalizeLocal(), colour);
    }

    private void attachTickLimit(SatCollisionState collisions) {
        long ticks = arguments.ticks();
        Runnable lastTick = () -> { };
        if (type == JmeContext.Type.Headless) {
            ticks = ticks > 0 ? ticks : SampleScene.HEADLESS_TICKS;
            lastTick = () -> {
                int colliders = collisions.getWorld().getColliders().size();
                // Ends the open contacts, so that every ENTER in the log has its EXIT.
                collisions.setEnabled(false);
                log.printSummary(collisions.getTick(), colliders);
            };
        } else if (arguments.screenshot() != null) {
            ticks = ticks > 0 ? ticks : SampleScene.SCREENSHOT_TICKS;
            screenshot = new ScreenshotState(arguments.screenshot());
            stateManager.attach(screenshot);
            lastTick = screenshot::take;
        }
        if (ticks > 0) {
            stateManager.attach(new TickLimitState(ticks, lastTick));
            setTimer(new FixedStepTimer(FRAMES_PER_SECOND));
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
            super.destroy();
        } finally {
            ended.countDown();
        }
    }
}
