package org.jmesat.debug.lemur;

import com.jme3.app.Application;
import com.jme3.renderer.ViewPort;
import com.jme3.system.JmeContext;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.event.MouseAppState;
import com.simsilica.lemur.event.PickState;

/**
 * Lemur for a game that does not use Lemur itself. By default Lemur always shows the cursor and casts rays at the whole
 * scene sixty times a second. Here it does both only while the cursor is requested, and casts rays at the GUI only.
 */
final class PanelLemur extends GuiGlobals {
    /** A class of each library that Lemur needs. */
    private static final String[] LIBRARIES = {"org.slf4j.LoggerFactory", "com.google.common.base.Objects"};

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

    /** Leaves the game's geometries alone: Lemur's order writes user data into each, which would be saved with it. */
    @Override
    public void setupGuiComparators(ViewPort viewPort) {
    }

    /**
     * Returns Lemur as the game initialised it. If the game has not, initialises it, provided there is a display.
     *
     * @param app a running application
     * @return null if Lemur is not initialised and there is no display
     */
    static GuiGlobals find(Application app) {
        GuiGlobals present = GuiGlobals.getInstance();
        // The Lemur of an application that has ended stays in the JVM, but does not work for the next one.
        boolean replaceable = present == null
                || present instanceof PanelLemur own && own.app != app && !own.app.getContext().isCreated();
        if (replaceable && hasDisplay(app)) {
            requireLibraries();
            GuiGlobals.setInstance(new PanelLemur(app));
        }
        return GuiGlobals.getInstance();
    }

    /**
     * Finds out what is missing before Lemur attaches its app states, in which the application would fail.
     *
     * @throws NoClassDefFoundError if Lemur cannot work
     */
    private static void requireLibraries() {
        for (String name : LIBRARIES) {
            try {
                Class.forName(name, false, GuiGlobals.class.getClassLoader());
            } catch (ClassNotFoundException e) {
                throw (Error) new NoClassDefFoundError(name).initCause(e);
            }
        }
    }

    private static boolean hasDisplay(Application app) {
        JmeContext context = app.getContext();
        if (context == null || app.getInputManager() == null || app.getGuiViewPort() == null) {
            return false;
        }
        return context.getType() == JmeContext.Type.Display || context.getType() == JmeContext.Type.Canvas;
    }
}
