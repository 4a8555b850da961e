package org.jmesat.debug.lemur;

import com.jme3.app.Application;
import com.jme3.system.JmeContext;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.event.MouseAppState;
import com.simsilica.lemur.event.PickState;

/** Lemur as the game set it up or, if it did not and there is a display, as the panel needs it. */
final class LemurSetup {
    private LemurSetup() {
    }

    /**
     * Returns Lemur, set up.
     *
     * @param app a running application
     * @return null where nobody has set it up and there is no display to do it for
     */
    static GuiGlobals find(Application app) {
        if (GuiGlobals.getInstance() == null && canInitialize(app)) {
            GuiGlobals.initialize(app);
            keepToThePanel(app);
        }
        return GuiGlobals.getInstance();
    }

    private static boolean canInitialize(Application app) {
        JmeContext context = app.getContext();
        if (context == null || app.getInputManager() == null || app.getGuiViewPort() == null) {
            return false;
        }
        return context.getType() == JmeContext.Type.Display || context.getType() == JmeContext.Type.Canvas;
    }

    /**
     * Of its own accord Lemur shows the cursor for good and casts rays at the whole scene, sixty times a second. A game
     * that does not use it needs neither.
     */
    private static void keepToThePanel(Application app) {
        GuiGlobals.getInstance().setCursorEventsEnabled(false);
        MouseAppState mouse = app.getStateManager().getState(MouseAppState.class);
        if (mouse != null) {
            mouse.setIncludeDefaultCollisionRoots(false);
            mouse.addCollisionRoot(app.getGuiViewPort(), PickState.PICK_LAYER_GUI);
        }
    }
}
