package org.jmesat.app;

import com.jme3.app.Application;
import com.jme3.app.state.AppStateManager;
import com.jme3.scene.Node;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.CollisionScript;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
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
public class SatCollisionState extends SceneConnections {
    /** The most ticks of one frame with a fixed step; the time of further ticks is dropped. */
    public static final int MAX_CATCH_UP = 8;

    private static final Logger LOGGER = Logger.getLogger(SatCollisionState.class.getName());

    // The properties, in the order of the rows in an editor's sheet. It shows one for each declared field.
    private volatile String status = "";
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
    private final StateParts parts = new StateParts(this);

    @Override
    final StateParts parts() {
        return parts;
    }

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
        return chosen != null ? chosen : parts.tick.defaultRoot();
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
            parts.tick.endPause();
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
     * Sets whether scripts and {@link org.jmesat.control.PushApart} act in an editor, which would save what they
     * change. In a game they always act.
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
     * Returns the present state in words, for an editor's property sheet: the numbers of colliders and contacts, the
     * scene settings in force, the first problem and the last exception that was caught; or why no tick runs. May be
     * called by any thread. The words may change in a later version.
     *
     * @return a few sentences; the same object as long as they do not change
     */
    public String getStatus() {
        status = parts.tick.status.write(status);
        return status;
    }

    /**
     * Does nothing: an editor's property sheet shows only properties with a setter.
     *
     * @param text ignored
     */
    public void setStatus(String text) {
    }

    @Override
    protected void initialize(Application app) {
        enabled = isEnabled();
        parts.tick.open();
    }

    @Override
    protected void onEnable() {
        enabled = true;
        parts.clock.reset();
        parts.tick.start();
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
        parts.clock.runFrame(tpf);
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
        parts.clock.runManual(tpf);
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
        parts.clock.runPaused();
    }

    @Override
    protected void onDisable() {
        enabled = isEnabled();
        parts.tick.end();
    }

    @Override
    public void stateDetached(AppStateManager stateManager) {
        // jME calls cleanup, and so the teardown, at the start of the next frame.
        parts.tick.interrupt();
    }

    @Override
    protected void cleanup(Application app) {
        parts.tick.close();
    }
}
