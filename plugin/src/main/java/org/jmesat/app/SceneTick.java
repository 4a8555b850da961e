package org.jmesat.app;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.logging.Logger;
import org.jmesat.contact.Contact;
import org.jmesat.internal.contacts.StepLock;
import org.jmesat.internal.diagnose.PairHeap;
import org.jmesat.internal.diagnose.SceneOverview;
import org.jmesat.internal.diagnose.Surroundings;
import org.jmesat.internal.dispatch.EventDispatcher;
import org.jmesat.internal.dispatch.HandlerFailures;
import org.jmesat.internal.dispatch.ListenerList;
import org.jmesat.internal.dispatch.StateListeners;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionFilter;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.TooManyPairsException;

/** Runs one tick of an app state, stage by stage, and ends all contacts when the state is disabled or detached. */
final class SceneTick {
    static final String NOT_INITIALIZED = "is not initialized: attach it, and wait for the next frame";
    private static final Logger LOGGER = Logger.getLogger(SatCollisionState.class.getName());

    private final StepLock lock = new StepLock();
    final CollisionWorld world = new CollisionWorld(lock);
    final SceneScanner scanner = new SceneScanner(world, LOGGER);
    final HandlerFailures failures = new HandlerFailures();
    final StateListeners listeners = new StateListeners();
    final ListenerList<CollisionTickListener> tickListeners = new ListenerList<>();
    private final SceneOverview overview = new SceneOverview(world, scanner, LOGGER);
    private final EventDispatcher dispatcher = new EventDispatcher(failures, listeners, scanner.presence(), lock);
    private final SatCollisionState state;
    private Node defaultRoot;
    private PairHeap heap;
    private volatile boolean firstAfterPause;
    private boolean running;
    private boolean interrupted;
    private boolean tearDownPending;

    SceneTick(SatCollisionState state) {
        this.state = state;
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

    void requireNotRunning() {
        if (running) {
            throw new IllegalStateException("A tick cannot be run from within a tick");
        }
    }

    /** Whether the last tick ended early. */
    boolean isInterrupted() {
        return interrupted;
    }

    /** Skips all sweeps in the next tick. */
    void endPause() {
        firstAfterPause = true;
    }

    void run(float tpf) {
        running = true;
        interrupted = false;
        try {
            List<CollisionTickListener> around = tickListeners.frozen();
            for (int i = 0; i < around.size() && !interrupted; i++) {
                call(around.get(i), tpf, true);
            }
            if (!interrupted) {
                // A listener may have set the root to null.
                findRoot();
                scan();
                step();
                dispatcher.dispatch(world);
            }
            for (int i = 0; i < around.size() && !interrupted; i++) {
                call(around.get(i), tpf, false);
            }
            if (!interrupted && overview.isDueAfter(tpf)) {
                overview.log(surroundings());
            }
        } finally {
            running = false;
        }
        if (tearDownPending) {
            tearDown();
        }
        failures.throwPendingError();
    }

    private void call(CollisionTickListener listener, float tpf, boolean before) {
        if (!tickListeners.contains(listener)) {
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

    private void scan() {
        scanner.layerSettings().apply(state.getLayerNames(), state.getLayersApart(), world.getLayers());
        scanner.layerSettings().setListenerProblems(listeners.resolve(world.getLayers()));
        scanner.setPlane(state.getPlane());
        scanner.setMode(state.getMode());
        dispatcher.setPlane(scanner.plane());
        scanner.scan(state.getRoot(), isMarkedOnly());
        if (firstAfterPause) {
            firstAfterPause = false;
            world.getContinuousColliders().forEach(Collider::teleport);
        }
    }

    private void step() {
        world.setTouchPolicy(state.getTouchPolicy());
        world.setDepthTest(state.isDepthTest());
        Object culprit = world.getPairFilter() != null ? world.getPairFilter() : world.getWorkerPool();
        lock.setReserved(false);
        heap = null;
        try {
            world.step();
        } catch (TooManyPairsException tooMany) {
            heap = new PairHeap(tooMany, world.getTick());
            heap.report(scanner.problems(), state.getRoot());
        } catch (RuntimeException | Error thrown) {
            if (culprit == null) {
                throw thrown;
            }
            // The step is complete; an exception of the game's filter or pool is handled like that of a handler.
            failures.record(culprit, thrown);
        } finally {
            lock.setReserved(true);
        }
    }

    /** Ends the tick early, and runs no further tick in this frame. */
    void interrupt() {
        interrupted |= running;
    }

    /** Ends all contacts; during a tick, after it. */
    void end() {
        if (running) {
            interrupted = true;
            tearDownPending = true;
        } else {
            tearDown();
            failures.throwPendingError();
        }
    }

    /** Drops a tear-down that a handler of its EXITs requested: no contacts are left then. */
    private void tearDown() {
        tearDownPending = false;
        running = true;
        try {
            scanner.clear();
            lock.setReserved(false);
            world.tearDown();
            lock.setReserved(true);
            dispatcher.dispatch(world);
            lock.clearEvents();
            scanner.presence().setRoot(null);
        } finally {
            running = false;
            tearDownPending = false;
        }
    }

    /** Called when the state is initialized. */
    void open() {
        lock.setReserved(true);
        findRoot();
    }

    /** Called when the state is cleaned up. */
    void close() {
        defaultRoot = null;
        lock.setReserved(false);
    }

    /** The heap that kept the last tick from testing pairs, or null. */
    PairHeap heap() {
        return heap;
    }

    boolean isMarkedOnly() {
        return state.getDiscovery() == Discovery.MARKED_ONLY;
    }

    /** {@code getState} returns the first state of a class, so the second of two finds the other. */
    private Surroundings surroundings() {
        SatCollisionState other = state.getStateManager().getState(SatCollisionState.class);
        return new Surroundings(isMarkedOnly(),
                state.getApplication() instanceof SimpleApplication simple ? simple.getGuiNode() : null,
                other == null || other == state || !other.isEnabled() ? null : other.getRoot());
    }
}
