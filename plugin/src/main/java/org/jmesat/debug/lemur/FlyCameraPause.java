package org.jmesat.debug.lemur;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.input.CameraInput;
import com.jme3.input.FlyByCamera;
import com.jme3.input.InputManager;

/**
 * Keeps the input from the application's fly camera for a while. The camera stays enabled: to disable it would leave no
 * trace of a game that disables it too, for a menu, and to enable it again would override the game.
 */
final class FlyCameraPause {
    /** The mappings that a fly camera listens to. */
    private static final String[] MAPPINGS = {CameraInput.FLYCAM_LEFT, CameraInput.FLYCAM_RIGHT, CameraInput.FLYCAM_UP,
        CameraInput.FLYCAM_DOWN, CameraInput.FLYCAM_STRAFELEFT, CameraInput.FLYCAM_STRAFERIGHT,
        CameraInput.FLYCAM_FORWARD, CameraInput.FLYCAM_BACKWARD, CameraInput.FLYCAM_ZOOMIN, CameraInput.FLYCAM_ZOOMOUT,
        CameraInput.FLYCAM_ROTATEDRAG, CameraInput.FLYCAM_RISE, CameraInput.FLYCAM_LOWER, CameraInput.FLYCAM_INVERTY};

    private InputManager input;
    private FlyByCamera camera;

    /** Keeps the input from the fly camera, if there is one and it is enabled. */
    void begin(Application app) {
        end();
        FlyByCamera present = app instanceof SimpleApplication simple ? simple.getFlyByCamera() : null;
        if (present != null && present.isEnabled() && app.getInputManager() != null) {
            camera = present;
            input = app.getInputManager();
            input.removeListener(camera);
        }
    }

    /** Returns whether the game has disabled or removed the fly camera since {@link #begin}. */
    boolean isEndedByGame() {
        return camera != null && (!camera.isEnabled() || !input.hasMapping(CameraInput.FLYCAM_LEFT));
    }

    /** Gives the input back. Mappings that the game has deleted meanwhile stay deleted. */
    void end() {
        if (camera == null) {
            return;
        }
        for (String mapping : MAPPINGS) {
            if (input.hasMapping(mapping)) {
                input.addListener(camera, mapping);
            }
        }
        camera = null;
        input = null;
    }
}
