package org.jmesat.internal.dispatch;

import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.projection.ProjectionPlane;

/**
 * Moves spatials by vectors in the plane, under turned, scaled and flattened parents.
 *
 * <p>A parent whose scale is zero along one of its axes flattens its children into a plane. In a tilted plane any
 * plane x and y can be reached, and the depth follows. In a plane seen edge-on, or on a line (two zeros), the spatial
 * moves to the nearest reachable point.
 */
public final class SpatialMover {
    /**
     * The least cosine between a flattened axis and the line of sight; below, the depth would change 1000 times as
     * much.
     */
    private static final double EDGE_ON = 1e-3;

    private ProjectionPlane plane = ProjectionPlane.XY;
    private final Quaternion inverse = new Quaternion();
    private final Vector3f sight = new Vector3f();
    private final Vector3f displacement = new Vector3f();

    /** Creates a mover, for one thread. */
    public SpatialMover() {
    }

    /** The plane of the present tick. */
    public ProjectionPlane plane() {
        return plane;
    }

    /** Sets the plane of the present tick. */
    public void setPlane(ProjectionPlane newPlane) {
        plane = newPlane;
    }

    /** Moves a spatial by a vector in the plane of the present tick. */
    public void move(Spatial spatial, double x, double y) {
        move(spatial, plane, x, y);
    }

    /**
     * Moves a spatial by a vector in a plane, in world units; leaves it in place if its parent's transform or the new
     * place is not finite.
     */
    public void move(Spatial spatial, ProjectionPlane vectorsPlane, double x, double y) {
        vectorsPlane.toWorld((float) x, (float) y, 0, displacement);
        if (spatial.getParent() != null) {
            toLocal(spatial.getParent(), vectorsPlane);
        }
        if (Vector3f.isValidVector(displacement.addLocal(spatial.getLocalTranslation()))) {
            spatial.setLocalTranslation(displacement);
        }
    }

    private void toLocal(Node parent, ProjectionPlane vectorsPlane) {
        WorldTransforms.refresh(parent);
        Transform frame = parent.getWorldTransform();
        Vector3f scale = frame.getScale();
        inverse.set(frame.getRotation()).inverseLocal();
        inverse.multLocal(displacement);
        int zeros = (scale.x == 0 ? 1 : 0) + (scale.y == 0 ? 1 : 0) + (scale.z == 0 ? 1 : 0);
        if (zeros > 0) {
            inverse.multLocal(vectorsPlane.toWorld(0, 0, 1, sight));
            flatten(scale, zeros);
        }
        displacement.set(divide(displacement.x, scale.x), divide(displacement.y, scale.y),
                divide(displacement.z, scale.z));
    }

    private void flatten(Vector3f scale, int zeros) {
        for (int axis = 0; axis < 3; axis++) {
            double along = sight.get(axis);
            if (zeros == 1 && scale.get(axis) == 0 && Math.abs(along) >= EDGE_ON) {
                // Return to the parent's plane along the line of sight, which does not change plane x and y.
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
