package org.jmesat.internal.dispatch;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.function.Predicate;

/**
 * Whether spatials are in an app state's scene at the moment of the call, which may be in a handler: follows their
 * parents up to the root of the last scan.
 */
public final class ScenePresence {
    private final Predicate<Spatial> disabled;
    private Node root;

    /** {@code disabled} tells whether a {@code ColliderControl} or user data on a spatial disables it. */
    public ScenePresence(Predicate<Spatial> disabled) {
        this.disabled = disabled;
    }

    /** Sets the root; null when there is no scene. */
    public void setRoot(Node newRoot) {
        root = newRoot;
    }

    /** {@return whether a spatial is the root or attached below it; its collider may be disabled} */
    public boolean isInScene(Spatial spatial) {
        return isBelowRoot(spatial, false);
    }

    /** {@return whether a spatial is in the scene and not disabled, nor any ancestor} */
    public boolean isEnabledInScene(Spatial spatial) {
        return isBelowRoot(spatial, true);
    }

    private boolean isBelowRoot(Spatial spatial, boolean enabledOnly) {
        try {
            for (Spatial each = spatial; each != null; each = each.getParent()) {
                if (enabledOnly && disabled.test(each)) {
                    return false;
                }
                if (each == root) {
                    return true;
                }
            }
            return false;
        } catch (RuntimeException | Error e) {
            // Thrown by a subclass of the game's own: as the scan has found it.
            return true;
        }
    }
}
