package org.jmesat.debug.lemur;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import org.jmesat.debug.PairSelection;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;

/** Where in the window, from left to right, the colliders of the explained pair are seen. */
final class PairOnScreen {
    private final Vector3f world = new Vector3f();
    private final Vector3f screen = new Vector3f();
    private final float[] least = new float[2];
    private final float[] greatest = new float[2];

    /** Finds the pair; returns false if there is none, or it is behind the camera. */
    boolean find(PairSelection selection, Camera camera, ProjectionPlane plane) {
        boolean hasA = find(0, selection.a(), camera, plane);
        boolean hasB = find(1, selection.b(), camera, plane);
        return hasA || hasB;
    }

    private boolean find(int side, Collider collider, Camera camera, ProjectionPlane plane) {
        least[side] = Float.POSITIVE_INFINITY;
        greatest[side] = Float.NEGATIVE_INFINITY;
        int pieces = collider == null || collider.isRemoved() ? 0 : collider.getPieceCount();
        for (int i = 0; i < pieces; i++) {
            PlacedPolygon piece = collider.getPiece(i);
            add(side, piece.minX(), piece.minY(), collider.getElevation(), camera, plane);
            add(side, piece.minX(), piece.maxY(), collider.getElevation(), camera, plane);
            add(side, piece.maxX(), piece.minY(), collider.getElevation(), camera, plane);
            add(side, piece.maxX(), piece.maxY(), collider.getElevation(), camera, plane);
        }
        return least[side] <= greatest[side];
    }

    private void add(int side, double x, double y, float elevation, Camera camera, ProjectionPlane plane) {
        camera.getScreenCoordinates(plane.toWorld((float) x, (float) y, elevation, world), screen);
        if (screen.z >= 0 && screen.z <= 1) {
            least[side] = Math.min(least[side], screen.x);
            greatest[side] = Math.max(greatest[side], screen.x);
        }
    }

    /**
     * Returns how much of the pair a part of the window covers: the sum of both shares, so that a crate counts as much
     * as the floor below it.
     */
    float covered(float from, float to) {
        return share(0, from, to) + share(1, from, to);
    }

    private float share(int side, float from, float to) {
        float width = Math.max(1, greatest[side] - least[side]);
        return Math.max(0, Math.min(greatest[side], to) - Math.max(least[side], from)) / width;
    }
}
