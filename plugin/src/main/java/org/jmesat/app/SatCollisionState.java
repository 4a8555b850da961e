package org.jmesat.app;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppStateManager;
import com.jme3.app.state.BaseAppState;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.Objects;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.CollisionListener;
import org.jmesat.internal.contacts.StepLock;
import org.jmesat.internal.diagnose.PairDiagnosis;
import org.jmesat.internal.diagnose.PairHeap;
import org.jmesat.internal.diagnose.SceneOverview;
import org.jmesat.internal.diagnose.Surroundings;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.dispatch.EventDispatcher;
import org.jmesat.internal.dispatch.HandlerFailures;
import org.jmesat.internal.dispatch.ListenerList;
import org.jmesat.internal.dispatch.StateListeners;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.internal.scan.SpatialName;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionFilter;
import org.jmesat.world.CollisionLayers;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.TooManyPairsException;

/**
 * Raises collision events for the meshes under a root node, seen along −Z. Attach it and listen:
 *
 * <pre>
 * stateManager.attach(new SatCollisionState());
 * spatial.addControl(new CollisionScript() {
 *     public void onCollisionEnter(CollisionEvent event) {
 *         ...
 *     }
 * });
 * </pre>
 *
 * <p>A tick runs in {@link #update}: tick listeners, world transforms, projection, broad and narrow phase, events, tick
 * listeners. That is before Controls and {@code simpleUpdate} run, so what those move is seen one frame later; what
 * moves in {@link CollisionTickListener#beforeTick} or in an app state attached earlier is tested in the same frame. A
 * game that moves and checks in one place runs the ticks itself, by {@link #setManual} and {@link #tick}.
 *
 * <p>Several of these states, with different roots, may run side by side.
 */
public class SatCollisionState extends BaseAppState {
    /** The most ticks that one frame makes up for with a fixed step; time beyond that is dropped. */
    public static final int MAX_CATCH_UP = 8;

    private static final Logger LOGGER = Logger.getLogger(SatCollisionState.class.getName());

    private final StepLock lock = new StepLock();
    private final CollisionWorld world = new CollisionWorld(lock);
    private final SceneScanner scanner = new SceneScanner(world, LOGGER);
    private final SceneOverview overview = new SceneOverview(world, scanner, LOGGER);
    private final SceneQueries queries = new SceneQueries(world, this::colliderOf);
    private final HandlerFailures failures = new HandlerFailures();
    private final StateListeners listeners = new StateListeners();
    private final EventDispatcher dispatcher = new EventDispatcher(failures, listeners, scanner.presence(), lock);
    private final ListenerList<CollisionTickListener> tickListeners = new ListenerList<>();
    private volatile Node chosenRoot;
    private Node defaultRoot;
    private volatile TouchPolicy touchPolicy = TouchPolicy.INCLUSIVE;
    private volatile Discovery discovery = Discovery.ALL_GEOMETRIES;
    private volatile float fixedStep;
    private volatile boolean paused;
    private volatile boolean manual;
    private volatile String layerNames = "";
    private volatile String layersApart = "";
    private float lastStep;
    private float lastFrame;
    private double accumulated;
    /** Whether a pause has ended since the last tick. */
    private volatile boolean resumed;
    /** Why the last tick has tested nothing, or null. */
    private PairHeap heap;
    private boolean ticking;
    private boolean interrupted;
    private boolean tearDownPending;

    /** Creates a state for the application's root node. */
    public SatCollisionState() {
    }

    /**
     * Creates a state for the scene under a node.
     *
     * @param root the node; null for the application's root node
     */
    public SatCollisionState(Node root) {
        chosenRoot = root;
    }

    /**
     * Returns the node whose subtree collides.
     *
     * @return the node; null until the state is initialized unless one was set
     */
    public Node getRoot() {
        Node chosen = chosenRoot;
        return chosen != null ? chosen : defaultRoot;
    }

    /**
     * Sets the node whose subtree collides, from the next tick on. Contacts of colliders that are not under it end.
     *
     * @param root the node; null for the application's root node or, in an application without one, the first node that
     *     its main view port shows
     */
    public void setRoot(Node root) {
        chosenRoot = root;
    }

    /**
     * Returns which spatials become colliders.
     *
     * @return the setting, at first {@link Discovery#ALL_GEOMETRIES}
     */
    public Discovery getDiscovery() {
        return discovery;
    }

    /**
     * Sets which spatials become colliders, from the next tick on.
     *
     * @param discovery the setting; null is taken as {@link Discovery#ALL_GEOMETRIES}
     */
    public void setDiscovery(Discovery discovery) {
        if (discovery == null) {
            refuse("discovery", null, Discovery.ALL_GEOMETRIES);
        }
        this.discovery = discovery == null ? Discovery.ALL_GEOMETRIES : discovery;
    }

    /**
     * Returns whether touching counts as colliding.
     *
     * @return the setting, at first {@link TouchPolicy#INCLUSIVE}
     */
    public TouchPolicy getTouchPolicy() {
        return touchPolicy;
    }

    /**
     * Sets whether touching counts as colliding, from the next tick on.
     *
     * @param policy the setting; null is taken as {@link TouchPolicy#INCLUSIVE}
     */
    public void setTouchPolicy(TouchPolicy policy) {
        if (policy == null) {
            refuse("touchPolicy", null, TouchPolicy.INCLUSIVE);
        }
        touchPolicy = policy == null ? TouchPolicy.INCLUSIVE : policy;
    }

    /**
     * Returns the length of a tick.
     *
     * @return seconds; 0 for one tick per frame
     */
    public float getFixedStep() {
        return fixedStep;
    }

    /**
     * Sets the length of a tick. With a fixed step a frame runs as many ticks as its time asks for, none included, but
     * at most {@link #MAX_CATCH_UP}. Between two ticks of a frame nothing but tick listeners and
     * handlers changes the scene.
     *
     * @param seconds the length; 0 for one tick per frame, which is also what NaN, infinity and a negative number mean
     */
    public void setFixedStep(float seconds) {
        boolean sensible = seconds >= 0 && seconds < Float.POSITIVE_INFINITY;
        if (!sensible) {
            refuse("fixedStep", seconds, 0);
        }
        fixedStep = sensible ? seconds : 0;
    }

    /**
     * Tells whether this state is paused.
     *
     * @return true from {@code setPaused(true)} until {@code setPaused(false)}; at first false
     */
    public boolean isPaused() {
        return paused;
    }

    /**
     * Pauses the ticks, or ends the pause. In a pause only {@link #step()} runs ticks: no listener hears anything,
     * contacts last, and the time that passes is dropped. The first tick after a pause sweeps nothing: a
     * {@linkplain org.jmesat.control.ColliderControl#setContinuous continuous} collider meets nothing between where the
     * pause found it and where that tick does. A pause that begins within a tick lets that tick end, and leaves out
     * those that a fixed step still asks for. Disabling the state ends all contacts, in a pause as well.
     *
     * @param paused true to pause; setting the same value again changes nothing
     */
    public void setPaused(boolean paused) {
        if (this.paused && !paused) {
            resumed = true;
        }
        this.paused = paused;
    }

    /**
     * Tells whether the game runs the ticks.
     *
     * @return true when only {@link #tick} runs them; at first false
     */
    public boolean isManual() {
        return manual;
    }

    /**
     * Sets who runs the ticks, from the next frame on: this state, in {@link #update}, or the game, by calling
     * {@link #tick} where it has moved what it moves. The fixed step plays no part while ticks are manual. Setting this
     * within a tick leaves out the ticks that a fixed step still asks for.
     *
     * @param manual true when the game calls {@link #tick}
     */
    public void setManual(boolean manual) {
        this.manual = manual;
    }

    /**
     * Returns the names of the layers from 1 on, as they were set as text.
     *
     * @return the text; at first blank, which leaves the names to {@link #getLayers()}
     */
    public String getLayerNames() {
        return layerNames;
    }

    /**
     * Names the layers from 1 on, from the next tick on, as {@link CollisionLayers#setName} does. Layer 0 is "default".
     *
     * @param names the names, separated by commas, such as "player, enemy, shot"; nothing between two commas leaves a
     *     layer without a name; null is taken as blank. What cannot be a name is left out, and told by
     *     {@link #getProblems()}
     */
    public void setLayerNames(String names) {
        layerNames = names == null ? "" : names;
    }

    /**
     * Returns which layers do not collide, as they were set as text.
     *
     * @return the text; at first blank, which leaves the matrix to {@link #getLayers()}
     */
    public String getLayersApart() {
        return layersApart;
    }

    /**
     * Says which layers do not collide, from the next tick on; all others do. The matrix is set again whenever this
     * text or the name of a layer changes, so it is best set either here or in code.
     *
     * @param pairs pairs of names, separated by commas, such as "shot | shot, shot | player"; null is taken as blank. A
     *     name that no layer has is left out, and told by {@link #getProblems()}
     */
    public void setLayersApart(String pairs) {
        layersApart = pairs == null ? "" : pairs;
    }

    private static void refuse(String property, Object value, Object taken) {
        LOGGER.log(Level.WARNING, "{0} cannot be {1}; {2} is taken",
                new Object[] {property, String.valueOf(value), String.valueOf(taken)});
    }

    /**
     * Registers a listener for the events of all colliders. During a tick it takes effect with the next one;
     * registering twice is registering once.
     *
     * @param listener the listener (not null)
     */
    public void addCollisionListener(CollisionListener listener) {
        listeners.add(listener);
    }

    /**
     * Registers a listener for a pair of layers, such as {@code addCollisionListener("bullet", "enemy", listener)}. It
     * hears the events of pairs with one side in each, and always the one in the first layer as self. Where both
     * colliders are in both layers, or the two layers are the same, self is A, the collider of lower id. During a tick
     * it takes effect with the next one. A listener can be registered for several pairs and for all colliders: it hears
     * each event once, with the roles of the first pair registered that fits.
     *
     * <p>Names are looked up at every tick, so a layer may get its name later. Until then the listener hears nothing,
     * and {@link #getProblems()} says so.
     *
     * @param selfLayer the name of the layer of self (not null)
     * @param otherLayer the name of the layer of other (not null)
     * @param listener the listener (not null)
     */
    public void addCollisionListener(String selfLayer, String otherLayer, CollisionListener listener) {
        listeners.add(selfLayer, otherLayer, listener);
    }

    /**
     * Removes a listener at once from all that it is registered for; one that is not registered is ignored.
     *
     * @param listener the listener (not null)
     */
    public void removeCollisionListener(CollisionListener listener) {
        listeners.remove(listener);
    }

    /**
     * Removes a listener at once from a pair of layers; one that is not registered for it is ignored. As long as it is
     * registered for anything else, it is still notified of the EXIT of each contact that it knows.
     *
     * @param selfLayer the name of the layer of self (not null)
     * @param otherLayer the name of the layer of other (not null)
     * @param listener the listener (not null)
     */
    public void removeCollisionListener(String selfLayer, String otherLayer, CollisionListener listener) {
        listeners.remove(selfLayer, otherLayer, listener);
    }

    /**
     * Registers a listener for ticks. During a tick it takes effect with the next one; registering twice is registering
     * once.
     *
     * @param listener the listener (not null)
     */
    public void addTickListener(CollisionTickListener listener) {
        tickListeners.add(listener);
    }

    /**
     * Removes a listener for ticks at once; one that is not registered is ignored.
     *
     * @param listener the listener (not null)
     */
    public void removeTickListener(CollisionTickListener listener) {
        tickListeners.remove(listener);
    }

    /**
     * Returns the number of the last tick.
     *
     * @return the tick; 0 before the first
     */
    public long getTick() {
        return world.getTick();
    }

    /**
     * Returns the world that this state keeps up to date with the scene. Colliders that are added by hand collide as
     * well; their contacts reach those who read the world, not Controls and listeners. From the state's initialization
     * to its cleanup nobody else can step it.
     *
     * @return the same world each time
     */
    public CollisionWorld getWorld() {
        return world;
    }

    /**
     * Returns the spatial that a collider of {@link #getWorld()} stands for.
     *
     * @param collider the collider (not null)
     * @return its spatial, also when that has left the scene; null for a collider that was added by hand
     */
    public Spatial getSpatial(Collider collider) {
        return CollisionBody.spatialOf(Objects.requireNonNull(collider, "collider"));
    }

    /**
     * Returns the layers that colliders can be in: their names and which of them collide. Names that a
     * {@link org.jmesat.control.ColliderControl} gives are looked up here at every tick.
     *
     * @return the same instance each time
     */
    public CollisionLayers getLayers() {
        return world.getLayers();
    }

    /**
     * Returns what answers questions about places: under the mouse, on a ray, at a point, nearest.
     *
     * @return the same instance each time; it sees the scene of the last tick
     */
    public SceneQueries getQueries() {
        return queries;
    }

    /**
     * Reads the meshes of a subtree again at the next tick. Needed after writing into a mesh's buffer in place, which
     * leaves no trace in jMonkeyEngine.
     *
     * @param spatial the top of the subtree (not null)
     */
    public void invalidate(Spatial spatial) {
        scanner.invalidate(Objects.requireNonNull(spatial, "spatial"));
    }

    /**
     * Keeps the next tick from sweeping the colliders of a subtree from their old places: a
     * {@linkplain org.jmesat.control.ColliderControl#setContinuous continuous} collider hits nothing between the two.
     * Call it when something is put elsewhere rather than moved. A collider that is new, or was out of the scene for a
     * tick, is not swept anyway.
     *
     * @param spatial the top of the subtree, or a spatial within a collider, which then is meant as a whole (not null)
     */
    public void teleport(Spatial spatial) {
        scanner.teleport(Objects.requireNonNull(spatial, "spatial"));
    }

    /**
     * Tells whether two spatials were in contact at the last tick.
     *
     * @param a a collider's spatial or one below it (not null)
     * @param b another such spatial (not null)
     * @return true when their colliders touch; false also for spatials that belong to no collider, or to the same
     */
    public boolean isColliding(Spatial a, Spatial b) {
        return getSinceTick(a, b) >= 0;
    }

    /**
     * Tells since when two spatials have been in contact.
     *
     * @param a a collider's spatial or one below it (not null)
     * @param b another such spatial (not null)
     * @return the tick of their ENTER (≥1); −1 where {@link #isColliding} says no
     */
    public long getSinceTick(Spatial a, Spatial b) {
        Collider first = colliderOf(Objects.requireNonNull(a, "a"));
        Collider second = colliderOf(Objects.requireNonNull(b, "b"));
        Contact<Collider> contact = first == null || second == null || first == second ? null
                : world.getContact(first, second);
        return contact == null ? -1 : contact.getSinceTick();
    }

    /**
     * Finds what a spatial was in contact with at the last tick. A spatial stands for the collider that it is or that
     * it is a part of, being below it as things are now; one that is above colliders, or none, has no contacts. In a
     * handler this is what the tick has found, whichever of its events were delivered already. Allocates nothing that
     * {@code store} has room for; the first question of a tick takes time in proportion to all contacts, the others to
     * what they find.
     *
     * @param spatial a collider's spatial or one below it (not null)
     * @param store receives the contacts instead of what is in it (not null)
     * @return {@code store}
     */
    public SceneContacts getContacts(Spatial spatial, SceneContacts store) {
        Collider collider = colliderOf(Objects.requireNonNull(spatial, "spatial"));
        Objects.requireNonNull(store, "store").fill(world, collider);
        return store;
    }

    /**
     * Tells which rule decides whether two spatials can collide at all, as their colliders were set up at the last
     * tick. The game's own filter is asked where no other rule decides.
     *
     * @param a a collider's spatial or one below it (not null)
     * @param b another such spatial (not null)
     * @return the deciding rule; null when either belongs to no collider
     */
    public CollisionFilter.Verdict decide(Spatial a, Spatial b) {
        Collider first = colliderOf(Objects.requireNonNull(a, "a"));
        Collider second = colliderOf(Objects.requireNonNull(b, "b"));
        return first == null || second == null ? null : world.decide(first, second);
    }

    /**
     * Answers "why is there no event?" by the first link that is broken: this state is not running; a spatial is not in
     * the scene, disabled, left out of discovery, or has no polygon; both are one body; a filter keeps them apart;
     * their boxes or an axis separate them; they only touch; nobody listens. It speaks of the last tick, and says so
     * while this state is paused. It allocates, and is for people, who may find other words in a later version.
     *
     * @param a a spatial (not null)
     * @param b another (not null)
     * @return one sentence, also when nothing is broken: then since when they are in contact and who hears of it
     * @throws IllegalArgumentException if both are the same
     */
    public String diagnose(Spatial a, Spatial b) {
        Objects.requireNonNull(a, "a");
        Objects.requireNonNull(b, "b");
        if (a == b) {
            throw new IllegalArgumentException("Nothing collides with itself: " + SpatialName.of(a));
        }
        String idle = idle();
        return idle != null ? "The SatCollisionState " + idle + "."
                : (paused ? "The SatCollisionState is paused since tick " + getTick() + ": " : "")
                        + new PairDiagnosis(world, scanner, isMarkedOnly(), listeners, heap).write(a, b);
    }

    /** Why there are no events at all, as the rest of a sentence; or null. */
    private String idle() {
        if (!isInitialized()) {
            return "is not attached, or not initialized before the next frame";
        }
        if (!isEnabled()) {
            return "is disabled";
        }
        if (scanner.root() != null) {
            return null;
        }
        if (getRoot() == null) {
            return "has no root node";
        }
        return "has not run a tick since it was enabled" + (paused ? ": it is paused"
                : manual ? ": it is manual, and the game has not called tick" : "");
    }

    private boolean isMarkedOnly() {
        return discovery == Discovery.MARKED_ONLY;
    }

    /** The engine gives the first state of a class, so of two at least the second finds the other. */
    private Surroundings surroundings() {
        SatCollisionState other = getStateManager().getState(SatCollisionState.class);
        return new Surroundings(isMarkedOnly(),
                getApplication() instanceof SimpleApplication simple ? simple.getGuiNode() : null,
                other == null || other == this || !other.isEnabled() ? null : other.getRoot());
    }

    private Collider colliderOf(Spatial spatial) {
        SceneCollider collider = scanner.find(spatial);
        return collider == null ? null : collider.collider();
    }

    /**
     * Says which spatials cannot collide as things are, and why: a mesh without positions, a coordinate that is not a
     * number, a scale that leaves one point of a mesh and the like.
     *
     * @return one sentence for each, of the last tick; a new list
     */
    public List<String> getProblems() {
        return scanner.problems().sentences();
    }

    /**
     * Says why a spatial cannot collide.
     *
     * @param spatial a geometry, or a spatial marked as a collider (not null)
     * @return the reason as the rest of a sentence, or null when nothing is wrong with it
     */
    public String getProblem(Spatial spatial) {
        return scanner.problems().reason(Objects.requireNonNull(spatial, "spatial"));
    }

    /**
     * Returns how often handlers and tick listeners have thrown an exception. Each kind is logged once per listener.
     *
     * @return the count since this state was created
     */
    public long getHandlerFailureCount() {
        return failures.count();
    }

    @Override
    protected void initialize(Application app) {
        lock.setReserved(true);
        if (chosenRoot == null) {
            defaultRoot = findRoot(app);
        }
    }

    private static Node findRoot(Application app) {
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

    @Override
    protected void onEnable() {
        accumulated = 0;
    }

    /**
     * Runs the ticks that are due; none while this state is {@linkplain #setPaused paused} or ticks are
     * {@linkplain #setManual manual}.
     *
     * @param tpf time per frame, in seconds
     * @throws IllegalStateException if called from within a tick
     */
    @Override
    public void update(float tpf) {
        requireNotTicking();
        if (!isInitialized()) {
            return;
        }
        requireRoot();
        lastFrame = tpf;
        float step = manual ? 0 : fixedStep;
        if (step != lastStep) {
            lastStep = step;
            accumulated = 0;
        }
        if (paused || manual) {
            return;
        }
        if (step == 0) {
            runTick(tpf);
            return;
        }
        // A frame that took no time that can be counted is left out, or no later one would count either.
        accumulated += Float.isFinite(tpf) ? tpf : 0;
        interrupted = false;
        for (int i = 0; i < MAX_CATCH_UP && accumulated >= step && isDue(step); i++) {
            accumulated -= step;
            runTick(step);
        }
        accumulated %= step;
    }

    /** Whether nothing that a tick of this frame did keeps the next one from running. */
    private boolean isDue(float step) {
        return fixedStep == step && !interrupted && !paused && !manual;
    }

    /**
     * Runs one tick at once, whatever the fixed step, for a game that moves and checks in one place: when this returns,
     * all events have been delivered. Ticks have to be {@linkplain #setManual manual}. Does nothing while this state is
     * disabled or {@linkplain #setPaused paused}. To be called on the application's thread, in its update.
     *
     * @param tpf the time since the last tick, in seconds (≥0); only handed to tick listeners
     * @throws IllegalArgumentException if the time is negative, NaN or infinite
     * @throws IllegalStateException if ticks are not manual, if this state is not attached or not initialized yet, or
     *     if called from within a tick
     */
    public void tick(float tpf) {
        if (!(tpf >= 0 && tpf < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("The time of a tick cannot be " + tpf);
        }
        requireNotTicking();
        if (!manual) {
            throw new IllegalStateException("Ticks run by themselves; setManual(true) leaves them to the game");
        }
        requireAttached();
        if (isEnabled() && !paused) {
            runTick(tpf);
        }
    }

    /**
     * Runs one tick at once while this state is {@linkplain #setPaused paused}, for instance at each press of a key.
     * The tick sweeps what has moved since the tick before. Its time is the fixed step, or that of the last frame where
     * there is none or ticks are {@linkplain #setManual manual}. Does nothing while this state is disabled. To be
     * called on the application's thread, in its update.
     *
     * @throws IllegalStateException if this state is not paused, not attached or not initialized yet, or if called from
     *     within a tick
     */
    public void step() {
        requireNotTicking();
        if (!paused) {
            throw new IllegalStateException("Only what is paused can be stepped; setPaused(true) comes first");
        }
        requireAttached();
        if (isEnabled()) {
            runTick(fixedStep > 0 && !manual ? fixedStep : lastFrame);
        }
    }

    private void requireNotTicking() {
        if (ticking) {
            throw new IllegalStateException("A tick cannot be run from within a tick");
        }
    }

    private void requireAttached() {
        if (!isInitialized() || !getStateManager().hasState(this)) {
            throw new IllegalStateException("The state is not attached, or not initialized before the next frame");
        }
    }

    private void requireRoot() {
        if (getRoot() == null) {
            defaultRoot = findRoot(getApplication());
        }
    }

    private void runTick(float tpf) {
        ticking = true;
        interrupted = false;
        try {
            List<CollisionTickListener> around = tickListeners.frozen();
            for (int i = 0; i < around.size() && !interrupted; i++) {
                callTickListener(around.get(i), tpf, true);
            }
            if (!interrupted) {
                // Also after a listener has taken back the root that was chosen.
                requireRoot();
                scanner.layerSettings().apply(layerNames, layersApart, world.getLayers());
                scanner.layerSettings().setListenerProblems(listeners.resolve(world.getLayers()));
                scanner.scan(getRoot(), isMarkedOnly());
                forgetPause();
                stepWorld();
                dispatcher.dispatch(world);
            }
            for (int i = 0; i < around.size() && !interrupted; i++) {
                callTickListener(around.get(i), tpf, false);
            }
            if (!interrupted && overview.isDueAfter(tpf)) {
                overview.log(surroundings());
            }
        } finally {
            ticking = false;
        }
        if (tearDownPending) {
            tearDown();
        }
        failures.throwPendingError();
    }

    /** Skips all sweeps in the first tick after a pause. */
    private void forgetPause() {
        if (resumed) {
            resumed = false;
            world.getContinuousColliders().forEach(Collider::teleport);
        }
    }

    private void stepWorld() {
        world.setTouchPolicy(touchPolicy);
        Object culprit = world.getPairFilter() != null ? world.getPairFilter() : world.getWorkerPool();
        lock.setReserved(false);
        heap = null;
        try {
            world.step();
        } catch (TooManyPairsException tooMany) {
            heap = new PairHeap(tooMany, world.getTick());
            heap.report(scanner.problems(), getRoot());
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

    private void callTickListener(CollisionTickListener listener, float tpf, boolean before) {
        if (!tickListeners.contains(listener)) {
            return;
        }
        try {
            if (before) {
                listener.beforeTick(this, tpf);
            } else {
                listener.afterTick(this, tpf);
            }
        } catch (Exception | Error thrown) {
            failures.record(listener, thrown);
        }
    }

    @Override
    protected void onDisable() {
        if (ticking) {
            interrupted = true;
            tearDownPending = true;
        } else {
            tearDown();
            failures.throwPendingError();
        }
    }

    @Override
    public void stateDetached(AppStateManager stateManager) {
        // Cleanup, and with it the teardown, follows at the start of the next frame.
        interrupted |= ticking;
    }

    /**
     * Ends all contacts. A handler of such an EXIT may switch the state on and off again; then there is nothing left.
     */
    private void tearDown() {
        tearDownPending = false;
        ticking = true;
        try {
            scanner.clear();
            lock.setReserved(false);
            world.tearDown();
            lock.setReserved(true);
            dispatcher.dispatch(world);
            lock.clearEvents();
            scanner.presence().setRoot(null);
        } finally {
            ticking = false;
            tearDownPending = false;
        }
    }

    @Override
    protected void cleanup(Application app) {
        defaultRoot = null;
        lock.setReserved(false);
    }
}
