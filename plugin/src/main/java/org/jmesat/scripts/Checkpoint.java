package org.jmesat.scripts;

import com.jme3.scene.Spatial;

/**
 * Sets where what touches it comes back: at the place of this script's spatial. What comes back has a {@link Respawn},
 * at or above the collider that touches.
 */
public class Checkpoint extends TouchScript {
    /** Creates a script for everything that touches. */
    public Checkpoint() {
    }

    @Override
    protected void act(Spatial other) {
        boolean found = false;
        for (Spatial each = other; each != null; each = each.getParent()) {
            for (Respawn respawn : findScripts(each, Respawn.class)) {
                respawn.setPlace(getSpatial().getWorldTranslation());
                found = true;
            }
        }
        ignores(!found, "there is no Respawn at or above the other one");
        boolean gone = !isWithin(other, getContext().getRoot());
        report(found || gone || getBy().isBlank() ? null : "finds no Respawn at or above '" + other.getName()
                + "', so nothing comes back here: add one there");
    }
}
