package org.jmesat.debug.lemur;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.renderer.RenderManager;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.PairSelection;

/**
 * A panel at the right edge of the window that lists the pairs of the last tick and explains one of them, axis by
 * axis: both projection intervals as bars on a number line, and how far they overlap or leave a gap. A click on a pair
 * chooses it.
 *
 * <p>With a {@link CollisionDebugState} attached, before or after, the panel is there whenever that view is, and
 * explains the same pair. Without one it is there as long as it {@linkplain #setVisible is visible}. While it is there
 * it has the cursor: Lemur is asked for it and the application's fly camera is suspended; both are as before when it
 * goes.
 *
 * <p>The panel needs Lemur. When the game has not set Lemur up by the time that the panel is first to be seen, and
 * there is a window, the panel does, and Lemur stays. Where Lemur is not set up and there is no window, without Lemur
 * on the class path, or without a GUI node, there is no panel. The setters may be called at any time and from any
 * thread; what they set is seen in the next frame.
 */
public class AxisPanelState extends BaseAppState {
    private static final Logger LOGGER = Logger.getLogger(AxisPanelState.class.getName());
    private static final float SECONDS_BETWEEN_PROBLEMS = 0.5f;

    private volatile boolean visible = true;
    private volatile SatCollisionState source;
    private final PairSelection ownSelection = new PairSelection();
    private boolean rendered;
    private boolean lemurMissing;
    private PanelView view;
    private List<String> problems = List.of();
    private float untilProblems;

    /** Creates a panel for the first collision state that the application has. */
    public AxisPanelState() {
    }

    /**
     * Tells whether the panel may be seen.
     *
     * @return the setting, at first true
     */
    public boolean isVisible() {
        return visible;
    }

    /**
     * Shows or hides the panel.
     *
     * @param visible true to show it whenever the application's {@link CollisionDebugState} is visible, or always if
     *     there is none; false to hide it
     */
    public void setVisible(boolean visible) {
        this.visible = visible;
    }

    /**
     * Returns the state whose collisions are shown.
     *
     * @return the state that was set; null for that of the {@link CollisionDebugState} or else the first one attached
     */
    public SatCollisionState getCollisionState() {
        return source;
    }

    /**
     * Sets the state whose collisions are shown. One that the {@link CollisionDebugState} does not follow has a chosen
     * pair of its own.
     *
     * @param state the state, attached or not; null for that of the {@link CollisionDebugState} or else the first one
     *     attached
     */
    public void setCollisionState(SatCollisionState state) {
        source = state;
    }

    @Override
    protected void initialize(Application app) {
        rendered = false;
    }

    @Override
    protected void onEnable() {
    }

    /**
     * Follows the last tick; does nothing while not attached.
     *
     * @param tpf time per frame, in seconds
     */
    @Override
    public void update(float tpf) {
        if (!isInitialized()) {
            return;
        }
        CollisionDebugState overlay = getState(CollisionDebugState.class);
        boolean wanted = visible && (overlay == null || overlay.isEnabled() && overlay.isVisible());
        if (wanted && show()) {
            follow(overlay, tpf);
        } else {
            hide();
        }
    }

    /**
     * Notes that the application renders. An editor's stand-in for one does not, and none of its services may be asked
     * for before that is known.
     *
     * @param renderManager the application's; null where there is none
     */
    @Override
    public void render(RenderManager renderManager) {
        rendered |= renderManager != null;
    }

    private boolean show() {
        if (!rendered || lemurMissing) {
            return false;
        }
        try {
            if (view == null) {
                view = new PanelView(getApplication());
            }
            return view.show();
        } catch (NoClassDefFoundError e) {
            lemurMissing = true;
            LOGGER.log(Level.WARNING,
                    "There is no panel without Lemur and what it needs: {0} is not on the class path.", e.getMessage());
            return false;
        }
    }

    private void follow(CollisionDebugState overlay, float tpf) {
        SatCollisionState followed = overlay == null ? null : overlay.getCollisionState();
        SatCollisionState set = source;
        SatCollisionState shown = set != null ? set
                : followed != null ? followed : getState(SatCollisionState.class);
        boolean shared = followed != null && shown == followed;
        PairSelection selection = shared ? overlay.getSelection() : ownSelection;
        if (shared || shown == null) {
            ownSelection.reset();
        }
        if (shown != null) {
            selection.update(shown.getWorld());
        }
        readProblems(shown, tpf);
        view.update(selection, problems);
    }

    /** Not in each frame: each call makes the sentences again. */
    private void readProblems(SatCollisionState shown, float tpf) {
        untilProblems -= tpf;
        if (untilProblems <= 0) {
            untilProblems = SECONDS_BETWEEN_PROBLEMS;
            List<String> now = shown == null ? List.of() : shown.getProblems();
            problems = now.equals(problems) ? problems : now;
        }
    }

    private void hide() {
        if (view != null) {
            view.hide();
            untilProblems = 0;
        }
        ownSelection.reset();
    }

    @Override
    protected void onDisable() {
        hide();
    }

    @Override
    protected void cleanup(Application app) {
        view = null;
        ownSelection.reset();
        problems = List.of();
    }

    PanelView view() {
        return view;
    }
}
