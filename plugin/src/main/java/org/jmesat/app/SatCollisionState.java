package org.jmesat.app;

import com.jme3.app.Application;
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
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionFilter;
import org.jmesat.world.CollisionLayers;
import org.jmesat.world.CollisionWorld;

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
 * <p>Settings and listeners take effect at the next tick, unless they say otherwise. Several of these states, with
 * different roots, may run side by side. To be called on the application's thread; setters of settings by any.
 */
public class SatCollisionState extends BaseAppState {
    /** The most ticks that one frame makes up for with a fixed step; time beyond that is dropped. */
    public static final int MAX_CATCH_UP = 8;

    private static final Logger LOGGER = Logger.getLogger(SatCollisionState.class.getName());

    private final SceneTick tick = new SceneTick(this);
    private final FrameClock clock = new FrameClock(this, tick);
    private final SceneQueries queries = new SceneQueries(tick.world, tick::colliderOf);
    private volatile Node chosenRoot;
    private volatile TouchPolicy touchPolicy = TouchPolicy.INCLUSIVE;
    private volatile Discovery discovery = Discovery.ALL_GEOMETRIES;
    private volatile float fixedStep;
    private volatile boolean paused;
    private volatile boolean manual;
    private volatile String layerNames = "";
    private volatile String layersApart = "";

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

    /** {@return the node whose subtree collides; null until the state is initialized unless one was set} */
    public Node getRoot() {
        Node chosen = chosenRoot;
        return chosen != null ? chosen : tick.defaultRoot();
    }

    /**
     * Sets the node whose subtree collides. Contacts of colliders that are not under it end.
     *
     * @param root the node; null for the application's root node or, in an application without one, the first node that
     *     its main view port shows
     */
    public void setRoot(Node root) {
        chosenRoot = root;
    }

    /** {@return which spatials become colliders; at first {@link Discovery#ALL_GEOMETRIES}} */
    public Discovery getDiscovery() {
        return discovery;
    }

    /**
     * Sets which spatials become colliders.
     *
     * @param discovery the setting; null is taken as {@link Discovery#ALL_GEOMETRIES}
     */
    public void setDiscovery(Discovery discovery) {
        this.discovery = orDefault("discovery", discovery, Discovery.ALL_GEOMETRIES);
    }

    /** {@return whether touching counts as colliding; at first {@link TouchPolicy#INCLUSIVE}} */
    public TouchPolicy getTouchPolicy() {
        return touchPolicy;
    }

    /**
     * Sets whether touching counts as colliding.
     *
     * @param policy the setting; null is taken as {@link TouchPolicy#INCLUSIVE}
     */
    public void setTouchPolicy(TouchPolicy policy) {
        touchPolicy = orDefault("touchPolicy", policy, TouchPolicy.INCLUSIVE);
    }

    /** {@return the length of a tick in seconds; 0 for one tick per frame} */
    public float getFixedStep() {
        return fixedStep;
    }

    /**
     * Sets the length of a tick. With a fixed step a frame runs as many ticks as its time asks for, none included, but
     * at most {@link #MAX_CATCH_UP}. Between them nothing but tick listeners and handlers changes the scene.
     *
     * @param seconds the length; 0 for one tick per frame, which is also what NaN, infinity and a negative number mean
     */
    public void setFixedStep(float seconds) {
        fixedStep = seconds >= 0 && seconds < Float.POSITIVE_INFINITY ? seconds : refuse("fixedStep", seconds, 0f);
    }

    /** {@return true from {@code setPaused(true)} until {@code setPaused(false)}; at first false} */
    public boolean isPaused() {
        return paused;
    }

    /**
     * Pauses the ticks, or ends the pause. In a pause only {@link #step()} runs ticks: no listener hears anything,
     * contacts last, and the time that passes is dropped. The first tick after a pause sweeps nothing. A pause that
     * begins within a tick lets that tick end, and leaves out those that a fixed step still asks for. Disabling the
     * state ends all contacts, in a pause as well.
     *
     * @param paused true to pause; setting the same value again changes nothing
     */
    public void setPaused(boolean paused) {
        if (this.paused && !paused) {
            tick.endPause();
        }
        this.paused = paused;
    }

    /** {@return true when only {@link #tick} runs ticks; at first false} */
    public boolean isManual() {
        return manual;
    }

    /**
     * Sets who runs the ticks, from the next frame on: this state, in {@link #update}, or the game, by {@link #tick}.
     * The fixed step plays no part while ticks are manual. Setting this within a tick leaves out the ticks that a fixed
     * step still asks for.
     *
     * @param manual true when the game calls {@link #tick}
     */
    public void setManual(boolean manual) {
        this.manual = manual;
    }

    /** {@return the names of the layers as they were set as text; at first blank, which leaves them to the code} */
    public String getLayerNames() {
        return layerNames;
    }

    /**
     * Names the layers from 1 on, as {@link CollisionLayers#setName} does. Layer 0 is "default".
     *
     * @param names the names, separated by commas, such as "player, enemy, shot"; nothing between two commas leaves a
     *     layer without a name; null is taken as blank. {@link #getProblems()} reports what cannot be a name
     */
    public void setLayerNames(String names) {
        layerNames = names == null ? "" : names;
    }

    /** {@return which layers do not collide, as it was set as text; at first blank, which leaves it to the code} */
    public String getLayersApart() {
        return layersApart;
    }

    /**
     * Sets which layers do not collide; all others do. The matrix is set again whenever this text or the name of a
     * layer changes, so it is best set either here or in code.
     *
     * @param pairs pairs of names, separated by commas, such as "shot | shot, shot | player"; null is taken as blank.
     *     {@link #getProblems()} reports a name that no layer has
     */
    public void setLayersApart(String pairs) {
        layersApart = pairs == null ? "" : pairs;
    }

    private static <T> T orDefault(String property, T value, T otherwise) {
        return value != null ? value : refuse(property, null, otherwise);
    }

    private static <T> T refuse(String property, Object value, T taken) {
        LOGGER.log(Level.WARNING, "{0} cannot be {1}; {2} is taken",
                new Object[] {property, String.valueOf(value), String.valueOf(taken)});
        return taken;
    }

    /**
     * Registers a listener for the events of all colliders. Registering twice is registering once.
     *
     * @param listener the listener (not null)
     */
    public void addCollisionListener(CollisionListener listener) {
        tick.listeners.add(listener);
    }

    /**
     * Registers a listener for a pair of layers, such as {@code addCollisionListener("bullet", "enemy", listener)}. It
     * hears the events of pairs with one side in each, and always the one in the first layer as self; where that is
     * both, self is A, the collider of lower id. Registered several times, it hears each event once, with the roles of
     * the first pair of layers that fits. Names are looked up at every tick; {@link #getProblems()} reports unknown
     * ones.
     *
     * @param selfLayer the name of the layer of self (not null)
     * @param otherLayer the name of the layer of other (not null)
     * @param listener the listener (not null)
     */
    public void addCollisionListener(String selfLayer, String otherLayer, CollisionListener listener) {
        tick.listeners.add(selfLayer, otherLayer, listener);
    }

    /**
     * Removes a listener at once from all that it is registered for; one that is not registered is ignored.
     *
     * @param listener the listener (not null)
     */
    public void removeCollisionListener(CollisionListener listener) {
        tick.listeners.remove(listener);
    }

    /**
     * Removes a listener at once from a pair of layers; one that is not registered for it is ignored. While it is
     * registered for anything else, it still hears the EXIT of each contact that it knows.
     *
     * @param selfLayer the name of the layer of self (not null)
     * @param otherLayer the name of the layer of other (not null)
     * @param listener the listener (not null)
     */
    public void removeCollisionListener(String selfLayer, String otherLayer, CollisionListener listener) {
        tick.listeners.remove(selfLayer, otherLayer, listener);
    }

    /**
     * Registers a listener for ticks. Registering twice is registering once.
     *
     * @param listener the listener (not null)
     */
    public void addTickListener(CollisionTickListener listener) {
        tick.tickListeners.add(listener);
    }

    /**
     * Removes a listener for ticks at once; one that is not registered is ignored.
     *
     * @param listener the listener (not null)
     */
    public void removeTickListener(CollisionTickListener listener) {
        tick.tickListeners.remove(listener);
    }

    /** {@return the number of the last tick; 0 before the first} */
    public long getTick() {
        return tick.world.getTick();
    }

    /**
     * {@return the world that this state keeps up to date with the scene, the same each time}
     * While this state is initialized, only it can step the world. Colliders that are added by hand collide as well;
     * their contacts reach those who read the world, not listeners.
     */
    public CollisionWorld getWorld() {
        return tick.world;
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

    /** {@return the names of the layers, and which of them collide; the same instance each time} */
    public CollisionLayers getLayers() {
        return tick.world.getLayers();
    }

    /** {@return what answers questions about places, as of the last tick; the same instance each time} */
    public SceneQueries getQueries() {
        return queries;
    }

    /**
     * Reads the meshes of a subtree again at the next tick, after somebody has written into a mesh's buffer in place.
     *
     * @param spatial the top of the subtree (not null)
     */
    public void invalidate(Spatial spatial) {
        tick.scanner.invalidate(Objects.requireNonNull(spatial, "spatial"));
    }

    /**
     * Keeps the next tick from sweeping the continuous colliders of a subtree from their old places, when it is put
     * elsewhere rather than moved. A collider that is new, or was out of the scene for a tick, is not swept anyway.
     *
     * @param spatial the top of the subtree, or a spatial within a collider, which then is meant as a whole (not null)
     */
    public void teleport(Spatial spatial) {
        tick.scanner.teleport(Objects.requireNonNull(spatial, "spatial"));
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
        Contact<Collider> contact = tick.contactOf(Objects.requireNonNull(a, "a"), Objects.requireNonNull(b, "b"));
        return contact == null ? -1 : contact.getSinceTick();
    }

    /**
     * Finds what a spatial's collider was in contact with at the last tick; a spatial above colliders has no contacts.
     * In a handler this is what the tick has found, whichever of its events were delivered already. The first question
     * of a tick takes time in proportion to all contacts, the others to what they find.
     *
     * @param spatial a collider's spatial or one below it (not null)
     * @param store receives the contacts instead of what is in it (not null)
     * @return {@code store}
     */
    public SceneContacts getContacts(Spatial spatial, SceneContacts store) {
        Collider collider = tick.colliderOf(Objects.requireNonNull(spatial, "spatial"));
        Objects.requireNonNull(store, "store").fill(tick.world, collider);
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
        return tick.decide(Objects.requireNonNull(a, "a"), Objects.requireNonNull(b, "b"));
    }

    /**
     * Answers "why is there no event?" by the first link that is broken: this state is not running; a spatial is not in
     * the scene, disabled, left out of discovery, or has no polygon; both are one body; a filter keeps them apart;
     * their boxes or an axis separate them; they only touch; nobody listens. It speaks of the last tick. It is for
     * people, who may find other words in a later version.
     *
     * @param a a spatial (not null)
     * @param b another (not null)
     * @return one sentence, also when nothing is broken: then since when they are in contact and who hears of it
     * @throws IllegalArgumentException if both are the same
     */
    public String diagnose(Spatial a, Spatial b) {
        return tick.diagnose(Objects.requireNonNull(a, "a"), Objects.requireNonNull(b, "b"));
    }

    /** {@return a sentence for each spatial that could not collide at the last tick, and why; a new list} */
    public List<String> getProblems() {
        return tick.scanner.problems().sentences();
    }

    /**
     * Returns why a spatial cannot collide.
     *
     * @param spatial a geometry, or a spatial marked as a collider (not null)
     * @return the reason as the rest of a sentence, or null when nothing is wrong with it
     */
    public String getProblem(Spatial spatial) {
        return tick.scanner.problems().reason(Objects.requireNonNull(spatial, "spatial"));
    }

    /** {@return how often handlers and tick listeners have thrown an exception; each kind is logged once a listener} */
    public long getHandlerFailureCount() {
        return tick.failures.count();
    }

    @Override
    protected void initialize(Application app) {
        tick.open();
    }

    @Override
    protected void onEnable() {
        clock.reset();
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
        clock.runFrame(tpf);
    }

    /**
     * Runs one tick at once, for a game that moves and checks in one place: when this returns, all events have been
     * delivered. Does nothing while this state is disabled or {@linkplain #setPaused paused}.
     *
     * @param tpf the time since the last tick, in seconds (≥0); only handed to tick listeners
     * @throws IllegalArgumentException if the time is negative, NaN or infinite
     * @throws IllegalStateException if ticks are not {@linkplain #setManual manual}, if this state is not attached or
     *     not initialized yet, or if called from within a tick
     */
    public void tick(float tpf) {
        clock.runManual(tpf);
    }

    /**
     * Runs one tick at once while this state is {@linkplain #setPaused paused}. The tick sweeps what has moved since
     * the tick before. Its time is the fixed step, or that of the last frame where there is none or ticks are
     * {@linkplain #setManual manual}. Does nothing while this state is disabled.
     *
     * @throws IllegalStateException if this state is not paused, not attached or not initialized yet, or if called from
     *     within a tick
     */
    public void step() {
        clock.runPaused();
    }

    @Override
    protected void onDisable() {
        tick.end();
    }

    @Override
    public void stateDetached(AppStateManager stateManager) {
        // Cleanup, and with it the teardown, follows at the start of the next frame.
        tick.interrupt();
    }

    @Override
    protected void cleanup(Application app) {
        tick.close();
    }
}
