package org.jmesat.app;

import com.jme3.font.BitmapText;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.BatchNode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import com.jme3.scene.instancing.InstancedNode;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.SeenUserData;

/**
 * What a spatial was like when it was last looked at, so that the next look has only to compare. Nothing in it is
 * believed without that: all that a user may change is compared with the spatial at every tick.
 */
final class SeenSpatial {
    static final SeenSpatial[] NO_CHILDREN = {};
    private static final Control[] NO_CONTROLS = {};

    final Spatial spatial;
    /** The spatial itself when it is a node, otherwise null. */
    final Node node;
    /** The spatial itself when it is a geometry, otherwise null. */
    final Geometry geometry;
    /** Whether some of its children may be the engine's own stand-ins for others. */
    final boolean standsIn;
    /** Whether it is text, which is no part of a body above it. */
    final boolean isText;

    SeenSpatial parent;
    SeenSpatial[] children = NO_CHILDREN;
    int childCount;
    /** Of a node, those children of which there is little to be known; null while there are none. */
    SettledRow settled;
    /** The last tick in which it was found in the scene, unless it is settled. */
    long seenTick = -1;
    /** The last tick in which it began to be a collider, unless it is settled. */
    long begunTick = -1;
    /** True when nothing here is known to hold, because the last look was not completed or there was none yet. */
    boolean stale = true;

    SceneCollider collider;
    ScenePart part;

    /** Where a walk stands that is below this node, and what it takes down from here. */
    int next;
    int met;
    int listenersAbove;
    SceneCollider body;
    Bucket bucket;
    boolean anew;
    boolean listenersChanged;
    /** Whether settled children need not be looked at more closely. */
    boolean quick;

    private Control[] controls = NO_CONTROLS;
    private ColliderControl control;
    private boolean listening;
    private boolean surplus;
    private SeenUserData userData;
    private boolean userDataChanged;

    SeenSpatial(Spatial spatial) {
        this.spatial = spatial;
        node = spatial instanceof Node isNode ? isNode : null;
        geometry = spatial instanceof Geometry isGeometry ? isGeometry : null;
        standsIn = spatial instanceof BatchNode || spatial instanceof InstancedNode;
        isText = spatial instanceof BitmapText;
    }

    /** A walk goes down to the children. */
    void open(SceneCollider newBody, Bucket newBucket, boolean newAnew, boolean newListenersChanged,
            int newListenersAbove, boolean newQuick) {
        next = 0;
        met = 0;
        body = newBody;
        bucket = newBucket;
        anew = newAnew;
        listenersChanged = newListenersChanged;
        listenersAbove = newListenersAbove;
        quick = newQuick;
    }

    /** A child is to be looked at closely, and whatever was known of it there is no longer so. */
    void unsettle(int index) {
        if (settled != null) {
            settled.clear(index);
        }
    }

    /** Compares the Controls; true when listeners came, went or changed places. */
    boolean updateControls() {
        int count = spatial.getNumControls();
        if (count == controls.length && hasSameControls(count)) {
            return false;
        }
        boolean listened = listening;
        rememberControls(count);
        return listened || listening;
    }

    private boolean hasSameControls(int count) {
        for (int i = 0; i < count; i++) {
            if (spatial.getControl(i) != controls[i]) {
                return false;
            }
        }
        return true;
    }

    private void rememberControls(int count) {
        control = null;
        surplus = false;
        listening = false;
        controls = count == 0 ? NO_CONTROLS : new Control[count];
        for (int i = 0; i < count; i++) {
            controls[i] = spatial.getControl(i);
            listening |= controls[i] instanceof CollisionListener;
            if (controls[i] instanceof ColliderControl found) {
                surplus |= control != null && control != found;
                control = control == null ? found : control;
            }
        }
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
        return control != null && !control.isEnabled() || userData != null && userData.isExcluded();
    }

    boolean isMarked() {
        return control != null || isMarkedByUserData();
    }

    boolean isMarkedByUserData() {
        return userData != null && userData.isPresent();
    }

    /** The first control, which is the one that counts; or null. */
    ColliderControl control() {
        return control;
    }

    boolean hasSurplusControls() {
        return surplus;
    }

    /** Whether there is nothing on it that could say how it collides or hear of it. */
    boolean isBare() {
        return controls.length == 0 && spatial.getUserDataKeys().isEmpty();
    }

    boolean isListening() {
        return listening;
    }
}
