package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;

/** Whether spatials are in an app state's scene at the moment of the call, which may be in a handler. */
public interface ScenePresence {
    /** {@return whether a spatial is the app state's root or attached below it; its collider may be disabled} */
    boolean isInScene(Spatial spatial);

    /**
     * {@return whether a spatial is in the scene and not disabled by a {@link ColliderControl} or user data on it or on
     * an ancestor}
     */
    boolean isEnabledInScene(Spatial spatial);
}
