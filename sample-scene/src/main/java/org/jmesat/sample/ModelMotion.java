package org.jmesat.sample;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;

/**
 * Moves one pivot along its path, unless it is held. After its release the pivot glides back to the path.
 */
final class ModelMotion {

    /** Seconds from release to the path: long enough not to look like a jump. */
    private static final float GLIDE = 2.5f;

    private final Node pivot;
    private final ModelPath path;
    private final Vector3f location = new Vector3f();
    private final Quaternion rotation = new Quaternion();
    private final Vector3f releaseOffset = new Vector3f();
    private final Quaternion releaseTurn = new Quaternion();
    private final Quaternion turn = new Quaternion();
    private final Quaternion none = new Quaternion();
    private float seconds;
    private float gliding = GLIDE;
    private boolean held;

    ModelMotion(Node pivot, ModelPath path) {
        this.pivot = pivot;
        this.path = path;
        place();
    }

    Node pivot() {
        return pivot;
    }

    /** Stops moving the pivot. */
    void hold() {
        held = true;
    }

    /** Moves the pivot again, from its present position. */
    void release() {
        held = false;
        gliding = 0;
        path.computeLocation(seconds, location);
        path.computeRotation(seconds, rotation);
        releaseOffset.set(pivot.getLocalTranslation()).subtractLocal(location);
        rotation.inverseLocal();
        pivot.getLocalRotation().mult(rotation, releaseTurn);
    }

    /**
     * Moves the pivot along the path.
     *
     * @param tpf seconds since the last call, &ge; 0
     */
    void advance(float tpf) {
        seconds += tpf;
        if (!held) {
            gliding = Math.min(GLIDE, gliding + tpf);
            place();
        }
    }

    private void place() {
        path.computeLocation(seconds, location);
        path.computeRotation(seconds, rotation);
        float glided = gliding / GLIDE;
        if (glided < 1f) {
            float away = 1f - glided * glided * (3f - 2f * glided);
            location.addLocal(releaseOffset.x * away, releaseOffset.y * away, releaseOffset.z * away);
            turn.slerp(none, releaseTurn, away);
            turn.mult(rotation, rotation);
            rotation.normalizeLocal();
        }
        pivot.setLocalTranslation(location);
        pivot.setLocalRotation(rotation);
    }
}
