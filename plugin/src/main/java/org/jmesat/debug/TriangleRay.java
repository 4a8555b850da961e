package org.jmesat.debug;

import com.jme3.math.Quaternion;
import com.jme3.math.Ray;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;

/**
 * Intersects a ray with the triangles of a mesh, by Möller and Trumbore's test, in O(triangles). The engine's own test
 * would leave a search tree with the mesh, which takes long to build and changes what is saved.
 */
final class TriangleRay {
    private final Vector3f origin = new Vector3f();
    private final Vector3f direction = new Vector3f();
    private final Quaternion inverse = new Quaternion();
    /** The corners of a triangle, x, y and z of each. */
    private final double[] p = new double[9];

    /** Returns the distance in world units; infinite without a hit or without triangles. */
    double distance(Geometry geometry, Ray ray) {
        Mesh mesh = geometry.getMesh();
        VertexBuffer positions = mesh == null ? null : mesh.getBuffer(Type.Position);
        if (positions == null || positions.getFormat() != Format.Float || positions.getNumComponents() != 3
                || !isOfTriangles(mesh)) {
            return Double.POSITIVE_INFINITY;
        }
        toLocal(geometry, ray);
        // Not the engine's views of the data, which are new objects at each call.
        FloatBuffer data = (FloatBuffer) positions.getData();
        VertexBuffer indexBuffer = mesh.getBuffer(Type.Index);
        Buffer indices = indexBuffer == null ? null : indexBuffer.getData();
        int vertices = data.limit() / 3;
        int corners = indices == null ? vertices : indices.limit();
        boolean separate = mesh.getMode() == Mesh.Mode.Triangles;
        boolean fan = mesh.getMode() == Mesh.Mode.TriangleFan;
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i + 2 < corners; i += separate ? 3 : 1) {
            boolean complete = read(data, index(indices, fan ? 0 : i), vertices, 0)
                    && read(data, index(indices, i + 1), vertices, 3) && read(data, index(indices, i + 2), vertices, 6);
            double distance = complete ? intersect() : Double.POSITIVE_INFINITY;
            nearest = distance < nearest ? distance : nearest;
        }
        return nearest;
    }

    private static int index(Buffer indices, int i) {
        if (indices instanceof ShortBuffer shorts) {
            return shorts.get(i) & 0xFFFF;
        }
        return indices instanceof IntBuffer ints ? ints.get(i)
                : indices instanceof ByteBuffer bytes ? bytes.get(i) & 0xFF : i;
    }

    private static boolean isOfTriangles(Mesh mesh) {
        return switch (mesh.getMode()) {
            case Triangles, TriangleFan, TriangleStrip -> true;
            default -> false;
        };
    }

    /** The direction is not normalised, so that distances along it are those in the world. */
    private void toLocal(Geometry geometry, Ray ray) {
        origin.set(ray.origin);
        direction.set(ray.origin).addLocal(ray.direction);
        if (!geometry.isIgnoreTransform()) {
            Transform transform = geometry.getWorldTransform();
            inverse.set(transform.getRotation()).inverseLocal();
            toLocal(origin, transform);
            toLocal(direction, transform);
        }
        direction.subtractLocal(origin);
    }

    private void toLocal(Vector3f point, Transform transform) {
        inverse.mult(point.subtractLocal(transform.getTranslation()), point);
        point.divideLocal(transform.getScale());
    }

    private boolean read(FloatBuffer data, int vertex, int vertices, int to) {
        if (vertex < 0 || vertex >= vertices) {
            return false;
        }
        for (int i = 0; i < 3; i++) {
            p[to + i] = data.get(3 * vertex + i);
        }
        return true;
    }

    private double intersect() {
        double e1x = p[3] - p[0];
        double e1y = p[4] - p[1];
        double e1z = p[5] - p[2];
        double e2x = p[6] - p[0];
        double e2y = p[7] - p[1];
        double e2z = p[8] - p[2];
        double hx = direction.y * e2z - direction.z * e2y;
        double hy = direction.z * e2x - direction.x * e2z;
        double hz = direction.x * e2y - direction.y * e2x;
        double scale = 1 / (e1x * hx + e1y * hy + e1z * hz);
        double sx = origin.x - p[0];
        double sy = origin.y - p[1];
        double sz = origin.z - p[2];
        double u = scale * (sx * hx + sy * hy + sz * hz);
        double qx = sy * e1z - sz * e1y;
        double qy = sz * e1x - sx * e1z;
        double qz = sx * e1y - sy * e1x;
        double v = scale * (direction.x * qx + direction.y * qy + direction.z * qz);
        double distance = scale * (e2x * qx + e2y * qy + e2z * qz);
        return u >= 0 && v >= 0 && u + v <= 1 && distance >= 0 ? distance : Double.POSITIVE_INFINITY;
    }
}
