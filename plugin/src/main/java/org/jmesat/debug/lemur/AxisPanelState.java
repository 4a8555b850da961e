package org.jmesat.debug.lemur;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.font.BitmapFont;
import com.jme3.renderer.RenderManager;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.DebugPalette;
import org.jmesat.debug.PairSelection;
import org.jmesat.internal.draw.CaughtFailure;
import org.jmesat.internal.settings.EditorHost;

/**
 * A panel at the right edge of the window that lists the pairs of the last tick and explains one of them, axis by
 * axis: both projection intervals as bars on a number line, and their overlap or gap. A click on a pair chooses it.
 *
 * <p>If a {@link CollisionDebugState} is attached, before or after this state, the panel is shown whenever that view is
 * visible, and explains the same pair. It is hidden when that view is detached or disabled. If there was no such view
 * since this state was attached, or since {@code setVisible(true)} was last called, {@link #setVisible} alone decides.
 *
 * <p>The shown panel asks Lemur for the cursor and keeps the input from the application's fly camera; hiding it undoes
 * both. What the game does with them while the panel is shown stays: if it disables the fly camera for a menu, the
 * cursor stays; if it hides the cursor, the fly camera gets its input at once.
 *
 * <p>The panel needs Lemur. If the game has not initialised Lemur when the panel is first shown, the panel does so,
 * provided there is a display; Lemur then stays initialised. The panel is not shown if Lemur is not on the class path
 * (a warning is logged), if Lemur is not initialised and there is no display, if there is no GUI node, or in an editor:
 * {@link #getStatus} says why. The setters may be called at any time and from any thread, and take effect in the next
 * frame.
 */
public class AxisPanelState extends BaseAppState {
    private static final Logger LOGGER = Logger.getLogger(AxisPanelState.class.getName());
    private static final String NOT_ATTACHED = "not attached";
    private static final String DISABLED = "disabled: set enabled";
    private static final String EDITOR = "The panel needs a game's window. In an editor, set pairA and pairB of"
            + " CollisionDebugState, and read its explanation.";
    private static final String SHOWN = "shown";
    private static final String NOT_SHOWN = "not shown: set visible, also of CollisionDebugState";
    private static final String NO_DISPLAY = "not shown: Lemur is not initialised, and there is no display or GUI node";
    private static final String NO_LEMUR = "The panel needs Lemur, which is not on the class path.";

    // An editor's sheet has a row for each field whose getter and setter have its name, in this order.
    private volatile boolean visible = true;
    private volatile String status = NOT_ATTACHED;
    private volatile PanelSide side = PanelSide.AUTOMATIC;
    /** Declared for the sheet alone: the value is that of {@link #isEnabled}. */
    private boolean enabled;
    private final CaughtFailure failure = new CaughtFailure(LOGGER, "The panel failed");
    private boolean editor;
    private volatile SatCollisionState source;
    private volatile BitmapFont chosenFont;
    private final PairSelection ownSelection = new PairSelection();
    private volatile boolean shownAlone;
    /** Whether there was an overlay, so that its removal hides the panel. */
    private boolean led;
    /** Since the last frame that was rendered. */
    private float seconds;
    private boolean lemurMissing;
    PanelView view;
    private final PanelFeed feed = new PanelFeed();
    final PanelPlace place = new PanelPlace();

    /** Creates a visible panel for the first collision state attached to the application. */
    public AxisPanelState() {
    }

    /** {@return whether the panel may be shown; at first true} */
    public boolean isVisible() {
        return visible;
    }

    /**
     * Shows or hides the panel.
     *
     * @param visible true to show it whenever the attached {@link CollisionDebugState} is visible, or always if there
     *     is none; false to hide it
     */
    public void setVisible(boolean visible) {
        this.visible = visible;
        shownAlone = visible;
    }

    /**
     * {@return whether the panel is shown, or why not}
     * For an editor's sheet: the text follows the state. Any thread may call this.
     */
    public String getStatus() {
        return status;
    }

    /**
     * Does nothing: an editor's sheet shows no property that cannot be set.
     *
     * @param status ignored
     */
    public void setStatus(String status) {
    }

    /** {@return the state that was set, or null} */
    public SatCollisionState getCollisionState() {
        return source;
    }

    /**
     * Sets the state whose collisions are shown. If the {@link CollisionDebugState} shows another one, the panel has
     * its own selection.
     *
     * @param state the state, attached or not; null for that of the {@link CollisionDebugState}, or else the first one
     *     attached
     */
    public void setCollisionState(SatCollisionState state) {
        source = state;
    }

    /**
     * Returns what the panel says, for a report on a collision that surprised. Names and numbers that are too long for
     * the panel are whole. Call it on the application's thread.
     *
     * @return the lines of the panel from top to bottom, each with its line end; empty while the panel is not shown
     */
    public String getText() {
        return view == null ? "" : view.text();
    }

    /** {@return the side of the window at which the panel is, by default {@link PanelSide#AUTOMATIC}} */
    public PanelSide getSide() {
        return side;
    }

    /**
     * Sets the side of the window at which the panel is, unless the user has moved it. A game whose score is at the
     * right may set {@link PanelSide#LEFT}.
     *
     * @param side the side; null counts as {@link PanelSide#AUTOMATIC}
     */
    public void setSide(PanelSide side) {
        this.side = side == null ? PanelSide.AUTOMATIC : side;
    }

    /** {@return the font that was set, or null for the engine's default font} */
    public BitmapFont getFont() {
        return chosenFont;
    }

    /**
     * Sets the font of the panel, for names in other scripts than Latin. Characters that it lacks are shown as "?". A
     * font with lines of more than 21 pixels is scaled to that height.
     *
     * @param font a font of the game; null for the engine's default font
     */
    public void setFont(BitmapFont font) {
        chosenFont = font;
    }

    @Override
    protected void initialize(Application app) {
        seconds = 0;
        led = false;
        editor = EditorHost.isEditor(app);
        status = DISABLED;
    }

    @Override
    protected void onEnable() {
        failure.clear();
        status = editor ? EDITOR : NOT_SHOWN;
    }

    /**
     * Counts the time. Does nothing while not attached.
     *
     * @param tpf time per frame, in seconds
     */
    @Override
    public void update(float tpf) {
        if (!isInitialized() && getApplication() != null && getStateManager().hasState(this)) {
            // As in CollisionDebugState.
            initialize(getStateManager(), getApplication());
        }
        seconds += tpf;
    }

    /**
     * Shows the last tick, even if the collision state is updated after this state. Does nothing while not attached,
     * and in an editor, which does not render: there, asking the application for a service opens a dialog.
     *
     * @param renderManager the application's render manager; null if there is none, then nothing is shown
     */
    @Override
    public void render(RenderManager renderManager) {
        if (!isInitialized() || editor || renderManager == null) {
            return;
        }
        place.side = side;
        try {
            CollisionDebugState overlay = getState(CollisionDebugState.class);
            if (!isWanted(overlay) || lemurMissing) {
                hide();
                status = lemurMissing ? NO_LEMUR : NOT_SHOWN;
            } else if (show(overlay)) {
                follow(overlay);
                status = SHOWN;
            } else {
                hide();
                status = NO_DISPLAY;
            }
        } catch (LinkageError e) {
            giveUp(e);
        } catch (RuntimeException | Error e) {
            failure.note(e, false);
        }
        if (!failure.text().isEmpty()) {
            status = failure.text();
        }
        if (view != null) {
            view.end();
        }
    }

    private boolean isWanted(CollisionDebugState overlay) {
        led = overlay != null || led && !shownAlone;
        shownAlone = false;
        return visible && (overlay == null ? !led : overlay.isEnabled() && overlay.isVisible());
    }

    private boolean show(CollisionDebugState overlay) {
        if (view == null) {
            view = new PanelView(getApplication(), place, feed);
        }
        return view.show(chosenFont, overlay == null ? DebugPalette.STANDARD : overlay.getPalette());
    }

    /** Shows no panel any more, since Lemur or something that it needs is missing. */
    private void giveUp(LinkageError e) {
        lemurMissing = true;
        if (view != null) {
            view.discard();
        }
        view = null;
        status = NO_LEMUR;
        ownSelection.reset();
        Throwable missing = e.getCause() instanceof ClassNotFoundException ? e.getCause() : e;
        LOGGER.log(Level.WARNING,
                "The panel is not shown: it needs Lemur, and {0} is not on the class path. Add com.simsilica:lemur,"
                        + " com.simsilica:lemur-proto and their dependencies; the overlay needs none of them.",
                String.valueOf(missing.getMessage()).replace('/', '.'));
    }

    private void follow(CollisionDebugState overlay) {
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
            selection.update(shown);
        }
        feed.update(shown, overlay, selection, seconds);
        seconds = 0;
        view.update();
    }

    private void hide() {
        if (view != null) {
            view.hide();
            feed.clear();
        }
        ownSelection.reset();
    }

    @Override
    protected void onDisable() {
        status = DISABLED;
        try {
            hide();
        } catch (RuntimeException | Error e) {
            failure.note(e, editor);
        }
    }

    @Override
    protected void cleanup(Application app) {
        view = null;
        ownSelection.reset();
        status = NOT_ATTACHED;
    }
}
