package org.jmesat.debug.lemur;

import com.jme3.app.Application;
import com.jme3.input.InputManager;
import com.simsilica.lemur.GuiGlobals;

/**
 * Requests the cursor for the panel and pauses the fly camera; undoes both afterwards. What the game has changed
 * meanwhile stays: a game that opens a menu keeps its cursor, and one that closes a menu keeps it hidden.
 */
final class CursorClaim {
    private final FlyCameraPause camera = new FlyCameraPause();
    private GuiGlobals globals;
    private InputManager input;
    private boolean wasVisible;
    /** Whether the cursor was visible in a frame since the claim. */
    private boolean seen;
    private boolean hiddenByGame;

    /** Requests the cursor from Lemur, and pauses the fly camera if it is enabled. */
    void claim(Application app, GuiGlobals newGlobals) {
        release();
        input = app.getInputManager();
        wasVisible = input != null && input.isCursorVisible();
        seen = false;
        hiddenByGame = false;
        camera.begin(app);
        newGlobals.requestCursorEnabled(this);
        globals = newGlobals;
    }

    /** Notices what the game has done with the cursor. Call it once a frame. */
    void watch() {
        if (globals == null || input == null) {
            return;
        }
        if (seen && !input.isCursorVisible()) {
            hiddenByGame = true;
            camera.end();
        }
        seen |= input.isCursorVisible();
    }

    /** Undoes the claim; does nothing if nothing is claimed. */
    void release() {
        if (globals == null) {
            return;
        }
        watch();
        boolean kept = hiddenByGame || camera.isEndedByGame();
        boolean visible = kept ? input.isCursorVisible() : wasVisible;
        boolean requested = false;
        if (globals.hasRequestedCursorEnabled(this)) {
            requested = globals.releaseCursorEnabled(this);
        }
        globals = null;
        camera.end();
        // Lemur hides the cursor after the last request, even if the game had shown it.
        if (!requested && input != null && input.isCursorVisible() != visible) {
            input.setCursorVisible(visible);
        }
        input = null;
    }
}
