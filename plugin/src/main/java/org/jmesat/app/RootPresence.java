package org.jmesat.app;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.control.ScenePresence;

/** Looks up from spatials to the root of the last scan. */
final class RootPresence implements ScenePresence {
    private Node root;

    /** Sets the root; null when there is no scene. */
    void setRoot(Node newRoot) {
        root = newRoot;
    }

    @Override
    public boolean isInScene(Spatial spatial) {
        Spatial each = spatial;
        while (each != null && each != root) {
            each = each.getParent();
        }
        return each != null;
    }

    @Override
    public boolean isEnabledInScene(Spatial spatial) {
        Spatial each = spatial;
        while (each != null && each != root && !LeftOut.isDisabled(each)) {
            each = each.getParent();
        }
        return each != null && each == root && !LeftOut.isDisabled(each);
    }
}
