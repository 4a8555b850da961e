package org.jmesat.internal.scan;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.internal.dispatch.ScenePresence;

/** Tells whether spatials are below the root of the last scan, by following their parents. */
final class RootPresence implements ScenePresence {
    private Node root;

    /** Sets the root; null when there is no scene. */
    void setRoot(Node newRoot) {
        root = newRoot;
    }

    @Override
    public boolean isInScene(Spatial spatial) {
        return isBelowRoot(spatial, false);
    }

    @Override
    public boolean isEnabledInScene(Spatial spatial) {
        return isBelowRoot(spatial, true);
    }

    private boolean isBelowRoot(Spatial spatial, boolean enabledOnly) {
        try {
            for (Spatial each = spatial; each != null; each = each.getParent()) {
                if (enabledOnly && LeftOut.isDisabled(each)) {
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
