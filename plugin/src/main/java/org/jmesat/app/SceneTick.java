package org.jmesat.app;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.logging.Logger;
import org.jmesat.contact.Contact;
import org.jmesat.internal.contacts.StepLock;
import org.jmesat.internal.diagnose.PairDiagnosis;
import org.jmesat.internal.diagnose.PairHeap;
import org.jmesat.internal.diagnose.SceneOverview;
import org.jmesat.internal.diagnose.Surroundings;
import org.jmesat.internal.dispatch.EventDispatcher;
import org.jmesat.internal.dispatch.HandlerFailures;
import org.jmesat.internal.dispatch.ListenerList;
import org.jmesat.internal.dispatch.StateListeners;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.internal.scan.SpatialName;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionFilter;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.TooManyPairsException;

/** Runs one tick of an app state, stage by stage, and ends all contacts when the state is switched off. */
final class SceneTick {
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
    /** Why the last tick has tested nothing, or null. */
    private PairHeap heap;
    private volatile boolean firstAfterPause;
    private boolean running;
    private boolean interrupted;
    private boolean tearDownPending;

    SceneTick(SatCollisionState state) {
        this.state = state;
    }

    /** The application's root node, as of the last {@link #findRoot}; or null. */
    Node defaultRoot() {
        return defaultRoot;
    }

    /** Finds the application's root node where no other was chosen. */
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

    /** Which rule decides on the colliders of two spatials, or null. */
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

    /** Whether the last tick was cut off before its end. */
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
                // Also after a listener has taken back the root that was chosen.
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
        scanner.scan(state.getRoot(), isMarkedOnly());
        if (firstAfterPause) {
            firstAfterPause = false;
            world.getContinuousColliders().forEach(Collider::teleport);
        }
    }

    private void step() {
        world.setTouchPolicy(state.getTouchPolicy());
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
            // The step is complete; what the game's filter or pool threw is treated as if a handler had.
            failures.record(culprit, thrown);
        } finally {
            lock.setReserved(true);
        }
    }

    /** Ends what is left of the frame. */
    void interrupt() {
        interrupted |= running;
    }

    /** Ends all contacts; within a tick, when that is over. */
    void end() {
        if (running) {
            interrupted = true;
            tearDownPending = true;
        } else {
            tearDown();
            failures.throwPendingError();
        }
    }

    /** A handler of such an EXIT may switch the state on and off again; then there is nothing left. */
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

    /** An application begins to use the state. */
    void open() {
        lock.setReserved(true);
        findRoot();
    }

    /** An application no longer uses the state. */
    void close() {
        defaultRoot = null;
        lock.setReserved(false);
    }

    String diagnose(Spatial a, Spatial b) {
        if (a == b) {
            throw new IllegalArgumentException("Nothing collides with itself: " + SpatialName.of(a));
        }
        String idle = idle();
        return idle != null ? "The SatCollisionState " + idle + "."
                : (state.isPaused() ? "The SatCollisionState is paused since tick " + world.getTick() + ": " : "")
                        + new PairDiagnosis(world, scanner, isMarkedOnly(), listeners, heap).write(a, b);
    }

    /** Why there are no events at all, as the rest of a sentence; or null. */
    private String idle() {
        if (!state.isInitialized()) {
            return "is not attached, or not initialized before the next frame";
        }
        if (!state.isEnabled()) {
            return "is disabled";
        }
        if (scanner.root() != null) {
            return null;
        }
        if (state.getRoot() == null) {
            return "has no root node";
        }
        return "has not run a tick since it was enabled" + (state.isPaused() ? ": it is paused"
                : state.isManual() ? ": it is manual, and the game has not called tick" : "");
    }

    private boolean isMarkedOnly() {
        return state.getDiscovery() == Discovery.MARKED_ONLY;
    }

    /** The engine gives the first state of a class, so of two at least the second finds the other. */
    private Surroundings surroundings() {
        SatCollisionState other = state.getStateManager().getState(SatCollisionState.class);
        return new Surroundings(isMarkedOnly(),
                state.getApplication() instanceof SimpleApplication simple ? simple.getGuiNode() : null,
                other == null || other == state || !other.isEnabled() ? null : other.getRoot());
    }
}
