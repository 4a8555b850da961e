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
    /** Of A and of B. */
    private final float[] minX = new float[2];
    private final float[] minY = new float[2];
    private final float[] maxX = new float[2];
    private final float[] maxY = new float[2];

    /** Finds the pair; returns false if there is none, or it is behind the camera. */
    boolean find(PairSelection selection, Camera camera, ProjectionPlane plane) {
        boolean hasA = find(0, selection.a(), camera, plane);
        boolean hasB = find(1, selection.b(), camera, plane);
        return hasA || hasB;
    }

    private boolean find(int side, Collider collider, Camera camera, ProjectionPlane plane) {
        minX[side] = Float.POSITIVE_INFINITY;
        minY[side] = Float.POSITIVE_INFINITY;
        maxX[side] = Float.NEGATIVE_INFINITY;
        maxY[side] = Float.NEGATIVE_INFINITY;
        int pieces = collider == null || collider.isRemoved() ? 0 : collider.getPieceCount();
        for (int i = 0; i < pieces; i++) {
            PlacedPolygon piece = collider.getPiece(i);
            add(side, piece.minX(), piece.minY(), collider.getElevation(), camera, plane);
            add(side, piece.minX(), piece.maxY(), collider.getElevation(), camera, plane);
            add(side, piece.maxX(), piece.minY(), collider.getElevation(), camera, plane);
            add(side, piece.maxX(), piece.maxY(), collider.getElevation(), camera, plane);
        }
        return minX[side] <= maxX[side];
    }

    private void add(int side, double x, double y, float elevation, Camera camera, ProjectionPlane plane) {
        camera.getScreenCoordinates(plane.toWorld((float) x, (float) y, elevation, world), screen);
        if (screen.z >= 0 && screen.z <= 1) {
            minX[side] = Math.min(minX[side], screen.x);
            minY[side] = Math.min(minY[side], screen.y);
            maxX[side] = Math.max(maxX[side], screen.x);
            maxY[side] = Math.max(maxY[side], screen.y);
        }
    }

    /**
     * Returns how much of the pair a part of the window covers: the sum of both shares, so that a crate counts as much
     * as the floor below it.
     */
    float covered(float left, float right, float lower, float upper) {
        float sum = 0;
        for (int i = 0; i < 2; i++) {
            sum += share(minX[i], maxX[i], left, right) * share(minY[i], maxY[i], lower, upper);
        }
        return sum;
    }

    private static float share(float min, float max, float from, float to) {
        return Math.max(0, Math.min(max, to) - Math.max(min, from)) / Math.max(1, max - min);
    }
}
