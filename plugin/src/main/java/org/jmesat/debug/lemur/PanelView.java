package org.jmesat.debug.lemur;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.GuiGlobals;
import java.util.List;
import org.jmesat.debug.PairSelection;
import org.jmesat.projection.ProjectionPlane;

/** Attaches the panel to an application's GUI node, and claims and releases the cursor for it. */
final class PanelView {
    private final Application app;
    private final CursorClaim cursor = new CursorClaim();
    private GuiGlobals globals;
    private AxisPanel panel;
    private boolean claimed;
    private PairSelection shown;
    private long shownVersion;
    private List<String> shownProblems = List.of();
    private ProjectionPlane shownPlane;

    /**
     * Creates a hidden view.
     *
     * @param app a running application
     */
    PanelView(Application app) {
        this.app = app;
    }

    /**
     * Attaches the panel, unless it is attached.
     *
     * @return false if Lemur is not initialised or there is no GUI node
     */
    boolean show() {
        GuiGlobals present = PanelLemur.find(app);
        Node guiNode = findGuiNode();
        if (present == null || guiNode == null) {
            hide();
            return false;
        }
        if (present != globals) {
            hide();
            globals = present;
            panel = new AxisPanel(present, app.getAssetManager());
        }
        // The game may have detached the panel together with its own children of the GUI node.
        if (!panel.isAttachedTo(guiNode)) {
            panel.attachTo(guiNode);
            shown = null;
        }
        if (claimed) {
            cursor.watch();
        } else {
            claimed = true;
            cursor.claim(app, present);
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
            panel.detach();
            shown = null;
        }
    }

    /**
     * Shows changes since the last call. Call {@link #show} before.
     *
     * @param selection the pairs and the one to explain
     * @param problems the problems of the scene, one sentence each
     * @param plane the plane of the collisions
     */
    void update(PairSelection selection, List<String> problems, ProjectionPlane plane) {
        Camera camera = app.getGuiViewPort() != null ? app.getGuiViewPort().getCamera() : app.getCamera();
        boolean changed = panel.fitWindow(camera.getWidth(), camera.getHeight());
        changed |= panel.pollPageTurned();
        if (changed || selection != shown || selection.version() != shownVersion || problems != shownProblems
                || plane != shownPlane) {
            shown = selection;
            shownVersion = selection.version();
            shownProblems = problems;
            shownPlane = plane;
            panel.show(selection, problems, plane);
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
