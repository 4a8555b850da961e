package org.jmesat.debug;

import com.jme3.bounding.BoundingVolume;
import com.jme3.effect.ParticleEmitter;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.material.RenderState.TestFunction;
import com.jme3.material.Technique;
import com.jme3.math.Matrix4f;
import com.jme3.math.Ray;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.GeometryComparator;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.List;
import org.jmesat.internal.project.MeshRay;
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
    private final MeshRay triangles = new MeshRay();
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

    /** Aims through a pixel of a picture as large as the window, which the engine shrinks to the view port. */
    void aim(Camera camera, Vector2f point) {
        gui = false;
        projection.set(camera.getViewProjectionMatrix());
        // Like getWorldCoordinates, which creates a matrix at each call.
        inverse.set(projection).invertLocal();
        float x = 2 * point.x / camera.getWidth() - 1;
        float y = 2 * point.y / camera.getHeight() - 1;
        ray.origin.set(x, y, -1);
        far.set(x, y, 1);
        ray.origin.multLocal(1 / inverse.multProj(ray.origin, ray.origin));
        far.multLocal(1 / inverse.multProj(far, far));
        ray.setDirection(far.subtractLocal(ray.origin).normalizeLocal());
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
        double distance = triangles.distance(geometry, ray, state.getFaceCullMode());
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
}
