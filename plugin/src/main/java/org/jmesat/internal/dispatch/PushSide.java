package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import org.jmesat.control.PushApart;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.world.Collider;

/** A collider in the pushes of a tick. */
final class PushSide {
    Collider collider;
    Spatial spatial;
    /** The root of the scene graph that it is in. */
    Spatial top;
    /** The nearest control at or above the spatial, or null. */
    PushApart control;
    PushBody body;
    /** Whether no push moves it. */
    boolean isPlaced;
    /** Whether it is in a pair, and so among the sides of its body. */
    boolean isAttached;
    /** How far the game has moved it since the step, in world units; NaN if it is nowhere. */
    double movedX;
    double movedY;

    void close() {
        isAttached = false;
        collider = null;
        spatial = null;
        top = null;
        control = null;
        body = null;
    }

    /** How far the game and the pushes have moved it since the step. */
    double x() {
        return movedX + body.x();
    }

    double y() {
        return movedY + body.y();
    }

    /** Copies its box at the step: least x and y, greatest x and y. */
    void copyBox(double[] store) {
        store[0] = Double.POSITIVE_INFINITY;
        store[1] = Double.POSITIVE_INFINITY;
        store[2] = Double.NEGATIVE_INFINITY;
        store[3] = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < collider.getPieceCount(); i++) {
            PlacedPolygon piece = collider.getPiece(i);
            store[0] = Math.min(store[0], piece.minX());
            store[1] = Math.min(store[1], piece.minY());
            store[2] = Math.max(store[2], piece.maxX());
            store[3] = Math.max(store[3], piece.maxY());
        }
    }
}
