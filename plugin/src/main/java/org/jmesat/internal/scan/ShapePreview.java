package org.jmesat.internal.scan;

import com.jme3.bounding.BoundingBox;
import com.jme3.bounding.BoundingSphere;
import com.jme3.bounding.BoundingVolume;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.geometry.Outline;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * Computes what a spatial that is not in the world would be there, for drawing: the outlines of the pieces that it and
 * its subtree would have as colliders, where it is now. A scan of the subtree alone decides. Changes nothing.
 */
final class ShapePreview {
    private ShapePreview() {
    }

    /**
     * Computes the outlines, each as plane x and y of its corners, counter-clockwise. If the spatial would have none,
     * the only one is the box of its bound; there is none if that is not finite.
     *
     * @param mode the mode of colliders that have none of their own
     */
    static List<double[]> compute(Spatial spatial, ProjectionPlane plane, ProjectionMode mode) {
        List<double[]> outlines = new ArrayList<>();
        CollisionWorld world = new CollisionWorld();
        Logger silent = Logger.getAnonymousLogger();
        silent.setLevel(Level.OFF);
        SceneScanner scanner = new SceneScanner(world, silent);
        scanner.setPlane(plane);
        scanner.setMode(mode);
        try {
            scanner.preview(spatial);
            world.step();
            for (Collider collider : world.getColliders()) {
                for (int i = 0; i < collider.getPieceCount(); i++) {
                    outlines.add(Outline.of(collider.getPiece(i)));
                }
            }
            if (outlines.isEmpty()) {
                addBound(spatial.getWorldBound(), plane, outlines);
            }
        } catch (RuntimeException e) {
            // Thrown by a subclass of the game's own: such a spatial has a problem that says so.
            outlines.clear();
        }
        return outlines;
    }

    private static void addBound(BoundingVolume bound, ProjectionPlane plane, List<double[]> outlines) {
        Vector3f extent = bound instanceof BoundingBox box ? box.getExtent(new Vector3f())
                : bound instanceof BoundingSphere sphere
                        ? new Vector3f(sphere.getRadius(), sphere.getRadius(), sphere.getRadius()) : null;
        if (extent == null || !Vector3f.isValidVector(extent) || !Vector3f.isValidVector(bound.getCenter())) {
            return;
        }
        double x = plane.x(bound.getCenter());
        double y = plane.y(bound.getCenter());
        double w = Math.abs(plane.x(extent));
        double h = Math.abs(plane.y(extent));
        outlines.add(new double[] {x - w, y - h, x + w, y - h, x + w, y + h, x - w, y + h});
    }
}
