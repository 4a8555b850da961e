package org.jmesat.app;

import com.jme3.app.Application;
import com.jme3.app.state.AppStateManager;
import com.jme3.app.state.BaseAppState;
import com.jme3.renderer.RenderManager;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.Objects;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PairCheck;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionFilter;
import org.jmesat.world.CollisionLayers;
import org.jmesat.world.CollisionWorld;

/**
 * The app state that raises collision events for the meshes under a root node, projected onto a
 * {@linkplain #setPlane plane}, XY by default:
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
 * listeners. Controls and {@code simpleUpdate} run later, so spatials that they move are tested one frame later.
 * Spatials that move in {@link CollisionTickListener#beforeTick} or in an app state attached earlier are tested in the
 * same frame. A game can also run the ticks itself, by {@link #setManual} and {@link #tick}.
 *
 * <p>User data of the root or of its direct children, named {@code jmesat.scene.} and a property such as {@code plane},
 * takes precedence over what the setters have set; the getters still return what was set.
 *
 * <p>Settings and listeners take effect at the next tick, unless stated otherwise. Several states with different roots
 * may run side by side. Call this on the application's thread; any thread may call the setters of settings.
 */
public class SatCollisionState extends BaseAppState {
    /** The most ticks of one frame with a fixed step; the time of further ticks is dropped. */
    public static final int MAX_CATCH_UP = 8;

    private static final Logger LOGGER = Logger.getLogger(SatCollisionState.class.getName());

    // The properties, in the order of the rows in an editor's sheet. It shows one for each declared field.
    private volatile String status = "";
    private volatile String problem = "";
    /** Declared for the sheet, which does not see that of the superclass; a copy as of the last change that is told. */
    private volatile boolean enabled = true;
    private volatile boolean paused;
    private volatile ProjectionPlane plane = ProjectionPlane.XY;
    private volatile ProjectionMode mode = ProjectionMode.HULL_PER_GEOMETRY;
    private volatile Discovery discovery = Discovery.ALL_GEOMETRIES;
    private volatile TouchPolicy touchPolicy = TouchPolicy.INCLUSIVE;
    private volatile boolean depthTest;
    private volatile float fixedStep;
    private volatile String layerNames = "";
    private volatile String layersApart = "";
    private volatile boolean preview;

    // Not in the sheet, so no field has the name of a property.
    private volatile Node chosenRoot;
    private volatile boolean ticksByGame;
    private volatile int shownProblem;
    private final SceneTick tick = new SceneTick(this);
    private final FrameClock clock = new FrameClock(this, tick);
    private final SceneQueries queries = new SceneQueries(tick.world, tick.scanner::plane, tick::colliderOf);

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

    /** {@return which spatials become colliders; by default {@link Discovery#ALL_GEOMETRIES}} */
    public Discovery getDiscovery() {
        return discovery;
    }

    /**
     * Sets which spatials become colliders.
     *
     * @param discovery the setting; null means {@link Discovery#ALL_GEOMETRIES}
     */
    public void setDiscovery(Discovery discovery) {
        this.discovery = orDefault("discovery", discovery, Discovery.ALL_GEOMETRIES);
    }

    /** {@return whether touching counts as colliding; by default {@link TouchPolicy#INCLUSIVE}} */
    public TouchPolicy getTouchPolicy() {
        return touchPolicy;
    }

    /**
     * Sets whether touching counts as colliding.
     *
     * @param policy the setting; null means {@link TouchPolicy#INCLUSIVE}
     */
    public void setTouchPolicy(TouchPolicy policy) {
        touchPolicy = orDefault("touchPolicy", policy, TouchPolicy.INCLUSIVE);
    }

    /** {@return the plane onto which meshes are projected; by default {@link ProjectionPlane#XY}} */
    public ProjectionPlane getPlane() {
        return plane;
    }

    /**
     * Sets the plane onto which meshes are projected. A change ends all contacts with
     * {@link org.jmesat.contact.ExitReason#RECONFIGURED}; the same tick finds the contacts in the new plane, with new
     * colliders.
     *
     * @param plane the setting, {@link ProjectionPlane#XZ} for a ground with Y up; null means
     *     {@link ProjectionPlane#XY}
     */
    public void setPlane(ProjectionPlane plane) {
        this.plane = orDefault("plane", plane, ProjectionPlane.XY);
    }

    /**
     * {@return how meshes become polygons, for colliders without a mode of their own; by default
     * {@link ProjectionMode#HULL_PER_GEOMETRY}}
     */
    public ProjectionMode getMode() {
        return mode;
    }

    /**
     * Sets how meshes become polygons, for colliders without a {@linkplain org.jmesat.control.ColliderControl#setMode
     * mode} of their own. A change of pieces ends no contact.
     *
     * @param mode the setting; null and {@link ProjectionMode#DEFAULT} mean {@link ProjectionMode#HULL_PER_GEOMETRY}
     */
    public void setMode(ProjectionMode mode) {
        ProjectionMode used = orDefault("mode", mode, ProjectionMode.HULL_PER_GEOMETRY);
        this.mode = used == ProjectionMode.DEFAULT ? ProjectionMode.HULL_PER_GEOMETRY : used;
    }

    /** {@return whether colliders must overlap along the plane's axis, too; by default false} */
    public boolean isDepthTest() {
        return depthTest;
    }

    /**
     * Sets whether two colliders collide only if their ranges of depth overlap. A range is that of the meshes along the
     * plane's axis, extended by {@link org.jmesat.control.ColliderControl#setDepthMargin depthMargin}. Touching in
     * depth does not count, so a crate that stands on a floor does not hit it; see {@link CollisionWorld#setDepthTest}.
     *
     * @param depthTest true to test depth; false to ignore it
     */
    public void setDepthTest(boolean depthTest) {
        this.depthTest = depthTest;
    }

    /** {@return the length of a tick in seconds; 0 for one tick per frame} */
    public float getFixedStep() {
        return fixedStep;
    }

    /**
     * Sets the length of a tick. With a fixed step, a frame runs as many ticks as fit in the accumulated time, from 0
     * to {@link #MAX_CATCH_UP}. Between ticks of one frame only tick listeners and handlers change the scene.
     *
     * @param seconds the length; 0 for one tick per frame; NaN, infinity and negative numbers mean 0
     */
    public void setFixedStep(float seconds) {
        fixedStep = seconds >= 0 && seconds < Float.POSITIVE_INFINITY ? seconds : refuse("fixedStep", seconds, 0f);
    }

    /** {@return whether the ticks are paused; by default false} */
    public boolean isPaused() {
        return paused;
    }

    /**
     * Pauses the ticks, or ends the pause. During a pause only {@link #step()} runs a tick: there are no events,
     * contacts last, and time is dropped. The first tick after a pause sweeps nothing. A pause that begins within a
     * tick lets that tick end, and skips further ticks of a fixed step in this frame. Disabling the state ends all
     * contacts, also during a pause.
     *
     * @param paused true to pause; setting the same value again changes nothing
     */
    public void setPaused(boolean paused) {
        if (this.paused && !paused) {
            tick.endPause();
        }
        this.paused = paused;
    }

    /** {@return whether only {@link #tick} runs ticks; by default false} */
    public boolean isManual() {
        return ticksByGame;
    }

    /**
     * Sets whether the game runs the ticks by {@link #tick}, or this state in {@link #update}; applies from the next
     * frame. Manual ticks ignore the fixed step. Setting this within a tick skips further ticks of a fixed step in this
     * frame.
     *
     * @param manual true if the game calls {@link #tick}
     */
    public void setManual(boolean manual) {
        ticksByGame = manual;
    }

    /** {@return whether scripts act on a scene that is being edited; by default false} */
    public boolean isPreview() {
        return preview;
    }

    /**
     * Sets whether scripts, {@link org.jmesat.control.PushApart} and {@link org.jmesat.control.CharacterMover} act in
     * an editor. In a game they always act. At the begin and the end, all contacts end with
     * {@link org.jmesat.contact.ExitReason#RECONFIGURED}, and the same tick finds them again. At the end, what they
     * have changed comes back: transforms, user data, children, Controls, materials, animations, particles. What
     * changes between two frames, as in an editor, stays. A scene that is saved meanwhile contains what they have
     * changed. The status names spatials that are not as before, since a script has changed something else.
     *
     * @param preview true to let them act
     */
    public void setPreview(boolean preview) {
        this.preview = preview;
    }

    /** {@return the names of the layers, as set by text; by default blank, which leaves them to code} */
    public String getLayerNames() {
        return layerNames;
    }

    /**
     * Names the layers from 1 on, as {@link CollisionLayers#setName} does. Layer 0 is "default".
     *
     * @param names the names, separated by commas, such as "player, enemy, shot"; nothing between two commas leaves a
     *     layer without a name; null means blank. {@link #getProblems()} reports invalid names
     */
    public void setLayerNames(String names) {
        layerNames = names == null ? "" : names;
    }

    /** {@return the pairs of layers that do not collide, as set by text; blank by default, which means set by code} */
    public String getLayersApart() {
        return layersApart;
    }

    /**
     * Sets the pairs of layers that do not collide; all others do. A change of this text or of a layer's name replaces
     * the whole matrix, so set it either here or in code.
     *
     * @param pairs pairs of names, separated by commas, such as "shot | shot, shot | player"; null means blank.
     *     {@link #getProblems()} reports a name that no layer has
     */
    public void setLayersApart(String pairs) {
        layersApart = pairs == null ? "" : pairs;
    }

    private static <T> T orDefault(String property, T value, T defaultValue) {
        return value != null ? value : refuse(property, null, defaultValue);
    }

    private static <T> T refuse(String property, Object value, T used) {
        LOGGER.log(Level.WARNING, "{0} cannot be {1}; using {2}",
                new Object[] {property, String.valueOf(value), String.valueOf(used)});
        return used;
    }

    /**
     * Registers a listener for the events of all colliders, unless it is already registered.
     *
     * @param listener the listener (not null)
     */
    public void addCollisionListener(CollisionListener listener) {
        tick.listeners.add(listener);
    }

    /**
     * Registers a listener for a pair of layers, such as {@code addCollisionListener("bullet", "enemy", listener)}. It
     * receives the events of pairs with one side in each layer. Self is the side in the first layer; if both are, self
     * is A, the collider of lower id. If it is registered several times, it receives each event once, with the roles of
     * the first matching pair of layers. Names are looked up at each tick; {@link #getProblems()} reports unknown ones.
     *
     * @param selfLayer the name of the layer of self (not null)
     * @param otherLayer the name of the layer of other (not null)
     * @param listener the listener (not null)
     */
    public void addCollisionListener(String selfLayer, String otherLayer, CollisionListener listener) {
        tick.listeners.add(selfLayer, otherLayer, listener);
    }

    /**
     * Removes all registrations of a listener at once; one that is not registered is ignored.
     *
     * @param listener the listener (not null)
     */
    public void removeCollisionListener(CollisionListener listener) {
        tick.listeners.remove(listener);
    }

    /**
     * Removes the registration of a listener for a pair of layers at once; one that is not registered is ignored. With
     * another registration, it still receives the EXIT of each contact that it was notified of.
     *
     * @param selfLayer the name of the layer of self (not null)
     * @param otherLayer the name of the layer of other (not null)
     * @param listener the listener (not null)
     */
    public void removeCollisionListener(String selfLayer, String otherLayer, CollisionListener listener) {
        tick.listeners.remove(selfLayer, otherLayer, listener);
    }

    /**
     * Registers a listener for the signals of scripts, such as "won", unless it is already registered.
     *
     * @param listener the listener (not null)
     */
    public void addSignalListener(SignalListener listener) {
        if (!tick.signalListeners.contains(Objects.requireNonNull(listener, "listener"))) {
            tick.signalListeners.add(listener);
        }
    }

    /**
     * Removes a listener for the signals of scripts at once; one that is not registered is ignored.
     *
     * @param listener the listener (not null)
     */
    public void removeSignalListener(SignalListener listener) {
        tick.signalListeners.remove(Objects.requireNonNull(listener, "listener"));
    }

    /** {@return a number that grows when a listener is registered with this state or removed} */
    public long getListenerRevision() {
        return tick.listeners.revision();
    }

    /**
     * Sets the packages whose scripts a scene may name in user data, besides {@code org.jmesat.scripts}. A scene is
     * data and may come from a stranger: no class of another package is looked for, whatever the scene names. A script
     * whose name now means another class, or none, is replaced as by {@link #setScriptLoader}; others stay the same
     * objects. Scripts that could not be made are tried again.
     *
     * @param packages names of packages (not null, may be none); the packages below them are allowed, too. An empty
     *     name allows classes without a package. By default that of the application's class
     * @throws IllegalArgumentException if a name begins or ends with a space or a dot
     */
    public void setScriptPackages(String... packages) {
        for (String each : packages) {
            if (!each.equals(each.strip()) || each.startsWith(".") || each.endsWith(".")) {
                throw new IllegalArgumentException("A package of scripts is \"" + each + "\", which is no name");
            }
        }
        tick.scripts.setPackages(List.of(packages));
    }

    /** {@return the packages whose scripts a scene may name, besides {@code org.jmesat.scripts}; immutable} */
    public List<String> getScriptPackages() {
        return tick.scripts.packages();
    }

    /**
     * Sets where the classes of scripts in user data come from. To replace classes while the game runs, set a new
     * loader that has the new versions. At the next tick, a script whose name and properties in the text are the same,
     * and whose {@link Class} object is another one, gives way to a new script:
     *
     * <ol>
     * <li>The old script gets the EXIT of each contact whose ENTER or STAY it got, also if it is disabled. The reason
     * is {@link org.jmesat.contact.ExitReason#RECONFIGURED}, or that of the contact if it ends in this tick itself.
     * <li>The old script loses its spatial; then the new one gets it. Fields that are no properties are not carried
     * over.
     * <li>If it is enabled, the new script gets the ENTER of each of these contacts that lasts, with the
     * {@linkplain org.jmesat.control.CollisionEvent#getSinceTick tick in which it began}, before other ENTERs, and its
     * STAYs from the next tick on. Contacts that the old one did not know begin with a STAY.
     * </ol>
     *
     * <p>No other listener gets any of these events. A script whose class is still the same stays the same object. If
     * the new script cannot be made, the old one gets its EXITs and ends, and {@link #getProblems()} has the reason;
     * setting a loader, also the same one, tries again. A script whose properties in the text change is another script:
     * the old one gets no EXIT and the new one starts with a STAY. Ready-made scripts stay, unless the loader has
     * classes of these names of its own.
     *
     * @param loader a class loader that sees the classes of this library through its parents, such as a child of that
     *     of the application (alias created); null for that of the application's class
     */
    public void setScriptLoader(ClassLoader loader) {
        tick.scripts.setLoader(loader);
    }

    /** {@return the class loader of the scripts in user data; by default that of the application's class} */
    public ClassLoader getScriptLoader() {
        return tick.scripts.loader();
    }

    /**
     * Returns what the user data of a spatial made, as of the last tick: the {@link org.jmesat.control.CharacterMover}
     * of {@code jmesat.mover}, then the scripts of {@code jmesat.scripts}.
     *
     * @param spatial the spatial (not null)
     * @return the mover, if any, and the scripts in the order of the text, without those that could not be made and
     *     without Controls; an unmodifiable list
     */
    public List<CollisionScript> getScripts(Spatial spatial) {
        return List.copyOf(tick.scanner.scriptsOn(Objects.requireNonNull(spatial, "spatial")));
    }

    /**
     * Registers a listener for ticks, unless it is already registered.
     *
     * @param listener the listener (not null)
     */
    public void addTickListener(CollisionTickListener listener) {
        tick.addTickListener(listener);
    }

    /**
     * Removes a listener for ticks at once; one that is not registered is ignored.
     *
     * @param listener the listener (not null)
     */
    public void removeTickListener(CollisionTickListener listener) {
        tick.removeTickListener(listener);
    }

    /** {@return the number of the last tick; 0 before the first} */
    public long getTick() {
        return tick.world.getTick();
    }

    /**
     * {@return the world that this state keeps up to date with the scene, the same each time}
     * While this state is initialized, only it can step the world. Colliders that the game adds itself collide, too;
     * their contacts are in the world, but listeners get no events of them.
     */
    public CollisionWorld getWorld() {
        return tick.world;
    }

    /**
     * Returns the spatial of a collider of {@link #getWorld()}.
     *
     * @param collider the collider (not null)
     * @return its spatial, even if it has left the scene; null for a collider that the game added itself
     */
    public Spatial getSpatial(Collider collider) {
        return CollisionBody.spatialOf(Objects.requireNonNull(collider, "collider"));
    }

    /**
     * Returns the spatial of the collider that a spatial belongs to, such as a geometry that jME's own ray has hit.
     *
     * @param spatial a spatial (not null)
     * @return itself or the ancestor that was a collider at the last tick; null if it belongs to none
     */
    public Spatial getColliderSpatial(Spatial spatial) {
        Collider collider = tick.colliderOf(Objects.requireNonNull(spatial, "spatial"));
        return collider == null ? null : CollisionBody.spatialOf(collider);
    }

    /**
     * Returns the collider that a spatial belonged to at the last tick.
     *
     * @param spatial a collider's spatial or one below it (not null)
     * @return the collider; null if it belongs to none, as one that is disabled, left out or not in the scene
     */
    public Collider getCollider(Spatial spatial) {
        return tick.colliderOf(Objects.requireNonNull(spatial, "spatial"));
    }

    /** {@return the names of the layers, and which of them collide; the same instance each time} */
    public CollisionLayers getLayers() {
        return tick.world.getLayers();
    }

    /** {@return the queries: ray casts, overlaps, picking, as of the last tick; the same instance each time} */
    public SceneQueries getQueries() {
        return queries;
    }

    /**
     * Reads the meshes and images of a subtree again at the next tick. Call it after writing into an image in place, or
     * into a mesh's buffer without telling the engine ({@code VertexBuffer.updateData} or {@code setUpdateNeeded}).
     *
     * @param spatial the top of the subtree (not null)
     */
    public void invalidate(Spatial spatial) {
        tick.scanner.invalidate(Objects.requireNonNull(spatial, "spatial"));
    }

    /**
     * Computes the outlines of a collider as it is seen now, and keeps them with it, so that the mode
     * {@link ProjectionMode#OUTLINE} needs no library when the scene is loaded: in its ColliderControl, or without one
     * in its user data {@code jmesat.baked}. They hold while it is moved, turned in the plane or, without a
     * slice, scaled evenly, as long as its meshes and its slice stay the same. Skinned and morphed geometries are
     * skipped, and so are those of which nothing is in the slice, which do not collide and are reported in each game.
     * May be called at any time.
     *
     * @param spatial the spatial that is or will be the collider (not null)
     * @return the outlines as text
     * @throws IllegalStateException if a geometry has no outline, such as without the library JTS, or if nothing of any
     *     geometry is in the slice; nothing is kept then
     */
    public String bake(Spatial spatial) {
        Objects.requireNonNull(spatial, "spatial");
        tick.readSceneSettings();
        return SceneScanner.bake(spatial, tick.settings.plane());
    }

    /**
     * Returns by how much the outline of a geometry is larger than the exact one, since its collider has a limit of
     * vertices.
     *
     * @param geometry a geometry of a collider in the mode {@link ProjectionMode#OUTLINE} (not null)
     * @return the area added, as a share of the exact area, as of the last tick; 0 if the outline is exact, and for any
     *     other geometry
     */
    public float getAreaError(Geometry geometry) {
        return tick.scanner.areaError(Objects.requireNonNull(geometry, "geometry"));
    }

    /**
     * Skips the sweep of a subtree's continuous colliders at the next tick. Call it after placing the subtree
     * elsewhere. A collider that is new, or was out of the scene for a tick, is not swept anyway.
     *
     * @param spatial the top of the subtree, or a part of a collider, which means the whole collider (not null)
     */
    public void teleport(Spatial spatial) {
        tick.scanner.teleport(Objects.requireNonNull(spatial, "spatial"));
    }

    /**
     * Returns whether two spatials were in contact at the last tick.
     *
     * @param a a collider's spatial or one below it (not null)
     * @param b another such spatial (not null)
     * @return true if their colliders were in contact; false if either has no collider, or both have the same
     */
    public boolean isColliding(Spatial a, Spatial b) {
        return getSinceTick(a, b) >= 0;
    }

    /**
     * Returns the tick in which the contact of two spatials began.
     *
     * @param a a collider's spatial or one below it (not null)
     * @param b another such spatial (not null)
     * @return the tick of their ENTER (≥1); −1 if they are not in contact
     */
    public long getSinceTick(Spatial a, Spatial b) {
        Contact<Collider> contact = tick.contactOf(Objects.requireNonNull(a, "a"), Objects.requireNonNull(b, "b"));
        return contact == null ? -1 : contact.getSinceTick();
    }

    /**
     * Finds the contacts of a spatial's collider at the last tick; a spatial above colliders has none. In a handler
     * these are the contacts of the present tick, whether their events are delivered yet or not. The first call after a
     * tick takes O(contacts + colliders), a later one O(result).
     *
     * @param spatial a collider's spatial or one below it (not null)
     * @param store is cleared and receives the contacts (not null)
     * @return {@code store}
     */
    public SceneContacts getContacts(Spatial spatial, SceneContacts store) {
        Collider collider = tick.colliderOf(Objects.requireNonNull(spatial, "spatial"));
        Objects.requireNonNull(store, "store").fill(tick.world, collider, tick.scanner.plane());
        return store;
    }

    /**
     * Returns the filter rule that decides whether two spatials can collide, by the settings of the last tick. Calls
     * the game's filter if no other rule decides.
     *
     * @param a a collider's spatial or one below it (not null)
     * @param b another such spatial (not null)
     * @return the deciding rule; null if either has no collider
     */
    public CollisionFilter.Verdict decide(Spatial a, Spatial b) {
        return tick.decide(Objects.requireNonNull(a, "a"), Objects.requireNonNull(b, "b"));
    }

    /**
     * Explains why a pair raises an event or not, as of the last tick: what must hold for an event, up to the first
     * link that is broken, and the axes with their numbers. If this state does not run, that is the first link. If the
     * pair touches only because the hull of a mesh fills a gap of that mesh, the link {@link PairCheck.Link#SHAPE} has
     * a note. The last link tells what the handlers did, also after a broken one if the contact has ended lately.
     *
     * <p>Takes O(pieces of a × pieces of b), for a pair that touches also O(triangles × pieces), and calls the game's
     * filter. Does not search the scene.
     *
     * @param a a spatial (not null)
     * @param b another (not null)
     * @return a new explanation
     * @throws IllegalArgumentException if both are the same
     */
    public PairExplanation explain(Spatial a, Spatial b) {
        Objects.requireNonNull(a, "a");
        Objects.requireNonNull(b, "b");
        if (a == b) {
            throw new IllegalArgumentException("A spatial cannot collide with itself: " + SpatialName.of(a));
        }
        PairExplanation explanation = new PairExplanation();
        explanation.update(this, a, getCollider(a), b, getCollider(b));
        return explanation;
    }

    /**
     * Answers "why is there no event?" with the first reason, as of the last tick: this state is not running; a spatial
     * is not in the scene, disabled, left out of discovery, or has no polygon; both are one body; a filter keeps them
     * apart; their boxes, depth or an axis separate them; they only touch; there is no listener. The words may change
     * in a later version.
     *
     * @param a a spatial (not null)
     * @param b another (not null)
     * @return the verdict of {@link #explain} as a sentence; for a pair in contact, its first tick and the listeners,
     *     and a second sentence on what is easily overlooked, such as that a handler has thrown an exception
     * @throws IllegalArgumentException if both are the same
     */
    public String diagnose(Spatial a, Spatial b) {
        return explain(a, b).getVerdict();
    }

    /**
     * Answers "why is there no event?" as a list of all that must hold, as {@link #explain} does.
     *
     * @param a a spatial (not null)
     * @param b another (not null)
     * @return a new list with each {@link PairCheck.Link} once, in this order
     * @throws IllegalArgumentException if both are the same
     */
    public List<PairCheck> check(Spatial a, Spatial b) {
        return explain(a, b).getChecks();
    }

    /**
     * Finds spatials by name, for a choice of those to ask about: first colliders, in the order of their ids; then
     * those that a disabled control or user data takes out, and what is below them; then geometries and marked spatials
     * that are no colliders for another reason, which {@link #diagnose} gives. Searches the scene unless the limit is
     * reached by colliders.
     *
     * @param part a part of the name, in upper or lower case; empty for all spatials (not null)
     * @param limit the greatest number of spatials to find (≥0)
     * @param store is cleared and receives the spatials (not null)
     * @return {@code store}
     * @throws IllegalArgumentException if the limit is negative
     */
    public List<Spatial> findSpatials(String part, int limit, List<Spatial> store) {
        Objects.requireNonNull(part, "part");
        Objects.requireNonNull(store, "store");
        if (limit < 0) {
            throw new IllegalArgumentException("The limit is negative: " + limit);
        }
        store.clear();
        new SpatialSearch(tick.world, tick.scanner, part, limit).find(store);
        return store;
    }

    /**
     * Returns what a disabled {@link org.jmesat.control.ColliderControl} or user data took out at the last tick; does
     * not search the scene.
     *
     * @param store is cleared and receives the topmost such spatials, in the order of the scene (not null)
     * @return {@code store}
     */
    public List<Spatial> getDisabledSpatials(List<Spatial> store) {
        return copy(tick.scanner.disabled(), store);
    }

    /**
     * Returns what would have been colliders at the last tick but had no polygon; does not search the
     * scene. {@link #getProblem} gives the reasons.
     *
     * @param store is cleared and receives the spatials, in the order of the scene (not null)
     * @return {@code store}
     */
    public List<Spatial> getFaultySpatials(List<Spatial> store) {
        return copy(tick.scanner.faulty(), store);
    }

    private static List<Spatial> copy(List<Spatial> spatials, List<Spatial> store) {
        Objects.requireNonNull(store, "store").clear();
        for (int i = 0; i < spatials.size(); i++) {
            store.add(spatials.get(i));
        }
        return store;
    }

    /**
     * Computes the outlines that a spatial and what is below it would have as colliders, where they are now, enabled or
     * not. Reads the meshes each time, so keep the result while the spatial does not change. For a spatial without a
     * polygon it is the rectangle of its world bound, if that is finite.
     *
     * @param spatial a spatial, in the scene or not (not null)
     * @return a new list with plane x and y of the corners of each piece, counter-clockwise; empty if there is nothing
     *     to draw
     */
    public List<double[]> computeOutlines(Spatial spatial) {
        return tick.scanner.computeOutlines(Objects.requireNonNull(spatial, "spatial"));
    }

    /**
     * {@return a new list with a sentence for each problem of the last tick, such as a spatial that cannot collide, and
     * for each likely mistake in the set-up, as of the last look at the scene} It looks a second after the first
     * collider and after large changes, and then in each second in which settings or scripts have changed, or this was
     * called while there was such a mistake.
     */
    public List<String> getProblems() {
        if (tick.scanner.problems().hasMistakes()) {
            tick.overview.ask();
        }
        return tick.scanner.problems().sentences();
    }

    /**
     * Returns why a spatial cannot collide.
     *
     * @param spatial a geometry, or a spatial marked as a collider (not null)
     * @return the reason as the rest of a sentence, or null if there is no problem
     */
    public String getProblem(Spatial spatial) {
        return tick.scanner.problems().reason(Objects.requireNonNull(spatial, "spatial"));
    }

    /** {@return the number of exceptions of handlers and tick listeners; each type is logged once per listener} */
    public long getHandlerFailureCount() {
        return tick.failures.count();
    }

    /**
     * Returns the present state in words, for an editor's property sheet: the numbers of colliders and contacts, the
     * scene settings in force, the first problem with the number of others, and the last exception that was caught; or
     * why no tick runs. The call makes a tick within the next second look for likely mistakes again, once the first
     * collider has been there for a second. May be called by any thread. The words may change in a later version.
     *
     * @return a few sentences; the same object as long as they do not change
     */
    public String getStatus() {
        status = tick.status.write(status);
        return status;
    }

    /**
     * Does nothing: an editor's property sheet shows only properties with a setter.
     *
     * @param text ignored
     */
    public void setStatus(String text) {
    }

    /**
     * Returns one of the problems for an editor's property sheet, such as "2 of 3: Geometry 'coin' (/Level/coin): ...",
     * or "none". {@link #setProblem} steps to the next one. May be called by any thread. The words may change in a
     * later version.
     *
     * @return the problem as of the last tick, of the first 100 of {@link #getProblems()}; the same object as long as
     *     it does not change
     */
    public String getProblem() {
        problem = tick.status.writeProblem(shownProblem, problem);
        return problem;
    }

    /**
     * Makes {@link #getProblem()} return the next problem; after the last one, the first. So each edit of its row in an
     * editor's property sheet shows another one.
     *
     * @param text ignored
     */
    public void setProblem(String text) {
        shownProblem = shownProblem + 1;
    }

    @Override
    protected void initialize(Application app) {
        enabled = isEnabled();
        tick.open();
    }

    @Override
    protected void onEnable() {
        enabled = true;
        clock.reset();
        tick.start();
    }

    /**
     * Runs the ticks that are due; none while this state is {@linkplain #setPaused paused} or ticks are
     * {@linkplain #setManual manual}. An exception in a tick is caught and logged, and {@link #getStatus} shows it; the
     * next tick goes on. An {@link Error} of a handler or of a spatial is thrown after the tick, but not in an editor.
     *
     * @param tpf time per frame, in seconds
     * @throws IllegalStateException if called from within a tick
     */
    @Override
    public void update(float tpf) {
        if (!isInitialized() && getApplication() != null && getStateManager().hasState(this)) {
            // If another thread detaches and attaches this within a frame, the engine cleans it up after initializing
            // it.
            initialize(getStateManager(), getApplication());
        }
        clock.runFrame(tpf);
    }

    /**
     * Notes which meshes the engine is about to upload, so that the next tick reads those that were written after the
     * last one. Runs no tick.
     *
     * @param rm ignored
     */
    @Override
    public void render(RenderManager rm) {
        tick.endFrame();
    }

    /**
     * Runs one tick now; when this returns, all events are delivered. Does nothing while this state is disabled or
     * {@linkplain #setPaused paused}.
     *
     * @param tpf the time since the last tick, in seconds (≥0); only passed to tick listeners
     * @throws IllegalArgumentException if the time is negative, NaN or infinite
     * @throws IllegalStateException if ticks are not {@linkplain #setManual manual}, if this state is not attached or
     *     not initialized yet, or if called from within a tick
     */
    public void tick(float tpf) {
        clock.runManual(tpf);
    }

    /**
     * Runs one tick now while this state is {@linkplain #setPaused paused}. The tick sweeps motion since the tick
     * before. Its duration is the fixed step or, without one or with {@linkplain #setManual manual} ticks, the time of
     * the last frame. Does nothing while this state is disabled.
     *
     * @throws IllegalStateException if this state is not paused, not attached or not initialized yet, or if called from
     *     within a tick
     */
    public void step() {
        clock.runPaused();
    }

    @Override
    protected void onDisable() {
        enabled = isEnabled();
        tick.end();
    }

    @Override
    public void stateDetached(AppStateManager stateManager) {
        // jME calls cleanup, and so the teardown, at the start of the next frame.
        tick.turn.interrupt();
    }

    @Override
    protected void cleanup(Application app) {
        tick.close();
    }

    SceneTick sceneTick() {
        return tick;
    }

    /** The time of all frames so far, in seconds. */
    double seconds() {
        return clock.seconds();
    }
}
