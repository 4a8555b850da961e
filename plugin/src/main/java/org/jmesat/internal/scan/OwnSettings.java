package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.settings.ColliderSettings;

/** The settings of a collider from the user data of its spatial, which has no ColliderControl. */
final class OwnSettings {
    private final Spatial spatial;
    private final ColliderControl control = new ColliderControl();
    private final Object[] values = ColliderSettings.noValues();
    /** The reasons of invalid values. */
    private List<String> rejected = List.of();
    /** Whether they were never read, or the last reading has thrown an exception. */
    private boolean unread = true;

    OwnSettings(Spatial spatial) {
        this.spatial = spatial;
    }

    /** Reads the user data if it has changed, and reports invalid values. */
    ColliderControl read(boolean dataChanged, SceneProblems problems) {
        if (dataChanged || unread) {
            boolean again = unread;
            unread = true;
            if (ColliderSettings.remember(spatial, values) || again) {
                rejected = ColliderSettings.read(spatial, control);
            }
            unread = false;
        }
        for (int i = 0; i < rejected.size(); i++) {
            problems.report(spatial, rejected.get(i));
        }
        return control;
    }
}
