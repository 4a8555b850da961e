package org.jmesat.debug.lemur;

import com.jme3.app.Application;
import com.jme3.system.JmeContext;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.event.MouseAppState;
import com.simsilica.lemur.event.PickState;

/**
 * Lemur as the panel needs it in a game that does not use it. Of its own accord Lemur shows the cursor for good and
 * casts rays at the whole scene, sixty times a second; here it does so for the GUI only, and while somebody asks.
 */
final class PanelLemur extends GuiGlobals {
    private final Application app;

    private PanelLemur(Application app) {
        super(app);
        this.app = app;
        setCursorEventsEnabled(false);
        MouseAppState mouse = app.getStateManager().getState(MouseAppState.class);
        if (mouse != null) {
            mouse.setIncludeDefaultCollisionRoots(false);
            mouse.addCollisionRoot(app.getGuiViewPort(), PickState.PICK_LAYER_GUI);
        }
    }

    /**
     * Returns Lemur as the game set it up or, if it did not and there is a display, as set up here.
     *
     * @param app a running application
     * @return null where nobody has set it up and there is no display to do it for
     */
    static GuiGlobals find(Application app) {
        GuiGlobals present = GuiGlobals.getInstance();
        boolean free = present == null || present instanceof PanelLemur own && own.app != app && own.isOver();
        if (free && hasDisplay(app)) {
            GuiGlobals.setInstance(new PanelLemur(app));
        }
        return GuiGlobals.getInstance();
    }

    /** Lemur outlives an application that ends, and serves none that comes after it. */
    private boolean isOver() {
        return !app.getContext().isCreated();
    }

    private static boolean hasDisplay(Application app) {
        JmeContext context = app.getContext();
        if (context == null || app.getInputManager() == null || app.getGuiViewPort() == null) {
            return false;
        }
        return context.getType() == JmeContext.Type.Display || context.getType() == JmeContext.Type.Canvas;
    }
}
