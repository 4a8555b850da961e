package org.jmesat.debug;

import com.jme3.bounding.BoundingVolume;
import com.jme3.effect.ParticleEmitter;
import com.jme3.math.Matrix4f;
import com.jme3.math.Ray;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.Spatial;
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
    private final TriangleRay triangles = new TriangleRay();
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
            double distance = triangles.distance(geometry, ray);
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
}
