package org.jmesat.debug;

import com.jme3.bounding.BoundingVolume;
import com.jme3.effect.ParticleEmitter;
import com.jme3.material.Material;
import com.jme3.material.RenderState.FaceCullMode;
import com.jme3.material.RenderState.TestFunction;
import com.jme3.material.RenderState;
import com.jme3.material.Technique;
import com.jme3.math.Matrix3f;
import com.jme3.math.Matrix4f;
import com.jme3.math.Ray;
import com.jme3.math.Transform;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.GeometryComparator;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import java.util.Arrays;
import java.util.List;
import org.jmesat.internal.scan.LeftOut;

/**
 * Finds the meshes under a pixel, in the order in which they are seen: it repeats for this pixel what the engine draws.
 * The uppermost mesh is the one drawn last of those that pass the depth test; the next is the uppermost without it.
 *
 * <p>These rules of the engine are followed: cull hints; the order of buckets; within a bucket, the comparator of the
 * view port's queue, which may be the game's own; among equals, the order in the scene; culled faces, depth test and
 * depth write of materials. Of depth functions, {@code Less} is known; others are taken for {@code LessOrEqual}. In the
 * GUI, all have the same depth.
 *
 * <p>These are not followed: transparency, colour mask, polygon offset, levels of detail, and what a shader moves.
 * Geometries in a batch are taken as if each was drawn by itself. Sky and particles do not count.
 *
 * <p>Spatials are visited top-down, so that stale transforms are refreshed parent first.
 */
final class SceneRay {
    /** Above the z of any GUI. */
    private static final float GUI_TOP = 1e6f;
    /**
     * Depths from −1 to 1 are taken as equal up to two steps of a depth buffer of 24 bits: below that, rounding decides
     * in the engine, too.
     */
    private static final double SAME_DEPTH = 4.0 / (1 << 24);
    private static final VarHandle ADDITIONAL_STATE = findAdditionalState();

    private final Ray ray = new Ray();
    private final Matrix4f projection = new Matrix4f();
    private final Matrix4f inverse = new Matrix4f();
    private final Vector3f far = new Vector3f();
    /** The ray in the coordinates of a mesh. */
    private final double[] origin = new double[3];
    private final double[] direction = new double[3];
    private final Matrix3f rotation = new Matrix3f();
    /** The corners of a triangle, x, y and z of each. */
    private final double[] p = new double[9];
    private final RenderState merged = new RenderState();
    private boolean gui;
    /** The meshes found; the uppermost is the last one. */
    private Hit[] hits = new Hit[0];
    private int count;

    /** A mesh under the pixel, with its depth from −1 to 1 and what its material says on depth. */
    private static final class Hit {
        private Geometry geometry;
        private double depth;
        private boolean tests;
        private boolean writes;
        private boolean atSameDepth;

        boolean passes(double drawn) {
            return !tests || depth <= drawn + (atSameDepth ? SAME_DEPTH : -SAME_DEPTH);
        }
    }

    /** The engine's getter gives a state to a material that has none, which would be saved. */
    private static VarHandle findAdditionalState() {
        try {
            return MethodHandles.privateLookupIn(Material.class, MethodHandles.lookup())
                    .findVarHandle(Material.class, "additionalState", RenderState.class);
        } catch (ReflectiveOperationException | RuntimeException e) {
            // The engine is a module that is not open to us, or has changed: only the material definition counts.
            return null;
        }
    }

    /** Aims through a pixel of the window, as a camera sees it. */
    void aim(Camera camera, Vector2f cursor) {
        gui = false;
        projection.set(camera.getViewProjectionMatrix());
        // Like getWorldCoordinates, which creates a matrix at each call.
        inverse.set(projection).invertLocal();
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

    /** Finds the meshes that are drawn in a view port, and returns how many there are. */
    int find(Spatial root, ViewPort viewPort) {
        clear();
        visit(root);
        sortAsDrawn(viewPort);
        for (int remaining = count; remaining > 1; remaining--) {
            raiseUppermost(remaining);
        }
        return count;
    }

    /** Returns a mesh that was found; 0 is the uppermost. */
    Geometry get(int i) {
        return hits[count - 1 - i].geometry;
    }

    /** Forgets what was found, so that it can be garbage collected. */
    void clear() {
        for (int i = 0; i < count; i++) {
            hits[i].geometry = null;
        }
        count = 0;
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
            add(geometry);
        }
    }

    private boolean isShown(Geometry geometry) {
        Bucket bucket = geometry.getQueueBucket();
        return !(geometry instanceof ParticleEmitter) && bucket != Bucket.Sky && (bucket == Bucket.Gui) == gui
                && geometry.getMaterial() != null;
    }

    private void add(Geometry geometry) {
        RenderState state = state(geometry.getMaterial());
        double distance = distance(geometry, ray, state.getFaceCullMode());
        double depth = gui ? 0 : depth(distance);
        // A mesh beyond the far plane is not drawn.
        if (distance == Double.POSITIVE_INFINITY || depth > 1) {
            return;
        }
        if (count == hits.length) {
            hits = Arrays.copyOf(hits, count + 1);
            hits[count] = new Hit();
        }
        Hit hit = hits[count++];
        hit.geometry = geometry;
        hit.depth = depth;
        hit.tests = state.isDepthTest();
        hit.writes = hit.tests && state.isDepthWrite();
        hit.atSameDepth = state.getDepthFunc() != TestFunction.Less;
    }

    /** Merges what a material says with its definition, as the engine does. */
    private RenderState state(Material material) {
        Technique technique = material.getActiveTechnique();
        RenderState state = technique == null ? null : technique.getDef().getRenderState();
        return (state == null ? RenderState.DEFAULT : state).copyMergedTo(
                ADDITIONAL_STATE == null ? null : (RenderState) ADDITIONAL_STATE.get(material), merged);
    }

    private double depth(double distance) {
        double x = ray.origin.x + distance * ray.direction.x;
        double y = ray.origin.y + distance * ray.direction.y;
        double z = ray.origin.z + distance * ray.direction.z;
        Matrix4f m = projection;
        return (m.m20 * x + m.m21 * y + m.m22 * z + m.m23) / (m.m30 * x + m.m31 * y + m.m32 * z + m.m33);
    }

    /** An insertion sort, which keeps the order in the scene among equals. */
    private void sortAsDrawn(ViewPort viewPort) {
        for (int i = 1; i < count; i++) {
            Hit hit = hits[i];
            int at = i;
            for (; at > 0 && compare(hits[at - 1].geometry, hit.geometry, viewPort) > 0; at--) {
                hits[at] = hits[at - 1];
            }
            hits[at] = hit;
        }
    }

    /** Buckets are declared in the order in which they are drawn, but for that of the GUI, which is drawn alone. */
    private static int compare(Geometry a, Geometry b, ViewPort viewPort) {
        Bucket bucket = a.getQueueBucket();
        if (bucket != b.getQueueBucket()) {
            return bucket.compareTo(b.getQueueBucket());
        }
        GeometryComparator comparator = viewPort.getQueue().getGeometryComparator(bucket);
        comparator.setCamera(viewPort.getCamera());
        int order = comparator.compare(a, b);
        // The comparator has stored distances, which the engine would not compute again.
        a.queueDistance = Float.NEGATIVE_INFINITY;
        b.queueDistance = Float.NEGATIVE_INFINITY;
        return order;
    }

    /** Draws the first hits, and moves the one that is seen behind the others of them. */
    private void raiseUppermost(int remaining) {
        int uppermost = 0;
        double drawn = Double.POSITIVE_INFINITY;
        for (int i = 0; i < remaining; i++) {
            if (hits[i].passes(drawn)) {
                uppermost = i;
                drawn = hits[i].writes ? hits[i].depth : drawn;
            }
        }
        Hit hit = hits[uppermost];
        System.arraycopy(hits, uppermost + 1, hits, uppermost, remaining - 1 - uppermost);
        hits[remaining - 1] = hit;
    }

    /** Returns whether a spatial may be hit, by its bound. */
    boolean mayHit(Spatial spatial) {
        BoundingVolume bound = spatial.getWorldBound();
        return bound != null && bound.intersects(ray);
    }

    /**
     * Returns the distance from a ray's origin to the nearest triangle of a mesh, by Möller and Trumbore's test, in
     * O(triangles); infinite without a hit or without triangles. Culled faces are not hit. The engine's own test would
     * leave a search tree with the mesh, which takes long to build and changes what is saved.
     */
    double distance(Geometry geometry, Ray from, FaceCullMode culled) {
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
        boolean strip = mesh.getMode() == Mesh.Mode.TriangleStrip;
        double side = culled == FaceCullMode.Back ? 1 : culled == FaceCullMode.Front ? -1
                : culled == FaceCullMode.Off ? 0 : Double.NaN;
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i + 2 < corners; i += separate ? 3 : 1) {
            boolean complete = read(data, index(indices, fan ? 0 : i), vertices, 0)
                    && read(data, index(indices, i + 1), vertices, 3) && read(data, index(indices, i + 2), vertices, 6);
            double distance = complete ? intersect(strip && i % 2 == 1 ? -side : side) : Double.POSITIVE_INFINITY;
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
        Transform transform = geometry.isIgnoreTransform() ? Transform.IDENTITY : geometry.getWorldTransform();
        Vector3f translation = transform.getTranslation();
        transform.getRotation().toRotationMatrix(rotation);
        toLocal((double) from.origin.x - translation.x, (double) from.origin.y - translation.y,
                (double) from.origin.z - translation.z, transform.getScale(), origin);
        toLocal(from.direction.x, from.direction.y, from.direction.z, transform.getScale(), direction);
    }

    /** In doubles, so that meshes at the same depth are found at the same distance. */
    private void toLocal(double x, double y, double z, Vector3f scale, double[] local) {
        for (int i = 0; i < 3; i++) {
            local[i] = (rotation.get(0, i) * x + rotation.get(1, i) * y + rotation.get(2, i) * z) / scale.get(i);
        }
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
