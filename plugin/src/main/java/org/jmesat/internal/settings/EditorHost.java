package org.jmesat.internal.settings;

import com.jme3.app.Application;

/** Tells an editor's application from that of a game. */
public final class EditorHost {
    private EditorHost() {
    }

    /**
     * Returns whether an application is that of an editor: it has assets, but no camera of its own. In the
     * jMonkeyEngine SDK the camera is the only service whose absence can be noticed: asking for the input manager, a
     * view port or the render manager opens a dialog. An application that was not started, such as that of a test, has
     * no assets either. One whose services fail is no editor.
     */
    public static boolean isEditor(Application app) {
        try {
            return app.getCamera() == null && app.getAssetManager() != null;
        } catch (RuntimeException e) {
            return false;
        }
    }
}
