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
 * Draws into the scene what a {@link SatCollisionState} saw at its last tick, and why a pair does or does not collide.
 * A key toggles it; at first it is hidden.
 *
 * <ul>
 * <li>Every collider has its outline: amber while it touches another, else slate blue. A segment is drawn as a line and
 * a point as a cross.
 * <li>One pair is explained, see {@link PairSelection}. Beside it lie its candidate axes as number lines with an
 * arrowhead at the greater end, each with the interval of A in red, nearer to the pair, and that of B in a lighter red.
 * They lie where perpendiculars from the shapes meet the axis. The band on an axis is the gap between the intervals or,
 * when they overlap, the least push along the axis that parts them.
 * <li>An axis that separates is green. The axis of least overlap is white when none does. Of either, dotted lines lead
 * from the shapes to the intervals, and the edge that it is perpendicular to has its colour. The others are grey.
 * <li>When an axis separates, the dotted green line through the middle of the gap is perpendicular to it.
 * <li>When the pair touches, its contact points are magenta, and so is the normal at each, from A to B. The white arrow
 * that begins among them is the minimum translation vector as it would move B, and as long as the white band; A would
 * move the other way.
 * </ul>
 *
 * <p>All of it is drawn at the colliders' own z, over everything else, and as it was in the tick: seen in perspective,
 * or after later motion, it may lie beside the mesh.
 *
 * <p>It is a scene of its own in the application's main viewport and so never part of a user's scene. Without a
 * viewport nothing is drawn. Attach it before or after the collision state. The setters may be called at any time and
 * from any thread; what they set is seen in the next frame. A value that a setter cannot take is replaced as the setter
 * says, and a warning is logged.
 */
public class CollisionDebugState extends BaseAppState {
    private static final Logger LOGGER = Logger.getLogger(CollisionDebugState.class.getName());
    /** The engine tells no more keys apart. */
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

    /** Creates a hidden view of the first collision state that the application has. */
    public CollisionDebugState() {
    }

    /** Several of these states may be attached at once, and none must take away the keys of another. */
    private DebugKey key(String action, Runnable effect) {
        String name = CollisionDebugState.class.getName() + "." + action;
        return new DebugKey(name + "@" + Integer.toHexString(System.identityHashCode(this)), effect);
    }

    /**
     * {@return the state whose collisions are drawn, as set or else found}
     * It is null while there is none, and none is found while this is disabled.
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
     * {@return the selection of the explained pair, the same instance each time; its pair may be chosen by others}
     * It follows the collision state while the view is visible, and is {@linkplain PairSelection#reset reset} when the
     * view goes.
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
     * Sets how many axes are drawn: the one that decides and those that come nearest to it.
     *
     * @param maxAxes the greatest number of axes (≥1; less is taken as 1)
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
     * @param toggleKey a code of {@link KeyInput}; 0 for none, which is also what a negative number is taken as. A key
     *     of jMonkeyEngine's own (C, M, F5, F6) or a number above 255 is refused: the key stays what it was
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
        int taken = switch (code) {
            case KeyInput.KEY_C, KeyInput.KEY_M, KeyInput.KEY_F5, KeyInput.KEY_F6 -> old;
            default -> code > GREATEST_KEY ? old : Math.max(0, code);
        };
        if (taken != code) {
            report(property, code, taken);
        }
        return taken;
    }

    private static void report(String property, int given, int taken) {
        LOGGER.log(Level.WARNING, () -> property + " cannot be " + given + "; " + taken + " was taken.");
    }

    @Override
    protected void initialize(Application app) {
        // Asked once: an editor's application has no input, and opens a dialog each time that one asks.
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
            letGo();
            return false;
        }
        following = true;
        selection.update(state.getWorld());
        return true;
    }

    /** Only when the view goes: a pair that is chosen while it is hidden waits for it. */
    private void letGo() {
        if (following) {
            following = false;
            selection.reset();
        }
    }

    /**
     * Draws what the last tick saw, by now also when the collision state was updated after this one. Does nothing while
     * not attached.
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
        drawing.update(selection, viewPort.getCamera(), maxAxes);
        scene.show(viewPort, drawing.batch().isEmpty());
    }

    private boolean prepare() {
        if (!viewPortKnown) {
            viewPort = getApplication().getViewPort();
            viewPortKnown = true;
        }
        if (viewPort != null && scene == null) {
            boolean gammaCorrection = getApplication().getContext().getSettings().isGammaCorrection();
            drawing = new DebugDrawing(new Palette(gammaCorrection));
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
        letGo();
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
