package org.jmesat.debug;

import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** The corners of a piece's outline, with chords instead of arcs. One instance reads one piece after the other. */
final class Corners {
    private final PlacedPolygon placed = new PlacedPolygon();
    /** x and y of each corner, counter-clockwise; the array may be longer. */
    double[] xy = new double[16];
    /** The number of corners: 2 for a segment, 1 for a point, 0 for an empty piece. */
    int count;
    /** Their box. */
    double minX;
    double minY;
    double maxX;
    double maxY;

    void read(PlacedPolygon piece) {
        count = Outline.write(piece, xy);
        if (xy.length < 2 * count) {
            xy = Outline.of(piece);
        }
        computeBox();
    }

    /** Reads a piece of a collider. */
    void read(Collider collider, int piece) {
        // For most pieces: to copy a piece, which knows much more, takes twice as long.
        count = WorldAccess.<CollisionWorld, Collider>get().copyCorners(collider, piece, xy);
        if (count == 0 || xy.length < 2 * count) {
            read(collider.copyPiece(piece, placed));
        } else {
            computeBox();
        }
    }

    private void computeBox() {
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < 2 * count; i += 2) {
            minX = Math.min(minX, xy[i]);
            minY = Math.min(minY, xy[i + 1]);
            maxX = Math.max(maxX, xy[i]);
            maxY = Math.max(maxY, xy[i + 1]);
        }
    }
}
