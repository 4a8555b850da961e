package org.jmesat.world;

import org.jmesat.geometry.PlacedPolygon;

/** What a user sees of a piece, which few ask for. */
final class PieceView {
    private final PlacedPolygon polygon = new PlacedPolygon();
    /** The store's count of placings when the polygon was taken. */
    private long takenAt = -1;

    PlacedPolygon polygon() {
        return polygon;
    }

    /** Brings the polygon up to date with a slot, unless it is. */
    void update(PieceStore store, int slot) {
        if (takenAt != store.placings()) {
            polygon.take(store.table(), slot);
            takenAt = store.placings();
        }
    }
}
