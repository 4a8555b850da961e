package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;

/**
 * Where a polygon was placed, found again from what it keeps, its angle and its centre. Placing the same local form
 * there gives the same bits.
 */
record Placement(double originX, double originY, double cos, double sin) {
    static Placement of(PlacedPolygon placed) {
        PolygonBuffer shape = placed.shape();
        double cos = placed.cos();
        double sin = placed.sin();
        double dx = cos * shape.centerX() - sin * shape.centerY();
        double dy = sin * shape.centerX() + cos * shape.centerY();
        return new Placement(FloatCoordinates.move(dx, placed.centerX()), FloatCoordinates.move(dy, placed.centerY()),
                cos, sin);
    }

    void place(PlacedPolygon shape) {
        shape.place(originX, originY, cos, sin);
    }
}
