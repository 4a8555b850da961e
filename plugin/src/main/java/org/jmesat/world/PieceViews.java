package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.geometry.PlacedPolygon;

/** The instances that {@link Collider#getPiece} returns, each created at its first call. */
final class PieceViews {
    private PlacedPolygon[] polygons = {};
    /** For each piece, the count of placings at the time of the copy. */
    private long[] copiedAt = {};

    PlacedPolygon get(int i, Collider collider, long placings) {
        if (i >= polygons.length) {
            polygons = Arrays.copyOf(polygons, collider.getPieceCount());
            copiedAt = Arrays.copyOf(copiedAt, polygons.length);
        }
        if (polygons[i] == null || copiedAt[i] != placings) {
            polygons[i] = polygons[i] == null ? new PlacedPolygon() : polygons[i];
            collider.copyPiece(i, polygons[i]);
            copiedAt[i] = placings;
        }
        return polygons[i];
    }

    /** Drops the instances of removed pieces; a piece added later at the same index gets a new one. */
    void truncate(int count) {
        Arrays.fill(polygons, Math.min(count, polygons.length), polygons.length, null);
    }
}
