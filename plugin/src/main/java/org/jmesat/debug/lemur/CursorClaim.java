package org.jmesat.debug.lemur;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.input.FlyByCamera;
import com.jme3.input.InputManager;
import com.simsilica.lemur.GuiGlobals;

/** Requests the cursor for the panel and suspends the fly camera; restores both afterwards. */
final class CursorClaim {
    private GuiGlobals globals;
    private FlyByCamera suspended;
    private InputManager input;
    private boolean cursorWasVisible;

    /** Requests the cursor from Lemur, and disables the fly camera if it is enabled. */
    void claim(Application app, GuiGlobals newGlobals) {
        input = app.getInputManager();
        cursorWasVisible = input != null && input.isCursorVisible();
        FlyByCamera camera = app instanceof SimpleApplication simple ? simple.getFlyByCamera() : null;
        if (camera != null && camera.isEnabled()) {
            camera.setEnabled(false);
            suspended = camera;
        }
        newGlobals.requestCursorEnabled(this);
        globals = newGlobals;
    }

    /** Restores the cursor and the fly camera; does nothing if nothing is claimed. */
    void release() {
        if (globals == null) {
            return;
        }
        if (globals.hasRequestedCursorEnabled(this)) {
            globals.releaseCursorEnabled(this);
        }
        globals = null;
        if (suspended != null) {
            suspended.setEnabled(true);
            suspended = null;
        }
        // Lemur hides the cursor after the last request, even if the game had shown it.
        if (input != null && input.isCursorVisible() != cursorWasVisible) {
            input.setCursorVisible(cursorWasVisible);
        }
        input = null;
    }
}
