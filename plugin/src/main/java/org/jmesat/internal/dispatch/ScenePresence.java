package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;

/** Tells whether spatials are in an app state's scene at the moment of the question, which may be in a handler. */
public interface ScenePresence {
    /**
     * Tells whether a spatial is the app state's root or attached below it.
     *
     * @param spatial the spatial (not null)
     * @return true when it is in the scene, also when its collider is disabled
     */
    boolean isInScene(Spatial spatial);

    /**
     * Tells whether a spatial is in the scene and nothing takes it out of collisions: no disabled
     * {@link ColliderControl} and no user data, on itself or above it.
     *
     * @param spatial the spatial (not null)
     * @return true when it is neither detached nor disabled
     */
    boolean isEnabledInScene(Spatial spatial);
}
