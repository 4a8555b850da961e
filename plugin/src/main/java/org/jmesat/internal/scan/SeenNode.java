package org.jmesat.internal.scan;

import com.jme3.font.BitmapText;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.BatchNode;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.instancing.InstancedNode;

/** A node as it was last looked at, with its children, and where a walk stands that is below it. */
final class SeenNode extends SeenSpatial {
    private static final SeenSpatial[] NO_CHILDREN = {};

    final Node node;
    /** Whether some of its children may be the engine's own stand-ins for others. */
    final boolean standsIn;
    /** Whether it is text, which is no part of a body above it. */
    final boolean isText;

    SeenSpatial[] children = NO_CHILDREN;
    int childCount;
    /** Those children of which there is little to be known; null while there are none. */
    SettledRow settled;

    /** In a walk: the array of the children, or null where somebody's own class keeps none. */
    Spatial[] array;
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

    SeenNode(Node node) {
        super(node);
        this.node = node;
        standsIn = node instanceof BatchNode || node instanceof InstancedNode;
        isText = node instanceof BitmapText;
    }

    /** A walk goes down to the children. */
    void open(SceneCollider newBody, Bucket newBucket, boolean newAnew, boolean newListenersChanged,
            int newListenersAbove, boolean newQuick) {
        array = IdleSubtrees.childArray(node);
        next = 0;
        met = 0;
        body = newBody;
        bucket = newBucket;
        anew = newAnew;
        listenersChanged = newListenersChanged;
        listenersAbove = newListenersAbove;
        quick = newQuick;
    }

    /** A walk has come back up, and nothing that only it needed is held any longer. */
    void close() {
        array = null;
        body = null;
    }

    /** A child is to be looked at closely, and whatever was known of it there is no longer so. */
    void unsettle(int index) {
        if (settled != null) {
            settled.clear(index);
        }
    }
}
