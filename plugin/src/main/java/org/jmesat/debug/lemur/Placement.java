package org.jmesat.debug.lemur;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;

/** Converts positions of the panel, whose y points down, to jMonkeyEngine, whose y points up. */
final class Placement {
    private Placement() {
    }

    /** Moves a spatial, in pixels. Does nothing if it is there already, so that no transform is recomputed. */
    static void move(Spatial spatial, float x, float y, float z) {
        Vector3f now = spatial.getLocalTranslation();
        if (now.x != x || now.y != -y || now.z != z) {
            spatial.setLocalTranslation(x, -y, z);
        }
    }
}
