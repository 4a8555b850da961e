package org.jmesat.debug.lemur;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.font.BitmapFont;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.GuiGlobals;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.DebugPalette;
import org.jmesat.debug.PairSelection;
import org.jmesat.world.Collider;

/** Attaches the panel to an application's GUI node, and claims and releases the cursor for it. */
final class PanelView {
    private final Application app;
    private final PanelPlace place;
    private final CursorClaim cursor = new CursorClaim();
    private final PairOnScreen pair = new PairOnScreen();
    private GuiGlobals globals;
    private BitmapFont font;
    private DebugPalette palette;
    private AxisPanel panel;
    private boolean claimed;
    private PairSelection shown;
    private long shownVersion;
    private long shownFeed;
    private Collider sideOfA;
    private Collider sideOfB;
    private boolean sideKnown;
    private CollisionDebugState covering;
    private float coveredLeft;
    private float coveredTop;
    private float coveredWidth;
    private float coveredHeight;

    /**
     * Creates a hidden view.
     *
     * @param app a running application
     * @param place where the panel is; the user changes it
     */
    PanelView(Application app, PanelPlace place) {
        this.app = app;
        this.place = place;
    }

    /**
     * Attaches the panel, unless it is attached.
     *
     * @param newFont the font of its text; null for the engine's default font
     * @param newPalette its colours
     * @return false if Lemur is not initialised or there is no GUI node
     */
    boolean show(BitmapFont newFont, DebugPalette newPalette) {
        GuiGlobals present = PanelLemur.find(app);
        Node guiNode = findGuiNode();
        if (present == null || guiNode == null) {
            hide();
            return false;
        }
        if (present != globals || newFont != font || newPalette != palette || panel == null) {
            hide();
            globals = present;
            font = newFont;
            palette = newPalette;
            panel = new AxisPanel(present, font != null ? font
                    : app.getAssetManager().loadFont("Interface/Fonts/Default.fnt"), palette, place);
        }
        // The game may have detached the panel together with its own children of the GUI node.
        if (!panel.frame().isAttachedTo(guiNode)) {
            panel.attachTo(guiNode);
            shown = null;
        }
        if (claimed) {
            cursor.watch();
        } else {
            claimed = true;
            sideKnown = false;
            cursor.claim(app, present);
            panel.input().listen(app.getInputManager());
        }
        return true;
    }

    private Node findGuiNode() {
        if (app instanceof SimpleApplication simple) {
            return simple.getGuiNode();
        }
        if (app.getGuiViewPort() != null) {
            for (Spatial scene : app.getGuiViewPort().getScenes()) {
                if (scene instanceof Node node) {
                    return node;
                }
            }
        }
        return null;
    }

    /** Detaches the panel, if there is one, and releases the cursor. */
    void hide() {
        if (panel != null) {
            claimed = false;
            cursor.release();
            uncover();
            panel.detach();
            shown = null;
            sideOfA = null;
            sideOfB = null;
        }
    }

    /**
     * Shows changes since the last call. Call {@link #show} before.
     *
     * @param feed what is shown
     */
    void update(PanelFeed feed) {
        Camera camera = app.getGuiViewPort() != null ? app.getGuiViewPort().getCamera() : app.getCamera();
        PairSelection selection = feed.selection();
        boolean changed = panel.fitWindow(camera.getWidth(), camera.getHeight());
        chooseSide(feed);
        panel.input().setPassedKey(feed.overlay() == null ? 0 : feed.overlay().getToggleKey());
        changed |= panel.pollChanged();
        if (changed || selection != shown || selection.version() != shownVersion || feed.version() != shownFeed) {
            panel.show(feed);
            cover(feed.overlay());
            shown = selection;
            shownVersion = selection.version();
            shownFeed = feed.version();
        }
    }

    /**
     * Chooses the side of the window when the panel is opened, or the user chooses a pair that it would cover. A choice
     * in the panel itself does not move it away from the cursor.
     */
    private void chooseSide(PanelFeed feed) {
        PairSelection selection = feed.selection();
        if (panel.pollChosen()) {
            sideOfA = selection.a();
            sideOfB = selection.b();
        }
        boolean known = sideKnown
                && (!selection.isChosen() || selection.a() == sideOfA && selection.b() == sideOfB);
        if (known || panel.frame().isMoved() || app.getCamera() == null
                || !pair.find(selection, app.getCamera(), feed.plane())) {
            return;
        }
        sideKnown = true;
        sideOfA = selection.a();
        sideOfB = selection.b();
        panel.frame().avoid(pair);
    }

    /** Tells the overlay what the panel covers; null for no overlay. */
    private void cover(CollisionDebugState overlay) {
        PanelFrame frame = panel.frame();
        boolean same = overlay == covering && frame.minX() == coveredLeft && frame.maxY() == coveredTop
                && frame.maxX() - frame.minX() == coveredWidth && frame.maxY() - frame.minY() == coveredHeight;
        if (same) {
            return;
        }
        uncover();
        covering = overlay;
        coveredLeft = frame.minX();
        coveredTop = frame.maxY();
        coveredWidth = frame.maxX() - frame.minX();
        coveredHeight = frame.maxY() - frame.minY();
        if (overlay != null) {
            overlay.setCoveredArea(frame.minX(), frame.minY(), frame.maxX(), frame.maxY());
        }
    }

    private void uncover() {
        if (covering != null) {
            covering.setCoveredArea(0, 0, 0, 0);
            covering = null;
        }
    }

    /** Returns the text of the panel, empty while it is hidden. */
    String text() {
        return claimed ? panel.text() : "";
    }

    AxisPanel panel() {
        return panel;
    }
}
