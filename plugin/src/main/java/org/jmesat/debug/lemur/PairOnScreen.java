package org.jmesat.debug.lemur;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import org.jmesat.debug.PairSelection;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;

/** The boxes in the window in which the colliders of the explained pair are seen. */
final class PairOnScreen {
    private final Vector3f world = new Vector3f();
    private final Vector3f screen = new Vector3f();
    /** Left, lower, right and upper side of A and of B. */
    private final float[] boxA = new float[4];
    private final float[] boxB = new float[4];

    /** Finds the pair; returns false if there is none, or it is behind the camera. */
    boolean find(PairSelection selection, Camera camera, ProjectionPlane plane) {
        find(boxA, selection.a(), camera, plane);
        find(boxB, selection.b(), camera, plane);
        return boxA[0] <= boxA[2] || boxB[0] <= boxB[2];
    }

    private void find(float[] box, Collider collider, Camera camera, ProjectionPlane plane) {
        box[0] = Float.POSITIVE_INFINITY;
        box[1] = Float.POSITIVE_INFINITY;
        box[2] = Float.NEGATIVE_INFINITY;
        box[3] = Float.NEGATIVE_INFINITY;
        int pieces = collider == null || collider.isRemoved() ? 0 : collider.getPieceCount();
        for (int i = 0; i < 4 * pieces; i++) {
            PlacedPolygon piece = collider.getPiece(i / 4);
            double x = (i & 1) == 0 ? piece.minX() : piece.maxX();
            double y = (i & 2) == 0 ? piece.minY() : piece.maxY();
            plane.toWorld((float) x, (float) y, collider.getElevation(), world);
            camera.getScreenCoordinates(world, screen);
            if (screen.z >= 0 && screen.z <= 1) {
                box[0] = Math.min(box[0], screen.x);
                box[1] = Math.min(box[1], screen.y);
                box[2] = Math.max(box[2], screen.x);
                box[3] = Math.max(box[3], screen.y);
            }
        }
    }

    /**
     * Returns how much of the pair a part of the window covers: the sum of both shares, so that a crate counts as much
     * as the floor below it.
     */
    float covered(float left, float right, float lower, float upper) {
        return share(boxA[0], boxA[2], left, right) * share(boxA[1], boxA[3], lower, upper)
                + share(boxB[0], boxB[2], left, right) * share(boxB[1], boxB[3], lower, upper);
    }

    private static float share(float min, float max, float from, float to) {
        return Math.max(0, Math.min(max, to) - Math.max(min, from)) / Math.max(1, max - min);
    }
}
