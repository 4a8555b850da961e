package org.jmesat.testing;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;

/** Places polygons in world coordinates, without a world. */
public final class Placing {
    private Placing() {
    }

    /** The polygon with its local origin at a point. */
    public static PlacedPolygon at(ConvexPolygon polygon, double x, double y) {
        return at(polygon, x, y, 0);
    }

    /** The polygon rotated about its local origin, which is at a point. */
    public static PlacedPolygon at(ConvexPolygon polygon, double x, double y, double angle) {
        return moved(polygon, x, y, angle, 0, 0, 0);
    }

    /** The same polygon in a plane that is then rotated about the world's origin by {@code turn} and moved. */
    public static PlacedPolygon moved(ConvexPolygon polygon, double x, double y, double angle, double turn, double dx,
            double dy) {
        double cos = StrictMath.cos(turn);
        double sin = StrictMath.sin(turn);
        PlacedPolygon placed = new PlacedPolygon();
        placed.setShape(polygon);
        placed.place(dx + cos * x - sin * y, dy + sin * x + cos * y, StrictMath.cos(angle + turn),
                StrictMath.sin(angle + turn));
        return placed;
    }
}
