package org.jmesat.debug;

import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;

/** The corners of a piece's outline, with chords instead of arcs. One instance reads one piece after the other. */
final class Corners {
    /** x and y of each corner, counter-clockwise; the array may be longer. */
    double[] xy = new double[16];
    /** The number of corners: 2 for a segment, 1 for a point. */
    int count;

    void read(PlacedPolygon piece) {
        count = Outline.write(piece, xy);
        if (xy.length < 2 * count) {
            xy = Outline.of(piece);
        }
    }
}
