package org.jmesat.debug;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.world.Collider;

/** The box around all pieces of a collider at the last step. One instance reads one collider after the other. */
final class BodyBox {
    private final PlacedPolygon piece = new PlacedPolygon();
    double minX;
    double minY;
    double maxX;
    double maxY;

    /** Reads a collider; returns false if no piece has a vertex. */
    boolean read(Collider collider) {
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < collider.getPieceCount(); i++) {
            if (collider.copyPiece(i, piece).count() > 0) {
                minX = Math.min(minX, piece.minX());
                minY = Math.min(minY, piece.minY());
                maxX = Math.max(maxX, piece.maxX());
                maxY = Math.max(maxY, piece.maxY());
            }
        }
        return minX <= maxX;
    }
}
