package org.jmesat.debug;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.app.SatCollisionState;

/**
 * Draws the colliders of a {@link SatCollisionState} as they were at its last tick, and explains why a pair does or
 * does not collide. Hidden at first; a key shows and hides it.
 *
 * <ul>
 * <li>The outline of each collider is amber while it touches another, else slate blue. A segment is drawn as a line and
 * a point as a cross.
 * <li>One pair is explained, see {@link PairSelection}. Its candidate axes are drawn beside it as number lines with an
 * arrowhead at the greater end. Each shows the projection interval of A in red, nearer to the pair, and that of B in a
 * lighter red. The band on an axis is the gap between the intervals or, when they overlap, the shortest push along the
 * axis that separates them.
 * <li>A separating axis is green. If there is none, the axis of least overlap is white. Dotted lines lead from the
 * shapes to the intervals on this axis, and the edge perpendicular to it has its colour. The other axes are grey.
 * <li>A dotted green line, perpendicular to the separating axis, goes through the middle of the gap.
 * <li>If the pair touches, its contact points and the normals at them, from A to B, are magenta. The white arrow from
 * the mean of the contact points is the minimum translation vector of B, as long as the white band; A would move the
 * other way.
 * </ul>
 *
 * <p>The view lies in the plane, at the depth of each collider's spatial: in XZ an outline is on the ground if the
 * spatial's origin is. It shows the values of the tick, drawn over everything else. Under a perspective camera, or if a
 * collider has moved since the tick, an outline may lie beside its mesh.
 *
 * <p>The view is a separate scene in the application's main viewport, never part of a user's scene. Without a viewport
 * nothing is drawn. Attach this state before or after the collision state. The setters may be called at any time and
 * from any thread, and take effect in the next frame. A setter replaces an invalid value and logs a warning.
 */
public class CollisionDebugState extends BaseAppState {
    private static final Logger LOGGER = Logger.getLogger(CollisionDebugState.class.getName());
    /** The greatest key code of the engine. */
    private static final int GREATEST_KEY = 255;

    private final PairSelection selection = new PairSelection();
    private final DebugKey toggle = key("toggle", () -> setVisible(!isVisible()));
    private final DebugKey next = key("next", () -> selection.step(1));
    private final DebugKey previous = key("previous", () -> selection.step(-1));
    private final DebugKey automatic = key("automatic", selection::clear);
    private volatile int toggleKey = KeyInput.KEY_F3;
    private volatile int nextPairKey = KeyInput.KEY_PGDN;
    private volatile int previousPairKey = KeyInput.KEY_PGUP;
    private volatile int automaticPairKey = KeyInput.KEY_HOME;
    private volatile int maxAxes = 8;
    private volatile boolean visible;
    private volatile SatCollisionState source;
    private SatCollisionState found;
    private boolean following;
    private InputManager input;
    private ViewPort viewPort;
    private boolean viewPortKnown;
    private DebugDrawing drawing;
    private DebugScene scene;

    /** Creates a hidden view of the first collision state attached to the application. */
    public CollisionDebugState() {
    }

    /** Each instance has mapping names of its own, since several may be attached at once. */
    private DebugKey key(String action, Runnable effect) {
        String name = CollisionDebugState.class.getName() + "." + action;
        return new DebugKey(name + "@" + Integer.toHexString(System.identityHashCode(this)), effect);
    }

    /**
     * {@return the state whose collisions are drawn: as set, or else the first one attached to the application}
     * Null if there is none, or if none is set and this state is disabled.
     */
    public SatCollisionState getCollisionState() {
        return source != null ? source : found;
    }

    /**
     * Sets the state whose collisions are drawn.
     *
     * @param state the state, attached or not; null for the first one attached to the application
     */
    public void setCollisionState(SatCollisionState state) {
        source = state;
    }

    /**
     * {@return the selection of the explained pair, the same instance each time; other code may choose its pair}
     * It follows the collision state while the view is visible, and is {@linkplain PairSelection#reset reset} when the
     * view is hidden.
     */
    public PairSelection getSelection() {
        return selection;
    }

    /** {@return whether the view is visible while this state is attached and enabled; at first false} */
    public boolean isVisible() {
        return visible;
    }

    /**
     * Shows or hides the view, as the key does.
     *
     * @param visible true to show it
     */
    public void setVisible(boolean visible) {
        this.visible = visible;
    }

    /** {@return the greatest number of axes that are drawn, at first 8} */
    public int getMaxAxes() {
        return maxAxes;
    }

    /**
     * Sets how many axes are drawn: the deciding one first, then the others by descending separation.
     *
     * @param maxAxes the greatest number of axes (≥1; a smaller value counts as 1)
     */
    public void setMaxAxes(int maxAxes) {
        this.maxAxes = Math.max(1, maxAxes);
        if (maxAxes < 1) {
            report("maxAxes", maxAxes, 1);
        }
    }

    /**
     * {@return the code of the key that shows and hides the view; 0 for none}
     * It is a code of {@link KeyInput}, at first {@link KeyInput#KEY_F3}.
     */
    public int getToggleKey() {
        return toggleKey;
    }

    /**
     * Sets the key that shows and hides the view.
     *
     * @param toggleKey a code of {@link KeyInput}; 0 for none; a negative value counts as 0. The keys of jMonkeyEngine
     *     itself (C, M, F5, F6) and values above 255 are refused: the key does not change
     */
    public void setToggleKey(int toggleKey) {
        this.toggleKey = accept("toggleKey", toggleKey, this.toggleKey);
    }

    /**
     * {@return the code of the key that chooses the next pair while the view is visible; 0 for none}
     * It is a code of {@link KeyInput}, at first {@link KeyInput#KEY_PGDN}.
     */
    public int getNextPairKey() {
        return nextPairKey;
    }

    /**
     * Sets the key that chooses the next pair while the view is visible. When hidden, the key is left to the game.
     *
     * @param nextPairKey a code as for {@link #setToggleKey}
     */
    public void setNextPairKey(int nextPairKey) {
        this.nextPairKey = accept("nextPairKey", nextPairKey, this.nextPairKey);
    }

    /**
     * {@return the code of the key that chooses the previous pair while the view is visible; 0 for none}
     * It is a code of {@link KeyInput}, at first {@link KeyInput#KEY_PGUP}.
     */
    public int getPreviousPairKey() {
        return previousPairKey;
    }

    /**
     * Sets the key that chooses the previous pair while the view is visible. When hidden, the key is left to the game.
     *
     * @param previousPairKey a code as for {@link #setToggleKey}
     */
    public void setPreviousPairKey(int previousPairKey) {
        this.previousPairKey = accept("previousPairKey", previousPairKey, this.previousPairKey);
    }

    /**
     * {@return the code of the key that goes back to the deepest pair while the view is visible; 0 for none}
     * It is a code of {@link KeyInput}, at first {@link KeyInput#KEY_HOME}.
     */
    public int getAutomaticPairKey() {
        return automaticPairKey;
    }

    /**
     * Sets the key that goes back to the deepest pair while the view is visible. When hidden, the key is left
     * to the game.
     *
     * @param automaticPairKey a code as for {@link #setToggleKey}
     */
    public void setAutomaticPairKey(int automaticPairKey) {
        this.automaticPairKey = accept("automaticPairKey", automaticPairKey, this.automaticPairKey);
    }

    private static int accept(String property, int code, int old) {
        int used = switch (code) {
            case KeyInput.KEY_C, KeyInput.KEY_M, KeyInput.KEY_F5, KeyInput.KEY_F6 -> old;
            default -> code > GREATEST_KEY ? old : Math.max(0, code);
        };
        if (used != code) {
            report(property, code, used);
        }
        return used;
    }

    private static void report(String property, int given, int used) {
        LOGGER.log(Level.WARNING, () -> property + " cannot be " + given + "; using " + used);
    }

    @Override
    protected void initialize(Application app) {
        // Asked only once: in an editor the application has no input manager, and each call opens a dialog.
        input = app.getInputManager();
        viewPortKnown = false;
    }

    @Override
    protected void onEnable() {
        listen();
    }

    /**
     * Follows the collision state; does nothing while not attached.
     *
     * @param tpf time per frame, in seconds
     */
    @Override
    public void update(float tpf) {
        if (!isInitialized()) {
            return;
        }
        listen();
        findState();
        followState();
    }

    private void listen() {
        toggle.listen(input, toggleKey);
        next.listen(input, visible ? nextPairKey : 0);
        previous.listen(input, visible ? previousPairKey : 0);
        automatic.listen(input, visible ? automaticPairKey : 0);
    }

    private void findState() {
        if (found != null && !getStateManager().hasState(found)) {
            found = null;
        }
        if (found == null) {
            found = getState(SatCollisionState.class);
        }
    }

    private boolean followState() {
        SatCollisionState state = getCollisionState();
        if (!visible || state == null) {
            stopFollowing();
            return false;
        }
        following = true;
        selection.update(state);
        return true;
    }

    /** Resets the selection once, when the view is hidden. A pair chosen while it is hidden is kept. */
    private void stopFollowing() {
        if (following) {
            following = false;
            selection.reset();
        }
    }

    /**
     * Draws the last tick, even if the collision state is updated after this state. Does nothing while not attached.
     *
     * @param renderManager not used; may be null
     */
    @Override
    public void render(RenderManager renderManager) {
        if (!isInitialized()) {
            return;
        }
        if (!followState() || getCollisionState().getRoot() == null || !prepare()) {
            hide();
            return;
        }
        drawing.update(selection, viewPort.getCamera(), getCollisionState().getQueries().getPlane(), maxAxes);
        scene.show(viewPort, drawing.batch().isEmpty());
    }

    private boolean prepare() {
        if (!viewPortKnown) {
            viewPort = getApplication().getViewPort();
            viewPortKnown = true;
        }
        if (viewPort != null && scene == null) {
            boolean gammaCorrection = getApplication().getContext().getSettings().isGammaCorrection();
            drawing = new DebugDrawing(new Palette(DebugPalette.STANDARD, gammaCorrection));
            scene = new DebugScene(getApplication().getAssetManager(), drawing.batch().mesh());
        }
        return viewPort != null;
    }

    private void hide() {
        if (scene != null) {
            scene.hide();
            drawing.clear();
        }
    }

    @Override
    protected void onDisable() {
        hide();
        stopFollowing();
        found = null;
        toggle.release();
        next.release();
        previous.release();
        automatic.release();
    }

    @Override
    protected void cleanup(Application app) {
        scene = null;
        drawing = null;
        viewPort = null;
        input = null;
        found = null;
        following = false;
        selection.reset();
    }
}
