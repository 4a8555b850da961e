package org.jmesat.internal.scan;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionListener;

/**
 * What a spatial was like when it was last looked at, so that the next look has only to compare. Nothing in it is
 * believed without that: all that a user may change is compared with the spatial at every tick. There is one for each
 * spatial in the scene, so it is kept small.
 */
class SeenSpatial {
    private static final Control[] NO_CONTROLS = {};

    final Spatial spatial;
    SeenNode parent;
    /** The last tick in which it was found in the scene, unless it is settled. */
    long seenTick = -1;
    /** True when nothing here is known to hold, because the last look was not completed or there was none yet. */
    boolean stale = true;
    /** Whether the last closer look found nothing here or below that has to do with collisions. */
    boolean idle;
    /** Its row among the {@link IdleSubtrees}, or -1. */
    int idleRow = -1;

    SceneCollider collider;
    /** Null also for a geometry that has been settled for long. */
    ScenePart part;
    /** Whether it is among the {@link SettledParts}. */
    boolean kept;

    private Control[] controls = NO_CONTROLS;
    private SeenUserData userData;
    private boolean userDataChanged;

    SeenSpatial(Spatial spatial) {
        this.spatial = spatial;
    }

    static SeenSpatial of(Spatial spatial) {
        return spatial instanceof Node node ? new SeenNode(node) : new SeenSpatial(spatial);
    }

    /** Compares the Controls; true when listeners came, went or changed places. */
    boolean updateControls() {
        if (hasSameControls()) {
            return false;
        }
        boolean listened = isListening();
        int count = spatial.getNumControls();
        controls = count == 0 ? NO_CONTROLS : new Control[count];
        for (int i = 0; i < count; i++) {
            controls[i] = spatial.getControl(i);
        }
        return listened || isListening();
    }

    /** Whether the Controls are those of the last look. */
    boolean hasSameControls() {
        int count = spatial.getNumControls();
        if (count != controls.length) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            if (spatial.getControl(i) != controls[i]) {
                return false;
            }
        }
        return true;
    }

    /** Compares the user data. */
    void updateUserData() {
        if (userData == null) {
            if (spatial.getUserDataKeys().isEmpty()) {
                return;
            }
            userData = new SeenUserData();
        }
        if (userData.update(spatial)) {
            userDataChanged = true;
        }
    }

    /** Reports keys of the user data that look like ours and have no meaning. */
    void reportUserData(SceneProblems problems) {
        if (userData != null) {
            for (int i = 0; i < userData.getUnknownKeys().size(); i++) {
                problems.report(spatial, userData.getUnknownKeys().get(i));
            }
        }
    }

    /** True once for each change of the user data, for whoever reads the settings in it. */
    boolean takeUserDataChange() {
        boolean changed = userDataChanged;
        userDataChanged = false;
        return changed;
    }

    /** Whether control or user data take the spatial, and what is below it, out of collisions. */
    boolean isExcluded() {
        ColliderControl control = findControl();
        return control != null && !control.isEnabled() || userData != null && userData.isExcluded();
    }

    boolean isMarked() {
        return findControl() != null || isMarkedByUserData();
    }

    boolean isMarkedByUserData() {
        return userData != null && userData.isPresent();
    }

    /** Whether nothing on it concerns collisions, except that some of its Controls may listen. */
    boolean isUnmarked() {
        return findControl() == null && (userData == null || userData.isSilent());
    }

    /** The first control, which is the one that counts; or null. */
    ColliderControl findControl() {
        for (Control each : controls) {
            if (each instanceof ColliderControl control) {
                return control;
            }
        }
        return null;
    }

    boolean hasSurplusControls() {
        ColliderControl first = findControl();
        for (Control each : controls) {
            if (each instanceof ColliderControl && each != first) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is nothing on it that could say how it collides or hear of it. */
    boolean isBare() {
        return controls.length == 0 && spatial.getUserDataKeys().isEmpty();
    }

    boolean isListening() {
        for (Control each : controls) {
            if (each instanceof CollisionListener) {
                return true;
            }
        }
        return false;
    }
}
