package org.jmesat.scripts;

import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;

/** Settings of a spatial's collider that its script cannot do without: in its control, otherwise in user data. */
final class OwnCollider {
    private static final String CONTINUOUS = "jmesat.continuous";
    private static final String TRIGGER = "jmesat.trigger";

    private OwnCollider() {
    }

    static void setContinuous(Spatial spatial) {
        ColliderControl control = spatial.getControl(ColliderControl.class);
        if (control != null) {
            control.setContinuous(true);
        } else {
            setUserData(spatial, CONTINUOUS);
        }
    }

    static void setTrigger(Spatial spatial) {
        ColliderControl control = spatial.getControl(ColliderControl.class);
        if (control != null) {
            control.setTrigger(true);
        } else {
            setUserData(spatial, TRIGGER);
        }
    }

    private static void setUserData(Spatial spatial, String key) {
        if (!Boolean.TRUE.equals(spatial.getUserData(key))) {
            spatial.setUserData(key, true);
        }
    }
}
