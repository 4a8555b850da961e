package org.jmesat.app;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Logger;
import org.jmesat.contact.Contact;
import org.jmesat.internal.diagnose.PairDiagnosis;
import org.jmesat.internal.diagnose.SceneOverview;
import org.jmesat.internal.dispatch.EventDispatcher;
import org.jmesat.internal.dispatch.HandlerFailures;
import org.jmesat.internal.dispatch.StateListeners;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.internal.scan.ScriptHost;
import org.jmesat.internal.settings.EditorHost;
import org.jmesat.internal.step.StepLock;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionFilter;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.TooManyPairsException;

/** Runs one tick of an app state, stage by stage, and ends all contacts when the state is disabled or detached. */
final class SceneTick {
    static final String NOT_INITIALIZED = "is not initialized: attach it, and wait for the next frame";
    private static final Logger LOGGER = Logger.getLogger(SatCollisionState.class.getName());

    final CollisionWorld world = new CollisionWorld();
    private final StepLock lock = WorldAccess.<CollisionWorld, Collider>get().lock(world);
    final TickTurn turn = new TickTurn(lock);
    private final StateScriptContext context;
    final ScriptHost scripts;
    final SceneScanner scanner;
    final SettingsInForce settings;
    final HandlerFailures failures = new HandlerFailures();
    final TickFaults faults = new TickFaults(LOGGER);
    final StateListeners listeners = new StateListeners();
    /** Each change makes another list, so that a tick runs with those of its start. */
    private List<CollisionTickListener> tickListeners = List.of();
    final List<SignalListener> signalListeners = new CopyOnWriteArrayList<>();
    /** Whether a script has asked for a pause. */
    boolean pauseAsked;
    final StateStatus status;
    private final OtherStates others;
    final ScenePreview preview = new ScenePreview(LOGGER);
    final SceneOverview overview;
    final EventDispatcher dispatcher;
    private final SatCollisionState state;
    private volatile Node defaultRoot;
    /** The heap that kept the last tick from testing pairs, or null. */
    TooManyPairsException heap;
    private volatile boolean firstAfterPause;
    /** Whether the state was disabled or detached last, not enabled. */
    private volatile boolean ended;
    private boolean editor;

    SceneTick(SatCollisionState state) {
        this.state = state;
        context = new StateScriptContext(state, this);
        scripts = new ScriptHost(context, failures);
        scanner = new SceneScanner(world, scripts, LOGGER);
        overview = new SceneOverview(world, scanner, LOGGER);
        dispatcher = new EventDispatcher(failures, listeners, scanner.userDataListeners(), scanner.presence(), lock);
        settings = new SettingsInForce(state, scanner.sceneSettings());
        status = new StateStatus(state, this);
        others = new OtherStates(state);
    }

    /** The application's root node at the last {@link #findRoot}, or null. */
    Node defaultRoot() {
        return defaultRoot;
    }

    /** Finds the application's root node, unless the game set a root. */
    void findRoot() {
        if (state.getRoot() == null) {
            defaultRoot = rootOf(state.getApplication());
        }
    }

    private static Node rootOf(Application app) {
        if (app instanceof SimpleApplication simple) {
            return simple.getRootNode();
        }
        if (app.getViewPort() != null) {
            for (Spatial scene : app.getViewPort().getScenes()) {
                if (scene instanceof Node node) {
                    return node;
                }
            }
        }
        return null;
    }

    Collider colliderOf(Spatial spatial) {
        SceneCollider collider = scanner.find(spatial);
        return collider == null ? null : collider.collider();
    }

    /** The contact of the colliders of two spatials, or null. */
    Contact<Collider> contactOf(Spatial a, Spatial b) {
        Collider first = colliderOf(a);
        Collider second = colliderOf(b);
        return first == null || second == null || first == second ? null : world.getContact(first, second);
    }

    /** The filter rule that decides the pair of two spatials' colliders, or null. */
    CollisionFilter.Verdict decide(Spatial a, Spatial b) {
        Collider first = colliderOf(a);
        Collider second = colliderOf(b);
        return first == null || second == null ? null : world.decide(first, second);
    }

    /** Skips all sweeps in the next tick. */
    void endPause() {
        firstAfterPause = true;
    }

    /** Ends a tick or a teardown, and does what was asked for meanwhile. */
    private void finish() {
        if (turn.isTearDownPending()) {
            tearDown();
        }
        context.forgetFound();
        turn.end();
    }

    /** Runs a tick; false, and nothing happens, while another thread runs a tick or a teardown. */
    boolean run(float tpf) {
        if (!turn.begin()) {
            return false;
        }
        try {
            runStages(tpf);
        } finally {
            finish();
        }
        throwError();
        return true;
    }

    private void runStages(float tpf) {
        List<CollisionTickListener> around = tickListeners;
        for (int i = 0; i < around.size() && !turn.isInterrupted(); i++) {
            call(around.get(i), tpf, true);
        }
        if (!turn.isInterrupted() && scan()) {
            moveBodies(tpf);
            if (step()) {
                deliver();
            }
        }
        for (int i = 0; i < around.size() && !turn.isInterrupted(); i++) {
            call(around.get(i), tpf, false);
        }
        if (!turn.isInterrupted() && overview.isDueAfter(tpf)) {
            writeOverview();
        }
        scanner.problems().summarize();
        status.publish();
    }

    /** Records an exception that stopped a part of a tick; an error is thrown after the tick, but in an editor. */
    void record(String part, Throwable thrown) {
        faults.record(part, thrown);
        if (thrown instanceof Error error) {
            faults.keep(error);
        }
    }

    /** Records an exception that has left a tick; an error goes on, but not in an editor. */
    void recordEscaped(String part, Throwable thrown) {
        if (thrown instanceof Error error && !editor) {
            throw error;
        }
        faults.record(part, thrown);
    }

    /** Throws an error of a handler, of a spatial or of a stage; an editor would remove all app states for it. */
    private void throwError() {
        Error ofHandler = failures.takeError();
        if (ofHandler != null && editor) {
            faults.log("a collision handler", ofHandler);
        }
        faults.keep(ofHandler);
        faults.keep(scanner.problems().takeError());
        Error error = faults.takeError();
        if (error != null && !editor) {
            throw error;
        }
    }

    /** Updates the scripts that user data names, before the ticks of a frame; not while another thread ticks. */
    void updateScripts(float tpf) {
        if (!turn.begin()) {
            return;
        }
        try {
            scanner.updateScripts(tpf);
        } finally {
            finish();
        }
        throwError();
    }

    /** Ends a frame: notes the meshes that are about to be uploaded; not while another thread ticks. */
    void endFrame() {
        if (!turn.begin()) {
            return;
        }
        try {
            scanner.noteUploads();
            preview.endFrame();
        } finally {
            finish();
        }
        throwError();
    }

    /** Whether a spatial has a PushApart, as a Control or from user data. */
    boolean canBePushed(Spatial spatial) {
        return dispatcher.findPushApart(spatial) != null;
    }

    void addTickListener(CollisionTickListener listener) {
        if (!isTickListener(Objects.requireNonNull(listener, "listener"))) {
            tickListeners = new ArrayList<>(tickListeners);
            tickListeners.add(listener);
        }
    }

    void removeTickListener(CollisionTickListener listener) {
        Objects.requireNonNull(listener, "listener");
        tickListeners = new ArrayList<>(tickListeners);
        tickListeners.removeIf(each -> each == listener);
    }

    private boolean isTickListener(CollisionTickListener listener) {
        for (int i = 0; i < tickListeners.size(); i++) {
            if (tickListeners.get(i) == listener) {
                return true;
            }
        }
        return false;
    }

    private void call(CollisionTickListener listener, float tpf, boolean before) {
        if (!isTickListener(listener)) {
            return;
        }
        try {
            if (before) {
                listener.beforeTick(state, tpf);
            } else {
                listener.afterTick(state, tpf);
            }
        } catch (Exception | Error thrown) {
            failures.record(listener, thrown);
        }
    }

    /** Reads the scene settings again if they have changed. */
    void readSceneSettings() {
        scanner.sceneSettings().update(state.getRoot());
    }

    private boolean scan() {
        try {
            // A listener may have set the root to null.
            findRoot();
            scanner.setRootProblem(others.findProblem(state.getRoot()));
            readSceneSettings();
            scanWithSettings();
            if (scanner.hasUnreadSceneSettings()) {
                scanner.sceneSettings().read(state.getRoot());
                scanWithSettings();
            }
            scanner.giveContexts();
            if (firstAfterPause) {
                firstAfterPause = false;
                world.getContinuousColliders().forEach(Collider::teleport);
            }
            return true;
        } catch (RuntimeException | Error thrown) {
            record("the scan of the scene", thrown);
            return false;
        }
    }

    private void scanWithSettings() {
        scanner.setLayers(settings.layerNames(), settings.layersApart());
        scanner.setListenerProblems(listeners.resolve(world.getLayers()));
        settings.apply(scanner);
        // Not on a scene that is being edited.
        boolean acting = !editor || settings.isPreview();
        if (editor && acting != preview.isOn()) {
            changePreview(acting);
        }
        scripts.setActing(acting);
        dispatcher.setActing(acting);
        dispatcher.setPlane(scanner.plane());
        scanner.scan(state.getRoot(), settings.isMarkedOnly());
    }

    /** Whether the next tick ends a preview. */
    boolean isPreviewOver() {
        return preview.isOn() && !settings.isPreview();
    }

    /** Ends all contacts, which this tick finds again; then begins a preview, or undoes it without its scripts. */
    private void changePreview(boolean on) {
        scanner.removeAll();
        endContacts();
        if (on) {
            preview.begin(state.getRoot());
        } else {
            scanner.stopScripts();
            preview.end();
        }
    }

    private void moveBodies(float tpf) {
        try {
            dispatcher.moveBodies(world, tpf);
        } catch (RuntimeException | Error thrown) {
            record("the movement of bodies", thrown);
        }
    }

    private boolean step() {
        world.setTouchPolicy(settings.touchPolicy());
        world.setDepthTest(settings.isDepthTest());
        lock.setReserved(false);
        heap = null;
        try {
            world.step();
        } catch (TooManyPairsException tooMany) {
            heap = tooMany;
            PairDiagnosis.report(heap, scanner.problems(), state.getRoot());
        } catch (RuntimeException | Error thrown) {
            Object culprit = lock.culprit();
            if (culprit == null) {
                record("the search for contacts", thrown);
                // The world may have part of the step only: all contacts end, and begin again at the next tick.
                tearDown();
                return false;
            }
            // The step is complete; an exception of the game's filter or pool is handled like that of a handler.
            failures.record(culprit, thrown);
        } finally {
            lock.setReserved(true);
        }
        return true;
    }

    private void deliver() {
        try {
            dispatcher.dispatch(world);
        } catch (RuntimeException | Error thrown) {
            record("the delivery of events", thrown);
        }
    }

    private void writeOverview() {
        try {
            overview.look(state.getApplication() instanceof SimpleApplication simple ? simple.getGuiNode() : null);
        } catch (RuntimeException | Error thrown) {
            record("the overview of the scene", thrown);
        }
    }

    /** Called when the state is enabled. */
    void start() {
        ended = false;
        pauseAsked = false;
    }

    /** Whether the state was disabled or detached last, not enabled. */
    boolean isEnded() {
        return ended;
    }

    /** Ends all contacts; during a tick, after it, on the thread of the tick. */
    void end() {
        ended = true;
        if (!turn.beginTearDown()) {
            return;
        }
        try {
            tearDown();
        } finally {
            finish();
        }
        throwError();
    }

    private void tearDown() {
        turn.noteTearDown();
        try {
            scanner.clear();
            others.clear();
            endContacts();
            preview.end();
        } catch (RuntimeException | Error thrown) {
            record("the end of all contacts", thrown);
        }
        scanner.forgetRoot();
    }

    private void endContacts() {
        lock.setReserved(false);
        try {
            world.tearDown();
        } finally {
            lock.setReserved(true);
        }
        dispatcher.dispatch(world);
        dispatcher.clear();
        lock.clearEvents();
    }

    /** Called when the state is initialized. */
    void open() {
        try {
            editor = EditorHost.isEditor(state.getApplication());
            scripts.setApplication(state.getApplication().getClass(), editor);
            findRoot();
        } catch (RuntimeException | Error thrown) {
            record("the search for the root node", thrown);
        }
        lock.setReserved(true);
    }

    /** Called when the state is cleaned up. */
    void close() {
        defaultRoot = null;
        turn.close();
    }
}
