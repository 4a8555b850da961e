package org.jmesat.control;

import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import org.jmesat.internal.project.WorldTransforms;

/**
 * Turns displacements in world XY into the local coordinates of a parent, which may be turned, scaled and flattened.
 *
 * <p>A parent whose scale is zero along one of its axes holds all below it in a plane. A displacement within a tilted
 * plane can have any x and y, and its z follows. A plane seen edge-on, or the line that a second zero leaves, allows
 * only a part of a displacement: the part nearest to the one wanted.
 */
final class ParentFrame {
    /** The least cosine between a flattened axis and the line of sight; below it, z would change 1000 times as much. */
    private static final double EDGE_ON = 1e-3;

    private final Quaternion inverse = new Quaternion();
    private final Vector3f sight = new Vector3f();

    /**
     * Replaces a displacement by the local one that has the same effect in world XY, or the nearest that there is.
     *
     * @param parent the parent of what is to be moved (not null)
     * @param displacement in world units, with z = 0; receives the result, which is not finite where the parent's
     *     transform is not
     */
    void toLocal(Node parent, Vector3f displacement) {
        WorldTransforms.refresh(parent);
        Transform frame = parent.getWorldTransform();
        Vector3f scale = frame.getScale();
        inverse.set(frame.getRotation()).inverseLocal();
        inverse.multLocal(displacement);
        int zeros = (scale.x == 0 ? 1 : 0) + (scale.y == 0 ? 1 : 0) + (scale.z == 0 ? 1 : 0);
        if (zeros > 0) {
            inverse.multLocal(sight.set(0, 0, 1));
            flatten(displacement, scale, zeros);
        }
        displacement.set(divide(displacement.x, scale.x), divide(displacement.y, scale.y),
                divide(displacement.z, scale.z));
    }

    private void flatten(Vector3f displacement, Vector3f scale, int zeros) {
        for (int axis = 0; axis < 3; axis++) {
            double along = sight.get(axis);
            if (zeros == 1 && scale.get(axis) == 0 && Math.abs(along) >= EDGE_ON) {
                // A step along the line of sight changes nothing in XY, and this one leads back into the plane.
                displacement.scaleAdd((float) (-displacement.get(axis) / along), sight, displacement);
            } else if (zeros == 2 && scale.get(axis) != 0) {
                double seen = 1 - along * along;
                displacement.set(axis, seen >= EDGE_ON * EDGE_ON ? (float) (displacement.get(axis) / seen) : 0);
            }
        }
    }

    private static float divide(float length, float scale) {
        return scale == 0 ? 0 : length / scale;
    }
}
