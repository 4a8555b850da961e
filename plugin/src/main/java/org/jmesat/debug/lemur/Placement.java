package org.jmesat.debug.lemur;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;

/** Where elements lie: in pixels from the left and, unlike in jMonkeyEngine, down from the top. */
final class Placement {
    private Placement() {
    }

    /** Moves an element. One that is there already stays untouched, and so do the transforms of all below it. */
    static void move(Spatial spatial, float x, float y, float z) {
        Vector3f now = spatial.getLocalTranslation();
        if (now.x != x || now.y != -y || now.z != z) {
            spatial.setLocalTranslation(x, -y, z);
        }
    }
}
