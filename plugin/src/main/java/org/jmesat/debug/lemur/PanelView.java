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

/** Attaches the panel to an application's GUI node, and claims and releases the cursor for it. */
final class PanelView {
    private final Application app;
    private final PanelPlace place;
    private final PanelFeed feed;
    private final CursorClaim cursor = new CursorClaim();
    private final PairOnScreen pair = new PairOnScreen();
    /** The overlay that knows what the panel covers, or null. */
    private CollisionDebugState covered;
    private GuiGlobals globals;
    private BitmapFont font;
    private DebugPalette palette;
    AxisPanel panel;
    /** The GUI node that the panel was attached to last, or null. */
    private Node home;
    private boolean claimed;
    /** The ids of the pair for which the side was chosen. */
    private int sideOfA;
    private int sideOfB;
    private boolean sideKnown;

    /**
     * Creates a hidden view.
     *
     * @param app a running application
     * @param place where the panel is; the user changes it
     * @param feed what is shown
     */
    PanelView(Application app, PanelPlace place, PanelFeed feed) {
        this.app = app;
        this.place = place;
        this.feed = feed;
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
            panel = new AxisPanel(font != null ? font
                    : app.getAssetManager().loadFont("Interface/Fonts/Default.fnt"), palette, place, feed);
        }
        // The game may have detached the panel together with its own children of the GUI node.
        if (panel.frame.sheet.getParent() != guiNode) {
            panel.frame.sheet.removeFromParent();
            end();
            home = guiNode;
            panel.attachTo(guiNode);
        }
        if (claimed) {
            cursor.watch();
        } else {
            claimed = true;
            sideKnown = false;
            cursor.claim(app, present);
            panel.input.listen(app.getInputManager());
        }
        return true;
    }

    /** Makes the GUI ready to be drawn, since the engine has updated it before. */
    void end() {
        if (home != null) {
            home.updateGeometricState();
        }
    }

    /** Takes the panel out of the GUI; for use after an error, since nothing else is undone. */
    void discard() {
        if (panel != null) {
            panel.detach();
        }
        end();
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
            cover(null);
            panel.detach();
        }
    }

    /** Shows the feed. Call {@link #show} before. */
    void update() {
        Camera camera = app.getGuiViewPort() != null ? app.getGuiViewPort().getCamera() : app.getCamera();
        panel.input.passedKey = feed.overlay == null ? 0 : feed.overlay.getToggleKey();
        panel.show(camera.getWidth(), camera.getHeight());
        chooseSide();
        cover(feed.overlay);
    }

    /** Tells an overlay which part of the window the panel covers, and the last one that nothing is covered. */
    private void cover(CollisionDebugState overlay) {
        if (covered != null && covered != overlay) {
            covered.setPanelArea(0, 0, 0, 0);
        }
        covered = overlay;
        if (overlay != null) {
            PanelFrame frame = panel.frame;
            overlay.setPanelArea(frame.minX(), frame.minY(), frame.maxX(), frame.maxY());
        }
    }

    /**
     * Chooses the side of the window when the panel is opened, or the user chooses a pair that it would cover. A choice
     * in the panel itself does not move it away from the cursor.
     */
    private void chooseSide() {
        PairSelection selection = feed.selection;
        int idOfA = PairNames.id(selection.a());
        int idOfB = PairNames.id(selection.b());
        if (panel.pollChosen()) {
            sideOfA = idOfA;
            sideOfB = idOfB;
        }
        boolean known = sideKnown
                && (!selection.isChosen() || idOfA == sideOfA && idOfB == sideOfB);
        if (known || panel.frame.place.moved || app.getCamera() == null
                || !pair.find(selection, app.getCamera(), feed.plane())) {
            return;
        }
        panel.frame.avoid(pair, !sideKnown);
        sideKnown = true;
        sideOfA = idOfA;
        sideOfB = idOfB;
    }

    /** Returns the text of the panel, empty while it is hidden. */
    String text() {
        return claimed ? panel.style.text.text() : "";
    }
}
