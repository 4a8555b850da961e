package org.jmesat.debug.lemur;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.GuiGlobals;
import java.util.List;
import org.jmesat.debug.PairSelection;

/** The panel in an application's window, with all that it takes hold of there and gives back. */
final class PanelView {
    private final Application app;
    private final CursorClaim cursor = new CursorClaim();
    private GuiGlobals globals;
    private AxisPanel panel;
    private PairSelection shown;
    private long shownVersion;
    private List<String> shownProblems = List.of();

    /**
     * Creates a view that is not shown.
     *
     * @param app a running application
     */
    PanelView(Application app) {
        this.app = app;
    }

    /**
     * Brings the panel into the window, unless it is there.
     *
     * @return false where there is no place for it
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
        if (!panel.isAttached()) {
            panel.attachTo(guiNode);
            cursor.take(app, present);
            shown = null;
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

    /** Takes the panel out of the window, also when the game has done so before; does nothing if there is none. */
    void hide() {
        if (panel != null) {
            cursor.release();
            panel.detach();
            shown = null;
        }
    }

    /**
     * Shows what is new since the last call. Only after {@link #show}.
     *
     * @param selection the pairs and the chosen one
     * @param problems what is wrong with the scene, one sentence each
     */
    void update(PairSelection selection, List<String> problems) {
        Camera camera = app.getGuiViewPort() != null ? app.getGuiViewPort().getCamera() : app.getCamera();
        boolean changed = panel.fitWindow(camera.getWidth(), camera.getHeight());
        changed |= panel.takeTurned();
        if (changed || selection != shown || selection.version() != shownVersion || problems != shownProblems) {
            shown = selection;
            shownVersion = selection.version();
            shownProblems = problems;
            panel.show(selection, problems);
        }
    }

    AxisPanel panel() {
        return panel;
    }
}
