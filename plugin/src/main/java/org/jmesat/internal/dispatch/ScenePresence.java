package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;

/** Tells whether spatials are in an app state's scene at the moment of the question, which may be in a handler. */
public interface ScenePresence {
    /** {@return whether a spatial is the app state's root or attached below it, even if its collider is disabled} */
    boolean isInScene(Spatial spatial);

    /**
     * {@return whether a spatial is in the scene, and no disabled {@link ColliderControl} and no user data on it or on
     * an ancestor takes it out of collisions}
     */
    boolean isEnabledInScene(Spatial spatial);
}
