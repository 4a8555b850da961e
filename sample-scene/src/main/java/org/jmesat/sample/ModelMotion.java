package org.jmesat.sample;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;

/**
 * Moves one pivot along its path, unless it is held. Released away from its path, the pivot glides back onto it.
 */
final class ModelMotion {

    /** Seconds from release to being back on the path: long enough that the way back is not a jump. */
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

    /** From here on the pivot stays where it is put. */
    void hold() {
        held = true;
    }

    /** From here on the pivot is moved again, from where it is now. */
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
     * Goes on along the path.
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
