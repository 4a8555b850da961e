package org.jmesat.internal.project;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import org.jmesat.projection.ProjectionPlane;

/**
 * The depth of a geometry's origin above that of its collider, from which slices are measured.
 *
 * <p>It is the sum of the local translations between the two. The difference of the engine's world translations has
 * another rounding error wherever the body is, so a slice that ends at a flat face would lose the face in some ticks.
 */
final class SliceOffset {
    /** How far an offset may change by rounding, relative to the translations that it is made of. */
    private static final double ROUNDING = 1e-6;

    private double value;
    private double magnitude;

    /**
     * Computes the offset. If it differs from the last one only by rounding, as when a tilted body turns, returns the
     * last one. The world transforms must be up to date.
     *
     * @param body the collider's spatial: the geometry or an ancestor
     */
    double compute(Geometry geometry, Spatial body, ProjectionPlane plane) {
        double sum = 0;
        magnitude = 0;
        if (geometry.isIgnoreTransform()) {
            // It is drawn at the origin, wherever its collider is.
            sum = -plane.depth(body.getWorldTranslation());
        } else {
            for (Spatial each = geometry; each != body && each.getParent() != null; each = each.getParent()) {
                sum += depth(each.getLocalTranslation(), each.getParent(), plane);
            }
        }
        if (!(Math.abs(sum - value) <= rounding())) {
            value = sum;
        }
        return value;
    }

    /** {@return how far the last offset may differ by rounding, once the body has turned in the plane} */
    double rounding() {
        return ROUNDING * magnitude;
    }

    /** The depth of a translation under a parent, without that of the parent. */
    private double depth(Vector3f translation, Spatial parent, ProjectionPlane plane) {
        Quaternion q = parent.getWorldRotation();
        Vector3f s = parent.getWorldScale();
        double tx = s.x * (double) translation.x;
        double ty = s.y * (double) translation.y;
        double tz = s.z * (double) translation.z;
        double x = plane.x(tx, tz);
        double y = plane.y(ty, tz);
        double z = plane.depth(tx, ty, tz);
        double qx = plane.x(q.getX(), q.getZ());
        double qy = plane.y(q.getY(), q.getZ());
        double qz = plane.depth(q.getX(), q.getY(), q.getZ());
        double qw = q.getW();
        double norm = qx * qx + qy * qy + qz * qz + qw * qw;
        double f = norm > 0 ? 2 / norm : 0;
        magnitude += Math.abs(x) + Math.abs(y) + Math.abs(z);
        return f * (qx * qz - qy * qw) * x + f * (qy * qz + qx * qw) * y + (1 - f * (qx * qx + qy * qy)) * z;
    }
}
