package org.jmesat.internal.scan;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.internal.dispatch.ScenePresence;

/** Tells whether spatials are below the root of the last scan, by following their parents. */
public final class RootPresence implements ScenePresence {
    private Node root;

    RootPresence() {
    }

    /** Sets the root; null when there is no scene. */
    public void setRoot(Node newRoot) {
        root = newRoot;
    }

    @Override
    public boolean isInScene(Spatial spatial) {
        try {
            Spatial each = spatial;
            while (each != null && each != root) {
                each = each.getParent();
            }
            return each != null;
        } catch (RuntimeException | Error e) {
            // Thrown by a subclass of the game's own: as the scan has found it.
            return true;
        }
    }

    @Override
    public boolean isEnabledInScene(Spatial spatial) {
        try {
            Spatial each = spatial;
            while (each != null && each != root && !LeftOut.isDisabled(each)) {
                each = each.getParent();
            }
            return each != null && each == root && !LeftOut.isDisabled(each);
        } catch (RuntimeException | Error e) {
            // As above.
            return true;
        }
    }
}
