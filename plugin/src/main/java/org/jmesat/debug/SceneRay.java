package org.jmesat.debug;

import com.jme3.bounding.BoundingVolume;
import com.jme3.effect.ParticleEmitter;
import com.jme3.math.Matrix4f;
import com.jme3.math.Quaternion;
import com.jme3.math.Ray;
import com.jme3.math.Transform;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import java.util.List;
import org.jmesat.internal.scan.LeftOut;

/**
 * Finds the mesh under a pixel: of those that are not culled, the one whose triangle is nearest to the camera. Sky and
 * particles do not count. Spatials are visited top-down, so that stale transforms are refreshed parent first.
 */
final class SceneRay {
    /** Above the z of any GUI. */
    private static final float GUI_TOP = 1e6f;

    private final Ray ray = new Ray();
    private final Matrix4f inverse = new Matrix4f();
    private final Vector3f far = new Vector3f();
    /** The ray in the coordinates of a mesh. */
    private final Vector3f origin = new Vector3f();
    private final Vector3f direction = new Vector3f();
    private final Quaternion inverseRotation = new Quaternion();
    /** The corners of a triangle, x, y and z of each. */
    private final double[] p = new double[9];
    private boolean gui;
    private double nearest;
    private Geometry found;

    /** Aims through a pixel of the window, as a camera sees it. */
    void aim(Camera camera, Vector2f cursor) {
        gui = false;
        // Like getWorldCoordinates, which creates a matrix at each call.
        inverse.set(camera.getViewProjectionMatrix()).invertLocal();
        float x = inView(cursor.x, camera.getWidth(), camera.getViewPortLeft(), camera.getViewPortRight());
        float y = inView(cursor.y, camera.getHeight(), camera.getViewPortBottom(), camera.getViewPortTop());
        ray.origin.set(x, y, -1);
        far.set(x, y, 1);
        ray.origin.multLocal(1 / inverse.multProj(ray.origin, ray.origin));
        far.multLocal(1 / inverse.multProj(far, far));
        ray.setDirection(far.subtractLocal(ray.origin).normalizeLocal());
    }

    /** Returns where a pixel is in the view port: from -1 to 1. */
    private static float inView(float pixel, int size, float from, float to) {
        return (pixel / size - from) / (to - from) * 2 - 1;
    }

    /** Aims down at a point of the GUI, in its pixels. */
    void aimAtGui(float x, float y) {
        gui = true;
        ray.origin.set(x, y, GUI_TOP);
        ray.setDirection(far.set(0, 0, -1));
    }

    /** Returns the nearest geometry, or null. */
    Geometry find(Spatial root) {
        nearest = Double.POSITIVE_INFINITY;
        found = null;
        visit(root);
        Geometry result = found;
        found = null;
        return result;
    }

    private void visit(Spatial spatial) {
        spatial.getWorldTransform();
        if (spatial.getCullHint() == CullHint.Always || !mayHit(spatial)) {
            return;
        }
        if (spatial instanceof Node node) {
            List<Spatial> children = node.getChildren();
            for (int i = 0; i < children.size(); i++) {
                if (!LeftOut.isGenerated(node, children.get(i))) {
                    visit(children.get(i));
                }
            }
        } else if (spatial instanceof Geometry geometry && isShown(geometry)) {
            double distance = distance(geometry, ray);
            if (distance < nearest) {
                nearest = distance;
                found = geometry;
            }
        }
    }

    private boolean isShown(Geometry geometry) {
        Bucket bucket = geometry.getQueueBucket();
        return !(geometry instanceof ParticleEmitter) && bucket != Bucket.Sky && (bucket == Bucket.Gui) == gui;
    }

    /** Returns whether a spatial may be hit, by its bound. */
    boolean mayHit(Spatial spatial) {
        BoundingVolume bound = spatial.getWorldBound();
        return bound != null && bound.intersects(ray);
    }

    /**
     * Returns the distance from a ray's origin to the nearest triangle of a mesh, by Möller and Trumbore's test, in
     * O(triangles); infinite without a hit or without triangles. The engine's own test would leave a search tree with
     * the mesh, which takes long to build and changes what is saved.
     */
    double distance(Geometry geometry, Ray from) {
        Mesh mesh = geometry.getMesh();
        VertexBuffer positions = mesh == null ? null : mesh.getBuffer(Type.Position);
        if (positions == null || positions.getFormat() != Format.Float || positions.getNumComponents() != 3
                || !isOfTriangles(mesh)) {
            return Double.POSITIVE_INFINITY;
        }
        toLocal(geometry, from);
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
    private void toLocal(Geometry geometry, Ray from) {
        origin.set(from.origin);
        direction.set(from.origin).addLocal(from.direction);
        if (!geometry.isIgnoreTransform()) {
            Transform transform = geometry.getWorldTransform();
            inverseRotation.set(transform.getRotation()).inverseLocal();
            toLocal(origin, transform);
            toLocal(direction, transform);
        }
        direction.subtractLocal(origin);
    }

    private void toLocal(Vector3f point, Transform transform) {
        inverseRotation.mult(point.subtractLocal(transform.getTranslation()), point);
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
