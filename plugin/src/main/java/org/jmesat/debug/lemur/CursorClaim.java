package org.jmesat.debug.lemur;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.input.CameraInput;
import com.jme3.input.FlyByCamera;
import com.jme3.input.InputManager;
import com.simsilica.lemur.GuiGlobals;

/**
 * Requests the cursor for the panel and pauses the fly camera; undoes both afterwards. What the game has changed
 * meanwhile stays: a game that opens a menu keeps its cursor, and one that closes a menu keeps it hidden.
 */
final class CursorClaim {
    /** The mappings that a fly camera listens to. */
    private static final String[] MAPPINGS = {CameraInput.FLYCAM_LEFT, CameraInput.FLYCAM_RIGHT, CameraInput.FLYCAM_UP,
        CameraInput.FLYCAM_DOWN, CameraInput.FLYCAM_STRAFELEFT, CameraInput.FLYCAM_STRAFERIGHT,
        CameraInput.FLYCAM_FORWARD, CameraInput.FLYCAM_BACKWARD, CameraInput.FLYCAM_ZOOMIN, CameraInput.FLYCAM_ZOOMOUT,
        CameraInput.FLYCAM_ROTATEDRAG, CameraInput.FLYCAM_RISE, CameraInput.FLYCAM_LOWER, CameraInput.FLYCAM_INVERTY};

    /** The fly camera that gets no input, or null. */
    private FlyByCamera camera;
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
        hiddenByGame = false;
        pauseCamera(app);
        newGlobals.requestCursorEnabled(this);
        seen = input != null && input.isCursorVisible();
        globals = newGlobals;
    }

    /** Notices what the game has done with the cursor. Call it once a frame. */
    void watch() {
        if (globals == null || input == null) {
            return;
        }
        if (seen && !input.isCursorVisible()) {
            hiddenByGame = true;
            resumeCamera();
        }
        seen |= input.isCursorVisible();
    }

    /** Undoes the claim; does nothing if nothing is claimed. */
    void release() {
        if (globals == null) {
            return;
        }
        watch();
        boolean kept = hiddenByGame || isCameraEndedByGame();
        boolean visible = kept ? input.isCursorVisible() : wasVisible;
        boolean requested = false;
        if (globals.hasRequestedCursorEnabled(this)) {
            requested = globals.releaseCursorEnabled(this);
        }
        globals = null;
        resumeCamera();
        // Lemur hides the cursor after the last request, even if the game had shown it.
        if (!requested && input != null && input.isCursorVisible() != visible) {
            input.setCursorVisible(visible);
        }
        input = null;
    }

    /**
     * Keeps the input from the fly camera, if there is one and it is enabled. It stays enabled: to disable it would
     * leave no trace of a game that disables it too, for a menu, and to enable it again would override the game.
     */
    private void pauseCamera(Application app) {
        FlyByCamera present = app instanceof SimpleApplication simple ? simple.getFlyByCamera() : null;
        if (present != null && present.isEnabled() && input != null) {
            camera = present;
            input.removeListener(camera);
        }
    }

    private boolean isCameraEndedByGame() {
        return camera != null && (!camera.isEnabled() || !input.hasMapping(CameraInput.FLYCAM_LEFT));
    }

    /** Gives the input back. Mappings that the game has deleted meanwhile stay deleted. */
    private void resumeCamera() {
        for (int i = 0; camera != null && i < MAPPINGS.length; i++) {
            if (input.hasMapping(MAPPINGS[i])) {
                input.addListener(camera, MAPPINGS[i]);
            }
        }
        camera = null;
    }
}
