package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.world.Collider;

/** A collider in the pushes of a tick. */
final class PushSide {
    /** Anchor of what stands only because the game has put it there. */
    static final int PUT = 1;
    /** Anchor of what is fixed. */
    static final int FIXED = 3;

    Collider collider;
    PushBody body;
    /** Whether it is in the list of its body. */
    boolean isAttached;
    /** What holds it in place: {@link #FIXED}, {@link #PUT}, or 0 if pushes move it. */
    int anchor;
    /** The root of the scene graph that it is in; null if it has no spatial. */
    Spatial top;
    /** How far the game has moved it since the step, in world units; NaN if it is nowhere. */
    double movedX;
    double movedY;
    /** Its bounds at the step. */
    double minX;
    double minY;
    double maxX;
    double maxY;

    void open(Collider newCollider, PushBody newBody) {
        collider = newCollider;
        body = newBody;
        isAttached = false;
        anchor = collider.isFixed() ? FIXED : body.mobility == 0 ? PUT : 0;
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < collider.getPieceCount(); i++) {
            PlacedPolygon piece = collider.getPiece(i);
            minX = Math.min(minX, piece.minX());
            minY = Math.min(minY, piece.minY());
            maxX = Math.max(maxX, piece.maxX());
            maxY = Math.max(maxY, piece.maxY());
        }
    }

    void close() {
        collider = null;
        body = null;
        top = null;
    }

    /** How far the game and the pushes have moved it since the step. */
    double x() {
        return movedX + body.x();
    }

    double y() {
        return movedY + body.y();
    }
}
