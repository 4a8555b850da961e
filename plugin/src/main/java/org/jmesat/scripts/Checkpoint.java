package org.jmesat.scripts;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CollisionScript;

/**
 * Sets where what touches it comes back: at the place of this script's spatial. What comes back has a {@link Respawn},
 * at or above the collider that touches.
 */
public class Checkpoint extends TouchScript {
    /** The scripts of what touches, during the call. */
    private List<CollisionScript> scripts = new ArrayList<>(2);

    /** Creates a script for everything that touches. */
    public Checkpoint() {
    }

    @Override
    protected void act(Spatial other) {
        boolean found = false;
        for (Spatial each = other; each != null; each = each.getParent()) {
            getContext().findScripts(each, scripts);
            for (int i = 0; i < scripts.size(); i++) {
                if (scripts.get(i) instanceof Respawn respawn) {
                    respawn.setPlace(getSpatial().getWorldTranslation());
                    found = true;
                }
            }
        }
        scripts.clear();
        report(found || getBy().isBlank() ? null : "finds no Respawn at or above '" + other.getName()
                + "', so nothing comes back here: add one there");
    }

    @Override
    void renew() {
        super.renew();
        scripts = new ArrayList<>(2);
    }
}
