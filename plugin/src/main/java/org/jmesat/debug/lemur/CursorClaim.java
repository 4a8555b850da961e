package org.jmesat.debug.lemur;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.input.FlyByCamera;
import com.jme3.input.InputManager;
import com.simsilica.lemur.GuiGlobals;

/** The mouse, taken from the fly camera for the panel and given back as it was. */
final class CursorClaim {
    private GuiGlobals globals;
    private FlyByCamera suspended;
    private InputManager input;
    private boolean cursorWasVisible;

    void take(Application app, GuiGlobals newGlobals) {
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
        // Lemur hides the cursor when nobody needs it any more, also from a game that shows it by itself.
        if (input != null && input.isCursorVisible() != cursorWasVisible) {
            input.setCursorVisible(cursorWasVisible);
        }
        input = null;
    }
}
