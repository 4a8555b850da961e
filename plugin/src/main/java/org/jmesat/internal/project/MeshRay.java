package org.jmesat.internal.project;

import com.jme3.material.RenderState.FaceCullMode;
import com.jme3.math.Matrix3f;
import com.jme3.math.Ray;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;

/**
 * The distance from a ray's origin to the nearest triangle of a mesh, in the pose that it has now, by Möller and
 * Trumbore's test, in O(vertices + triangles). The engine's own test would leave a search tree with the mesh, which
 * takes long to build and changes what is saved. Reuse one instance: it allocates only to grow.
 */
public final class MeshRay {
    private final MeshVertices vertices = new MeshVertices();
    private final DrawnPrimitives primitives = new DrawnPrimitives();
    /** The ray in the coordinates of the mesh. */
    private final double[] origin = new double[3];
    private final double[] direction = new double[3];
    private final Matrix3f rotation = new Matrix3f();
    /** The corners of a triangle, x, y and z of each. */
    private final double[] p = new double[9];

    /**
     * Returns the distance to a mesh whose world transform is up to date; infinite without a hit or without triangles.
     * Culled faces are not hit.
     */
    public double distance(Geometry geometry, Ray ray, FaceCullMode culled) {
        double nearest = Double.POSITIVE_INFINITY;
        if (geometry.getMesh() == null || vertices.read(geometry) == 0) {
            return nearest;
        }
        vertices.collectPrimitives(geometry.getMesh(), primitives);
        toLocal(geometry, ray);
        double side = culled == FaceCullMode.Back ? 1 : culled == FaceCullMode.Front ? -1
                : culled == FaceCullMode.Off ? 0 : Double.NaN;
        for (int i = 0; i < primitives.triangleCount(); i++) {
            for (int k = 0; k < 9; k++) {
                p[k] = vertices.xyz()[3 * primitives.triangles()[3 * i + k / 3] + k % 3];
            }
            nearest = Math.min(nearest, intersect(side));
        }
        return nearest;
    }

    /** The direction is not normalised, so that distances along it are those in the world. */
    private void toLocal(Geometry geometry, Ray ray) {
        Transform transform = geometry.isIgnoreTransform() ? Transform.IDENTITY : geometry.getWorldTransform();
        Vector3f translation = transform.getTranslation();
        transform.getRotation().toRotationMatrix(rotation);
        toLocal((double) ray.origin.x - translation.x, (double) ray.origin.y - translation.y,
                (double) ray.origin.z - translation.z, transform.getScale(), origin);
        toLocal(ray.direction.x, ray.direction.y, ray.direction.z, transform.getScale(), direction);
    }

    /** In doubles, so that meshes at the same depth are found at the same distance. */
    private void toLocal(double x, double y, double z, Vector3f scale, double[] local) {
        for (int i = 0; i < 3; i++) {
            local[i] = (rotation.get(0, i) * x + rotation.get(1, i) * y + rotation.get(2, i) * z) / scale.get(i);
        }
    }

    /** Intersects with a side of the triangle: 1 for the front, -1 for the back, 0 for both, NaN for none. */
    private double intersect(double side) {
        double e1x = p[3] - p[0];
        double e1y = p[4] - p[1];
        double e1z = p[5] - p[2];
        double e2x = p[6] - p[0];
        double e2y = p[7] - p[1];
        double e2z = p[8] - p[2];
        double hx = direction[1] * e2z - direction[2] * e2y;
        double hy = direction[2] * e2x - direction[0] * e2z;
        double hz = direction[0] * e2y - direction[1] * e2x;
        double scale = 1 / (e1x * hx + e1y * hy + e1z * hz);
        double sx = origin[0] - p[0];
        double sy = origin[1] - p[1];
        double sz = origin[2] - p[2];
        double u = scale * (sx * hx + sy * hy + sz * hz);
        double qx = sy * e1z - sz * e1y;
        double qy = sz * e1x - sx * e1z;
        double qz = sx * e1y - sy * e1x;
        double v = scale * (direction[0] * qx + direction[1] * qy + direction[2] * qz);
        double distance = scale * (e2x * qx + e2y * qy + e2z * qz);
        boolean hit = side * scale >= 0 && u >= 0 && v >= 0 && u + v <= 1 && distance >= 0;
        return hit ? distance : Double.POSITIVE_INFINITY;
    }
}
